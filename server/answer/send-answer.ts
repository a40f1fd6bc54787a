import type { Response } from 'express'
import { once } from 'node:events'
import type { WorkBudget } from '../../schemas/core/work-budget.ts'

const BYTES_PER_UNIT = 16

/** Collects the bytes of an answer up to a length. A longer answer becomes a stream, which begins with what is collected. */
export async function collectUpTo(
  most: number,
  pieces: AsyncIterable<Uint8Array>,
  work: WorkBudget,
): Promise<Buffer | AsyncGenerator<Uint8Array>> {
  const rest = pieces[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let bytes = 0
  try {
    while (bytes <= most) {
      const next = await rest.next()
      if (next.done === true) return Buffer.concat(first)
      first.push(next.value)
      bytes += next.value.length
      if (work.spend(next.value.length / BYTES_PER_UNIT)) await work.rest()
    }
  } catch (error) {
    await rest.return?.()
    throw error
  }
  return continueAfter(Buffer.concat(first), rest, work)
}

async function* continueAfter(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  work: WorkBudget,
): AsyncGenerator<Uint8Array> {
  try {
    yield first
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      yield next.value
      if (work.spend(next.value.length / BYTES_PER_UNIT)) await work.rest()
    }
  } finally {
    await rest.return?.()
  }
}

/** Sends an answer: whole with its length, or piece by piece as fast as the client reads. */
export async function sendAnswer(res: Response, bytes: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
  if (Buffer.isBuffer(bytes)) {
    res.setHeader('Content-Length', bytes.length)
    res.end(bytes)
    return
  }
  for await (const piece of bytes) {
    // An answer to HEAD has only headers. Leaving the loop also stops making the rest.
    if (res.req.method === 'HEAD' || !(await writePiece(res, piece))) break
  }
  res.end()
}

/** Writes a piece and waits until the client has read enough; false when the client has disconnected. */
async function writePiece(res: Response, bytes: Uint8Array): Promise<boolean> {
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
