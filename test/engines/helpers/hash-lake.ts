import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../helpers/build.ts'

/** By path, logs included. */
export async function hashLake(dataDir: string): Promise<Record<string, string>> {
  const lake = join(dataDir, 'lake')
  const hashes: Record<string, string> = {}
  for (const file of await filesBelow(lake)) {
    hashes[file] = createHash('sha256')
      .update(await readFile(join(lake, file)))
      .digest('hex')
  }
  return hashes
}
