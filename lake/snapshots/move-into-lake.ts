import type { Lake } from '../lake.ts'
import { dirname } from 'node:path'
import { pathExists } from '../disk.ts'

/** Moves a compiled file into the lake, where its content is its permanent name. */
export async function moveIntoLake(lake: Lake, file: string, sha256: string, from: string): Promise<string> {
  const path = lake.file({ file, sha256 })
  if (await pathExists(path)) {
    // Older snapshots link to the existing file: the same content stays one file.
    await lake.files.rm(from)
    return path
  }
  await lake.files.mkdir(dirname(path), { recursive: true })
  await lake.files.flush(from)
  await lake.files.rename(from, path)
  await lake.files.flush(dirname(path))
  return path
}
