import { rawDirOf } from '../data-dir/layout.ts'
import { awaitAll } from '../await-all.ts'
import type { Effects } from '../effects.ts'
import { formatCount } from '../log.ts'
import { type LastRequest, keepEdition, type ArchivedFile, readArchived, rememberAnswer } from './archive.ts'
import { isDue } from './cadence.ts'
import { FileNotFetched } from './origins/fetch-errors.ts'
import type { Origin, KnownValidators } from './origins/origin.ts'
import { type FetchSettings, openOrigin } from './origins/open-origin.ts'
import { formatRate, Transfers } from './transfers.ts'
import type { FileToFetch } from './files-to-fetch.ts'
import type { RawFile } from '../raw-file.ts'

/** Something wanted and the edition to use, or null where none was ever published. */
export interface FetchedFile extends FileToFetch {
  readonly raw: RawFile | null
  /** When this edition was last seen at its source: in this run, or as far as is remembered before it; null where not. */
  readonly shownAt: Date | null
  /** Why it could not be asked for in this run; `raw` is then the edition kept before. */
  readonly failure?: FileNotFetched
}

/** How asking at one address went: the edition kept of it, and whether it stands there now. */
interface PlaceResult extends Pick<FetchedFile, 'raw' | 'shownAt' | 'failure'> {
  readonly published: boolean
}

/** What one file is fetched with. */
interface FetchContext {
  readonly origin: Origin
  readonly rawDir: string
  /** Whether a file is asked for in any case. */
  readonly isUrgent: (want: FileToFetch) => boolean
  readonly transfers: Transfers
  readonly effects: Effects
}

/**
 * Fetches what changed. A file that the origin no longer has, or does not hand over, stays as it was last seen: a portal
 * that hides a file for a night withdraws nothing.
 */
export async function fetchFiles(
  wanted: readonly FileToFetch[],
  settings: FetchSettings,
  effects: Effects,
  isHeld: (want: FileToFetch) => boolean = () => false,
): Promise<FetchedFile[]> {
  effects.at?.('fetch')
  if (settings.offline) return readKeptFiles(wanted, settings.dataDir)
  const origin = await openOrigin(settings, effects)
  const progress = effects.log.progress('fetch', wanted.length)
  const transfers = new Transfers((text) => progress.say?.(text))
  const isUrgent = (want: FileToFetch) => settings.all === true || isHeld(want)
  const fetching = { origin, rawDir: rawDirOf(settings.dataDir), isUrgent, transfers, effects }
  // Several datasets can be made from one file.
  const results = new Map<string, Promise<PlaceResult>>()
  const resultAt = (want: FileToFetch) => {
    const result = results.get(want.url) ?? origin.inTurn(want.url, () => fetchOne(want, fetching))
    results.set(want.url, result)
    return result
  }
  const fetched = wanted.map(async (want) => {
    const result = await fetchFirst(want, resultAt, fetching.rawDir)
    progress.tick(formatFile(want))
    return { ...want, ...result }
  })
  try {
    return await awaitAll(fetched, () => origin.close())
  } finally {
    await origin.close()
    progress.end()
  }
}

export function formatFile({ dataset, period, source }: FileToFetch): string {
  return `${dataset.id} ${period ?? source.id}`
}

/** What of the wanted files is kept already, without asking the origin. */
export async function readKeptFiles(wanted: readonly FileToFetch[], dataDir: string): Promise<FetchedFile[]> {
  return awaitAll(wanted.map(async (want) => ({ ...want, ...(await readKept(want, rawDirOf(dataDir))) })))
}

/** The same file at each address at which it can stand, in the order in which to look there. */
export function listPlaces(want: FileToFetch): FileToFetch[] {
  return [want.url, ...(want.source.alsoAt?.(want.period) ?? [])].map((url) => ({ ...want, url }))
}

/** The edition kept of the first address that is not known to lack it by now; where all lack it, of the first that ever had it. */
async function readKept(want: FileToFetch, rawDir: string): Promise<Pick<FetchedFile, 'raw' | 'shownAt'>> {
  const known = await awaitAll(listPlaces(want).map(({ url }) => readArchived(rawDir, url)))
  const kept = known.filter(({ edition }) => edition !== null)
  const used = kept.find(({ absent }) => !absent) ?? kept[0] ?? null
  return { raw: used?.edition ?? null, shownAt: used && findLastShown(used) }
}

/** When the newest edition was last seen at its source. */
function findLastShown({ edition, absent, askedAt }: ArchivedFile): Date | null {
  return edition === null || absent ? null : askedAt
}

/** Looks at one address after another, until one has the file or does not answer. */
async function fetchFirst(
  want: FileToFetch,
  resultAt: (want: FileToFetch) => Promise<PlaceResult>,
  rawDir: string,
): Promise<Pick<FetchedFile, 'raw' | 'shownAt' | 'failure'>> {
  let once: RawFile | null = null
  for (const place of listPlaces(want)) {
    const { raw, shownAt, published, failure } = await resultAt(place)
    if (failure) return { ...(await readKept(want, rawDir)), failure }
    if (published) return { raw, shownAt }
    once ??= raw
  }
  return { raw: once, shownAt: null }
}

/** Whether the origin is to be asked for a file in this run. */
export function mustRequest(
  { source, period, url }: FileToFetch,
  known: ArchivedFile,
  origin: Origin,
  isUrgent: boolean,
  now: Date,
): boolean {
  if (!origin.remote || isUrgent) return true
  // What another server said of a URL, or of an edition that cannot be used or is gone, leaves the question open.
  if (known.askedOf !== origin.addressOf(url)) return true
  if (known.edition === null ? !known.absent : known.edition.damage !== null) return true
  return isDue(source, period, known.askedAt, now)
}

/** What to tell the origin of the edition that is kept. */
export function chooseValidators(
  url: string,
  { edition, validators, askedOf }: ArchivedFile,
  origin: Origin,
): KnownValidators {
  if (edition === null) return null
  // A damaged file may have been sent under the validators of the good one.
  return origin.remote && (edition.damage !== null || askedOf !== origin.addressOf(url))
    ? { ...validators, etag: null, lastModified: null }
    : validators
}

async function fetchOne(want: FileToFetch, fetching: FetchContext): Promise<PlaceResult> {
  const { origin, rawDir, isUrgent, effects } = fetching
  const known = await readArchived(rawDir, want.url)
  const isPublished = known.edition !== null && !known.absent
  const before = { raw: known.edition, shownAt: findLastShown(known), published: isPublished }
  if (!mustRequest(want, known, origin, isUrgent(want), effects.now())) return before
  try {
    return await requestAndKeep(want, known, fetching)
  } catch (error) {
    if (!(error instanceof FileNotFetched)) throw error
    if (error.asked) reportFailure(want, known, error, effects)
    return { ...before, failure: error }
  }
}

async function requestAndKeep(want: FileToFetch, known: ArchivedFile, fetching: FetchContext): Promise<PlaceResult> {
  const { origin, rawDir, transfers, effects } = fetching
  const { source, url } = want
  const asked: LastRequest = { at: effects.now(), of: origin.addressOf(url) }
  for (let downloads = 1; ; downloads += 1) {
    const answer = await origin.ask(url, downloads === 1 ? chooseValidators(url, known, origin) : null)
    if (answer.says !== 'offer') {
      const absent = answer.says === 'absent'
      if (origin.remote) await reportAndRemember(want, known, { asked, absent }, fetching)
      // A folder is asked every time: all there is to remember is which of several addresses served last.
      else if (known.edition !== null && known.absent !== absent)
        await rememberAnswer(rawDir, url, known, { asked, absent })
      return { raw: known.edition, shownAt: absent ? null : asked.at, published: !absent }
    }
    effects.at?.('fetch', want.dataset.id, want.period ?? want.source.id)
    const onlyIfWhole = downloads < origin.damagedDownloads
    const { arrived, end, milliseconds } = transfers.begin()
    const kept = await keepEdition(rawDir, source, url, answer, { asked, arrived, onlyIfWhole }).finally(end)
    if ('edition' in kept) {
      reportKept(want, known, kept.edition, milliseconds(), effects)
      return { raw: kept.edition, shownAt: asked.at, published: true }
    }
    const detail = `arrived damaged and is downloaded again: ${kept.damage}  ${url}`
    effects.log.line({ step: 'fetch', subject: formatFile(want), level: 'warn', detail })
  }
}

async function reportAndRemember(
  want: FileToFetch,
  known: ArchivedFile,
  answer: { asked: LastRequest; absent: boolean },
  { rawDir, effects }: FetchContext,
): Promise<void> {
  if (answer.absent && !known.absent && known.edition !== null) {
    const detail = `not published any more; the edition of ${known.edition.retrieved_at} goes on being used  ${want.url}`
    effects.log.line({ step: 'fetch', subject: formatFile(want), level: 'warn', detail })
  }
  await rememberAnswer(rawDir, want.url, known, answer)
}

function reportKept(
  want: FileToFetch,
  known: ArchivedFile,
  { bytes, sha256 }: RawFile,
  milliseconds: number,
  { log }: Effects,
): void {
  const news = known.edition === null ? 'new' : known.edition.sha256 === sha256 ? 'same bytes' : 'changed'
  const seconds = (milliseconds / 1000).toFixed(1)
  const detail = `${formatCount(bytes)} bytes  ${seconds} s  ${formatRate(bytes, milliseconds)}  ${news}  ${want.url}`
  log.line({ step: 'fetch', subject: formatFile(want), detail })
}

function reportFailure(
  want: FileToFetch,
  { edition }: ArchivedFile,
  { code, message, hint }: FileNotFetched,
  { log }: Effects,
): void {
  const used =
    edition === null ? 'Nothing is kept of it.' : `The edition of ${edition.retrieved_at} goes on being used.`
  const detail = `${code}: ${message}\n         ${used} ${hint}`
  log.line({ step: 'fetch', subject: formatFile(want), level: 'error', detail })
}
