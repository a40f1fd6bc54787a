import { exactOf, unitsOf } from '../exact-number.ts'
import type { ExactNumber, Row, Snapshot } from '../../schemas/api/endpoint.ts'
import type { Month } from '../../schemas/core/month.ts'
import { type Page, pageOf } from '../../schemas/api/page.ts'
import { mapInTurns, sortInTurns, type Work } from '../work-budget.ts'
import { sharePercent } from '../../schemas/fund/api/share.ts'
import { byHolder } from './by-holder.ts'
import { amountOf } from './fraction.ts'
import { magnitude } from './graph.ts'
import { type HeldLine, metainfoBelow } from '../../schemas/datasets/cvm_fund_portfolio/api/look-through/leaf.ts'
import type { Stop } from './walk.ts'

const ASSETS = new URL(
  '../../schemas/datasets/cvm_fund_portfolio/api/look-through/look_through_assets.sql',
  import.meta.url,
)

/** A line as what counts for its asset; quantity in millionths, value in cents. */
export interface AssetLine {
  readonly cnpj: string
  readonly id: string
  readonly key: string
  readonly quantity: bigint
  readonly value: bigint
}

const UNITS_A_LINE = 4

/** The lines of each of these funds. */
export async function assetLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<Map<string, AssetLine[]>> {
  const rows = (await snapshot.query(ASSETS, { cnpjs }, [month])) as unknown as AssetRow[]
  return byHolder(await mapInTurns(snapshot.work, rows, UNITS_A_LINE, assetLineOf))
}

/** A row of `look_through_assets.sql`. */
interface AssetRow {
  readonly cnpj: string
  readonly id: string
  readonly asset_key: string
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}

function assetLineOf({ cnpj, id, asset_key, quantity, value }: AssetRow): AssetLine {
  return { cnpj, id, key: asset_key, quantity: unitsOf(quantity.text, 6), value: unitsOf(value.text, 2) }
}

/** What a fund holds of an asset, over all paths. */
export interface AssetSum {
  readonly key: string
  quantity: bigint
  value: bigint
  paths: number
  /** The line with the greatest part in it, which describes the asset; none for the reconciliation. */
  line: Pick<AssetLine, 'cnpj' | 'id'> | null
}

interface Counting extends AssetSum {
  largest: bigint
  last: Stop | null
}

const RECONCILIATION = 'reconciliation'

/** Adds the leaves of a walk up by asset, long and short netted. */
export class AssetCount {
  readonly #lines: ReadonlyMap<string, readonly AssetLine[]>
  readonly #sums = new Map<string, Counting>()

  constructor(lines: ReadonlyMap<string, readonly AssetLine[]>) {
    this.#lines = lines
  }

  unitsAt({ holder }: Stop): number {
    return UNITS_A_LINE * (this.#lines.get(holder.cnpj)?.length ?? 0)
  }

  add(stop: Stop): void {
    for (const line of this.#lines.get(stop.holder.cnpj) ?? []) {
      if (stop.expanded.has(line.id)) continue
      this.#addLeaf(line.key, stop, amountOf(stop.part, line.value), amountOf(stop.part, line.quantity), line)
    }
    if (stop.reconciliation !== 0n) this.#addLeaf(RECONCILIATION, stop, stop.reconciliation, 0n, null)
  }

  /** The largest first, by magnitude, then by key. */
  async page(page: Page, work: Work): Promise<AssetSum[]> {
    return pageOf(await sortInTurns(work, [...this.#sums.values()], largestFirst), page)
  }

  #addLeaf(key: string, stop: Stop, value: bigint, quantity: bigint, line: AssetSum['line']): void {
    const known = this.#sums.get(key)
    const sum = known ?? { key, quantity: 0n, value: 0n, paths: 0, line, largest: -1n, last: null }
    if (known === undefined) this.#sums.set(key, sum)
    sum.value += value
    sum.quantity += quantity
    // A fund can have several lines of an asset; that is one path.
    if (sum.last !== stop) sum.paths += 1
    sum.last = stop
    if (magnitude(value) > sum.largest) {
      sum.largest = magnitude(value)
      sum.line = line
    }
  }
}

function largestFirst(a: AssetSum, b: AssetSum): number {
  const [left, right] = [magnitude(a.value), magnitude(b.value)]
  if (left !== right) return left > right ? -1 : 1
  return a.key < b.key ? -1 : 1
}

/** What names an asset, the most telling first. */
const NAMES = [
  'fund_name',
  'asset_description',
  'foreign_description',
  'swap_description',
  'bond_type',
  'issuer_name',
] as const

/** `line` describes the asset. */
export function assetOf(sum: AssetSum, line: HeldLine | null, shareOf: ExactNumber | null): Row {
  const value = exactOf(sum.value, 2)
  const metainfo = line ? metainfoBelow(line.metainfo) : { block: '', category: RECONCILIATION, is_investment: false }
  return {
    asset_key: sum.key,
    application_type: line?.['application_type'] ?? '',
    asset_type: line?.['asset_type'] ?? '',
    name: nameOf(metainfo),
    quantity: exactOf(sum.quantity, 6),
    value,
    share_percent: shareOf ? sharePercent(value, shareOf) : null,
    paths: sum.paths,
    metainfo,
  }
}

/** What a line calls its asset; nothing where it names none. */
export function nameOf(metainfo: Row): string {
  const name = NAMES.map((each) => metainfo[each]).find((each) => typeof each === 'string')
  return name ?? ''
}
