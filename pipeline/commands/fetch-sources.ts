import type { Dataset } from '../../schemas/core/dataset.ts'
import type { LeftInMirror } from '../../schemas/core/last-build.ts'
import type { BuildEffects } from '../effects.ts'
import { type FetchedFile, fetchFiles } from '../fetch/fetch-files.ts'
import { listFilesToFetch } from '../fetch/files-to-fetch.ts'
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
  { scope, origin, all }: Pick<Run, 'scope' | 'origin' | 'all'>,
  heldVersions: readonly HeldVersion[],
  effects: BuildEffects,
): Promise<FetchedSources> {
  const { lake } = effects
  const files = listFilesToFetch(datasets, scope, effects.now())
  const isUrgent = all ? () => true : isHeld(heldVersions)
  const fetched = await fetchFiles(files, { origin, lake }, isUrgent, effects)
  const left = await reportLeftFiles(datasets, origin, scope, effects)
  requireFilesInMirror(isAnyFileThere(fetched), left, origin)
  return { fetched, left }
}
