import type { Lake } from '../../lake/lake.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Dataset, type MaterializedView, monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { Manifest, OwnTable, PartitionEntry, PublishedFile } from '../../schemas/core/manifest.ts'
import { datasets as registered } from '../../schemas/registry.gen.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { viewInputs } from '../digest/declared-inputs.ts'
import { engine } from '../digest/input-digest.ts'
import { type Duck } from '../duckdb.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import { sha256OfText } from '../../lake/hash.ts'
import { MACROS } from '../macros.ts'
import { readDatasetSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import type { FindPath } from './changes.ts'
import { toPublishedFile } from './assemble.ts'

const JOINS_AS_WRITTEN = `SET disabled_optimizers = 'join_order,build_side_probe_side'`

/** A file of a table, and the month that it has the rows of; null for a table of one piece. */
interface TableFile {
  readonly month: string | null
  readonly file: PublishedFile
}

/**
 * Makes the materialized views whose declaration or tables changed, and keeps the files of the others: a night without
 * news of their tables reads none of them. `keep` puts a written file where `findPath` finds it.
 */
export async function refreshMaterializedViews(
  duck: Duck,
  datasets: readonly Dataset[],
  before: Manifest | null,
  partitions: readonly PartitionEntry[],
  findPath: FindPath,
  lake: Lake,
  keep: (written: CompiledTable) => Promise<void>,
): Promise<Record<string, OwnTable>> {
  const made: Record<string, OwnTable> = {}
  let hasMacros = false
  for (const dataset of datasets) {
    for (const view of dataset.materializedViews ?? []) {
      if (view.eachMonth !== undefined) continue
      const inputs = new Map(view.reads.map((name) => [name, listFiles(name, partitions, made)]))
      // Without the table that it is about, it has no rows.
      if ((inputs.get(view.reads[0] ?? '') ?? []).length === 0) continue
      const madeFrom = computeDigest(view, dataset, inputs)
      const old = before?.own_tables[view.name]
      if (old?.made_from === madeFrom && existsSync(findPath(old))) {
        made[view.name] = old
        continue
      }
      if (!hasMacros) await duck.run(MACROS)
      hasMacros = true
      const written = await makeView(duck, view, dataset, inputs, findPath, lake)
      await keep(written)
      made[view.name] = { ...toPublishedFile(written), made_from: madeFrom }
    }
  }
  return made
}

function listFiles(
  name: string,
  partitions: readonly PartitionEntry[],
  made: Readonly<Record<string, OwnTable>>,
): TableFile[] {
  const own = made[name]
  if (own !== undefined) return [{ month: null, file: own }]
  return partitions.flatMap(({ partition, tables }) => {
    const file = tables[name]
    return file === undefined ? [] : [{ month: monthOfPartition(partition), file }]
  })
}

function computeDigest(
  view: MaterializedView,
  dataset: Dataset,
  inputs: ReadonlyMap<string, readonly TableFile[]>,
): string {
  const read = [...inputs].map(([name, files]) => [name, files.map(({ month, file }) => [month, file.sha256])])
  return sha256OfText(canonicalJson({ engine, declared: viewInputs(view, dataset), read }))
}

async function makeView(
  duck: Duck,
  { name, columns, sql, orderBy, rowGroupSize, joinsAsWritten = false }: MaterializedView,
  dataset: Dataset,
  inputs: ReadonlyMap<string, readonly TableFile[]>,
  findPath: FindPath,
  lake: Lake,
): Promise<CompiledTable> {
  for (const [read, files] of inputs) await createMonthlyView(duck, findTable(read), files, findPath)
  const folder = join(lake.work, name)
  await lake.files.mkdir(folder, { recursive: true })
  const typed = Object.entries(columns).map(
    ([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`,
  )
  const select = readDatasetSql(dataset, sql)
  if (joinsAsWritten) await duck.run(JOINS_AS_WRITTEN)
  const written = await writeParquet(
    duck,
    `(SELECT ${typed.join(', ')} FROM (${select}\n) ORDER BY ${orderBy.map(identifier).join(', ')})`,
    {
      path: join(folder, `${name}.parquet`),
      file: `${name}/all/${name}.parquet`,
      dataset: dataset.id,
      columns,
      rowGroupSize,
    },
  )
  if (joinsAsWritten) await duck.run('RESET disabled_optimizers')
  for (const read of inputs.keys()) await duck.run(`DROP VIEW ${identifier(read)}`)
  return written
}

function findTable(name: string): Table {
  const found = registered
    .flatMap(({ tables, materializedViews = [] }) => [...tables, ...materializedViews])
    .find((table) => table.name === name)
  if (found === undefined) throw new Error(`a materialized view reads ${name}, which no dataset declares`)
  return found
}

/** Creates a view over all files of a table with its declared columns, and the month of each row. */
async function createMonthlyView(
  duck: Duck,
  { name, columns }: Table,
  files: readonly TableFile[],
  findPath: FindPath,
): Promise<void> {
  const declared = Object.entries({ competence_month: { duckdb: 'VARCHAR' }, ...columns })
  const empty = declared.map(([column, { duckdb }]) => `NULL::${duckdb} AS ${identifier(column)}`).join(', ')
  const months = files.map(
    ({ month, file }) =>
      ` UNION ALL BY NAME SELECT *, ${month === null ? 'NULL' : literal(month)}::VARCHAR AS competence_month FROM read_parquet(${literal(findPath(file))}, hive_partitioning = false)`,
  )
  await duck.run(`CREATE OR REPLACE VIEW ${identifier(name)} AS
    SELECT ${declared.map(([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`).join(', ')}
    FROM (SELECT ${empty} WHERE false${months.join('')})`)
}
