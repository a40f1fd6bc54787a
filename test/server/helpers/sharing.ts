import { type Api, makeKey, serve } from './api.ts'
import { historyDataDir } from './history-world.ts'
import { SHARING } from '../../../server/sharing/serve-sharing.ts'

/** Secret that signs the addresses of the server. */
export const SHARING_SECRET = 'sharing-secret-of-this-test-only-0'
export const SHARED_TABLES = '/shares/market_data/schemas/cvm_fund_portfolio/tables'
export const SHARED_PORTFOLIO = `${SHARED_TABLES}/cvm_fund_portfolio`

/** Line of a query about a file. */
export interface FileLine {
  readonly url: string
  readonly id: string
  readonly partitionValues: Readonly<Record<string, string>>
  readonly size: number
  readonly version?: number
}

interface SharingAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

type SharingRequest = RequestInit & { readonly key?: string | null }

/** A server that shares a table whose second snapshot amends both months. */
export interface SharingApi {
  readonly api: Api
  readonly first: string
  readonly second: string
  /** A key that may have one dataset, and one that may have no whole files. */
  readonly narrow: string
  readonly withoutBulk: string
  /** Asks a path with the key of the server, with another, or with none. */
  ask(path: string, asked?: SharingRequest): Promise<SharingAnswer>
  postQuery(body: unknown, key?: string): Promise<SharingAnswer>
  queryFiles(body?: object): Promise<FileLine[]>
}

export async function serveSharing(): Promise<SharingApi> {
  const { dataDir, first, second } = await historyDataDir()
  const narrow = await makeKey(dataDir, { scopes: ['cvm_fund_register', 'bulk'] })
  const withoutBulk = await makeKey(dataDir, { scopes: ['*'] })
  const api = await serve(dataDir, { SHARING_SECRET })
  const ask: SharingApi['ask'] = async (path, { key = api.key, ...asked } = {}) => {
    const headers = {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(asked.headers as object | undefined),
    }
    const answer = await fetch(new URL(path, `http://127.0.0.1:${String(api.port)}`), { ...asked, headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const postQuery: SharingApi['postQuery'] = (body, key = api.key) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return ask(`${SHARING}${SHARED_PORTFOLIO}/query`, { method: 'POST', body: text, key })
  }
  const queryFiles: SharingApi['queryFiles'] = async (body = {}) => {
    const [, , ...files] = parseLines((await postQuery(body)).text)
    return files.map(({ file }) => file as FileLine)
  }
  return { api, first, second, narrow, withoutBulk, ask, postQuery, queryFiles }
}

export function parseLines(text: string): Record<string, unknown>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
