import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMissing, leadsOutside } from '../../lake/disk.ts'
import { type Fault, findFault, PAGE, type FaultRule } from './mirror-faults.ts'

/** A request that the mirror answered, and how. */
interface Seen {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly status: number
  /** Bytes of the body that were sent. */
  sent: number
}

export interface MirrorServer {
  /** Value for SOURCE_MIRROR. */
  readonly address: string
  readonly seen: Seen[]
  /** Faults from now on. They count the requests for a path from now on. */
  rules: readonly FaultRule[]
  /** Most answers that were under way at once. */
  readonly mostAtOnce: () => number
  readonly close: () => Promise<void>
}

interface ServeOptions {
  readonly rules?: readonly FaultRule[]
  readonly port?: number
  readonly report?: (seen: Seen) => void
}

/** Serves a folder that mirrors the portals like a portal: with ETag, Last-Modified, Range, and bad days. */
export async function serveMirror(
  folder: string,
  { rules = [], port = 0, report }: ServeOptions = {},
): Promise<MirrorServer> {
  const seen: Seen[] = []
  const requests = new Map<string, number>()
  let [current, underWay, most] = [rules, 0, 0]
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    requests.set(path, (requests.get(path) ?? 0) + 1)
    const fault = findFault(current, path, requests.get(path) ?? 1)
    most = Math.max(most, (underWay += 1))
    response.on('close', () => (underWay -= 1))
    answer(folder, request, response, fault)
      .then((sent) => {
        const { headers } = request
        const one = { path, headers, status: response.statusCode, sent }
        seen.push(one)
        report?.(one)
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    seen,
    get rules() {
      return current
    },
    set rules(next) {
      current = next
      requests.clear()
    },
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

interface Served {
  readonly content: Buffer
  readonly etag: string
  readonly lastModified: Date
}

/** Returns the number of bytes of the body that were sent. */
async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
): Promise<number> {
  if (fault.mute) return 0
  if (fault.delayMs !== undefined) await sleep(fault.delayMs)
  const file = fault.content ? buildServed(fault.content, new Date()) : await fileAt(folder, request.url ?? '/')
  for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value)
  if (fault.status !== undefined || file === null) {
    response.writeHead(fault.status ?? 404, { 'content-type': 'text/html' }).end(PAGE)
    return PAGE.length
  }
  return answerWith(file, request, response, fault)
}

async function answerWith(
  file: Served,
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
): Promise<number> {
  if (!fault.noValidators) {
    response.setHeader('etag', file.etag)
    response.setHeader('last-modified', file.lastModified.toUTCString())
  }
  if (!fault.noConditions && isUnchanged(request, file)) {
    response.writeHead(304).end()
    return 0
  }
  const start = fault.noRange ? 0 : findStart(request, file)
  if (start >= file.content.length && start > 0) {
    response.writeHead(416, { 'content-range': `bytes */${String(file.content.length)}` }).end()
    return 0
  }
  return sendBody(response, file.content, start, fault)
}

async function fileAt(folder: string, url: string): Promise<Served | null> {
  const { pathname, search } = new URL(url, 'http://mirror')
  const inFolder = normalize(decodeURIComponent(pathname) + decodeURIComponent(search).replace('?', '@'))
  for (const path of [join(folder, inFolder), join(folder, `${inFolder}@`)]) {
    const found = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (found?.isFile() && !(await leadsOutside(folder, path))) return buildServed(await readFile(path), found.mtime)
  }
  return null
}

function buildServed(content: Buffer, lastModified: Date): Served {
  return { content, etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`, lastModified }
}

function isUnchanged({ headers }: IncomingMessage, { etag, lastModified }: Served): boolean {
  if (headers['if-none-match'] !== undefined) return headers['if-none-match'] === etag
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since
}

/** Finds the first requested byte; 0 if the client has a part of another file. */
function findStart({ headers }: IncomingMessage, { etag, lastModified }: Served): number {
  const requested = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)
  const sameFile = headers['if-range']
  return sameFile === undefined || sameFile === etag || sameFile === lastModified.toUTCString() ? requested : 0
}

async function sendBody(response: ServerResponse, content: Buffer, start: number, fault: Fault): Promise<number> {
  const body = content.subarray(start)
  const [total, end] = [content.length, content.length - 1]
  if (start > 0) response.setHeader('content-range', `bytes ${String(start)}-${String(end)}/${String(total)}`)
  response.setHeader('content-type', fault.contentType ?? 'application/octet-stream')
  if (!fault.noLength) response.setHeader('content-length', body.length + (fault.lengthOff ?? 0))
  response.writeHead(start > 0 ? 206 : 200)
  const until = Math.min(fault.cutAt ?? body.length, fault.stallAt ?? body.length, body.length)
  const sent = body.subarray(0, until)
  if (fault.bytesPerSecond === undefined) await writeBytes(response, sent)
  else await writeSlowly(response, sent, fault.bytesPerSecond)
  // A body that is cut, or shorter than announced, ends with a closed connection.
  if (fault.cutAt !== undefined || (fault.lengthOff ?? 0) > 0) {
    // Bytes on their way are lost to the reader when the connection breaks.
    await sleep(120)
    response.destroy()
  } else if (fault.stallAt === undefined) response.end()
  return sent.length
}

async function writeSlowly(response: ServerResponse, body: Buffer, bytesPerSecond: number): Promise<void> {
  const piece = Math.max(1, Math.ceil(bytesPerSecond / 20))
  for (let at = 0; at < body.length && !response.destroyed; at += piece) {
    await writeBytes(response, body.subarray(at, at + piece))
    await sleep(50)
  }
}

/** Resolves when the system has the bytes, so that closing the connection does not lose them. */
function writeBytes(response: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.write(bytes, () => {
      resolve()
    })
  })
}
