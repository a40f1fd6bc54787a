import type { Lake } from '../lake.ts'
import { readdir } from 'node:fs/promises'
import { SNAPSHOT_ID } from '../../schemas/core/manifest.ts'
import { isMissing } from '../disk.ts'

/** Lists the ids of all snapshots, the oldest first. */
export async function listSnapshotIds(lake: Lake): Promise<string[]> {
  try {
    return (await readdir(lake.snapshots)).filter((name) => SNAPSHOT_ID.test(name)).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** The clock of the compiler may be this much ahead of ours. */
export const CLOCKS_APART_MS = 3_600_000

/** True for a snapshot that no build with a correct clock can have published yet. */
export function isFutureSnapshot(id: string, now: Date): boolean {
  return Date.parse(parseSnapshotTime(id)) > now.getTime() + CLOCKS_APART_MS
}

/** `20251215T030405Z` → `2025-12-15T03:04:05Z`, the time at which the snapshot was published. */
export function parseSnapshotTime(id: string): string {
  return id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
}
