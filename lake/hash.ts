import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { namePath } from './disk.ts'

export function sha256OfText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of readPieces(path)) hash.update(piece)
  return hash.digest('hex')
}

/**
 * Reads a file in pieces of up to 1 MiB, all in one buffer: a piece is valid until the next one is requested. A stream
 * takes a new buffer for each read, and most files here are smaller than one buffer; V8 counts those bytes as garbage
 * to collect.
 */
export async function* readPieces(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const buffer = Buffer.allocUnsafe(Math.min(Math.max(size, 1024), 1 << 20))
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } catch (error) {
    throw namePath(error, path)
  } finally {
    await file.close()
  }
}
