import { readdirSync, readFileSync } from 'node:fs'
import { demandConformance } from '../../schemas/service/openapi/helpers/conforms.ts'
import { exactJson } from '../../helpers/exact-json.ts'
import { expect } from 'vitest'
import { type Api, makeKey, serve } from './api.ts'
import { type SampleTwice, sampleTwice } from './sample-twice.ts'

/** Limits that statements of a test reach soon, and one place, so that it is known which process runs a statement. */
export const SQL_LIMITS = {
  SQL: 'on',
  SQL_AT_ONCE: '1',
  SQL_ROWS: '8000',
  SQL_ANSWER_KIB: '512',
  SQL_MEMORY_MIB: '200',
} as const

/** A server that answers statements over the sample, which it has in two snapshots. */
export interface SqlApi {
  readonly world: SampleTwice
  readonly api: Api
  /** A key that may read everything by statements, and one that may read quotes only. */
  readonly key: string
  readonly quotesKey: string
  readonly post: (body: unknown, how?: { readonly query?: string; readonly as?: string }) => Promise<Posted>
}

export async function serveSqlApi(): Promise<SqlApi> {
  const world = await sampleTwice()
  const key = await makeKey(world.dataDir, { scopes: ['*', 'sql'] })
  const quotesKey = await makeKey(world.dataDir, { scopes: ['b3_quote', 'sql'] })
  const api = await serve(world.dataDir, SQL_LIMITS)
  const post: SqlApi['post'] = (body, { query = '', as = key } = {}) => postStatement(api.port, { body, query, as })
  return { world, api, key, quotesKey, post }
}

export interface Posted {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

interface SentStatement {
  readonly body: unknown
  readonly query: string
  readonly as: string
}

async function postStatement(port: number, { body, query, as }: SentStatement): Promise<Posted> {
  const path = `/v1/sql${query}`
  const reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
    method: 'POST',
    headers: { 'x-api-key': as },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const bytes = Buffer.from(await reply.arrayBuffer())
  demandConformance({ method: 'POST', path, status: reply.status, headers: Object.fromEntries(reply.headers), bytes })
  return { status: reply.status, text: bytes.toString('utf8'), headers: reply.headers }
}

export interface SqlError {
  readonly code: string
  readonly message: string
  readonly error_data: {
    readonly reason?: string
    readonly sql?: { readonly reason: string; readonly limit?: number; readonly detail?: string }
  }
}

export const readSqlError = ({ text }: Posted) => JSON.parse(text) as SqlError
export const sqlRowsOf = ({ text }: Posted) => (exactJson(text) as { readonly data: unknown }).data

/** What the kernel says about a process; empty for one that has ended. */
function ofKernel(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Processor time that a waiting process does not use, in the kernel's hundredths of a second. */
export const WORKING = 20

export function readTicks(pid: number): number {
  const [user = 0, system = 0] = ofKernel(String(pid), 'stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return user + system
}

export function listSqlProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => ofKernel(pid, 'cmdline').includes('server/sql/child'))
    .filter((pid) => / (\d+) /.exec(ofKernel(pid, 'stat').replace(/^.*\) \S/, ''))?.[1] === String(process.pid))
    .map(Number)
}

export async function demandPlainAnswer({ post }: SqlApi): Promise<void> {
  const answer = await post({ sql: 'SELECT 1.10 AS plain' })
  expect(answer.text).toContain('"data":[{"plain":1.10}]')
}
