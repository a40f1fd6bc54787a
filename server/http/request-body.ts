import type { IncomingMessage, ServerResponse } from 'node:http'

/** No request here needs a body: one that is longer than this is not waited for. */
const MOST_WAITED = 65_536

/**
 * Goes on when the whole request is there, so that a body that turns out to be none can still be refused: while an
 * answer is under way nothing else could be said. A body is read and let go of; after a long one the connection ends.
 */
export function whenWhole(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  if (!hasBody(req)) {
    proceed()
    return
  }
  let waits = true
  let bytes = 0
  const goOn = () => {
    if (waits) proceed()
    waits = false
  }
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= MOST_WAITED || !waits) return
    res.setHeader('Connection', 'close')
    goOn()
  })
  req.once('end', goOn)
}

/** Goes on at once with a request whose client waits to be told to send its body, which it never is. */
export function withoutBody(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  if (hasBody(req)) res.setHeader('Connection', 'close')
  proceed()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
