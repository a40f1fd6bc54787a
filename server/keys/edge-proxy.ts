import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A proxy in front of the servers keeps answers for everybody, and checks the key of each request first. */
export interface Edge {
  /** True if the request comes from this proxy, which has checked its key, counted it, and may keep the answer. */
  sent(req: IncomingMessage): boolean
}

/** Header by which the proxy proves itself. It replaces what a client sends under the same name. */
export const EDGE_HEADER = 'x-edge-secret'

/** Recognises the proxy by a secret that it shares with the servers; without one there is no such proxy. */
export function createEdge(secret: string | null): Edge {
  const expected = secret === null ? null : Buffer.from(secret, 'latin1')
  return {
    sent: ({ headers }) => {
      const given = headers[EDGE_HEADER]
      if (expected === null || typeof given !== 'string') return false
      const bytes = Buffer.from(given, 'latin1')
      return bytes.length === expected.length && timingSafeEqual(bytes, expected)
    },
  }
}
