import { relative } from 'node:path'
import type { Lake } from '../lake.ts'
import { findGoodCopy, listCopies, readReadableSnapshots, type ReadableSnapshot, replaceCopies } from './copies.ts'
import { type FileName, fileKey } from './file-fault.ts'

/** A damaged file and how it was repaired, or why it could not be. */
export interface RepairResult {
  /** Path in the data directory. */
  readonly file: string
  readonly isRepaired: boolean
  /** A sentence for the operator. */
  readonly how: string
}

/** A repair of damaged files, for the functions that make them again. */
export interface Repair {
  readonly lake: Lake
  /** All readable snapshots, the oldest first. */
  readonly snapshots: readonly ReadableSnapshot[]
  /** Puts a whole file, which has the right hash, in all places of the damaged one. */
  readonly restore: (name: FileName, whole: string, how: string) => Promise<void>
  readonly giveUp: (name: FileName, why: string) => void
}

/** Makes damaged files without a good copy again. Returns those that others have to make. */
export type MakeAgain = (damaged: readonly FileName[], repair: Repair) => Promise<readonly FileName[]>

/**
 * Restores published files from another good copy, or from what the `makers` make, which are called one after the
 * other. Only a file with the hash in the manifest replaces a damaged one, in the lake and in every snapshot.
 */
export async function restoreFiles(
  lake: Lake,
  damaged: readonly FileName[],
  makers: readonly MakeAgain[],
  report: (result: RepairResult) => void = () => undefined,
): Promise<RepairResult[]> {
  if (damaged.length === 0) return []
  const snapshots = await readReadableSnapshots(lake)
  const results = new Map<string, RepairResult>()
  const settle = (name: FileName, isRepaired: boolean, how: string) => {
    const result = { file: relative(lake.root, lake.file(name)), isRepaired, how }
    results.set(fileKey(name), result)
    report(result)
  }
  const repair: Repair = {
    lake,
    snapshots,
    restore: async (name, whole, how) => {
      await replaceCopies(lake, whole, listCopies(lake, snapshots, name))
      settle(name, true, how)
    },
    giveUp: (name, why) => {
      settle(name, false, why)
    },
  }
  let left: readonly FileName[] = await restoreFromCopies(damaged, repair)
  for (const makeAgain of makers) left = await makeAgain(left, repair)
  for (const name of left) repair.giveUp(name, 'no snapshot names it')
  return damaged.flatMap((name) => results.get(fileKey(name)) ?? [])
}

async function restoreFromCopies(damaged: readonly FileName[], repair: Repair): Promise<FileName[]> {
  const left: FileName[] = []
  for (const name of damaged) {
    const good = await findGoodCopy(listCopies(repair.lake, repair.snapshots, name), name)
    if (good === null) left.push(name)
    else await repair.restore(name, good, `restored from ${good}`)
  }
  return left
}
