import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listLoggedFiles } from '../../lake/delta-log/table-files.ts'
import { listViewStatements, type ViewedTable } from '../../lake/views/views.ts'
import { type Manifest } from '../../schemas/core/manifest.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { PACKED_TABLE } from '../../schemas/datasets/cvm_fund_portfolio/packed.ts'
import type { OpenSnapshot } from '../snapshots/open-snapshot.ts'
import { type OwnDatabase, withOwnDatabase } from '../snapshots/own-database.ts'
import { toReadableError } from '../snapshots/query-error.ts'
import { makeSpill } from '../snapshots/spill-folder.ts'
import { printFundPortfolio } from './fund-portfolio.ts'

const PACKED = { name: PACKED_TABLE, partitionedBy: 'competence_month' } as const

/** Name of the file. DuckDB attaches a file under its name. */
export const DATABASE = 'market_data'

/** `tables` are those that the reader may have; `address` is where the files are. */
export interface WantedDatabase {
  readonly snapshot: Pick<OpenSnapshot, 'manifest' | 'placed'>
  readonly tables: ReadonlySet<string>
  readonly address: string
}

/**
 * Makes a DuckDB file of views over the files of a snapshot at their addresses, with the meaning of each column. Packed
 * lines have no view, but a macro that reads those of one class.
 */
export async function makeDatabase({ snapshot, tables, address }: WantedDatabase): Promise<Buffer> {
  const spill = await makeSpill()
  const path = join(spill.folder, `${DATABASE}.duckdb`)
  try {
    await withOwnDatabase(async (database) => {
      await database.run(`ATTACH ${literal(path)} AS ${DATABASE}`)
      await database.run(`USE ${DATABASE}`)
      const files = listFiles(snapshot, tables, address)
      const differing = await findDiffering(database, files)
      for (const [table, { local }] of files) await database.run(setLocalFiles(table, local))
      const viewed = new Set([...files.keys()].filter((table) => table !== PACKED_TABLE))
      for (const statements of listViewStatements(viewed, (table) => relate(table, files, differing)))
        await database.run(statements)
      if (files.has(PACKED_TABLE)) await database.run(printFundPortfolio(relate(PACKED, files, differing)))
      await database.run('USE memory')
      await database.run(`DETACH ${DATABASE}`)
    }).catch((error: unknown) => {
      throw toReadableError(error)
    })
    return await readFile(path)
  } finally {
    spill.remove()
  }
}

/** Files of a table here and their addresses, in the same order: the newest month first. */
interface PlacedFiles {
  readonly local: readonly string[]
  readonly remote: readonly string[]
}

function listFiles(
  { manifest, placed }: { readonly manifest: Manifest; readonly placed: OpenSnapshot['placed'] },
  tables: ReadonlySet<string>,
  address: string,
): ReadonlyMap<string, PlacedFiles> {
  const found = new Map<string, PlacedFiles>()
  for (const [table, logged] of listLoggedFiles(manifest)) {
    if (!tables.has(table)) continue
    const files = [...logged.values()].sort((a, b) => (a.published < b.published ? 1 : -1))
    found.set(table, {
      local: files.map(({ published: file, rows, bytes, path }) => {
        const sha256 = path.slice(-'.parquet'.length - 64, -'.parquet'.length)
        return placed({ file, rows, bytes, sha256 }).path
      }),
      remote: files.map(({ published }) => `${address}/${published}`),
    })
  }
  return found
}

/** Counts the different lists of columns among the compared files. */
const FORMS = `
  SELECT count(DISTINCT form) AS forms FROM (
    SELECT list_sort(list(concat_ws(' ', name, type, logical_type))) AS form
    FROM parquet_schema(getvariable('compared')) GROUP BY file_name)`

/** Finds the tables whose files differ in their columns: a reader must then look into each of them. */
async function findDiffering(
  database: OwnDatabase,
  files: ReadonlyMap<string, PlacedFiles>,
): Promise<ReadonlySet<string>> {
  const differing = new Set<string>()
  for (const [table, { local }] of files) {
    if (local.length < 2) continue
    await database.run(`SET VARIABLE compared = [${local.map(literal).join(', ')}]`)
    const [forms] = await database.rows(FORMS)
    if (forms?.['forms'] !== '1') differing.add(table)
  }
  return differing
}

/**
 * DuckDB looks into the files when it makes a view, so the variable leads it to their paths here. The database keeps
 * only their names, and nobody has set the variable wherever it is attached.
 */
function setLocalFiles(table: string, local: readonly string[]): string {
  return `SET VARIABLE ${nameVariable(table)} = [${local.map(literal).join(', ')}]`
}

function nameVariable(table: string): string {
  return identifier(`files_of_${table}`)
}

function relate(
  { name, partitionedBy }: Pick<ViewedTable, 'name' | 'partitionedBy'>,
  files: ReadonlyMap<string, PlacedFiles>,
  differing: ReadonlySet<string>,
): string {
  const remote = (files.get(name)?.remote ?? []).map(literal).join(', ')
  return [
    `coalesce(getvariable(${literal(`files_of_${name}`)}), [${remote}])`,
    ...(partitionedBy === undefined
      ? ['hive_partitioning = false']
      : [`hive_partitioning = true, hive_types = {'${partitionedBy}': VARCHAR}`]),
    ...(differing.has(name) ? ['union_by_name = true'] : []),
  ].join(', ')
}
