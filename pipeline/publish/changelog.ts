import { writeUnsynced } from '../../lake/durable-files.ts'
import { join } from 'node:path'
import { CHANGELOG, changelogColumns } from '../../schemas/core/changelog-table.ts'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import type { PartitionEntry, PublishedFile } from '../../schemas/core/manifest.ts'
import { type Duck } from '../duckdb.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import type { PartitionChange, Publication, PublishContext, FindPath } from './changes.ts'
import { createTableView } from '../table-view.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

type ChangelogRow = Readonly<Record<keyof typeof changelogColumns, unknown>>

/** Writes the changelog again: the existing rows unchanged, then those of this publication. */
export async function continueChangelog(
  context: PublishContext,
  changes: readonly PartitionChange[],
  partitions: readonly PartitionEntry[],
): Promise<PublishedFile> {
  const { datasets, before, publication } = context
  const rows = datasets.flatMap((each) => describeRules(each, before?.partitions ?? [], partitions, publication))
  for (const change of changes) rows.push(...(await describeChange(context, change)))
  return context.keep(await writeChangelog(context, rows))
}

/**
 * Counts how a change affects the rows of each table of its partition. Packed tables repeat others, so they are left
 * out.
 */
async function describeChange(
  { duck, publication: { snapshot, publishedAt }, findPath }: PublishContext,
  { dataset, kind, before, after }: PartitionChange,
): Promise<ChangelogRow[]> {
  const rows: ChangelogRow[] = []
  for (const table of dataset.tables.filter(({ packs }) => packs === undefined)) {
    const [was, is] = [before?.tables[table.name], after.tables[table.name]]
    if (was?.sha256 === is?.sha256) continue
    const counted = await countRows(duck, table, was, is, findPath)
    // The only difference may be the place of the rows in the source, or the name of the source file.
    if (was !== undefined && is !== undefined && Object.values(counted).every((rows) => rows === 0)) continue
    const cleaned =
      is !== undefined && table.name === `${dataset.id}_cleaned` ? await countCleaned(duck, findPath(is)) : []
    rows.push({
      snapshot,
      published_at: publishedAt,
      dataset: dataset.id,
      partition: after.partition,
      table_name: table.name,
      change: kind,
      rows: is?.rows ?? 0,
      ...counted,
      rules_version: after.rules_version ?? null,
      cleaned,
    })
  }
  return rows
}

/** Makes a row for a dataset if its rules have another version than in the snapshot before. */
function describeRules(
  { id, tables }: Dataset,
  before: readonly PartitionEntry[],
  after: readonly PartitionEntry[],
  { snapshot, publishedAt }: Publication,
): ChangelogRow[] {
  const own = (partitions: readonly PartitionEntry[]) => partitions.filter(({ dataset }) => dataset === id)
  const newest = (entries: readonly PartitionEntry[]) =>
    Math.max(0, ...entries.map(({ rules_version = 0 }) => rules_version))
  const [was, is] = [own(before), own(after)]
  const [table] = tables
  if (table === undefined || was.length === 0 || newest(was) === newest(is)) return []
  return [
    {
      snapshot,
      published_at: publishedAt,
      dataset: id,
      partition: 'all',
      table_name: table.name,
      change: 'rules_changed',
      rows: is.reduce((sum, each) => sum + (each.tables[table.name]?.rows ?? 0), 0),
      rows_added: 0,
      rows_removed: 0,
      rows_changed: 0,
      rules_version: newest(is),
      cleaned: [],
    },
  ]
}

/** The place of a row in its file moves with every rewrite of the file and means nothing. */
const isPlace = (column: string) => /(^|_)source_(member|line)$/.test(column)

async function countRows(
  duck: Duck,
  table: Table,
  was: PublishedFile | undefined,
  is: PublishedFile | undefined,
  findPath: FindPath,
): Promise<Pick<ChangelogRow, 'rows_added' | 'rows_removed' | 'rows_changed'>> {
  if (was === undefined || is === undefined) {
    return { rows_added: is?.rows ?? 0, rows_removed: was?.rows ?? 0, rows_changed: 0 }
  }
  await createTableView(duck, 'before', table, [findPath(was)])
  await createTableView(duck, 'after', table, [findPath(is)])
  const content = Object.keys(table.columns).filter((column) => !table.key.includes(column) && !isPlace(column))
  // Hashes of key and content, 64 bits each, distinguish rows; they serve for a count, not for data.
  const side = (view: string) =>
    `SELECT hash(${table.key.map(identifier).join(', ')}) AS key, hash(${['0', ...content.map(identifier)].join(', ')}) AS content FROM ${view}`
  const [row] = await duck.rows(`
    SELECT
      count(*) FILTER (before.key IS NULL)             AS rows_added,
      count(*) FILTER (after.key IS NULL)              AS rows_removed,
      count(*) FILTER (before.content <> after.content) AS rows_changed
    FROM (${side('before')}) AS before FULL JOIN (${side('after')}) AS after USING (key)`)
  return {
    rows_added: Number(row?.['rows_added']),
    rows_removed: Number(row?.['rows_removed']),
    rows_changed: Number(row?.['rows_changed']),
  }
}

async function countCleaned(duck: Duck, path: string) {
  const rows = await duck.rows(
    `SELECT column_name, reason, count(*) AS times FROM read_parquet(${literal(path)}) GROUP BY ALL ORDER BY ALL`,
  )
  return rows.map((row) => ({ column: row['column_name'], reason: row['reason'], values: Number(row['times']) }))
}

async function writeChangelog(
  { duck, before, findPath, lake }: PublishContext,
  added: readonly ChangelogRow[],
): Promise<CompiledTable> {
  const soFar = before?.history_tables?.[CHANGELOG]
  const folder = join(lake.work, CHANGELOG)
  await lake.files.mkdir(folder, { recursive: true })
  const [input, path] = [join(folder, 'added.ndjson'), join(folder, `${CHANGELOG}.parquet`)]
  await writeUnsynced(lake.files, input, added.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const names = Object.keys(changelogColumns).map(identifier).join(', ')
  const types = Object.entries(changelogColumns).map(([name, { duckdb }]) => `${literal(name)}: ${literal(duckdb)}`)
  await createTableView(
    duck,
    'changelog_before',
    { columns: changelogColumns },
    soFar === undefined ? [] : [findPath(soFar)],
  )
  await duck.run(`CREATE OR REPLACE TABLE ${CHANGELOG} AS SELECT ${names} FROM changelog_before UNION ALL
    SELECT ${names} FROM read_json(${literal(input)}, format = 'newline_delimited', columns = {${types.join(', ')}})
    ORDER BY snapshot, dataset, partition, table_name`)
  return writeParquet(duck, CHANGELOG, {
    path,
    file: `${CHANGELOG}/all/${CHANGELOG}.parquet`,
    columns: changelogColumns,
  })
}
