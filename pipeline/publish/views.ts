import { CHANGELOG, changelogColumns } from '../../schemas/core/changelog-table.ts'
import type { Column } from '../../schemas/core/column.ts'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { SOURCE_FILE, sourceFileColumns } from '../../schemas/core/source-file-table.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { identifier, literal } from '../../shared/sql-text.ts'

/** The view that says what each column means. */
const DICTIONARY = 'column_dictionary'

/** SQL that makes every table of a snapshot a view, and explains them: `duckdb -init data/current/views.sql`. */
export function printViews(folder: string, published: ReadonlySet<string>): string {
  const tables = [...datasets.flatMap(listViewedTables), ...OWN].filter(({ name }) => published.has(name))
  return [
    '-- The tables of this snapshot as views. If the folder moved, correct the one path below.',
    `SET file_search_path = ${literal(folder)};`,
    ...tables.map(printView),
    ...(tables.length === 0 ? [] : [printDictionary(tables)]),
    '',
  ].join('\n')
}

interface ViewedTable {
  readonly name: string
  readonly columns: Readonly<Record<string, Column>>
  /** The description of the table; empty where its name says enough. */
  readonly comment: string
  /** The files, as the arguments of `read_parquet`. */
  readonly files: string
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
  partitionBy,
  title,
  publisher,
  licence,
}: Dataset): ViewedTable[] {
  const viewed = ({ name, columns, description }: Table, files: string) => ({
    name,
    columns,
    comment: `${description} ${publisher}, ${title}. ${licence.replace(/\.$/, '')}.`,
    files,
  })
  const partitioned = ({ name }: Table) =>
    partitionBy === 'all'
      ? inOnePiece(name)
      : `'${name}/*/*.parquet', hive_partitioning = true, hive_types = {'${partitionBy}': VARCHAR}`
  return [
    ...[...tables, ...(history ? [history] : [])].map((table) => viewed(table, partitioned(table))),
    ...(monthIndex ? [viewed(monthIndex, inOnePiece(monthIndex.name))] : []),
  ]
}

function printView({ name, comment, files }: ViewedTable): string {
  const said = comment === '' ? '' : `\nCOMMENT ON VIEW ${identifier(name)} IS ${literal(comment)};`
  return `CREATE OR REPLACE VIEW ${identifier(name)} AS SELECT * FROM read_parquet(${files});${said}`
}

/**
 * The declared columns as rows. They are no comments on the columns of the views: files that were compiled before a
 * column was declared lack it, and a comment on what is not there is an error.
 */
function printDictionary(tables: readonly ViewedTable[]): string {
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
