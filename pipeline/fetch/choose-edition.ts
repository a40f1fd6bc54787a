import type { Lake } from '../../lake/lake.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import type { RawFile } from '../raw-file.ts'
import { type ArchivedFile, readArchived } from './archive.ts'
import type { FileToFetch } from './files-to-fetch.ts'

/** Lists the addresses at which the file can be, in the order in which to try them. */
export function listPlaces(file: FileToFetch): FileToFetch[] {
  return [file.url, ...(file.source.fallbackUrls?.(file.period) ?? [])].map((url) => ({ ...file, url }))
}

/** Edition to use, and when the source last showed it; `shownAt` is null if the source no longer shows it. */
export interface ChosenEdition {
  readonly raw: RawFile | null
  readonly shownAt: Date | null
}

/** Chooses one of the kept editions of a file, without asking the origin. */
export async function readStoredEdition(file: FileToFetch, lake: Lake): Promise<ChosenEdition> {
  const used = chooseEdition(await awaitAll(listPlaces(file).map(({ url }) => readArchived(lake, url))))
  return { raw: used?.edition ?? null, shownAt: used && findLastShown(used) }
}

/**
 * Chooses among addresses, the best of which comes first. It takes the first address that is not known to lack the file
 * now; if all lack it, the first that ever had it. A better address that hides its file withdraws nothing, so an older
 * copy elsewhere does not replace that file; a newer copy does, because the file may have moved.
 */
export function chooseEdition(known: readonly ArchivedFile[]): ArchivedFile | null {
  const kept = known.filter(({ edition }) => edition !== null)
  const [best = null] = kept
  const shown = kept.find(({ absent }) => !absent)
  return best === null || shown === undefined || isOlder(shown, best) ? best : shown
}

/** Finds when the source last showed the newest edition. */
export function findLastShown({ edition, absent, requestedAt }: ArchivedFile): Date | null {
  return edition === null || absent ? null : requestedAt
}

/** True if one file was written before another. If an origin does not tell, the times of fetching are compared. */
function isOlder(one: ArchivedFile, other: ArchivedFile): boolean {
  if (one.edition === null || other.edition === null || one.edition.sha256 === other.edition.sha256) return false
  const [written, otherWritten] = [findTimeWritten(one), findTimeWritten(other)]
  if (written !== null && otherWritten !== null) return written < otherWritten
  return one.edition.retrieved_at < other.edition.retrieved_at
}

/** Finds when the file was written, in milliseconds; null if the origin does not tell. */
function findTimeWritten({ validators: { lastModified, stamp } }: ArchivedFile): number | null {
  // A stamp begins with the size and the time in nanoseconds.
  const nanoseconds = stamp?.split('-')[1]
  const time = lastModified === null ? Number(nanoseconds ?? NaN) / 1e6 : Date.parse(lastModified)
  return Number.isNaN(time) ? null : time
}
