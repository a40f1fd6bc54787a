import { withBuildLock } from '../../lake/lock/build-lock.ts'
import { Lake } from '../../lake/lake.ts'
import { nextSnapshotId } from '../../lake/snapshots/publish-snapshot.ts'
import { sweep } from '../../pipeline/integrity/sweep.ts'
import { AMENDED, publishSmall, smallMonths } from '../helpers/small-lake.ts'

/** The step of a build that publishes, alone: it begins as a build does, and compiles nothing. */
export async function publishAmended(dataDir: string): Promise<void> {
  const lake = new Lake(dataDir)
  await withBuildLock(lake, async () => {
    await sweep(lake)
    await publishSmall(dataDir, await nextSnapshotId(lake, new Date()), smallMonths(AMENDED))
  })
}
