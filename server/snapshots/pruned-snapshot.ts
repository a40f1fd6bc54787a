import type { Lake } from '../../lake/lake.ts'
import type { Logger } from 'pino'
import type { SnapshotSelector } from '../../schemas/api/common-input.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { isMissing } from '../../lake/disk.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { DamagedFile } from '../integrity/damaged-file.ts'
import type { NewestSnapshot } from './newest-snapshot.ts'
import { UnreadableFile } from './query-error.ts'
import { hasAllFiles } from '../../lake/snapshots/whole-snapshot.ts'
import { snapshotNotFound } from './snapshot-selector.ts'
import { snapshotMessages } from './snapshot-messages.ts'

class Pruned extends Error {
  override readonly name = 'Pruned'
  readonly id: string

  constructor(id: string, cause: unknown) {
    super(`snapshot ${id} is gone`, { cause })
    this.id = id
  }
}

interface PrunedParts {
  readonly lake: Lake
  readonly selector: SnapshotSelector
  readonly newest: NewestSnapshot
  readonly log: Logger
}

/** Works once more, after a look for a newer snapshot, if the one of the request was pruned under it. */
export async function againIfPruned<T>(
  work: () => Promise<T>,
  { lake, selector, newest, log }: PrunedParts,
): Promise<T> {
  return work().catch(async (error: unknown) => {
    if (!(error instanceof Pruned)) throw error
    await newest.look()
    return work().catch(async (again: unknown) => {
      if (!(again instanceof Pruned)) throw again
      const reason = await explainPruned(again, lake, selector, newest)
      if (reason.code === 'unavailable')
        log.error({ snapshot: again.id, err: again.cause }, 'a file of the newest snapshot is gone')
      throw reason
    })
  })
}

/** Tells a file that was pruned with its snapshot from a file that should be there. */
export async function unlessPruned<T>(lake: Lake, id: string, answering: Promise<T>): Promise<T> {
  try {
    return await answering
  } catch (error) {
    const unreadable =
      error instanceof UnreadableFile || isMissing(error) || (error instanceof DamagedFile && error.isMissing)
    if (unreadable && !(await hasAllFiles(lake.snapshot(id)))) throw new Pruned(id, error)
    throw error
  }
}

/** Explains an answer that failed twice. The newest snapshot is never pruned, so its files may come back. */
async function explainPruned(
  { id }: Pruned,
  lake: Lake,
  selector: SnapshotSelector,
  newest: NewestSnapshot,
): Promise<ApiError> {
  if (id === newest.held()?.id) return new ApiError('unavailable', snapshotMessages.filesGone({ id }))
  const left = (await listSnapshotIds(lake)).filter((other) => other !== id)
  return snapshotNotFound(selector, left[0] ?? null)
}
