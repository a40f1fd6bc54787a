import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathExists } from '../disk.ts'
import { syncToDisk } from '../durable-files.ts'
import { lakePath } from '../lake.ts'

/** Moves a compiled file into the lake, where its content is its permanent name. */
export async function moveIntoLake(dataDir: string, file: string, sha256: string, from: string): Promise<string> {
  const path = lakePath(dataDir, file, sha256)
  if (await pathExists(path)) {
    // Older snapshots link to the existing file: the same content stays one file.
    await rm(from)
    return path
  }
  await mkdir(dirname(path), { recursive: true })
  await syncToDisk(from)
  await rename(from, path)
  await syncToDisk(dirname(path))
  return path
}
