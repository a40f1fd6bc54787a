import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Check } from '../../schemas/core/check.ts'
import type { Column } from '../../schemas/core/column.ts'
import type { Dataset, MaterializedView, Table } from '../../schemas/core/dataset.ts'
import type { Member, Source } from '../../schemas/core/source.ts'
import { MACROS } from '../macros.ts'
import { readDatasetSql, readTableSql } from '../table-sql.ts'
import { macrosIn, sqlTokens, usedMacros } from './sql-text.ts'

/**
 * Returns what a dataset declares for the compiler, as values. The keys left out here decide no byte of a partition:
 * sentences, the places of files and how often they are requested, what happens when a file is refused, and what a
 * history, a grade or a materialized view makes of compiled partitions. All other declarations count, so a new one
 * counts unless it is named here. Macros that the compiler's own SQL uses count for every dataset.
 */
export function declaredInputs(dataset: Dataset, compilerWords: Iterable<string>): unknown {
  const {
    title,
    publisher,
    licence,
    terms,
    attribution,
    description,
    revisions,
    expectation,
    separateSources,
    caveats,
    folder,
    // It has no effect of its own: the other values contain what the operator declared.
    declaredByOperator,
    history,
    historyReads,
    monthChecks,
    sessionCheck,
    ruleAliases,
    materializedViews,
    analysisViews,
    // The statements contain them.
    sqlParts,
    ...decides
  } = dataset
  const { sources, sourcesOverlap, tolerance, quarantineRules, checks, staging, tables, monthIndex, ...plain } = decides
  const { because, ...tolerated } = tolerance
  const sql: string[][] = []
  /** Notes the macros that a statement may use, and gives its tokens. */
  const noted = (text: string) => {
    const tokens = sqlTokens(text)
    sql.push(tokens)
    return tokens
  }
  const describeStaging = (staged: Dataset['staging'][number]) => ({
    ...staged,
    sql: noted(readDatasetSql(dataset, staged.sql)),
  })
  const describeTable = (table: Table) => ({ ...tableInputs(table), sql: noted(readTableSql(dataset, table)) })
  const inputs = {
    ...plain,
    sources: sources.map(sourceInputs),
    sourcesOverlap: sourcesOverlap !== undefined,
    tolerance: tolerated,
    quarantineRules: quarantineRules.map((rule) => checkInputs(rule, noted)),
    checks: checks.map((check) => checkInputs(check, noted)),
    staging: staging.map(describeStaging),
    tables: tables.map(describeTable),
    // A month keeps its index as long as its digest is the same.
    monthIndex: monthIndex && describeTable(monthIndex),
  }
  return onlyValues({ ...inputs, macros: usedMacros(macros(), [...sql.flat(), ...compilerWords]) })
}

/** Returns what a materialized view declares for its rows, as values. */
export function viewInputs(
  { reads, readsBefore, eachMonth, monthly, ...table }: MaterializedView,
  dataset: Pick<Dataset, 'folder' | 'sqlParts'>,
): unknown {
  const files = [table.sql, eachMonth?.assetsSql ?? [], monthly?.takes?.sql ?? []].flat()
  const sql = files.flatMap((file) => sqlTokens(readDatasetSql(dataset, file)))
  return onlyValues({ ...tableInputs(table), reads, readsBefore, monthly, sql, macros: usedMacros(macros(), sql) })
}

/** Returns the tokens of SQL files, and the macros of `macroFile` that they use. */
export function listSqlInputs(files: readonly URL[], macroFile: URL): unknown {
  const sql = files.map((file) => sqlTokens(readFileSync(file, 'utf8')))
  return { sql, macros: usedMacros(macrosIn(readFileSync(macroFile, 'utf8')), sql.flat()) }
}

function sourceInputs({
  page,
  url,
  namedBy,
  sentForm,
  fallbackUrls,
  ignored,
  maxUnpackedBytes,
  untested,
  members,
  ...decides
}: Source) {
  const { cadence, from, to, ...plain } = 'from' in decides ? decides : { ...decides, cadence: null, from: '', to: '' }
  return { ...plain, members: members.map(memberInputs) }
}

/**
 * The names of a member depend on the period of a file, so the digest has them with each file. A column that is not
 * read decides nothing.
 */
function memberInputs({ names, shape, ignored, ...plain }: Member) {
  return { ...plain, shape: shape && z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) }
}

function checkInputs<C extends Pick<Check, 'sql' | 'because'> & { readonly hint?: string }>(
  { because, hint, ...decides }: C,
  tokensOf: (sql: string) => string[],
) {
  return { ...decides, sql: tokensOf(decides.sql) }
}

function tableInputs({ description, appendOnly, compared, mayShrink, columns, ...decides }: Table) {
  const plain = Object.entries(columns).map(([name, column]) => [name, columnInputs(column)] as const)
  // A list keeps the order that the columns have in the file.
  return { ...decides, columns: plain }
}

function columnInputs({ description, hashes, ...decides }: Column) {
  return decides
}

let parsed: ReadonlyMap<string, readonly string[]> | undefined

function macros(): ReadonlyMap<string, readonly string[]> {
  parsed ??= macrosIn(MACROS)
  return parsed
}

/** JSON would leave out a function in a declaration, and nobody would notice what it decides. */
function onlyValues(value: unknown): unknown {
  JSON.stringify(value, (key, inner: unknown) => {
    if (typeof inner === 'function') throw new Error(`${key} of a declaration is a function, which no digest can cover`)
    return inner
  })
  return value
}
