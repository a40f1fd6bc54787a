import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A request as the server got it. */
export interface StoreRequest {
  readonly method: string
  /** The key in the bucket, without a prefix; a listing has its query. */
  readonly key: string
  readonly headers: IncomingHttpHeaders
  /** The status of the answer; 0 if there was none. */
  status: number
  /** The bytes of the bodies that came and went. */
  received: number
  sent: number
}

/** What goes wrong with a request: the connection ends before it is carried out, or after, or inside of the answer's body. */
export type StoreTrouble = 'lost' | 'answer lost' | { readonly cutAfter: number } | { readonly status: number } | null

export interface S3Server {
  readonly address: string
  readonly environment: Readonly<Record<string, string>>
  readonly endpoint: string
  readonly requests: StoreRequest[]
  /** Says what goes wrong with a request; null for nothing. */
  trouble: (asked: StoreRequest) => StoreTrouble
  /** Changes an object behind the back of the publisher; null removes it. */
  tamper(key: string, change: (body: Buffer) => Buffer | null): Promise<void>
  read(key: string): Promise<Buffer>
  list(): Promise<string[]>
  close(): Promise<void>
}

export const BUCKET = 'lake-of-tests'
/** s3rver knows these and no others. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' }

/**
 * s3rver on a free port, behind a layer with what it lacks: conditions and checksums of puts. The layer also counts
 * requests, and lets them fail. Without conditions it is as s3rver itself.
 */
export async function startS3Server({ conditions = true } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'market-data-s3-'))
  const behind = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port: inner } = await behind.run()
  const etags = new Map<string, string>()
  const checksums = new Map<string, string>()
  const turns = new Map<string, Promise<unknown>>()
  const server: Omit<S3Server, 'tamper' | 'read' | 'list'> & { requests: StoreRequest[] } = {
    address: `s3://${BUCKET}/`,
    environment: CREDENTIALS,
    endpoint: '',
    requests: [],
    trouble: () => null,
    close: async () => {
      await new Promise((resolve) => {
        outer.close(resolve)
        outer.closeAllConnections()
      })
      await behind.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = req.url ?? ''
    const key = decodeURIComponent(
      url
        .replace(`/${BUCKET}`, '')
        .replace(/^\//, '')
        .replace(/[?&]x-id=\w+/, ''),
    )
    const asked: StoreRequest = {
      method: req.method ?? '',
      key,
      headers: req.headers,
      status: 0,
      received: body.length,
      sent: 0,
    }
    server.requests.push(asked)
    const trouble = running.trouble(asked)
    if (trouble === 'lost') return void req.socket.destroy()
    if (trouble !== null && typeof trouble === 'object' && 'status' in trouble)
      return answer(asked, res, trouble.status)
    const work = async () => {
      const refused = conditions && asked.method === 'PUT' ? refusePut(asked, body) : null
      if (refused !== null) return answer(asked, res, refused)
      await forward(asked, req, res, body, trouble)
    }
    // Two puts of a key run one after the other, as each is atomic.
    const turn = (turns.get(key) ?? Promise.resolve()).then(work)
    turns.set(
      key,
      turn.catch(() => undefined),
    )
    await turn
  }
  const refusePut = ({ key, headers }: StoreRequest, body: Buffer): number | null => {
    const etag = etags.get(key)
    if (headers['if-none-match'] === '*' && etag !== undefined) return 412
    const match = headers['if-match']
    if (match !== undefined && etag === undefined) return 404
    if (match !== undefined && match !== etag) return 412
    const sum = headers['x-amz-checksum-sha256']
    return sum !== undefined && sum !== createHash('sha256').update(body).digest('base64') ? 400 : null
  }
  const answer = (asked: StoreRequest, res: ServerResponse, status: number) => {
    asked.status = status
    res.writeHead(status, { 'Content-Type': 'application/xml' })
    res.end(
      asked.method === 'HEAD' ? undefined : `<Error><Code>Refused${String(status)}</Code><Message>no</Message></Error>`,
    )
  }
  const forward = (
    asked: StoreRequest,
    req: IncomingMessage,
    res: ServerResponse,
    body: Buffer,
    trouble: StoreTrouble,
  ) =>
    new Promise<void>((resolve, reject) => {
      const { method = '', url, headers } = req
      const sent = request({ host: '127.0.0.1', port: inner, method, path: url, headers, agent: false }, (from) => {
        const chunks: Buffer[] = []
        from.on('data', (chunk: Buffer) => chunks.push(chunk))
        from.on('error', reject)
        from.on('end', () => {
          const status = from.statusCode ?? 500
          asked.status = status
          const { etag } = from.headers
          if (method === 'PUT' && status === 200) {
            if (etag !== undefined) etags.set(asked.key, etag)
            checksums.set(asked.key, String(headers['x-amz-checksum-sha256'] ?? ''))
          }
          if (method === 'DELETE') etags.delete(asked.key)
          const checksum = checksums.get(asked.key) ?? ''
          const shown = conditions && method === 'HEAD' && checksum !== '' ? { 'x-amz-checksum-sha256': checksum } : {}
          const whole = Buffer.concat(chunks)
          if (trouble === 'answer lost') {
            req.socket.destroy()
          } else if (
            trouble !== null &&
            typeof trouble === 'object' &&
            'cutAfter' in trouble &&
            whole.length > trouble.cutAfter
          ) {
            res.writeHead(status, from.headers)
            asked.sent = trouble.cutAfter
            res.write(whole.subarray(0, trouble.cutAfter), () => req.socket.destroy())
          } else {
            res.writeHead(status, { ...from.headers, ...shown })
            asked.sent = whole.length
            res.end(whole)
          }
          resolve()
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const outer = createServer((req, res) => {
    handle(req, res).catch(() => req.socket.destroy())
  })
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve))
  const { port } = outer.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${String(port)}`
  const direct = `http://127.0.0.1:${String(inner)}/${BUCKET}`
  const running: S3Server = Object.assign(server, {
    endpoint,
    environment: { ...CREDENTIALS, AWS_ENDPOINT_URL: endpoint },
    tamper: async (key: string, change: (body: Buffer) => Buffer | null) => {
      const before = Buffer.from(await (await fetch(`${direct}/${key}`)).arrayBuffer())
      const after = change(before)
      const put = await fetch(
        `${direct}/${key}`,
        after === null ? { method: 'DELETE' } : { method: 'PUT', body: after },
      )
      if (!put.ok) throw new Error(`${key} was not changed: ${String(put.status)}`)
      checksums.delete(key)
      const etag = put.headers.get('etag')
      if (etag === null) etags.delete(key)
      else etags.set(key, etag)
    },
    read: async (key: string) => Buffer.from(await (await fetch(`${direct}/${key}`)).arrayBuffer()),
    list: async () => {
      const text = await (await fetch(`${direct}?list-type=2&max-keys=1000`)).text()
      return Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key).sort()
    },
  })
  return running
}
