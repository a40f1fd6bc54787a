import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Ends a file: adds its tail, hashes it as it is on the disk, and gives it its name. Returns its length and hash. */
export async function finishFile(
  from: string,
  to: string,
  bytes: number,
  tail: Uint8Array,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const file = await open(from, 'r+')
  try {
    await file.write(tail, 0, tail.length, bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  const hash = createHash('sha256')
  for await (const piece of createReadStream(from)) hash.update(piece as Buffer)
  await rename(from, to)
  const folder = await open(dirname(to), 'r')
  await folder.sync().finally(() => folder.close())
  return { bytes: bytes + tail.length, sha256: hash.digest('hex') }
}
