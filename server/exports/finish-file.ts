import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import type { ExportFiles } from './export-files.ts'

/** Ends a file: adds its tail, hashes it as it is on the disk, and gives it its name. Returns its length and hash. */
export async function finishFile(
  files: ExportFiles,
  { from, to }: { readonly from: string; readonly to: string },
  bytes: number,
  tail: Uint8Array,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const file = await files.openPartial(from, { make: false })
  const hash = createHash('sha256')
  try {
    await file.write(tail, bytes)
    await file.sync()
    for await (const piece of file.read()) hash.update(piece)
  } finally {
    await file.close()
  }
  await files.rename(from, to)
  await files.flush(dirname(to))
  return { bytes: bytes + tail.length, sha256: hash.digest('hex') }
}
