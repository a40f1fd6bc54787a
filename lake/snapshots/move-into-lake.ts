import type { Lake } from '../lake.ts'
import { dirname } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { pathExists } from '../disk.ts'
import { sha256OfFile } from '../hash.ts'

/**
 * Moves a compiled file into the lake, where its hash is its permanent name. The file is read once more before. If the
 * disk had returned one wrong bit for the first hash, every later build would find the file damaged, and none could
 * repair it.
 */
export async function moveIntoLake(lake: Lake, file: string, sha256: string, from: string): Promise<string> {
  const path = lake.file({ file, sha256 })
  if (await pathExists(path)) {
    // Older snapshots link to the existing file: the same content stays one file.
    await lake.files.rm(from)
    return path
  }
  if ((await sha256OfFile(from)) !== sha256) throw otherContent(from)
  await lake.files.mkdir(dirname(path), { recursive: true })
  await lake.files.flush(from)
  await lake.files.rename(from, path)
  await lake.files.flush(dirname(path))
  return path
}

function otherContent(path: string): BuildError {
  return new BuildError('DISK', `${path} has other content than when it was written`, {
    hint: 'Nothing was published. Build again; if this comes back, the disk or the memory of this machine is damaged.',
  })
}
