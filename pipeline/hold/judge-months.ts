import { type Dataset, monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { PartitionEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { BOUNDS, type Finding, judgeFigures } from './bounds.ts'
import { compareSteady, countOwners, openPair, type TablePair } from './compare-figures.ts'
import { comparePairs } from './compare-pairs.ts'
import { findJoined } from './compare-places.ts'
import { findSwapped, findTurnedFlows } from './compare-swaps.ts'
import { mergeFindings } from './judge-version.ts'

/** A month is compared with one at most this many months earlier: reports of a quarter are three months apart. */
const MONTHS_BETWEEN = 3

/** Paths by table. */
export type MonthTables = Readonly<Record<string, string>>

/** Finds the newest of some months before a month, unless it is too old to compare with. */
export function findMonthBefore(months: Iterable<Month>, month: Month): Month | null {
  const earlier = [...months].filter((each) => each < month).sort()
  const last = earlier.at(-1)
  return last !== undefined && countMonths(last, month) <= MONTHS_BETWEEN ? last : null
}

/**
 * Finds contradictions between a month and the month before, in the steady figures and the pairs that the tables
 * declare. `isNew` is true for a month that is not published yet.
 */
export async function judgeMonth(
  dataset: Dataset,
  now: MonthTables,
  then: { readonly month: Month; readonly tables: MonthTables; readonly isNew: boolean },
  options: { readonly threads: number; readonly temporary: string },
): Promise<Finding[]> {
  const pairs = dataset.tables.flatMap((table): TablePair[] => {
    const [newer, older] = [now[table.name], then.tables[table.name]]
    return newer === undefined || older === undefined || !isDeclared(table) ? [] : [{ table, now: newer, then: older }]
  })
  if (pairs.length === 0) return []
  return withDuck(options, async (duck) => {
    const findings: Finding[] = []
    for (const pair of pairs) {
      await openPair(duck, pair)
      const steady = await compareSteady(duck, pair.table)
      findings.push(...judgeFigures(steady, then.month))
      findings.push(...(await findJoined(duck, pair.table, then.month)))
      findings.push(...(await findSwapped(duck, pair.table)))
      findings.push(...(await findTurnedFlows(duck, pair.table, then.month)))
      findings.push(...(await comparePairs(duck, pair.table, then.month)))
      if (then.isNew) findings.push(...(await findMissing(duck, pair.table, then.month)))
    }
    return mergeFindings(findings)
  })
}

function isDeclared({ compared: { steady, pairs, places, stock } = {} }: Table): boolean {
  return [steady, pairs, places, stock].some((each) => each !== undefined)
}

/**
 * Warns if fewer than half of the owners of the month before are there: the month is still being filled up, or was cut.
 */
async function findMissing(duck: Duck, table: Table, month: Month): Promise<Finding[]> {
  const { then, both } = await countOwners(duck, table)
  if (then < BOUNDS.leastRows || both * 2 >= then) return []
  const by = table.compared?.steady?.by.join(', ') ?? ''
  const says = `${String(both)} of ${String(then)} ${by} that ${table.name} has in ${month} are there`
  return [{ id: `${table.name} owners`, says, isHeld: false, member: null }]
}

export function listMonthTables(
  dataset: Pick<Dataset, 'id'>,
  partitions: readonly PartitionEntry[],
  folder: string,
): Map<Month, MonthTables> {
  return new Map(
    partitions.flatMap(({ dataset: id, partition, tables }) => {
      const month = id === dataset.id ? monthOfPartition(partition) : null
      const files = Object.entries(tables)
      const paths = Object.fromEntries(files.map(([name, { file }]) => [name, `${folder}/${file}`]))
      return month === null || files.length === 0 ? [] : [[month, paths] as const]
    }),
  )
}

export function listCompiledTables(tables: Readonly<Record<string, CompiledTable>>): MonthTables {
  return Object.fromEntries(Object.entries(tables).map(([name, { path }]) => [name, path]))
}

function countMonths(from: Month, to: Month): number {
  const count = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return count(to) - count(from)
}
