import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { demandConformance } from '../../schemas/service/openapi/helpers/conforms.ts'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
}

/**
 * Sends the path exactly as given; `fetch` would normalize it. Opens a connection for each request: a process that is
 * busy for a minute would reuse one that the server has ended meanwhile. Fails for an answer that the OpenAPI document
 * does not allow.
 */
export function ask(port: number, path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Reply> {
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
    sent.end()
  })
}

/** Sends bytes as they are over one connection and reads until the server closes it. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
    socket.once('error', reject)
    socket.once('close', () => {
      resolve(answer)
    })
  })
}

/** An answer that takes longer than this never comes, on any machine. The time limit of a test is longer. */
export const PATIENCE_MS = 600_000

/** Limits of time of a server, which its answers on a busy machine do not reach. */
export const PATIENT = {
  QUERY_TIMEOUT_MS: String(PATIENCE_MS),
  REQUEST_TIMEOUT_MS: String(PATIENCE_MS),
  CLIENT_TIMEOUT_MS: String(PATIENCE_MS),
  SQL_TIMEOUT_MS: String(PATIENCE_MS),
} as const

/** Tries again until `attempt` returns something other than null. */
export async function eventually<T>(attempt: () => Promise<T | null>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await attempt()
    if (found !== null) return found
    if (performance.now() > end) throw new Error(`it did not come in ${String(PATIENCE_MS / 1000)} seconds`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
