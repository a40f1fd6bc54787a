import type { Dataset } from '../../schemas/core/dataset.ts'
import type { LeftInMirror } from '../../schemas/core/last-build.ts'
import type { BuildEffects, Effects } from '../effects.ts'
import { type FetchedFile, fetchFiles, type FetchPlaces } from '../fetch/fetch-files.ts'
import { findIntents } from '../fetch/fetch-intents.ts'
import { type FileToFetch, listFilesToFetch } from '../fetch/files-to-fetch.ts'
import { listFilesOfShard } from '../fetch/shard.ts'
import { isHeld, type HeldVersion } from '../hold/held-versions.ts'
import { isAnyFileThere, reportLeftFiles, requireFilesInMirror } from '../mirror/report-left-files.ts'
import type { Run } from './resolve-run.ts'

interface FetchedSources {
  readonly fetched: readonly FetchedFile[]
  /** Files of the mirror folder that no build takes; null if the files come from elsewhere. */
  readonly left: LeftInMirror | null
}

/** Fetches the files of a run, and reports what a mirror folder has besides. Throws if a mirror folder has none of them. */
export async function fetchSources(
  datasets: readonly Dataset[],
  { scope, origin, all, shard }: Pick<Run, 'scope' | 'origin' | 'all' | 'shard'>,
  heldVersions: readonly HeldVersion[],
  effects: BuildEffects,
): Promise<FetchedSources> {
  const { lake } = effects
  const everyFile = listFilesToFetch(datasets, scope, effects.now())
  const files = listFilesOfShard(everyFile, shard)
  const isUrgent = all ? () => true : isHeld(heldVersions)
  const fetched = await fetchFiles(files, { origin, lake }, isUrgent, effects)
  const left = await reportLeftFiles(datasets, origin, scope, effects)
  const isThere =
    isAnyFileThere(fetched) || (shard !== null && (await isAnyToFetch(everyFile, { origin, lake }, effects)))
  requireFilesInMirror(isThere, left, origin)
  return { fetched, left }
}

/** True if an origin has any file, of whichever shard: a shard of few files may have none. */
async function isAnyToFetch(files: readonly FileToFetch[], places: FetchPlaces, effects: Effects): Promise<boolean> {
  const intents = await findIntents(files, places, () => true, effects)
  return intents.some((intent) => intent !== 'absent' && intent !== 'hidden')
}
