import type { Lake } from '../../lake/lake.ts'
import { lstat, statfs } from 'node:fs/promises'
import { listLakeFiles } from '../../lake/list-files.ts'
import { partPath, readLength } from './pull-file.ts'
import type { NeededFiles } from './pull-snapshot.ts'
import { ReplicaRefusal } from './refusal.ts'

/** Room that stays free on the disk for everybody else. */
const RESERVE_BYTES = 64 * 2 ** 20

/** Refuses files that do not fit into the bound of the operator, or onto the disk. */
export async function refuseTooLarge(
  lake: Lake,
  mostBytes: number | null,
  { snapshot, missing }: Pick<NeededFiles, 'snapshot' | 'missing'>,
): Promise<void> {
  let needed = 0
  for (const file of missing) needed += file.bytes - Math.min(file.bytes, await readLength(partPath(lake, file)))
  const { bavail, bsize } = await statfs(lake.root)
  const free = Math.max(0, bavail * bsize - RESERVE_BYTES)
  if (needed > free)
    throw tooLarge(snapshot, needed, `the disk of ${lake.root} has ${String(free)} left: free some space`)
  if (mostBytes === null) return
  const left = mostBytes - (await countLakeBytes(lake)) - missing.reduce((sum, { bytes }) => sum + bytes, 0)
  if (left >= 0) return
  throw tooLarge(
    snapshot,
    needed,
    `REPLICA_MAX_BYTES is ${String(-left)} too few: raise it, or prune snapshots where they are published`,
  )
}

async function countLakeBytes(lake: Lake): Promise<number> {
  let bytes = 0
  for (const path of listLakeFiles(lake)) bytes += (await lstat(path)).size
  return bytes
}

function tooLarge(snapshot: string, needed: number, why: string): ReplicaRefusal {
  return new ReplicaRefusal(`snapshot ${snapshot} needs ${String(needed)} bytes more, and ${why}`)
}
