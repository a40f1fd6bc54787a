import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { endpoints as declared } from '../../../schemas/service/endpoints.ts'
import type { ExportFiles } from '../../../server/exports/export-files.ts'
import { readConfig } from '../../../server/config.ts'
import { startServer } from '../../../server/start.ts'
import { demandConformance } from '../../schemas/service/openapi/helpers/conforms.ts'
import { GENEROUS, makeKey } from './api.ts'
import { type Asked, ask, eventually, type Reply } from './http.ts'

/** A server with exports, and a key for them. */
export interface ExportServer {
  readonly port: number
  readonly key: string
  get(path: string, asked?: Asked): Promise<Reply>
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>
  /** Asks for an export and waits for its end; returns its status. */
  make(body: unknown): Promise<ShownExport>
  /** Waits until an export is in a state. */
  reach(id: string, ...states: readonly string[]): Promise<ShownExport>
  readonly stop: () => Promise<void>
}

export interface ShownExport {
  readonly id: string
  readonly state: string
  readonly message: string | null
  readonly snapshot: string
  readonly parameters: Readonly<Record<string, readonly string[]>>
  readonly parts: number
  readonly parts_done: number
  readonly parts_failed: number
  readonly rows: number
  readonly bytes: number
  readonly sha256: string | null
  readonly file: string | null
  readonly expires_at: string | null
  readonly errors: readonly {
    readonly parameters: object
    readonly code: string
    readonly reason: string
    readonly message: string
  }[]
  readonly incomplete: readonly object[]
}

export interface ExportServerOptions {
  readonly folder?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly endpoints?: readonly Endpoint[]
  readonly clock?: () => Date
  readonly files?: ExportFiles
  /** Called in place of each pause before a part is tried again. */
  readonly onPause?: () => void
  /** From an earlier server on the same data. */
  readonly key?: string
}

export async function serveExports(dataDir: string, options: ExportServerOptions = {}): Promise<ExportServer> {
  const { folder = `${dataDir}-exports`, environment = {}, endpoints = declared, clock = () => new Date() } = options
  const key = options.key ?? (await makeKey(dataDir))
  const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', EXPORTS_DIR: folder, ...GENEROUS }
  const config = readConfig({ ...settings, ...environment })
  // A part that a busy server refuses is tried again at once.
  const pause = () => Promise.resolve(options.onPause?.())
  const server = await startServer(config, {
    endpoints,
    exportClock: clock,
    pause,
    ...(options.files && { exportFiles: options.files }),
  })
  const get = (path: string, { headers = {}, ...asked }: Asked = {}) =>
    ask(server.port, path, { headers: { 'x-api-key': key, ...headers }, ...asked })
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    send(server.port, { 'x-api-key': key, ...headers }, body)
  const reach = (id: string, ...states: readonly string[]) =>
    eventually(async () => {
      const shown = parseExport(await get(`/v1/exports/${id}`))
      return states.includes(shown.state) ? shown : null
    })
  return {
    ...{ port: server.port, key, get, post, reach },
    make: async (body) => reach(parseExport(await post(body)).id, 'done', 'failed', 'cut'),
    stop: () => server.stop(),
  }
}

/** Removes the folders of a test's servers. */
export async function removeFolders(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}

export function parseExport({ text }: Reply): ShownExport {
  const { data } = JSON.parse(text) as { data?: ShownExport }
  if (data === undefined) throw new Error(text)
  return data
}

function send(port: number, headers: Readonly<Record<string, string>>, body: unknown): Promise<Reply> {
  const [method, path] = ['POST', '/v1/exports']
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0, headers: said } = answer
        try {
          demandConformance({ method, path, status, headers: said, bytes })
          resolve({ status, headers: said, text: bytes.toString('utf8') })
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
    sent.on('error', reject)
    sent.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}
