import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sha256OfText } from '../../lake/hash.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import {
  type Dataset,
  listTablesItIsAbout,
  type MaterializedView,
  type MonthlyFiles,
} from '../../schemas/core/dataset.ts'
import { countMonths, type Month } from '../../schemas/core/month.ts'
import type { OwnTable } from '../../schemas/core/manifest.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { viewInputs } from '../digest/declared-inputs.ts'
import { engine } from '../digest/input-digest.ts'
import { listTypedColumns, readDatasetSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import type { Duck } from '../duckdb.ts'
import { toPublishedFile } from './assemble.ts'
import type { UndatedContext } from './changes.ts'
import { createFilesView, type TableFile } from './view-relations.ts'

/** A table with one file for each month. */
export type MonthlyView = MaterializedView & { readonly monthly: MonthlyFiles }

type Inputs = ReadonlyMap<string, readonly TableFile[]>

interface MonthContext extends Pick<UndatedContext, 'duck' | 'before' | 'findPath' | 'lake'> {
  readonly keep: (written: CompiledTable) => Promise<unknown>
}

/**
 * Makes the file of each month whose declaration or tables changed, and keeps the others. Returns them by their names in
 * the manifest.
 */
export async function refreshMonths(
  context: MonthContext,
  dataset: Dataset,
  view: MonthlyView,
  inputs: Inputs,
): Promise<Record<string, OwnTable>> {
  const made: Record<string, OwnTable> = {}
  const about = listTablesItIsAbout(view)
  const months = new Set(about.flatMap((name) => inputs.get(name) ?? []).map(({ month }) => month))
  for (const month of [...months].sort()) {
    if (month === null) throw new Error(`${view.name} has a file a month, but ${about.join(', ')} has no months`)
    const name = `${view.name}/${dataset.partitionBy}=${month}`
    made[name] = await refreshMonth(context, dataset, view, month, name, inputs)
  }
  return made
}

async function refreshMonth(
  context: MonthContext,
  dataset: Dataset,
  view: MonthlyView,
  month: Month,
  name: string,
  inputs: Inputs,
): Promise<OwnTable> {
  const { duck, before, findPath, lake, keep } = context
  const old = before?.own_tables[name]
  const isThere = old !== undefined && existsSync(findPath(old))
  const { ofMonth, others } = chooseFiles(view.monthly, month, inputs)
  const declared = [engine, viewInputs(view, dataset)]
  const madeFrom = digest([declared, listHashes(ofMonth), listHashes(others)])
  if (isThere && old.made_from === madeFrom) return old
  const tables = new Map([...ofMonth, ...others])
  await duck.run(`SET VARIABLE month = ${literal(month)}`)
  for (const [as, { table, files }] of tables) await createFilesView(duck, table, files, findPath, as)
  try {
    const taken = await takeOthers(duck, dataset, view.monthly, others)
    const rowsFrom = digest([declared, listHashes(ofMonth), taken])
    if (isThere && old.rows_from === rowsFrom) return { ...old, made_from: madeFrom }
    const folder = join(lake.work, name)
    await lake.files.mkdir(folder, { recursive: true })
    const written = await writeParquet(
      duck,
      `(SELECT ${listTypedColumns(view.columns)} FROM (${readDatasetSql(dataset, view.sql)}
) ORDER BY ${view.orderBy.map(identifier).join(', ')})`,
      {
        path: join(folder, `${view.name}.parquet`),
        file: `${name}/${view.name}.parquet`,
        dataset: dataset.id,
        columns: view.columns,
        rowGroupSize: view.rowGroupSize,
      },
    )
    await keep(written)
    return { ...toPublishedFile(written), made_from: madeFrom, rows_from: rowsFrom }
  } finally {
    for (const as of tables.keys()) await duck.run(`DROP VIEW IF EXISTS ${identifier(as)}`)
    if (view.monthly.takes !== undefined) await duck.run(`DROP TABLE IF EXISTS ${identifier(view.monthly.takes.name)}`)
  }
}

/** Files of a relation, by its name in the SELECT. */
type Relations = ReadonlyMap<string, { readonly table: string; readonly files: readonly TableFile[] }>

function chooseFiles(
  { ofMonth, ofMonthBefore = [], earlier = { tables: [], months: 0 } }: MonthlyFiles,
  month: Month,
  inputs: Inputs,
): { readonly ofMonth: Relations; readonly others: Relations } {
  /** Chooses the files of the months at this distance before the month. */
  const choose = (table: string, from: number, to = from) => ({
    table,
    files: (inputs.get(table) ?? []).filter((each) => {
      const before = each.month === null ? -1 : countMonths(each.month, month)
      return before >= from && before <= to
    }),
  })
  return {
    ofMonth: new Map([
      ...ofMonth.map((table) => [table, choose(table, 0)] as const),
      ...ofMonthBefore.map((table) => [`previous_${table}`, choose(table, 1)] as const),
      ...earlier.tables.map((table) => [`earlier_${table}`, choose(table, 1, earlier.months)] as const),
    ]),
    others: new Map(
      [...inputs]
        .filter(([table]) => !ofMonth.includes(table))
        .map(([table, files]) => [table, { table, files }] as const),
    ),
  }
}

/**
 * Makes the table of what the month takes from the other tables, and returns the hash of its rows. If none is declared,
 * returns the hashes of the other tables.
 */
async function takeOthers(duck: Duck, dataset: Dataset, { takes }: MonthlyFiles, others: Relations): Promise<unknown> {
  if (takes === undefined) return listHashes(others)
  const table = identifier(takes.name)
  await duck.run(`CREATE OR REPLACE TABLE ${table} AS ${readDatasetSql(dataset, takes.sql)}`)
  for (const as of others.keys()) await duck.run(`DROP VIEW ${identifier(as)}`)
  const [row] = await duck.rows(
    `SELECT sha256(coalesce(string_agg(line, chr(10) ORDER BY line), '')) AS hash FROM (SELECT to_json(taken)::VARCHAR AS line FROM ${table} AS taken)`,
  )
  return row?.['hash']
}

function listHashes(relations: Relations): unknown {
  return [...relations].map(([as, { files }]) => [as, files.map(({ month, file }) => [month, file.sha256])])
}

function digest(inputs: unknown): string {
  return sha256OfText(canonicalJson(inputs))
}
