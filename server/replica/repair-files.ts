import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import type { Lake } from '../../lake/lake.ts'
import type { ReadableStore } from '../../lake/object-store/object-store.ts'
import { type FileName, fileKey } from '../../lake/scrub/file-fault.ts'
import { type MakeAgain, type RepairResult, restoreFiles } from '../../lake/scrub/restore.ts'
import { pullFile } from './pull-file.ts'

/** A file of a snapshot here that has other bytes than were published, or is gone. */
export interface DamagedCopy {
  readonly path: string
  readonly sha256: string
}

interface RepairParts {
  readonly store: ReadableStore
  readonly lake: Lake
  readonly signal: AbortSignal
  readonly received: (bytes: number) => void
}

/** For one round: a disk that damages more files is no place for a replica. */
const MOST_AT_ONCE = 100

/** Restores damaged files from another good copy here, or fetches them again. */
export async function fetchDamagedAgain(
  parts: RepairParts,
  damaged: readonly DamagedCopy[],
): Promise<readonly RepairResult[]> {
  if (damaged.length === 0) return []
  const snapshots = await realpath(parts.lake.snapshots)
  const names = damaged.slice(0, MOST_AT_ONCE).map((copy) => toFileName(snapshots, copy))
  const unique = [...new Map(names.map((name) => [fileKey(name), name])).values()]
  return restoreFiles(parts.lake, unique, [fetchAgain(parts)])
}

/** `…/snapshots/<id>/<file>` → `<file>`, which is the same in every snapshot that has it. */
function toFileName(snapshots: string, { path, sha256 }: DamagedCopy): FileName {
  const [, ...below] = relative(snapshots, path).split(sep)
  return { file: below.join('/'), sha256 }
}

/** Fetches the files that a snapshot names from the store. */
function fetchAgain({ store, received, signal }: RepairParts): MakeAgain {
  return async (damaged, { lake, snapshots, restore }) => {
    const named = new Map(
      snapshots.flatMap(({ manifest }) => publishedFiles(manifest).map((file) => [fileKey(file), file] as const)),
    )
    const unknown: FileName[] = []
    for (const name of damaged) {
      const file = named.get(fileKey(name))
      if (file === undefined) {
        unknown.push(name)
        continue
      }
      await pullFile(store, lake, file, received, signal)
      await restore(name, lake.file(name), 'fetched again')
    }
    return unknown
  }
}
