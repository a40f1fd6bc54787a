import type { TextLookUp } from '../../schemas/api/dataset-api.ts'
import type { Binding, Row, Rows } from '../../schemas/api/endpoint.ts'
import { Ranges, writeCondition } from '../../schemas/api/ranges.ts'
import { writeOrder } from '../../schemas/api/sort.ts'
import type { Month } from '../../schemas/core/month.ts'
import type { PlacedFile } from '../integrity/damaged-file.ts'
import type { Integrity } from '../integrity/integrity.ts'
import type { RequestContext } from '../limits/request-context.ts'
import type { Database } from './database.ts'
import { createLookUps, type FindCached, type LookUpClass, type LookUpClasses } from './class-look-ups.ts'
import { textLookUps } from './declared-tables.ts'
import { derivedBy } from './derived-tables.ts'
import { RowCache } from './row-cache.ts'
import { TextCache, type ReadTexts } from './text-cache.ts'
import { UnknownColumn } from './query-error.ts'
import type { ChosenParts } from './query-text.ts'
import { createVerifiedReader } from './verified-reader.ts'
import type { Bindings } from './query-session.ts'
import type { Tables } from './tables.ts'

type RunQueryFile<T> = (
  sqlFile: URL,
  bindings: Readonly<Record<string, Binding>>,
  months?: readonly Month[],
  context?: RequestContext,
) => Promise<T>

export interface SnapshotQueries {
  /**
   * True if the snapshot must be opened again: a file that was damaged at the opening is whole again, somebody wrote to
   * a file while a query read it, or DuckDB refuses every query after an error within itself.
   */
  mustReopen(): boolean
  /** Makes the tables that the first requests would else wait for. */
  prepare(): Promise<void>
  /** Keeps the rows that nearly every request looks up: for the newest snapshot. */
  keepRows(): Promise<void>
  readonly query: RunQueryFile<Row[]>
  readonly rows: RunQueryFile<Rows>
  readonly lookUpClass: LookUpClass
  readonly lookUpClasses: LookUpClasses
}

export function createSnapshotQueries(
  db: Database,
  tables: Tables,
  damaged: ReadonlySet<PlacedFile>,
  integrity: Integrity,
): SnapshotQueries {
  const listFiles = listUndamaged(tables, damaged, integrity)
  const reader = createVerifiedReader(integrity)
  const derived = derivedBy((name, sqlFile) =>
    reader.read(listFiles(sqlFile, 'all'), () => db.query(tables.writeTableOfAll(name, sqlFile), {})),
  )
  const asking =
    <T>(run: (sql: string, bindings: Bindings, context?: RequestContext) => Promise<T>): RunQueryFile<T> =>
    async (sqlFile, parameters, months = [], context) => {
      await derived.makeFor(sqlFile)
      const { chosen, values } = partChosen(parameters)
      const ask = (text: 'padded' | undefined, sql: string) => {
        const bindings = withoutWritten(sql, values)
        return reader.read(
          listFiles(sqlFile, months, text),
          () => run(matchLists(sql, bindings), bindings, context),
          context?.signal,
        )
      }
      try {
        return await ask(undefined, tables.writeText(sqlFile, months, chosen))
      } catch (error) {
        // Months that older code compiled have fewer columns. That is rare, so it is handled only when a query fails.
        if (!(error instanceof UnknownColumn)) throw error
        return ask('padded', tables.writePaddedText(sqlFile, months, chosen))
      }
    }
  const query = asking((sql, bindings, context) => db.query(sql, bindings, context))
  const readAllClasses = asking((sql) => db.rows(matchAllClasses(sql), {}))
  const kept = new RowCache()
  const findNewest = findNewestIn(listFiles)
  const texts = keepTexts((lookUp, month, write) => {
    const ask = asking((sql, bindings) => db.query(write(matchAllClasses(sql)), bindings))
    return (range) => ask(lookUp.sql, { ...range }, month === null ? [] : [month])
  })
  const findCached: FindCached = (sqlFile, cnpj, months, { signal }) => {
    const rows = texts.find(sqlFile, cnpj, months) ?? kept.find(sqlFile, cnpj, months)
    const files = rows === null ? [] : listFiles(sqlFile, months)
    // Kept rows of a file are answered while the file is whole, as a query would.
    return rows === null || files.length === 0 ? rows : reader.read(files, () => Promise.resolve(rows), signal)
  }
  return {
    mustReopen: () =>
      db.isInvalidated() || reader.hasReadWrites() || [...damaged].some((file) => !integrity.isDamaged(file)),
    prepare: () => derived.makeAll(),
    keepRows: async () => {
      await kept.read((sqlFile, months) => readAllClasses(sqlFile, {}, months), findNewest)
      await texts.read(findNewest)
    },
    query,
    ...createLookUps(query, findCached),
    rows: asking((sql, bindings, context) => db.rows(sql, bindings, context)),
  }
}

/** Lists files. A table in one piece that was damaged at the opening was not set up, even if its file is whole by now. */
function listUndamaged(tables: Tables, damaged: ReadonlySet<PlacedFile>, integrity: Integrity): Tables['listFiles'] {
  return (...tableAndMonths) => {
    const files = tables.listFiles(...tableAndMonths)
    const out = damaged.size === 0 ? undefined : files.find((file) => file.month === null && damaged.has(file))
    if (out !== undefined) throw integrity.damageError(out)
    return files
  }
}

/** Keeps the texts of the declared look-ups. `ask` runs SQL around that of a look-up, over a range of classes. */
function keepTexts(
  ask: (
    lookUp: TextLookUp,
    month: Month | null,
    write: Parameters<ReadTexts>[0],
  ) => (range: Parameters<ReadTexts>[1]) => Promise<Row[]>,
) {
  const bySql = new Map<string, TextCache>()
  return {
    read: async (findNewest: (sqlFile: URL, other?: URL) => Month | null) => {
      for (const lookUp of textLookUps) {
        const month = findNewest(lookUp.sql, lookUp.monthOf)
        const texts: ReadTexts = (write, range) => ask(lookUp, month, write)(range)
        bySql.set(lookUp.sql.href, await TextCache.read(lookUp, month, texts))
      }
    },
    find: ({ href }: URL, cnpj: string, months: readonly Month[]) => bySql.get(href)?.find(cnpj, months) ?? null,
  }
}

/** Writes SQL that says `cnpj = $cnpj` for a list of CNPJs, where one is bound. */
function matchLists(sql: string, bindings: Bindings): string {
  const lists = Object.keys(bindings).filter((name) => Array.isArray(bindings[name]))
  // A join, because DuckDB then passes over the parts of a file that have none of them, as it does not for a list.
  const match = (text: string, name: string) =>
    text.replaceAll(new RegExp(`= \\$${name}\\b`, 'g'), () => `IN (SELECT unnest($${name}::VARCHAR[]))`)
  return lists.reduce(match, sql)
}

/** Writes the SQL of a look-up for every class in place of one. */
function matchAllClasses(sql: string): string {
  const all = sql.replaceAll(/\bcnpj = \$cnpj\b/g, 'true')
  if (all === sql) throw new Error(`a look-up by class says cnpj = $cnpj, and this one does not: ${sql}`)
  return all
}

/** Finds the newest month that the files of two look-ups have, or else that of the first. */
function findNewestIn(listFiles: Tables['listFiles']) {
  return (sqlFile: URL, other = sqlFile): Month | null => {
    const others = listFiles(other, 'all')
    const months = listFiles(sqlFile, 'all').flatMap(({ month }) => month ?? [])
    return months.sort().findLast((month) => others.some((file) => file.month === month)) ?? months.at(-1) ?? null
  }
}

/** Parts the values that a query binds from what its text has: the condition of the ranges, and the order. */
function partChosen(parameters: Readonly<Record<string, Binding>>): {
  readonly chosen: ChosenParts
  readonly values: Bindings
} {
  const values: Record<string, Bindings[string]> = {}
  let chosen: ChosenParts = {}
  for (const [name, value] of Object.entries(parameters)) {
    if (!(value instanceof Ranges)) values[name] = value
    else if (!value.isEmpty) {
      const condition = writeCondition(value)
      chosen = { in_ranges: condition.sql }
      Object.assign(values, condition.bindings)
    }
  }
  const { sort_by, sort_order } = values
  if (typeof sort_by === 'string' && (sort_order === 'asc' || sort_order === 'desc')) {
    chosen = { ...chosen, sorted: writeOrder({ sort_by, sort_order }) }
  }
  return { chosen, values }
}

/** Leaves out the column and direction of the order, which a text has in it, unless it also says what follows from them. */
function withoutWritten(sql: string, values: Bindings): Bindings {
  const isWritten = (name: string) => ['sort_by', 'sort_order'].includes(name) && !sql.includes(`$${name}`)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isWritten(name)))
}
