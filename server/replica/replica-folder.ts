import type { Lake } from '../../lake/lake.ts'
import { readdir } from 'node:fs/promises'
import { z } from 'zod'
import { BUILD_LOCK } from '../../lake/place-names.ts'
import { markFolder, readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import type { HeldLock } from '../../lake/lock/held-lock.ts'
import { tryLock } from '../../lake/lock/kernel-lock.ts'
import { currentObjectSchema } from '../../lake/object-store/published-lake.ts'
import { makeDataDir } from '../../lake/private-files.ts'
import { isReplicaFolder, OF_AN_EMPTY_FOLDER } from '../../lake/replica-mark.ts'

const stateSchema = z.strictObject({
  format: z.literal('market-data-replica-1'),
  /** Address of the store, without anything secret. */
  source: z.string(),
  /** As taken over last; null before the first. */
  current: currentObjectSchema.nullable(),
})

/** State of a replica and its store. It is in `replica.json`, which also marks the folder as a replica's. */
export type ReplicaState = Omit<z.infer<typeof stateSchema>, 'format'>

/** The folder cannot be a replica's; the message says why and what to do. */
export class UnusableReplicaFolder extends Error {
  override readonly name = 'UnusableReplicaFolder'
}

/** Takes a data directory that is new, empty or a replica's already, and locks it against builds and other replicas. */
export async function claimReplicaFolder(lake: Lake, source: string): Promise<{ lock: HeldLock; state: ReplicaState }> {
  await makeDataDir(lake)
  const isNew = !(await isReplicaFolder(lake))
  if (isNew) {
    const names = (await readdir(lake.root)).filter((name) => name !== BUILD_LOCK && !OF_AN_EMPTY_FOLDER.test(name))
    if (names.length > 0) {
      throw new UnusableReplicaFolder(
        `DATA_URL makes DATA_DIR a replica, and ${lake.root} has files of others, such as ${String(names.sort()[0])}: give a folder that is empty or does not exist yet. Nothing was changed.`,
      )
    }
  }
  const lock = await tryLock(lake.files, lake.buildLock)
  if (!('release' in lock)) {
    throw new UnusableReplicaFolder(
      `another process${lock.holder === null ? '' : ` (${lock.holder})`} writes to ${lake.root}: each replica needs a DATA_DIR of its own.`,
    )
  }
  const state = { source, current: (await readReplicaState(lake))?.current ?? null }
  await (isNew ? markFolder(lake.files, lake.replicaState, writeState(state)) : writeReplicaState(lake, state))
  return { lock, state }
}

/** Reads what a replica knows; null if there is nothing that can be read, which costs no more than asking again. */
async function readReplicaState(lake: Lake): Promise<ReplicaState | null> {
  const text = await readIfPresent(lake.replicaState)
  if (text === null) return null
  try {
    const parsed = stateSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export function writeReplicaState(lake: Lake, state: ReplicaState): Promise<void> {
  return replaceFile(lake.files, lake.replicaState, writeState(state))
}

function writeState(state: ReplicaState): string {
  return `${JSON.stringify({ format: 'market-data-replica-1', ...state }, null, 1)}\n`
}
