import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { readCheckpoint, writeCheckpoint } from './checkpoints.ts'

type Outside = <T>(work: () => Promise<T>) => Promise<T>
type Create = typeof DuckDBInstance.create
type Rows = readonly Readonly<Record<string, unknown>>[]

/** A query without what names one life: folders, snapshots, hashes, times. */
type Question = string
export type RecordedAnswers = ReadonlyMap<Question, Rows>

/** Paths in statements. */
const QUOTED_PATH = /'(\/[^']+)'/g
const PLACE = /^.*\/(?=\.market-data-work\/|lake\/|snapshots\/|raw\/)/

/**
 * Answers of DuckDB, recorded in nights that it really worked in. In the nights that have only the record it writes files of
 * other bytes, which follow from all that it was told and from the files that it was told to read.
 */
export class RecordedDuckDb {
  readonly #create: Create = DuckDBInstance.create.bind(DuckDBInstance)
  readonly #answers: Map<Question, Rows>

  constructor(answers: RecordedAnswers = new Map()) {
    this.#answers = new Map(answers)
  }

  get answers(): RecordedAnswers {
    return this.#answers
  }

  /** Lets DuckDB work, and tells when it does. */
  work(outside: Outside): () => void {
    return this.#install(async (...how) => {
      const instance = await outside(() => this.#create(...how))
      const connect = instance.connect.bind(instance)
      instance.connect = async () => this.#watch(await outside(connect), outside)
      return instance
    })
  }

  replay(): () => void {
    return this.#install(() => Promise.resolve(makeInstance(this.#answers)))
  }

  #install(create: Create): () => void {
    DuckDBInstance.create = create
    return () => {
      DuckDBInstance.create = this.#create
    }
  }

  #watch(connection: DuckDBConnection, outside: Outside): DuckDBConnection {
    const run = connection.run.bind(connection)
    const runAndReadAll = connection.runAndReadAll.bind(connection)
    const prepare = connection.prepare.bind(connection)
    connection.run = (...args) => outside(() => run(...args))
    connection.runAndReadAll = async (sql, ...rest) => {
      const reader = await outside(() => runAndReadAll(sql, ...rest))
      this.#answers.set(toQuestion(sql), toRows(reader))
      return reader
    }
    connection.prepare = async (sql) => {
      const statement = await outside(() => prepare(sql))
      const runPrepared = statement.run.bind(statement)
      statement.run = () => outside(runPrepared)
      return statement
    }
    return connection
  }
}

function makeInstance(answers: RecordedAnswers): DuckDBInstance {
  const told = createHash('sha256')
  const tell = (sql: string) => {
    told.update(withoutLife(sql))
    for (const path of listPaths(sql)) {
      if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === true) told.update(readFileSync(path))
    }
    return told.copy().digest('hex')
  }
  const answer = (sql: string) => {
    const actions = readCheckpoint(sql)
    if (actions !== null) return actions
    const made = tell(sql)
    const [, target] = /\bTO '(\/[^']+\.parquet)'/.exec(sql) ?? []
    if (target !== undefined) writeFileSync(target, made.repeat(1 + (made.charCodeAt(0) % 16)))
    return answers.get(toQuestion(sql)) ?? (target === undefined ? [] : [{ count: '1' }])
  }
  const connection = {
    run: (sql: string) => {
      if (!writeCheckpoint(sql)) tell(sql)
      return Promise.resolve()
    },
    runAndReadAll: (sql: string) =>
      new Promise((resolve) => {
        resolve(makeReader(answer(sql)))
      }),
    prepare: () =>
      Promise.resolve({ bind: () => undefined, run: () => Promise.resolve({ chunkCount: 0, columnNames: () => [] }) }),
    interrupt: () => undefined,
    closeSync: () => undefined,
  }
  const instance = { connect: () => Promise.resolve(connection), closeSync: () => undefined }
  return instance as unknown as DuckDBInstance
}

function makeReader(rows: Rows) {
  const names = Object.keys(rows[0] ?? {})
  return {
    deduplicatedColumnNames: () => names,
    getRowsJson: () => rows.map((row) => names.map((name) => row[name])),
    getRowObjectsJson: () => rows,
  }
}

function toRows(reader: Awaited<ReturnType<DuckDBConnection['runAndReadAll']>>): Rows {
  const names = reader.deduplicatedColumnNames()
  return reader.getRowsJson().map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
}

function listPaths(sql: string): string[] {
  return [...sql.matchAll(QUOTED_PATH)].flatMap(([, path = '']) => (existsSync(path) ? [path] : []))
}

/** A path begins with its place in the data directory. */
function withoutLife(sql: string): string {
  return sql.replaceAll(QUOTED_PATH, (_quoted, path: string) => `'${path.replace(PLACE, '')}'`)
}

function toQuestion(sql: string): Question {
  return withoutLife(sql)
    .replaceAll(/[0-9a-f]{64}/g, '<hash>')
    .replaceAll(/\d{8}T\d{6}Z/g, '<snapshot>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:]+Z/g, '<time>')
    .replaceAll(/competence_month=\d{4}-\d\d/g, '<month>')
}
