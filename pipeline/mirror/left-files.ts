import type { Dataset } from '../../schemas/core/dataset.ts'
import type { LeftInMirror } from '../../schemas/core/last-build.ts'
import { printable } from '../../schemas/core/printable.ts'
import type { FileScope } from '../fetch/files-to-fetch.ts'
import { explainExclusion, listClaimedMonths } from './excluded-period.ts'
import { createClaimSearch, type SourceClaim } from './source-claims.ts'
import { walkMirror } from './walk-mirror.ts'

/** A record names this many files, and counts the others. */
const NAMED = 20
const LONGEST_NAME = 200

/** Finds the files that no build takes from a folder that mirrors the portals. */
export async function findLeftFiles(
  folder: string,
  datasets: readonly Dataset[],
  scope: FileScope,
  now: Date,
): Promise<LeftInMirror> {
  const { paths, isWhole } = await walkMirror(folder)
  const search = createClaimSearch(datasets)
  const unclaimed: string[] = []
  const excluded: { file: string; why: string }[] = []
  for (const path of paths) {
    const claims = search(path)
    const reasons = claims.map((claim) => explainExclusion(claim, now))
    if (claims.length === 0) unclaimed.push(nameFile(path))
    else if (reasons.every((why) => why !== null) && claims.some((claim) => isInScope(claim, scope))) {
      excluded.push({ file: nameFile(path), why: reasons.join('; ') })
    }
  }
  return {
    unclaimed: { count: unclaimed.length, files: unclaimed.slice(0, NAMED) },
    excluded: { count: excluded.length, files: excluded.slice(0, NAMED) },
    is_whole: isWhole,
  }
}

/** True if a scope covers the dataset and a month of the file. */
function isInScope(claim: SourceClaim, { datasets, from, to }: FileScope): boolean {
  if (datasets !== null && !datasets.includes(claim.dataset.id)) return false
  const months = listClaimedMonths(claim)
  return months.length === 0 || months.some((month) => month >= (from ?? '') && month <= (to ?? '9999-12'))
}

/** Makes the name of a file printable and short: a file of a mirror can have any name. */
function nameFile(path: string): string {
  const text = printable(path)
  return text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME)}…`
}
