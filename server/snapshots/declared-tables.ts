import type { Column } from '../../schemas/core/column.ts'
import { CHANGELOG, changelogColumns } from '../../schemas/core/changelog-table.ts'
import { SOURCE_FILE, sourceFileColumns } from '../../schemas/core/source-file-table.ts'
import type { TextLookUp } from '../../schemas/api/dataset-api.ts'
import { datasetApis } from '../../schemas/service/registry.gen.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { readSqlPart } from '../../lake/views/sql-part.ts'

type Columns = Readonly<Record<string, Column>>

/** Columns as declared today, by published table. */
const declared = new Map<string, Columns>([
  ...datasets.flatMap(({ tables, history, monthIndex, ruleAliases, materializedViews = [] }) =>
    [
      ...tables,
      ...(history ? [history] : []),
      ...(monthIndex ? [monthIndex] : []),
      ...(ruleAliases ? [ruleAliases] : []),
      ...materializedViews,
    ].map(({ name, columns }) => [name, columns] as const),
  ),
  [CHANGELOG, changelogColumns],
  [SOURCE_FILE, sourceFileColumns],
])

/** SELECT of each table that the server makes itself, by name. */
export const derivedTables: ReadonlyMap<string, URL> = new Map(
  Object.values(datasetApis).flatMap(({ derived = [] }) => derived.map(({ name, sql }) => [name, sql] as const)),
)

/** The server keeps the rows of these look-ups for every class. */
export const cachedLookUps: readonly URL[] = Object.values(datasetApis).flatMap(({ kept = [] }) => kept)

/** The server keeps the rows of these look-ups as compressed texts. */
export const textLookUps: readonly TextLookUp[] = Object.values(datasetApis).flatMap(
  ({ cachedTexts = [] }) => cachedTexts,
)

/** SQL that statements share, by its name in braces: SQL of datasets, and SQL for answers only. */
export const sharedSql: ReadonlyMap<string, string> = new Map(
  [...datasets, ...Object.values(datasetApis)].flatMap(({ sqlParts = {} }) =>
    Object.entries(sqlParts).map(([name, part]) => [name, readSqlPart(part)]),
  ),
)

/** True for a table that a query can read: a published one, or one that the server makes. */
export function isKnownTable(name: string): boolean {
  return declared.has(name) || derivedTables.has(name)
}

export function listKnownTables(): string[] {
  return [...declared.keys(), ...derivedTables.keys()]
}

/**
 * Pads a relation over a table's files with NULL for every declared column that the files lack, because they were
 * compiled before it was declared. DuckDB leaves the empty half out of its plans.
 */
export function padRelation(table: string, relation: string): string {
  const columns = declared.get(table)
  return columns === undefined
    ? relation
    : `(SELECT * FROM ${relation} UNION ALL BY NAME SELECT ${writeNulls(columns)} WHERE false)`
}

/** Writes the declared columns of a table, all NULL, as the body of a SELECT. */
function writeNulls(columns: Columns): string {
  return Object.entries(columns)
    .map(([column, { duckdb }]) => `NULL::${duckdb} AS "${column}"`)
    .join(', ')
}

/** Writes the columns of a table for a definition, which DuckDB takes in half the time of an empty SELECT. */
export function writeColumnTypes(columns: Columns): string {
  const declaredTypes = Object.entries(columns).map(([column, { duckdb }]) => `"${column}" ${duckdb}`)
  return [...declaredTypes, 'competence_month VARCHAR'].join(', ')
}
