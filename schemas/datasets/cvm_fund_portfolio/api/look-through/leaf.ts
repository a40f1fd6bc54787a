import { toExactNumber, toUnits, ExactNumber } from '../../../../core/exact-number.ts'
import type { AddSource } from '../../../../api/provenance.ts'
import type { Row, Value } from '../../../../api/endpoint.ts'
import type { WorkBudget } from '../../../../core/work-budget.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { takePart } from '../../../../fund/api/look-through/fraction.ts'
import type { Picked } from '../../../../fund/api/look-through/page-picker.ts'
import type { HeldLine } from '../lines/packed-line.ts'
import { dropNulls } from '../../../../fund/api/fund.ts'
import type { WalkStop } from '../../../../fund/api/look-through/walk.ts'

const NO_QUANTITY = new ExactNumber('0.000000')
const NO_VALUE = new ExactNumber('0.00')

/** Figures of the whole position of the holder, instead of the root's part. */
const FIGURES_OF_HOLDER = new Set(['filed_value', 'foreign_quantity', 'foreign_value'])

/** Makes the leaves of a page, in order. `lines` has all lines of each fund, as a portfolio lists them. */
export async function makeLeaves(
  picked: readonly Picked[],
  lines: ReadonlyMap<string, readonly HeldLine[]>,
  shareOf: ExactNumber | null,
  work: WorkBudget,
  sourced: AddSource,
  reference_date: string,
  isAsked: LeafTest | null = null,
): Promise<Row[]> {
  const leaves: KeyedLeaf[] = []
  for (const each of picked) {
    const own = lines.get(each.stop.holder.cnpj) ?? []
    leaves.push(...leavesAt(each, own, { shareOf, sourced, reference_date, isAsked }))
    if (work.spend(own.length + UNITS_A_LEAF * (each.to - each.from))) await work.rest()
  }
  return Promise.all(leaves.map(async ({ key, fields }) => ({ id: await hashLeafKey(key), ...fields })))
}

const UNITS_A_LEAF = 100

/**
 * Leaf with its unique `key`: the followed quota lines, then its own line. A path of CNPJs could mean several leaves.
 */
interface KeyedLeaf {
  readonly key: string
  readonly fields: Row
}

/** True if the request includes a leaf of the line. */
export type LeafTest = (line: HeldLine) => boolean

interface OfAnswer {
  readonly shareOf: ExactNumber | null
  readonly sourced: AddSource
  /** Last day of the month of the look-through. */
  readonly reference_date: string
  /** Choice of leaves, or null for all. With a choice, the remainder of expanded lines is left out. */
  readonly isAsked: LeafTest | null
}

/** Place of the leaves of a stop, made once for all of them. */
interface LeafPlace {
  readonly stop: WalkStop
  readonly path: readonly string[]
  readonly followed: readonly string[]
}

/** Makes only the leaves of the page: a fund can have far more. */
function leavesAt({ stop, from, to }: Picked, lines: readonly HeldLine[], ofAnswer: OfAnswer): KeyedLeaf[] {
  const { expanded, unexpanded } = stop
  const reasons = new Map<string, string>(unexpanded.map(({ line, why }) => [line.id, why]))
  const own = lines.filter(({ id }) => !expanded.has(id))
  const count = own.length + (stop.reconciliation === 0n ? 0 : 1)
  if (count !== stop.leafCount) {
    throw new Error(`${stop.holder.cnpj} has ${String(count)} leaves where ${String(stop.leafCount)} were counted`)
  }
  const place = { stop, path: stop.path, followed: stop.way.followed }
  const { isAsked } = ofAnswer
  const between = own.slice(from, to)
  const asked = isAsked === null ? between : between.filter(isAsked)
  const shown = asked.map((line) => makeLeaf(line, reasons.get(line.id) ?? 'direct', place, ofAnswer))
  return to > own.length && isAsked === null ? [...shown, reconciliationAt(place, ofAnswer)] : shown
}

function makeLeaf(
  line: HeldLine,
  resolution: string,
  place: LeafPlace,
  { shareOf, sourced, reference_date }: OfAnswer,
): KeyedLeaf {
  const { source } = sourced(line)
  const value = scaled(line['final_position_value'], 2, place)
  return {
    key: [...place.followed, line.id].join('/'),
    fields: {
      application_type: line['application_type'] ?? '',
      asset_type: line['asset_type'] ?? '',
      related_issuer: line['related_issuer'] ?? false,
      business_type: line['business_type'] ?? '',
      ...figures(scaled(line['final_position_quantity'], 6, place) ?? NO_QUANTITY, value),
      confidentiality_deadline: line['confidentiality_deadline'] ?? null,
      portfolio_share_percent: shareOf && value ? sharePercent(value, shareOf) : null,
      metainfo: metainfoAt(line.metainfo, place),
      ...whereabouts(place, resolution),
      ...describePeriod(place, line.metainfo, reference_date),
      ...(source !== undefined && { source }),
    },
  }
}

function reconciliationAt(place: LeafPlace, { shareOf, reference_date }: OfAnswer): KeyedLeaf {
  const value = toExactNumber(place.stop.reconciliation, 2)
  return {
    key: [...place.followed, 'reconciliation'].join('/'),
    fields: {
      application_type: '',
      asset_type: '',
      related_issuer: false,
      business_type: '',
      ...figures(NO_QUANTITY, value),
      confidentiality_deadline: null,
      portfolio_share_percent: shareOf ? sharePercent(value, shareOf) : null,
      metainfo: { block: '', category: 'reconciliation', is_investment: false, fund_cnpj: place.stop.holder.cnpj },
      ...whereabouts(place, 'reconciliation'),
      ...describePeriod(place, {}, reference_date),
    },
  }
}

function figures(quantity: ExactNumber, value: ExactNumber | null): Row {
  return {
    sales_quantity: NO_QUANTITY,
    sales_value: NO_VALUE,
    purchases_quantity: NO_QUANTITY,
    purchases_value: NO_VALUE,
    final_position_quantity: quantity,
    final_position_value: value,
    final_position_cost: null,
  }
}

function whereabouts({ path }: LeafPlace, resolution: string): Row {
  return { depth: path.length - 1, path, resolution }
}

/** Describes the report of a line and its age. The assets of a fund can come from an older report than its balance. */
function describePeriod({ path, stop }: LeafPlace, metainfo: Row, reference_date: string): Row {
  const { report } = stop.holder
  return {
    report_source: report?.source ?? 'cda',
    source_period: metainfo['report_date'] ?? report?.date ?? reference_date,
    age_months: metainfo['report_age_months'] ?? report?.ageMonths ?? 0,
    // Losses reach subordinated quotas first, and the line with the fund does not name its series, so that only a fund
    // with one series is exact.
    is_approximate: path.length > 1 && report?.source === 'fidc_month' && metainfo['live_series'] !== 1,
  }
}

/** Takes the root's part of a figure, rounded once. */
function scaled(figure: Value | undefined, decimals: number, { stop }: LeafPlace): ExactNumber | null {
  return figure instanceof ExactNumber
    ? toExactNumber(takePart(stop.part, toUnits(figure.text, decimals)), decimals)
    : null
}

function metainfoAt(metainfo: Row, { path }: LeafPlace): Row {
  return path.length === 1 ? dropNulls(metainfo) : metainfoBelow(metainfo)
}

/** Drops the figures of the holder's own position. */
export function metainfoBelow(metainfo: Row): Row {
  return Object.fromEntries(Object.entries(dropNulls(metainfo)).filter(([name]) => !FIGURES_OF_HOLDER.has(name)))
}

/** Takes the first 80 bits of a sha256, as in the ids of lines. */
async function hashLeafKey(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return Array.from(new Uint8Array(digest, 0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
