import { toUnits, type ExactNumber } from '../../../../core/exact-number.ts'
import { Amounts, NO_AMOUNTS } from '../../../../fund/api/look-through/amounts.ts'
import { type Holder, largestQuotaFirst, type QuotaLine } from '../../../../fund/api/look-through/graph.ts'
import { mapInTurns } from '../../../../core/work-budget.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { ROW_SEPARATOR, VALUE_SEPARATOR } from '../../../../core/value-text.ts'
import { LineCache } from '../../../../fund/api/line-cache.ts'
import { cacheMonths } from '../../../../fund/api/month-cache.ts'
import { isInMemory, MONTHS_IN_MEMORY } from '../months-in-memory.ts'
import { withReportedNavs } from './reported-navs.ts'

/** Query for every class that some classes lead to, or for every class. */
const GRAPH_BELOW = new URL('look_through_graph.sql', import.meta.url)

/** Row of `look_through_graph.sql`. */
interface ReachedRow {
  readonly cnpj: string
  readonly nav_value: ExactNumber | null
  readonly total_portfolio_value: ExactNumber
  readonly is_confidential: boolean
  /** Decimals, separated by spaces. */
  readonly direct_values: string
  /**
   * Lines of six values: id, the filed name of the held class or `-`, value, whether abroad, whether confidential,
   * quantity.
   */
  readonly quotas: string
}

/** Class of a month with its lines as text, which needs a tenth of the memory. */
export interface FiledText {
  readonly cnpj: string
  readonly nav: bigint | null
  readonly total: bigint
  readonly isConfidential: boolean
  readonly directValues: string
  readonly quotas: string
}

/** Reads every class that filed lines for a month. A full month has 8 MB of text. */
export const readFiledTexts = cacheMonths(readMonth, { most: MONTHS_IN_MEMORY })

/**
 * Reads the classes with lines for a month that some classes lead to. Because the links between classes are the same
 * for every request, those of the newest months are all in memory; for older months a query finds the needed part.
 */
export async function readFiledHolders(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, Holder>> {
  if (isInMemory(snapshot, month)) {
    return followQuotas(snapshot, await readFiledTexts(snapshot, month), cnpjs, month)
  }
  const rows = await readRows(snapshot, cnpjs, month)
  const holders = await mapInTurns(snapshot.work, rows, unitsOfText, readHolder)
  return withReportedNavs(snapshot, holders, month)
}

async function readMonth(snapshot: Snapshot, month: Month): Promise<ReadonlyMap<string, FiledText>> {
  const rows = await readRows(snapshot, null, month)
  return withReportedNavs(snapshot, rows, month)
}

async function readRows(snapshot: Snapshot, cnpjs: readonly string[] | null, month: Month): Promise<FiledText[]> {
  const rows = (await snapshot.query(GRAPH_BELOW, { cnpjs }, [month])) as unknown as ReachedRow[]
  return rows.map((row) => ({
    cnpj: row.cnpj,
    nav: row.nav_value && toUnits(row.nav_value.text, 2),
    total: toUnits(row.total_portfolio_value.text, 2),
    isConfidential: row.is_confidential,
    directValues: row.direct_values,
    quotas: row.quotas,
  }))
}

/** Most kept lines of recently followed classes: a quota takes some 200 bytes, any other line 8. */
const MOST_LINES = 100_000
const kept = new LineCache<Holder>(MOST_LINES, ({ quotas, directValues }) => quotas.length + directValues.length / 8)
const UNITS_A_KNOWN = 5

/** Reads some classes and all classes that their quotas lead to. */
async function followQuotas(
  snapshot: Snapshot,
  filed: ReadonlyMap<string, FiledText>,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, Holder>> {
  const { work } = snapshot
  const cache = kept.of(snapshot, month)
  const holders = new Map<string, Holder>()
  const wanted = [...cnpjs]
  for (let cnpj = wanted.pop(); cnpj !== undefined; cnpj = wanted.pop()) {
    const text = filed.get(cnpj)
    if (text === undefined || holders.has(cnpj)) continue
    const known = cache.find(cnpj)
    const holder = known ?? readHolder(text)
    holders.set(cnpj, holder)
    for (const { target } of holder.quotas) if (target !== null && !holders.has(target)) wanted.push(target)
    if (known === undefined) cache.add(cnpj, holder)
    if (work.spend(known === undefined ? unitsOfText(text) : UNITS_A_KNOWN)) await work.rest()
  }
  return holders
}

/** Estimates the work of a text, whose values take some ten characters each. */
function unitsOfText({ directValues, quotas }: FiledText): number {
  return 5 + Math.ceil((directValues.length + quotas.length) / 10)
}

export function readHolder({ cnpj, nav, total, isConfidential, directValues, quotas }: FiledText): Holder {
  return {
    cnpj,
    nav,
    total,
    isConfidential,
    directValues: centsIn(directValues),
    quotas: quotasIn(quotas).sort(largestQuotaFirst),
  }
}

function quotasIn(lines: string): QuotaLine[] {
  return lines === '' ? [] : lines.split(ROW_SEPARATOR).map(readQuota)
}

function readQuota(line: string): QuotaLine {
  const [id = '', target = '', value = '', isForeign, isConfidential, quantity = ''] = line.split(VALUE_SEPARATOR)
  return {
    id,
    target: target === '-' ? null : target,
    value: toUnits(value, 2),
    quantity: toUnits(quantity, 6),
    isForeign: isForeign === 'true',
    isConfidential: isConfidential === 'true',
  }
}

/** Reads amounts as cents: each has two decimals, so that dropping the point is enough. */
function centsIn(decimals: string): Amounts {
  return decimals === '' ? NO_AMOUNTS : Amounts.read(decimals.replaceAll('.', '').split(' '))
}
