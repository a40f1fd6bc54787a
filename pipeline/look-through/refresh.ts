import type { LakeFiles } from '../../lake/files.ts'
import type { Lake } from '../../lake/lake.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TooManyPaths } from '../../schemas/core/work-budget.ts'
import { type Dataset, type MaterializedView, monthOfPartition } from '../../schemas/core/dataset.ts'
import type { Manifest, OwnTable, PublishedFile } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { listSqlInputs, viewInputs } from '../digest/declared-inputs.ts'
import { engine } from '../digest/input-digest.ts'
import { withDuck } from '../duckdb.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import { sha256OfText } from '../../lake/hash.ts'
import { exposeCollector } from '../../runtime/collect-garbage.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { LOOK_THROUGH_SQL, type NextTables, openMonthSnapshot } from './month-snapshot.ts'
import { readWholeMonth } from './read-month.ts'
import { type MonthView, writeMonth } from './write-month.ts'
import { hashRead, writeRows } from './write-rows.ts'

/** If a month's portfolios have fewer bytes, reading them leaves too little memory to collect. */
const LARGE = 1_000_000

const API_MACROS = new URL('../../schemas/api/macros.sql', import.meta.url)

export interface LookThroughContext {
  readonly before: Manifest | null
  /** Digest of the code that makes look-throughs. */
  readonly code: string
  readonly lake: Lake
  /** Puts a written file into the lake. */
  readonly keep: (written: CompiledTable) => Promise<PublishedFile>
  /** Warns that a month has no look-through, and why. */
  readonly warn: (subject: string, why: string) => void
}

/**
 * Makes the look-throughs of the newest months. A month whose files have not changed keeps its look-throughs. If only
 * rows changed that do not matter, as in the registers every night, the month is read and not made anew.
 */
export async function refreshLookThroughs(
  built: readonly Dataset[],
  tables: NextTables,
  context: LookThroughContext,
): Promise<Record<string, OwnTable>> {
  const made: Record<string, OwnTable> = {}
  for (const dataset of built) {
    for (const view of dataset.materializedViews ?? []) {
      const { eachMonth } = view
      if (eachMonth === undefined) continue
      for (const partition of listNewestPartitions(dataset, eachMonth, tables.manifest)) {
        const name = `${view.name}/${partition}`
        const table = await refreshMonth(dataset, { ...view, eachMonth }, partition, tables, context)
        if (table !== null) made[name] = table
      }
    }
  }
  return made
}

/** Lists the newest months that have all tables of their own dataset which a look-through reads. */
export function listNewestPartitions(
  { id, tables: own }: Pick<Dataset, 'id' | 'tables'>,
  { newest, ofMonth }: NonNullable<MaterializedView['eachMonth']>,
  { partitions }: Pick<Manifest, 'partitions'>,
): string[] {
  // A slice from -0 is the whole list.
  if (newest === 0) return []
  const needed = ofMonth.filter((name) => own.some((table) => table.name === name))
  return partitions
    .filter(({ dataset, tables }) => dataset === id && needed.every((name) => name in tables))
    .map(({ partition }) => partition)
    .sort()
    .slice(-newest)
}

async function refreshMonth(
  dataset: Dataset,
  view: MonthView,
  partition: string,
  tables: NextTables,
  { before, code, lake, keep, warn }: LookThroughContext,
): Promise<OwnTable | null> {
  const month = monthOfPartition(partition) ?? ''
  const old = before?.own_tables[`${view.name}/${partition}`]
  const isThere = old !== undefined && existsSync(tables.findPath(old))
  const declared = [engine, describeLookThroughRules(code), viewInputs(view, dataset)]
  const madeFrom = sha256OfText(canonicalJson([declared, listReadFiles(view, month, tables.manifest)]))
  if (isThere && old.made_from === madeFrom) return old
  const folder = join(lake.work, view.name, partition)
  await lake.files.mkdir(folder, { recursive: true })
  try {
    const portfolio = findMonthFile(tables.manifest, 'cvm_fund_portfolio', partition)
    const rowsFrom = await makeRows(month, tables, { folder, files: lake.files }, (hash) => {
      const from = sha256OfText(canonicalJson([declared, portfolio.sha256, hash]))
      return { from, isKnown: isThere && old.rows_from === from }
    })
    if (isThere && old.rows_from === rowsFrom) return { ...old, made_from: madeFrom }
    // V8 would keep a gigabyte of the month's rows while DuckDB needs the memory to sort them.
    if (portfolio.bytes > LARGE) exposeCollector().collectAll()
    const written = await withDuck(duckIn(folder), async (duck) => {
      await duck.run(readFileSync(API_MACROS, 'utf8'))
      return writeMonth(duck, dataset, view, { partition, portfolio: tables.findPath(portfolio), folder })
    })
    return { ...(await keep(written)), made_from: madeFrom, rows_from: rowsFrom }
  } catch (error) {
    if (!(error instanceof TooManyPaths)) throw error
    warn(`${view.name}/${partition}`, error.message)
    return null
  } finally {
    await lake.files.rm(folder, { recursive: true, force: true })
  }
}

/**
 * Reads a month and writes the rows of its look-throughs, unless they are known already. It keeps nothing in memory,
 * which DuckDB needs to sort the rows.
 */
async function makeRows(
  month: Month,
  tables: NextTables,
  { folder, files }: { readonly folder: string; readonly files: LakeFiles },
  judge: (hash: string) => { readonly from: string; readonly isKnown: boolean },
): Promise<string> {
  const read = await withDuck(duckIn(folder), async (duck) => {
    await duck.run(readFileSync(API_MACROS, 'utf8'))
    return readWholeMonth(await openMonthSnapshot(duck, tables, month), month)
  })
  const { from, isKnown } = judge(hashRead(read))
  if (!isKnown) await writeRows(read, folder, files)
  return from
}

function duckIn(folder: string) {
  return { threads: 2, temporary: join(folder, 'spill'), memoryLimit: '350MB' }
}

/** Lists, as values, what decides the rows of a look-through besides its declaration and its files. */
export function describeLookThroughRules(code: string): unknown {
  return [code, listSqlInputs(LOOK_THROUGH_SQL, API_MACROS)]
}

/**
 * Lists the hashes of the files that a month is made from, by table. Of some tables only the file of the month is read.
 */
function listReadFiles(
  { reads, eachMonth }: MaterializedView,
  month: Month,
  { partitions, own_tables }: Manifest,
): unknown {
  return reads.map((name) => {
    const own = own_tables[name]?.sha256
    const files = partitions.flatMap(({ partition, tables, checks }) => {
      const file = tables[name]
      const of = monthOfPartition(partition)
      if (file === undefined || (eachMonth?.ofMonth.includes(name) === true && of !== month)) return []
      // A failed grade of a month means that its reports conflict.
      return [[of, file.sha256, checks.flatMap(({ id, passed }) => (passed ? [] : [id]))]]
    })
    return [name, own ?? null, files]
  })
}

function findMonthFile({ partitions }: Manifest, name: string, partition: string): PublishedFile {
  const file = partitions.find((entry) => entry.partition === partition && name in entry.tables)?.tables[name]
  if (file === undefined) throw new Error(`${partition} has no ${name}`)
  return file
}
