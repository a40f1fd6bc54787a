import {
  type DuckDBConnection,
  DuckDBInstance,
  type DuckDBPreparedStatement,
  type DuckDBType,
  BIGINT,
  StatementType,
} from '@duckdb/node-api'
import { readFileSync } from 'node:fs'
import { literal } from '../../schemas/core/sql-text.ts'
import { type KnownNames, listTablesRead } from './check-statement.ts'
import {
  type AnswerLimits,
  type SqlFormat,
  type SqlParameters,
  type SqlReply,
  type SqlRequest,
  StatementRefused,
} from './messages.ts'
import { readSnapshotViews } from './snapshot-views.ts'
import { createRowWriter, refuseNamelessEntries } from './write-rows.ts'

/** A database over one snapshot that can do nothing but read it. */
export interface StatementRunner {
  answer(request: SqlRequest, say: (reply: SqlReply) => Promise<void>): Promise<void>
}

interface DatabaseLimits {
  readonly memoryMib: number
  readonly threads: number
}

/**
 * Opens a database that can read the files of a folder, and nothing else: no other file, no network, no extension, and no
 * setting of it can be changed any more.
 */
export async function openLockedDatabase(
  folder: string,
  { memoryMib, threads }: DatabaseLimits,
): Promise<DuckDBInstance> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${String(memoryMib)}MiB`,
    threads: String(threads),
    temp_directory: '',
    max_temp_directory_size: '0B',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    // No piece of a file is kept, so that each statement reads what the files hold when it runs.
    enable_external_file_cache: 'false',
  })
  const connection = await instance.connect()
  await connection.run(`SET allowed_directories = [${literal(`${folder}/`)}]`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
  connection.closeSync()
  return instance
}

/**
 * Opens the snapshot in the working directory of this process. The views name their files relative to it, so that no path
 * of the machine is known to a statement.
 */
export async function openStatementRunner(limits: DatabaseLimits): Promise<StatementRunner> {
  const instance = await openLockedDatabase(process.cwd(), limits)
  const views = readSnapshotViews(readFileSync('views.sql', 'utf8'))
  const builtIn = await listBuiltInViews(instance)
  const names = { isTable: views.has, isBuiltIn: (name: string) => builtIn.has(name) }
  return {
    answer: async (request, say) => {
      // Each statement has a connection of its own: nothing of the one before it is left.
      const connection = await instance.connect()
      try {
        const tables = await checkStatement(connection, request.sql, names)
        if (request.ask === 'check') await say({ say: 'checked', tables })
        else {
          await views.make(connection, request.views)
          await runStatement(connection, request, say)
        }
      } catch (error) {
        const { reason, subject } = toRefusal(error)
        await say({ say: 'refused', reason, subject })
      } finally {
        connection.closeSync()
      }
    },
  }
}

/** A statement cannot name the views of `information_schema`, because their schema is refused. */
const BUILT_IN_VIEWS = `SELECT lower(view_name) AS name FROM duckdb_views()
  WHERE internal AND schema_name <> 'information_schema'`

/** Lists the views that the database has before any is made: they tell of the machine and of the statements of others. */
export async function listBuiltInViews(instance: DuckDBInstance): Promise<ReadonlySet<string>> {
  const connection = await instance.connect()
  const views = await connection.runAndReadAll(BUILT_IN_VIEWS)
  connection.closeSync()
  return new Set(views.getRowObjectsJson().map(({ name }) => name as string))
}

interface SerializedSql {
  readonly error: boolean
  readonly error_type?: string
  readonly error_message?: string
  readonly statements?: readonly unknown[]
}

/** Refuses what is not exactly one SELECT, by DuckDB's own parser; returns the tables that it reads. */
export async function checkStatement(connection: DuckDBConnection, sql: string, names: KnownNames): Promise<string[]> {
  const serialize = 'SELECT json_serialize_sql($sql::VARCHAR, skip_null := true, skip_empty := true) AS tree'
  const [row] = (await connection.runAndReadAll(serialize, { sql })).getRowObjectsJson()
  const parsed = JSON.parse(row?.['tree'] as string) as SerializedSql
  if (parsed.error && parsed.error_type === 'parser')
    throw new StatementRefused('sql_error', `Parser Error: ${parsed.error_message ?? ''}`)
  const [statement, ...others] = parsed.statements ?? []
  if (parsed.error || statement === undefined || others.length > 0) throw new StatementRefused('not_one_select')
  return listTablesRead(statement, names)
}

async function runStatement(
  connection: DuckDBConnection,
  { sql, parameters, format, limits }: Extract<SqlRequest, { readonly ask: 'run' }>,
  say: (reply: SqlReply) => Promise<void>,
): Promise<void> {
  const extracted = await connection.extractStatements(sql)
  if (extracted.count !== 1) throw new StatementRefused('not_one_select')
  const statement = await extracted.prepare(0)
  if (statement.statementType !== StatementType.SELECT) throw new StatementRefused('not_one_select')
  bindParameters(statement, parameters)
  await sendRows(statement, format, limits, say)
}

/** Whole numbers are bound as such; all other numbers come as text, which the statement casts. */
function bindParameters(statement: DuckDBPreparedStatement, parameters: SqlParameters): void {
  if (Array.isArray(parameters)) {
    const values = parameters as Extract<SqlParameters, readonly unknown[]>
    statement.bind(
      values.map((value) => (typeof value === 'number' ? BigInt(value) : value)),
      values.map((value) => (typeof value === 'number' ? BIGINT : undefined)) as DuckDBType[],
    )
    return
  }
  const named = Object.entries(parameters)
  statement.bind(
    Object.fromEntries(named.map(([name, value]) => [name, typeof value === 'number' ? BigInt(value) : value])),
    Object.fromEntries(named.map(([name, value]) => [name, typeof value === 'number' ? BIGINT : undefined])),
  )
}

async function sendRows(
  statement: DuckDBPreparedStatement,
  format: SqlFormat,
  limits: AnswerLimits,
  say: (reply: SqlReply) => Promise<void>,
): Promise<void> {
  const result = await statement.stream()
  const names = result.columnNames()
  const writer = createRowWriter(format, names)
  const types = result.columnTypes()
  types.forEach(refuseNamelessEntries)
  await say({ say: 'columns', columns: names.map((name, at) => ({ name, type: String(types[at]) })) })
  await say({ say: 'rows', text: writer.head })
  let [rows, bytes] = [0, 0]
  for (let chunk = await result.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    const written: string[] = []
    for (let at = 0; at < chunk.rowCount; at += 1) {
      const text = writer.row(chunk.getRowValues(at), rows === 0)
      rows += 1
      bytes += Buffer.byteLength(text)
      if (rows > limits.rows) throw new StatementRefused('too_many_rows')
      if (bytes > limits.bytes) throw new StatementRefused('too_many_bytes')
      written.push(text)
    }
    await say({ say: 'rows', text: written.join('') })
  }
  await say({ say: 'done', rows })
}

/** Refuses in the words of DuckDB; a text that could name a place on the machine is left out. */
function toRefusal(error: unknown): StatementRefused {
  if (error instanceof StatementRefused) return error
  const message = error instanceof Error ? error.message : String(error)
  if (/^Out of Memory Error|bad_alloc|could not allocate|failed to allocate/i.test(message))
    return new StatementRefused('too_much_memory')
  if (message.startsWith('IO Error')) return new StatementRefused('unreadable')
  const kind = /^[A-Z][A-Za-z ]+ Error/.exec(message)?.[0] ?? 'Error'
  return new StatementRefused('sql_error', isTellable(message) ? message : kind)
}

function isTellable(message: string): boolean {
  return !message.includes(process.cwd()) && !/\.parquet|views\.sql|(?:^|[\s"'(])\/(?:\w+\/)/.test(message)
}
