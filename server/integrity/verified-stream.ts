import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { DamagedFile, type PlacedFile } from './damaged-file.ts'
import type { Integrity } from './integrity.ts'

/**
 * Passes on the bytes of a file and holds the last piece back until the bytes are known to be right: nobody has written
 * to the file meanwhile and, if the whole file was passed on, its hash is right. Throws a `DamagedFile` otherwise.
 */
export function verifyStream(integrity: Integrity, file: PlacedFile, handle: FileHandle, isWhole: boolean) {
  return async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = isWhole ? createHash('sha256') : null
    let held: Buffer | null = null
    for await (const piece of pieces) {
      hash?.update(piece)
      if (held !== null) yield held
      held = piece
    }
    const isRight = hash === null || hash.digest('hex') === file.sha256
    if (!isRight || !integrity.isUnwritten(file, await handle.stat())) {
      // From now on other requests for the file are refused, and the log says so.
      await integrity.hashAgain(file)
      throw new DamagedFile(file)
    }
    if (held !== null) yield held
  }
}
