import { createHash } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import type { SharedApi } from './shared.ts'

/** Begins a download. It resolves when the headers arrive, before any of the body is read. */
export function begin(
  api: SharedApi,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: api.port, path, headers: { 'x-api-key': api.key, ...headers } })
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end()
  })
}

/** Reads to the end, and fails if the connection breaks. */
export async function readBytes(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Reads some of the body, then breaks the connection. */
export async function breakAfter(answer: IncomingMessage, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer)
    if (Buffer.concat(chunks).length >= bytes) break
  }
  answer.destroy()
  return Buffer.concat(chunks)
}

export function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
