import type { IncomingMessage, ServerResponse } from 'node:http'

/** Only messages of MCP have a body that is read: the server waits for one that is at most so long. */
const LONGEST_AWAITED_BODY = 65_536

const bodies = new WeakMap<IncomingMessage, Buffer>()

/** The body of a request; null if it has none, or one that is too long. */
export function readBody(req: IncomingMessage): Buffer | null {
  return bodies.get(req) ?? null
}

/**
 * Proceeds once the whole request has arrived, so that a malformed body can still be refused: an answer that has begun
 * cannot turn into an error. The body of a POST is kept for `readBody`, any other thrown away. After a long body the
 * connection ends.
 */
export function waitForBody(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  if (!hasBody(req)) {
    proceed()
    return
  }
  let waits = true
  let bytes = 0
  const kept: Buffer[] = []
  const proceedOnce = () => {
    if (waits) proceed()
    waits = false
  }
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (req.method === 'POST' && waits) kept.push(chunk)
    if (bytes <= LONGEST_AWAITED_BODY || !waits) return
    res.setHeader('Connection', 'close')
    proceedOnce()
  })
  req.once('end', () => {
    if (bytes <= LONGEST_AWAITED_BODY && req.method === 'POST') bodies.set(req, Buffer.concat(kept))
    proceedOnce()
  })
}

/** Proceeds at once with a request whose client waits for permission to send its body (`Expect`): it never gets one. */
export function skipBody(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  if (hasBody(req)) res.setHeader('Connection', 'close')
  proceed()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
