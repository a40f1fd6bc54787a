import { SQL_SCOPE } from '../../schemas/service/sql/sql-input.ts'
import type { PlacedFile } from '../integrity/damaged-file.ts'
import type { Key } from '../keys/key.ts'
import { requireScopes } from '../keys/scopes.ts'
import { type ConcurrencyLimit, createConcurrencyLimit, type RefusalReason } from '../limits/concurrency-limit.ts'
import { type Interest, trackInterest } from '../limits/waiting-clients.ts'
import type { OpenSnapshot } from '../snapshots/open-snapshot.ts'
import { UnreadableFile } from '../snapshots/query-error.ts'
import { listTableFiles } from '../snapshots/tables.ts'
import { createVerifiedReader } from '../snapshots/verified-reader.ts'
import {
  type AnswerLimits,
  type SqlColumn,
  type SqlFormat,
  type SqlParameters,
  type SqlReply,
  type SqlRequest,
  StatementRefused,
} from './messages.ts'
import { createSqlError, processEndedError } from './sql-errors.ts'
import { StatementProcessEnded } from './statement-process.ts'
import {
  type AskProcess,
  createStatementQueue,
  type StatementQueue,
  type StatementQueueSettings,
} from './statement-queue.ts'
import { listDatasetsRead, listWithReads } from './table-scopes.ts'

/** A statement of a client. */
export interface StatementRequest {
  readonly sql: string
  readonly parameters: SqlParameters
  readonly format: SqlFormat
}

interface StatementAnswer {
  readonly columns: readonly SqlColumn[]
  readonly rows: number
  /** Rows as the format has them, without what surrounds those of JSON. */
  readonly text: readonly string[]
}

/** Runs statements, within all limits. */
export interface SqlService extends Pick<StatementQueue, 'close'> {
  readonly concurrencyLimit: ConcurrencyLimit
  /** Follows the interest of one client in its answer, up to the longest time of any answer. */
  track(): ReturnType<typeof trackInterest>
  answer(statement: StatementRequest, key: Key, snapshot: OpenSnapshot, interest: Interest): Promise<StatementAnswer>
}

const IDLE_MS = 60_000
/** A header of CSV is not counted as an answer. */
const HEADER_BYTES = 1_000_000

export interface SqlSettings {
  readonly queue: Omit<StatementQueueSettings, 'idleMs' | 'answerBytes'>
  readonly limits: AnswerLimits
  /** Statements that run or wait at once, in whole and of one key. */
  readonly atOnce: { readonly all: number; readonly key: number }
  /** Longest wait until an answer begins. */
  readonly timeoutMs: number
}

export function createSqlService(
  { queue: places, limits, atOnce, timeoutMs }: SqlSettings,
  cut: AbortSignal,
  onRefused: (reason: RefusalReason) => void,
): SqlService {
  const queue = createStatementQueue({ ...places, idleMs: IDLE_MS, answerBytes: limits.bytes })
  return {
    concurrencyLimit: createConcurrencyLimit({ ...atOnce, heavyOfKey: atOnce.key }, onRefused),
    track: () => trackInterest(timeoutMs, cut),
    answer: async (statement, key, snapshot, interest) => {
      try {
        return await queue.run(snapshot.folder, interest, async (ask) => {
          const tables = await checkInProcess(ask, statement)
          requireDatasets(key, tables)
          const files = listFiles(snapshot, tables)
          // Throws if somebody writes to one of the files while the statement reads it.
          const reader = createVerifiedReader(snapshot.integrity)
          return reader.read(files, () => runInProcess(ask, statement, tables, limits), interest.signal)
        })
      } catch (error) {
        if (error instanceof StatementProcessEnded) throw processEndedError()
        if (!(error instanceof StatementRefused)) throw error
        throw error.reason === 'unreadable'
          ? new UnreadableFile('a statement')
          : createSqlError(error, { ...limits, ...places })
      }
    },
    close: queue.close,
  }
}

/** Asks the process what a statement reads: the tables, those behind its views first. */
async function checkInProcess(ask: AskProcess, { sql }: StatementRequest): Promise<string[]> {
  let tables: string[] = []
  await askOrThrow(ask, { ask: 'check', sql }, (reply) => {
    if (reply.say === 'checked') tables = listWithReads(reply.tables)
    return reply.say === 'checked'
  })
  return tables
}

/** A key reads with a statement only what it may read without one: the tables of the datasets of its scopes. */
function requireDatasets(key: Key, tables: readonly string[]): void {
  const datasets = listDatasetsRead(tables)
  if (datasets === null) throw new StatementRefused('table_not_found', tables.join(', '))
  requireScopes(key, { dataset: null, extraScopes: [SQL_SCOPE, ...datasets] }, {})
}

function listFiles({ manifest, folder }: OpenSnapshot, tables: readonly string[]): PlacedFile[] {
  const files = listTableFiles(manifest, folder)
  return tables.flatMap((name) => [...(files.get(name)?.values() ?? [])])
}

async function runInProcess(
  ask: AskProcess,
  { sql, parameters, format }: StatementRequest,
  views: readonly string[],
  limits: AnswerLimits,
): Promise<StatementAnswer> {
  let [columns, rows, bytes]: [readonly SqlColumn[], number, number] = [[], 0, 0]
  const text: string[] = []
  await askOrThrow(ask, { ask: 'run', sql, views, parameters, format, limits }, (reply) => {
    if (reply.say === 'columns') columns = reply.columns
    if (reply.say === 'done') rows = reply.rows
    if (reply.say !== 'rows') return reply.say === 'done'
    text.push(reply.text)
    bytes += reply.text.length
    // The process counts bytes too, but it runs what strangers wrote.
    if (bytes > 2 * limits.bytes + HEADER_BYTES) throw new StatementRefused('too_many_bytes')
    return false
  })
  return { columns, rows, text }
}

/** Asks, and throws the refusal if that is the reply. */
async function askOrThrow(ask: AskProcess, request: SqlRequest, onReply: (reply: SqlReply) => boolean): Promise<void> {
  await ask(request, (reply) => {
    if (reply.say === 'refused') throw new StatementRefused(reply.reason, reply.subject)
    return onReply(reply)
  })
}
