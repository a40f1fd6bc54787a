import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import type { PartitionEntry } from '../../schemas/core/manifest.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { BOUNDS, type Finding, formatPercent, formatRows, judgeFigures } from './bounds.ts'
import { compareByKey, compareSteady, listFigures, openPair, type TablePair } from './compare-figures.ts'
import { comparePairs } from './compare-pairs.ts'
import { findJoined, findMoved } from './compare-places.ts'
import { findSwapped } from './compare-swaps.ts'
import { compareSeries } from './compare-series.ts'

const PUBLISHED = 'what is published'

/** A version of a partition and the published one that it would replace. */
interface ReplacingVersion {
  readonly dataset: Dataset
  readonly tables: Readonly<Record<string, CompiledTable>>
  readonly published: PartitionEntry
  /** Folder of the snapshot with the published version. */
  readonly folder: string
}

/** Finds what contradicts the published version that this one would replace. */
export async function judgeVersion(
  { dataset, tables, published, folder }: ReplacingVersion,
  options: { readonly threads: number; readonly temporary: string },
): Promise<Finding[]> {
  const pairs = dataset.tables.flatMap((table): TablePair[] => {
    const [now, then] = [tables[table.name], published.tables[table.name]]
    const isOther = now !== undefined && then !== undefined && now.sha256 !== then.sha256 && then.rows > 0
    return isOther && isCompared(table) ? [{ table, now: now.path, then: `${folder}/${then.file}` }] : []
  })
  if (pairs.length === 0) return []
  return withDuck(options, async (duck) => {
    const findings: Finding[] = []
    for (const pair of pairs) {
      await openPair(duck, pair)
      findings.push(...(await judgeTable(duck, pair.table)))
    }
    return findings
  })
}

async function judgeTable(duck: Duck, table: Table): Promise<Finding[]> {
  const findings: Finding[] = []
  // Line numbers do not match between files.
  if (table.compared?.figures?.length !== 0 && !table.key.includes('source_line')) {
    const { measured, then, both, changed } = await compareByKey(duck, table)
    findings.push(...judgeKeys(table, then, both))
    const byKey = judgeFigures(measured, PUBLISHED)
    const rate = `; ${formatPercent((changed * 100) / Math.max(1, both))} of ${formatRows(both)} changed`
    findings.push(...byKey.map((each) => ({ ...each, says: each.says + rate })))
    findings.push(...(await findMoved(duck, table)))
  }
  const steady = await compareSteady(duck, table)
  // A finding that the keys show already is not repeated for the owners.
  const isShown = ({ id, isHeld }: Finding) => findings.some((each) => each.id === id && (each.isHeld || !isHeld))
  findings.push(...judgeFigures(steady, PUBLISHED).filter((each) => !isShown(each)))
  // A new day has no rows to compare with.
  if (table.compared?.each !== undefined) findings.push(...(await findJoined(duck, table, PUBLISHED)))
  findings.push(...(await findSwapped(duck, table)))
  findings.push(...(await comparePairs(duck, table, PUBLISHED)))
  findings.push(...(await compareSeries(duck, table)))
  return mergeFindings(findings)
}

/**
 * Finds tables in which fewer than half of the published keys are still there: the values that make the key were
 * changed, or most rows are gone.
 */
function judgeKeys({ name, key, appendOnly, mayShrink = false }: Table, then: number, both: number): Finding[] {
  if (mayShrink || appendOnly !== undefined || then < BOUNDS.leastRows || both * 2 >= then) return []
  const says = `of ${formatRows(then)} of ${name} that are published, ${formatRows(both)} are there by ${key.join(', ')}`
  return [{ id: `${name} keys`, says, isHeld: true, member: null }]
}

/**
 * Keeps one finding of each kind and file: days and series that are wrong in the same way are counted, not repeated.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, { first: Finding; count: number }>()
  for (const finding of findings) {
    const name = `${finding.id} ${String(finding.isHeld)} ${finding.member ?? ''}`
    const known = merged.get(name)
    merged.set(name, { first: known?.first ?? finding, count: (known?.count ?? 0) + 1 })
  }
  return [...merged.values()].map(({ first, count }) =>
    count === 1 ? first : { ...first, says: `${first.says}; ${String(count - 1)} more like it` },
  )
}

/** False for packed and cleaned tables, which repeat others or tell how lines were read. */
function isCompared(table: Table): boolean {
  const { packs, mayShrink = false, compared, appendOnly } = table
  if (packs !== undefined || mayShrink) return false
  return (
    listFigures(table).length > 0 ||
    compared?.figures === undefined ||
    compared.pairs !== undefined ||
    compared.steady !== undefined ||
    appendOnly !== undefined
  )
}
