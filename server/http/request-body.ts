import type { IncomingMessage, ServerResponse } from 'node:http'

/** No endpoint needs a body: the server waits only for one that is at most so long. */
const LONGEST_AWAITED_BODY = 65_536

/**
 * Proceeds once the whole request has arrived, so that a malformed body can still be refused: an answer that has begun
 * cannot turn into an error. The body itself is thrown away. After a long body the connection ends.
 */
export function waitForBody(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  if (!hasBody(req)) {
    proceed()
    return
  }
  let waits = true
  let bytes = 0
  const proceedOnce = () => {
    if (waits) proceed()
    waits = false
  }
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= LONGEST_AWAITED_BODY || !waits) return
    res.setHeader('Connection', 'close')
    proceedOnce()
  })
  req.once('end', proceedOnce)
}

/** Proceeds at once with a request whose client waits for permission to send its body (`Expect`): it never gets one. */
export function skipBody(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  if (hasBody(req)) res.setHeader('Connection', 'close')
  proceed()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
