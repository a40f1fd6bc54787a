import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { DamagedFile, type PlacedFile } from './damaged-file.ts'
import { type FileStat, hashOpenFile, hasSameContentTime, isUnwritten } from './hash-file.ts'
import type { Integrity } from './integrity.ts'

/** An open file, and the stat that it had when it was known to be right. */
export interface HeldFile {
  readonly handle: FileHandle
  readonly stat: FileStat
}

/**
 * Passes on the bytes of a file and holds the last piece back until the bytes are known to be right: those of a whole file
 * by their hash; those of a part because nobody has written to the file meanwhile, or because it still has its hash. The
 * download holds the file: its snapshot can be closed or pruned. Throws a `DamagedFile` for bytes that are not right.
 */
export function verifyStream(integrity: Integrity, file: PlacedFile, held: HeldFile, isWhole: boolean) {
  return async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = isWhole ? createHash('sha256') : null
    let last: Buffer | null = null
    for await (const piece of pieces) {
      hash?.update(piece)
      if (last !== null) yield last
      last = piece
    }
    const isRight = hash === null ? await isStillRight(file, held) : hash.digest('hex') === file.sha256
    if (!isRight) {
      // From now on other requests for the file are refused, which the log reports.
      await integrity.hashAgain(file)
      throw new DamagedFile(file)
    }
    if (last !== null) yield last
  }
}

/** True if the file has the published bytes, and has had them since it was opened, as far as its times tell. */
async function isStillRight({ sha256 }: Pick<PlacedFile, 'sha256'>, { handle, stat }: HeldFile): Promise<boolean> {
  const now = await handle.stat()
  if (isUnwritten(stat, now)) return true
  if (!hasSameContentTime(stat, now)) return false
  const hashed = await hashOpenFile(handle, sha256)
  return hashed !== 'changed' && hashed.sha256 === sha256 && hasSameContentTime(stat, hashed.stat)
}
