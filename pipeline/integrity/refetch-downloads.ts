import type { Lake } from '../../lake/lake.ts'
import { randomUUID } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import type { Effects } from '../effects.ts'
import { readSidecar } from '../fetch/archive.ts'
import { FileNotFetched } from '../fetch/origins/fetch-errors.ts'
import type { FileOrigin } from '../fetch/origins/origin.ts'
import type { FetchPlaces } from '../fetch/fetch-files.ts'
import { openOrigin } from '../fetch/origins/open-origin.ts'
import type { RepairResult } from './repair.ts'
import type { DamagedDownload } from './scrub.ts'

/** Fetches damaged downloads again; a file that the portal still has with the same bytes replaces the damaged one. */
export async function refetchDownloads(
  damaged: readonly DamagedDownload[],
  places: FetchPlaces,
  effects: Effects,
): Promise<RepairResult[]> {
  if (damaged.length === 0) return []
  const origin = await openOrigin(places.origin, effects)
  try {
    const results: RepairResult[] = []
    for (const { path, sha256 } of damaged) {
      const how = await refetchOne(origin, places.lake, path, sha256)
      const file = relative(places.lake.root, path)
      const isRepaired = how === null
      const detail = isRepaired
        ? 'was damaged on disk, and was fetched again'
        : `is damaged on disk, and is lost: ${how}`
      effects.log.line({ step: 'repair', subject: file, level: isRepaired ? 'warn' : 'error', detail })
      results.push({ file, isRepaired, how: how ?? 'fetched again, with the same bytes' })
    }
    return results
  } finally {
    await origin.close()
  }
}

/** Returns null on success, or the reason for the failure. */
async function refetchOne(origin: FileOrigin, lake: Lake, path: string, sha256: string): Promise<string | null> {
  const said = await readSidecar(path)
  if (said === null) return 'its description is gone too'
  const { url, bytes } = said
  // The file has the name of any other download, so `sweep` removes it if the build is killed.
  const temporary = join(dirname(path), `.download-${String(process.pid)}-${randomUUID()}`)
  try {
    return await origin.inTurn(url, async () => {
      const answer = await origin.ask(url, null)
      if (answer.says !== 'offer') return 'its portal no longer has it. The tables compiled from it stay.'
      const saved = await answer.save(temporary, {
        files: lake.files,
        maxBytes: 2 * bytes + 1,
        arrived: () => undefined,
      })
      if (saved.sha256 !== sha256) return 'its portal has a newer edition. The tables compiled from it stay.'
      await lake.files.flush(temporary)
      await lake.files.rename(temporary, path)
      await lake.files.flush(dirname(path))
      return null
    })
  } catch (error) {
    if (error instanceof FileNotFetched) return `${error.message}. The next build tries again.`
    throw error
  } finally {
    await lake.files.rm(temporary, { force: true })
  }
}
