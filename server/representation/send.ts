import type { Response } from 'express'
import { once } from 'node:events'

/** Up to here an answer is sent whole, with its length; beyond, piece by piece, as fast as the client takes them. */
const WHOLE_BYTES = 256 * 1024

/** Sends an answer; an error before the first byte is still thrown, one after it ends the connection. */
export async function send(res: Response, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    waiting.push(typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece))
    bytes += waiting.at(-1)?.length ?? 0
    if (bytes <= WHOLE_BYTES) continue
    if (!(await write(res, Buffer.concat(waiting)))) return
    waiting = []
    bytes = 0
  }
  if (res.headersSent) res.end(Buffer.concat(waiting))
  else res.send(Buffer.concat(waiting))
}

/** Waits until the client has taken enough; false when it is gone. */
async function write(res: Response, bytes: Buffer): Promise<boolean> {
  if (res.destroyed) return false
  if (res.write(bytes)) return true
  const gone = new AbortController()
  const onClose = () => {
    gone.abort()
  }
  res.once('close', onClose)
  try {
    await once(res, 'drain', { signal: gone.signal })
    return true
  } catch (error) {
    if (gone.signal.aborted) return false
    throw error
  } finally {
    res.off('close', onClose)
  }
}
