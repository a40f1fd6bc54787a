import { readFileSync } from 'node:fs'
import { CHANGELOG, changelogColumns } from '../../schemas/core/changelog-table.ts'
import type { Column } from '../../schemas/core/column.ts'
import { type AnalysisView, type Dataset, hasMonthlyFiles, type Table } from '../../schemas/core/dataset.ts'
import { SOURCE_FILE, sourceFileColumns } from '../../schemas/core/source-file-table.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

/** View that explains each column. */
const DICTIONARY = 'column_dictionary'

/** Prints SQL that makes every table of a snapshot a view, with explanations: `duckdb -init data/current/views.sql`. */
export function printViews(folder: string, published: ReadonlySet<string>): string {
  return [
    '-- The tables of this snapshot as views. If the folder moved, correct the one path below.',
    `SET file_search_path = ${literal(folder)};`,
    ...listViewStatements(published, ({ files }) => files),
    '',
  ].join('\n')
}

/**
 * Lists statements that make views of the published tables, and explain them. `findFiles` gives the arguments of
 * `read_parquet`.
 */
export function listViewStatements(
  published: ReadonlySet<string>,
  findFiles: (table: ViewedTable) => string,
): readonly string[] {
  const tables = listAllViewedTables().filter(({ name }) => published.has(name))
  const analyses = datasets
    .flatMap(({ analysisViews = [], folder: declared }) => analysisViews.map((view) => ({ view, declared })))
    .filter(({ view }) => view.reads.every((name) => published.has(name)))
  return [
    ...tables.map((table) => printView({ ...table, files: findFiles(table) })),
    ...analyses.map(({ view, declared }) => printAnalysisView(view, declared, tables)),
    ...(tables.length === 0
      ? []
      : [printDictionary([...tables, ...analyses.map(({ view }) => describeView(view, tables))])]),
  ]
}

/** Lists every table that a snapshot can have, with its declared columns. */
export function listAllViewedTables(): readonly ViewedTable[] {
  return [...datasets.flatMap(listViewedTables), ...OWN]
}

export interface ViewedTable {
  readonly name: string
  readonly columns: Readonly<Record<string, Column>>
  /** Empty if the table's name suffices. */
  readonly comment: string
  /** Arguments of `read_parquet`. */
  readonly files: string
  /** Column whose values come from the folders' names. */
  readonly partitionedBy?: 'competence_month' | 'file_month'
}

const inOnePiece = (name: string) => `'${name}/all/*.parquet'`

const OWN: readonly ViewedTable[] = [
  { name: SOURCE_FILE, columns: sourceFileColumns, comment: '', files: inOnePiece(SOURCE_FILE) },
  { name: CHANGELOG, columns: changelogColumns, comment: '', files: inOnePiece(CHANGELOG) },
]

function listViewedTables({
  tables,
  history,
  monthIndex,
  ruleAliases,
  materializedViews = [],
  partitionBy,
  title,
  publisher,
  licence,
}: Dataset): ViewedTable[] {
  const viewed = ({ name, columns, description }: Table, files: string) => ({
    name,
    columns,
    comment: `${description} ${publisher}, ${title.en}. ${licence.replace(/\.$/, '')}.`,
    files,
  })
  const partitioned = ({ name }: Table) =>
    partitionBy === 'all'
      ? inOnePiece(name)
      : `'${name}/*/*.parquet', hive_partitioning = true, hive_types = {'${partitionBy}': VARCHAR}, union_by_name = true`
  const inPieces = {
    whole: materializedViews.filter((view) => !hasMonthlyFiles(view)),
    monthly: materializedViews.filter(hasMonthlyFiles),
  }
  const folders = partitionBy === 'all' ? {} : { partitionedBy: partitionBy }
  return [
    ...[...tables, ...(history ? [history] : []), ...inPieces.monthly].map((table) => ({
      ...viewed(table, partitioned(table)),
      ...folders,
    })),
    ...[...(monthIndex ? [monthIndex] : []), ...inPieces.whole, ...(ruleAliases ? [ruleAliases] : [])].map((table) =>
      viewed(table, inOnePiece(table.name)),
    ),
  ]
}

/**
 * Prints a view with every declared column and its meaning. Files that were compiled before a column was declared lack
 * it, so it is NULL there.
 */
function printView({ name, columns, comment, files, partitionedBy }: ViewedTable): string {
  const declared = Object.entries(columns)
  const empty = declared.map(([column, { duckdb }]) => `NULL::${duckdb} AS ${identifier(column)}`).join(', ')
  return [
    `CREATE OR REPLACE VIEW ${identifier(name)} AS`,
    `  SELECT * FROM read_parquet(${files}) UNION ALL BY NAME SELECT ${empty} WHERE false;`,
    ...(comment === '' ? [] : [`COMMENT ON VIEW ${identifier(name)} IS ${literal(comment)};`]),
    ...declared.map(([column, { description }]) => printComment(name, column, description)),
    ...(partitionedBy === undefined ? [] : [printComment(name, partitionedBy, PARTITION_COMMENT)]),
  ].join('\n')
}

/** Prints a view over views, with the comments of the first one's columns. */
function printAnalysisView(view: AnalysisView, declared: URL, tables: readonly ViewedTable[]): string {
  const { name, description, sql } = view
  const { columns: described } = describeView(view, tables)
  const partitionedBy = findFirst(view, tables)?.partitionedBy
  return [
    `CREATE OR REPLACE VIEW ${identifier(name)} AS`,
    `${readFileSync(new URL(sql, declared), 'utf8').trim()};`,
    `COMMENT ON VIEW ${identifier(name)} IS ${literal(description)};`,
    ...Object.entries(described).map(([column, { description: meaning }]) => printComment(name, column, meaning)),
    ...(partitionedBy === undefined ? [] : [printComment(name, partitionedBy, PARTITION_COMMENT)]),
  ].join('\n')
}

/** Describes an analysis view with all its columns: those of the first table that it reads, and its own. */
function describeView(view: AnalysisView, tables: readonly ViewedTable[]): Pick<ViewedTable, 'name' | 'columns'> {
  return { name: view.name, columns: { ...findFirst(view, tables)?.columns, ...view.columns } }
}

function findFirst({ reads }: AnalysisView, tables: readonly ViewedTable[]): ViewedTable | undefined {
  return tables.find(({ name }) => name === reads[0])
}

export const PARTITION_COMMENT = 'Month of the partition, YYYY-MM: the name of its folder.'

function printComment(view: string, column: string, description: string): string {
  return `COMMENT ON COLUMN ${identifier(view)}.${identifier(column)} IS ${literal(description)};`
}

/** Prints the declared columns as rows, with what a comment does not contain: type, unit, and column of the source. */
function printDictionary(tables: readonly Pick<ViewedTable, 'name' | 'columns'>[]): string {
  const rows = tables.flatMap(({ name, columns }) =>
    Object.entries(columns).map(([column, { duckdb, unit, nullable, source, description }]) => {
      const texts = [name, column, duckdb, unit ?? null, source, description]
      const [table, named, type, measure, origin, meaning] = texts.map((text) =>
        text === null ? 'NULL' : literal(text),
      )
      return `  (${[table, named, type, measure, String(nullable), origin, meaning].join(', ')})`
    }),
  )
  return `CREATE OR REPLACE VIEW ${identifier(DICTIONARY)} AS SELECT * FROM (VALUES
${rows.join(',\n')}
) AS declared (table_name, column_name, type, unit, nullable, source, description);`
}
