import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { manifestSchema } from '../../schemas/core/manifest.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { snapshotMessages } from './snapshot-messages.ts'

/** How long a result stays valid: probes and requests come more often than disks fail. */
const GOOD_FOR_MS = 1_000

/** Checks whether the snapshot in service is still on disk. */
export interface SnapshotHealth {
  /** Says in a sentence for everybody what is wrong with the folder of a snapshot; null if nothing is. */
  trouble(id: string): Promise<Message | null>
}

/** Checks the manifest of a snapshot, seldom and without reading it twice; logs each change once. */
export function watchSnapshotHealth(
  folderOf: (id: string) => string,
  log: Logger,
  now: () => number = () => performance.now(),
): SnapshotHealth {
  let found: { readonly id: string; readonly at: number; readonly trouble: Promise<Message | null> } | null = null
  let read: string | null = null
  let logged: string | null = null
  const look = async (id: string) => {
    const path = join(folderOf(id), 'manifest.json')
    const fault = await findSnapshotFault(path, id, read, (version) => (read = version))
    if (fault !== null && logged !== id)
      log.error({ snapshot: id, err: fault }, 'the files of the served snapshot are gone')
    if (fault === null && logged === id) log.info({ snapshot: id }, 'the files of the served snapshot are back')
    logged = fault === null ? null : id
    return fault === null ? null : snapshotMessages.filesGone({ id })
  }
  return {
    trouble: (id) => {
      if (found?.id === id && now() - found.at < GOOD_FOR_MS) return found.trouble
      found = { id, at: now(), trouble: look(id) }
      return found.trouble
    },
  }
}

/**
 * Finds out why a manifest is not the one of that snapshot; null if it is. Reads a manifest again only if it changed.
 */
async function findSnapshotFault(
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
    // Any error that prevents the reading also prevents the snapshot from being served.
    return error instanceof Error ? error : new Error(String(error), { cause: error })
  }
}
