import type { ArchivedFile } from './archive.ts'
import { isDue } from './cadence.ts'
import type { FileToFetch } from './files-to-fetch.ts'
import type { FileOrigin, KnownValidators } from './origins/origin.ts'

/** True if this run must request the file from the origin. */
export function mustRequest(
  { source, period, url }: FileToFetch,
  known: ArchivedFile,
  origin: FileOrigin,
  isUrgent: boolean,
  now: Date,
): boolean {
  if (!origin.remote || isUrgent) return true
  // An answer from another server says nothing here, and neither does one about an edition that is damaged or gone.
  if (known.requestedFrom !== origin.addressOf(url)) return true
  if (known.edition === null ? !known.absent : known.edition.damage !== null) return true
  return isDue(source, period, known.requestedAt, now)
}

/** Chooses the validators to send for the kept edition. */
export function chooseValidators(
  url: string,
  { edition, validators, requestedFrom }: ArchivedFile,
  origin: FileOrigin,
): KnownValidators {
  if (edition === null) return null
  // The server may have sent a damaged file under the validators of the good one.
  return origin.remote && (edition.damage !== null || requestedFrom !== origin.addressOf(url))
    ? { ...validators, etag: null, lastModified: null }
    : validators
}
