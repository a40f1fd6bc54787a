import { rm } from 'node:fs/promises'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import S3rver from 's3rver'
import { PutConditions } from './put-conditions.ts'
import { temporaryFolder } from './folders.ts'

/** A request as the server got it. */
export interface StoreRequest {
  readonly method: string
  /** In the bucket; a listing has its query. */
  readonly key: string
  readonly headers: IncomingHttpHeaders
  /** 0 if there was no answer. */
  status: number
  /** Bytes of the bodies, in both directions. */
  received: number
  sent: number
}

/** Ends an answer inside of its body, once its reader has taken what came: a reader may drop what it has not looked at. */
interface CutBody {
  readonly cutAfter: number
  readonly taken: () => Promise<unknown>
}

/** What goes wrong with a request: the connection ends before it is carried out, or after, or inside of the answer's body. */
type StoreTrouble = 'lost' | 'answer lost' | CutBody | { readonly status: number } | null

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
  const directory = await temporaryFolder()
  const configureBuckets = [{ name: BUCKET, configs: [] }]
  const behind = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port: inner } = await behind.run()
  const direct = `http://127.0.0.1:${String(inner)}/${BUCKET}`
  const rules = new PutConditions()
  const requests: StoreRequest[] = []
  const layer = createServer((req, res) => {
    handle(req, res).catch(() => req.socket.destroy())
  })
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await readBody(req)
    const { method = '', headers } = req
    const asked: StoreRequest = { method, key: readKey(req), headers, status: 0, received: body.length, sent: 0 }
    requests.push(asked)
    const trouble = server.trouble(asked)
    if (trouble === 'lost') req.socket.destroy()
    else if (typeof trouble === 'object' && trouble !== null && 'status' in trouble) refuse(asked, res, trouble.status)
    else {
      await rules.inTurn(asked.key, async () => {
        const refused = conditions && method === 'PUT' ? rules.refuse(asked, body) : null
        if (refused !== null) refuse(asked, res, refused)
        else answer(asked, res, await forward(inner, req, body), { trouble, rules: conditions ? rules : null })
      })
    }
  }
  const endpoint = `http://127.0.0.1:${String(await listen(layer))}`
  const read = async (key: string) => Buffer.from(await (await fetch(`${direct}/${key}`)).arrayBuffer())
  const server: S3Server = {
    address: `s3://${BUCKET}/`,
    endpoint,
    environment: { ...CREDENTIALS, AWS_ENDPOINT_URL: endpoint },
    requests,
    trouble: () => null,
    read,
    tamper: async (key, change) => {
      const body = change(await read(key))
      const put = await fetch(`${direct}/${key}`, body === null ? { method: 'DELETE' } : { method: 'PUT', body })
      if (!put.ok) throw new Error(`${key} was not changed: ${String(put.status)}`)
      rules.noteChange(key, put.headers.get('etag'))
    },
    list: async () => {
      const text = await (await fetch(`${direct}?list-type=2&max-keys=1000`)).text()
      return Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key).sort()
    },
    close: async () => {
      await new Promise((resolve) => {
        layer.close(resolve)
        layer.closeAllConnections()
      })
      await behind.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
  return server
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** `/bucket/lake/…?x-id=GetObject` → `lake/…` */
function readKey({ url = '' }: IncomingMessage): string {
  return decodeURIComponent(
    url
      .replace(`/${BUCKET}`, '')
      .replace(/^\//, '')
      .replace(/[?&]x-id=\w+/, ''),
  )
}

function refuse(asked: StoreRequest, res: ServerResponse, status: number): void {
  asked.status = status
  res.writeHead(status, { 'Content-Type': 'application/xml' })
  const text = `<Error><Code>Refused${String(status)}</Code><Message>no</Message></Error>`
  res.end(asked.method === 'HEAD' ? undefined : text)
}

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function forward(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (from) => {
      readBody(from).then((whole) => {
        resolve({ status: from.statusCode ?? 500, headers: from.headers, body: whole })
      }, reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function answer(
  asked: StoreRequest,
  res: ServerResponse,
  { status, headers, body }: Answered,
  { trouble, rules }: { readonly trouble: StoreTrouble; readonly rules: PutConditions | null },
): void {
  asked.status = status
  if (asked.method === 'PUT' && status === 200) rules?.notePut(asked, headers.etag ?? '')
  if (asked.method === 'DELETE') rules?.noteChange(asked.key, null)
  if (trouble === 'answer lost') {
    res.socket?.destroy()
    return
  }
  res.writeHead(status, { ...headers, ...(asked.method === 'HEAD' ? rules?.show(asked.key) : {}) })
  asked.sent = sendBody(res, body, trouble)
}

/** Sends a body as far as the trouble lets it; returns the bytes that are sent. */
function sendBody(res: ServerResponse, body: Buffer, trouble: StoreTrouble): number {
  if (typeof trouble !== 'object' || trouble === null || !('cutAfter' in trouble) || trouble.cutAfter >= body.length) {
    res.end(body)
    return body.length
  }
  const breakOff = () => res.socket?.destroy()
  res.write(body.subarray(0, trouble.cutAfter), () => void trouble.taken().then(breakOff, breakOff))
  return trouble.cutAfter
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the layer has no port')
  return address.port
}
