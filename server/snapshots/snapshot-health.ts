import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { manifestSchema } from '../../schemas/core/manifest.ts'

/** How long what was found is as good as new: probes and requests come more often than disks go. */
const GOOD_FOR_MS = 1_000

/** Whether the snapshot that is served is still where it was opened. */
export interface SnapshotHealth {
  /** What is wrong with the folder of a snapshot, in a sentence for anybody; null where nothing is. */
  trouble(id: string): Promise<string | null>
}

/** Looks at the manifest of a snapshot, seldom and without reading it twice; says each change once in the log. */
export function watchSnapshotHealth(
  folderOf: (id: string) => string,
  log: Logger,
  now: () => number = () => performance.now(),
): SnapshotHealth {
  let found: { readonly id: string; readonly at: number; readonly trouble: Promise<string | null> } | null = null
  let read: string | null = null
  let said: string | null = null
  const look = async (id: string) => {
    const path = join(folderOf(id), 'manifest.json')
    const fault = await findFault(path, id, read, (version) => (read = version))
    if (fault !== null && said !== id) log.error({ snapshot: id, err: fault }, 'the snapshot that is served is gone')
    if (fault === null && said === id) log.info({ snapshot: id }, 'the snapshot that is served is there again')
    said = fault === null ? null : id
    return fault === null ? null : filesGoneSentence(id)
  }
  return {
    trouble: (id) => {
      if (found?.id === id && now() - found.at < GOOD_FOR_MS) return found.trouble
      found = { id, at: now(), trouble: look(id) }
      return found.trouble
    },
  }
}

export function filesGoneSentence(id: string): string {
  return `The files of snapshot ${id} cannot be read at the moment: try again in a while, the operator has to bring them back.`
}

/** Why a manifest is not the one of that snapshot; null where it is. One that was read is not read again unless it changes. */
async function findFault(
  path: string,
  id: string,
  read: string | null,
  remember: (version: string) => void,
): Promise<Error | null> {
  try {
    const { mtimeNs, ino, size } = await stat(path, { bigint: true })
    const version = [path, mtimeNs, ino, size].join(' ')
    if (version === read) return null
    const { snapshot } = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
    if (snapshot !== id) return new Error(`${path} is the manifest of snapshot ${snapshot}`)
    remember(version)
    return null
  } catch (error) {
    // Whatever keeps it from being read keeps the snapshot from being served.
    return error instanceof Error ? error : new Error(String(error), { cause: error })
  }
}
