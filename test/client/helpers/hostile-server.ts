import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Lies of a hostile server, each where a test names it; the rest is as an honest server answers. */
export interface Lies {
  /** Members of the one file that is listed. */
  readonly listed?: Readonly<Record<string, unknown>>
  /** Members of every export. */
  readonly exported?: Readonly<Record<string, unknown>>
  /** How many bytes come as the content of a file or as the rows of a list: zeros. */
  readonly sends?: number
  /** How many rows each of 100 pages has, and its link to the next; `*` in it is another number on each page. */
  readonly page?: { readonly rows: number; readonly link: string }
  /** Requests to addresses that begin so are led elsewhere with a status. */
  readonly redirect?: { readonly from: string; readonly to: string; readonly status: number }
  /** Sent with every answer. */
  readonly status?: number
  /** How bodies are packed; of others than gzip only the name is sent. */
  readonly packed?: string
  /** Named in each answer. */
  readonly snapshot?: string
}

export interface HostileServer {
  /**
   * Returns an address of the server that tells these lies. The first segment of its path has them, as JSON in
   * base64url.
   */
  lie(lies: Lies): string
  readonly url: string
  /** Another host: a request to it with the header `x-api-key` has given the key away. `GET /taken` lists such requests. */
  readonly thief: string
  /** Requests that gave the key to the other host. */
  taken(): readonly string[]
  /** Paths that the server itself was asked for, without the lies. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

const CONTENT = Buffer.from('twenty bytes of data')
const SHA256 = createHash('sha256').update(CONTENT).digest('hex')
const LISTED = {
  dataset: 'b3_quote',
  partition: 'competence_month=2025-10',
  table: 'b3_quote',
  path: '/v1/bulk/b3_quote/competence_month=2025-10?table=b3_quote&snapshot=20260110T030000Z',
  file: 'b3_quote/competence_month=2025-10/b3_quote.parquet',
  rows: 1,
  bytes: CONTENT.length,
  sha256: SHA256,
  first_snapshot: '20260110T030000Z',
}
const EXPORTED = {
  ...{ id: 'e1', state: 'done', message: null, endpoint: '/v1/funds', parameters: {}, format: 'csv', parts: 1 },
  ...{ file: '/v1/exports/e1/file', bytes: CONTENT.length, sha256: SHA256, errors: [], incomplete: [] },
}

/** Starts a server that lies to its clients, and another host that waits for their keys. */
export async function startHostileServer(): Promise<HostileServer> {
  const taken: string[] = []
  const asked: string[] = []
  const thief = await listen((req, res) => {
    if (req.headers['x-api-key'] !== undefined) taken.push(`${req.method ?? ''} ${req.url ?? ''}`)
    res.writeHead(200, { 'content-type': 'application/json' }).end(req.url === '/taken' ? JSON.stringify(taken) : '{}')
  })
  const pages = new Map<string, number>()
  const server = await listen((req, res) => {
    const [, written = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(req.url ?? '') ?? []
    asked.push(path)
    const lies = JSON.parse(Buffer.from(written, 'base64url').toString('utf8')) as Lies
    const page = (pages.get(written) ?? 0) + 1
    pages.set(written, page)
    const link = page > 100 ? undefined : lies.page?.link.replace('*', String(page))
    answer(lies, { req, res, path, ...(link !== undefined && { link }) }).catch((error: unknown) => {
      // A client that stops in the middle has what it needs to see.
      res.destroy(error instanceof Error ? error : undefined)
    })
  })
  return {
    lie: (lies) => `${server.url}/${Buffer.from(JSON.stringify(lies)).toString('base64url')}`,
    url: server.url,
    thief: thief.url,
    taken: () => taken,
    asked,
    close: async () => {
      await server.close()
      await thief.close()
    },
  }
}

interface Asked {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly path: string
  readonly link?: string
}

async function answer(lies: Lies, { req, res, path, link }: Asked): Promise<void> {
  const { redirect, status = 200, packed } = lies
  req.resume()
  if (redirect !== undefined && path.startsWith(redirect.from)) {
    res.writeHead(redirect.status, { location: redirect.to }).end()
    return
  }
  res.writeHead(status, {
    ...(link !== undefined && { link: `<${link}>; rel="next"` }),
    ...(packed !== undefined && { 'content-encoding': packed }),
    'content-type': 'application/json',
    'x-snapshot-id': lies.snapshot ?? '20260110T030000Z',
  })
  const steps = packed === 'gzip' ? [createGzip()] : []
  await pipeline([Readable.from(writeContent(lies, path)), ...steps, res])
}

/** Writes a file, the list of files, an export, or a page of any other list. */
function writeContent({ sends, listed, exported, page = { rows: 1, link: '' } }: Lies, path: string): Iterable<Buffer> {
  const isFile = /^\/v1\/(?:bulk\/[^/]+\/|exports\/[^/]+\/file)/.test(path)
  if (isFile) return sends === undefined ? [CONTENT] : zeros(sends)
  if (path.startsWith('/v1/bulk/')) return [writeRows([{ ...LISTED, ...listed }], path)]
  if (path.startsWith('/v1/exports')) return [writeBody({ ...EXPORTED, ...exported })]
  return sends === undefined ? [writeRows(Array<object>(page.rows).fill({ id: 'a' }), path)] : zeros(sends)
}

function writeRows(rows: readonly object[], path: string): Buffer {
  if (!path.includes('format=ndjson')) return writeBody(rows)
  return Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

function writeBody(data: object): Buffer {
  return Buffer.from(JSON.stringify({ success: true, data }))
}

function* zeros(length: number): Generator<Buffer> {
  const piece = Buffer.alloc(1 << 16)
  for (let left = length; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
}

async function listen(serve: RequestListener): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server: Server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
