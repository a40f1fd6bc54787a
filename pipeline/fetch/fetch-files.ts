import { rawDirOf } from '../data-dir/layout.ts'
import { allEnded } from '../await-all.ts'
import type { Effects } from '../effects.ts'
import { count } from '../log.ts'
import { type Asked, keepEdition, type Known, knownOf, rememberAnswer } from './archive.ts'
import { isDue } from './cadence.ts'
import { FileNotFetched } from './origins/fetch-errors.ts'
import type { Origin, Question } from './origins/origin.ts'
import { type FetchSettings, originOf } from './origins/open-origin.ts'
import { rateOf, Transfers } from './transfers.ts'
import type { Wanted } from './files-to-fetch.ts'
import type { RawFile } from '../raw-file.ts'

/** Something wanted and the edition to use, or null where none was ever published. */
export interface Fetched extends Wanted {
  readonly raw: RawFile | null
  /** When this edition was last seen at its source: in this run, or as far as is remembered before it; null where not. */
  readonly shownAt: Date | null
  /** Why it could not be asked for in this run; `raw` is then the edition kept before. */
  readonly failure?: FileNotFetched
}

/** How asking at one address went: the edition kept of it, and whether it stands there now. */
interface Result extends Pick<Fetched, 'raw' | 'shownAt' | 'failure'> {
  readonly published: boolean
}

/** What one file is fetched with. */
interface Fetching {
  readonly origin: Origin
  readonly rawDir: string
  /** Whether a file is asked for in any case. */
  readonly isUrgent: (want: Wanted) => boolean
  readonly transfers: Transfers
  readonly effects: Effects
}

/**
 * Fetches what changed. A file that the origin no longer has, or does not hand over, stays as it was last seen: a portal
 * that hides a file for a night withdraws nothing.
 */
export async function fetchAll(
  wanted: readonly Wanted[],
  settings: FetchSettings,
  effects: Effects,
  isHeld: (want: Wanted) => boolean = () => false,
): Promise<Fetched[]> {
  effects.at?.('fetch')
  if (settings.offline) return keptFiles(wanted, settings.dataDir)
  const origin = await originOf(settings, effects)
  const progress = effects.log.progress('fetch', wanted.length)
  const transfers = new Transfers((text) => progress.say?.(text))
  const isUrgent = (want: Wanted) => settings.all === true || isHeld(want)
  const fetching = { origin, rawDir: rawDirOf(settings.dataDir), isUrgent, transfers, effects }
  // Several datasets can be made from one file.
  const results = new Map<string, Promise<Result>>()
  const resultAt = (want: Wanted) => {
    const result = results.get(want.url) ?? origin.inTurn(want.url, () => fetchOne(want, fetching))
    results.set(want.url, result)
    return result
  }
  const fetched = wanted.map(async (want) => {
    const result = await fetchFirst(want, resultAt, fetching.rawDir)
    progress.tick(subjectOf(want))
    return { ...want, ...result }
  })
  try {
    return await allEnded(fetched, () => origin.close())
  } finally {
    await origin.close()
    progress.end()
  }
}

export function subjectOf({ dataset, period, source }: Wanted): string {
  return `${dataset.id} ${period ?? source.id}`
}

/** What of the wanted files is kept already, without asking the origin. */
export async function keptFiles(wanted: readonly Wanted[], dataDir: string): Promise<Fetched[]> {
  return allEnded(wanted.map(async (want) => ({ ...want, ...(await keptOf(want, rawDirOf(dataDir))) })))
}

/** The same file at each address at which it can stand, in the order in which to look there. */
export function placesOf(want: Wanted): Wanted[] {
  return [want.url, ...(want.source.alsoAt?.(want.period) ?? [])].map((url) => ({ ...want, url }))
}

/** The edition kept of the first address that is not known to lack it by now; where all lack it, of the first that ever had it. */
async function keptOf(want: Wanted, rawDir: string): Promise<Pick<Fetched, 'raw' | 'shownAt'>> {
  const known = await allEnded(placesOf(want).map(({ url }) => knownOf(rawDir, url)))
  const kept = known.filter(({ edition }) => edition !== null)
  const used = kept.find(({ absent }) => !absent) ?? kept[0] ?? null
  return { raw: used?.edition ?? null, shownAt: used && lastShown(used) }
}

/** When the newest edition was last seen at its source. */
function lastShown({ edition, absent, askedAt }: Known): Date | null {
  return edition === null || absent ? null : askedAt
}

/** Looks at one address after another, until one has the file or does not answer. */
async function fetchFirst(
  want: Wanted,
  resultAt: (want: Wanted) => Promise<Result>,
  rawDir: string,
): Promise<Pick<Fetched, 'raw' | 'shownAt' | 'failure'>> {
  let once: RawFile | null = null
  for (const place of placesOf(want)) {
    const { raw, shownAt, published, failure } = await resultAt(place)
    if (failure) return { ...(await keptOf(want, rawDir)), failure }
    if (published) return { raw, shownAt }
    once ??= raw
  }
  return { raw: once, shownAt: null }
}

/** Whether the origin is to be asked for a file in this run. */
export function isAsked(
  { source, period, url }: Wanted,
  known: Known,
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
export function questionOf(url: string, { edition, validators, askedOf }: Known, origin: Origin): Question {
  if (edition === null) return null
  // A damaged file may have been sent under the validators of the good one.
  return origin.remote && (edition.damage !== null || askedOf !== origin.addressOf(url))
    ? { ...validators, etag: null, lastModified: null }
    : validators
}

async function fetchOne(want: Wanted, fetching: Fetching): Promise<Result> {
  const { origin, rawDir, isUrgent, effects } = fetching
  const known = await knownOf(rawDir, want.url)
  const isPublished = known.edition !== null && !known.absent
  const before = { raw: known.edition, shownAt: lastShown(known), published: isPublished }
  if (!isAsked(want, known, origin, isUrgent(want), effects.now())) return before
  try {
    return await askAndKeep(want, known, fetching)
  } catch (error) {
    if (!(error instanceof FileNotFetched)) throw error
    if (error.asked) tellFailure(want, known, error, effects)
    return { ...before, failure: error }
  }
}

async function askAndKeep(want: Wanted, known: Known, fetching: Fetching): Promise<Result> {
  const { origin, rawDir, transfers, effects } = fetching
  const { source, url } = want
  const asked: Asked = { at: effects.now(), of: origin.addressOf(url) }
  for (let downloads = 1; ; downloads += 1) {
    const answer = await origin.ask(url, downloads === 1 ? questionOf(url, known, origin) : null)
    if (answer.says !== 'offer') {
      const absent = answer.says === 'absent'
      if (origin.remote) await tellAndRemember(want, known, { asked, absent }, fetching)
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
      tellKept(want, known, kept.edition, milliseconds(), effects)
      return { raw: kept.edition, shownAt: asked.at, published: true }
    }
    const detail = `arrived damaged and is downloaded again: ${kept.damage}  ${url}`
    effects.log.line({ step: 'fetch', subject: subjectOf(want), level: 'warn', detail })
  }
}

async function tellAndRemember(
  want: Wanted,
  known: Known,
  answer: { asked: Asked; absent: boolean },
  { rawDir, effects }: Fetching,
): Promise<void> {
  if (answer.absent && !known.absent && known.edition !== null) {
    const detail = `not published any more; the edition of ${known.edition.retrieved_at} goes on being used  ${want.url}`
    effects.log.line({ step: 'fetch', subject: subjectOf(want), level: 'warn', detail })
  }
  await rememberAnswer(rawDir, want.url, known, answer)
}

function tellKept(
  want: Wanted,
  known: Known,
  { bytes, sha256 }: RawFile,
  milliseconds: number,
  { log }: Effects,
): void {
  const news = known.edition === null ? 'new' : known.edition.sha256 === sha256 ? 'same bytes' : 'changed'
  const seconds = (milliseconds / 1000).toFixed(1)
  const detail = `${count(bytes)} bytes  ${seconds} s  ${rateOf(bytes, milliseconds)}  ${news}  ${want.url}`
  log.line({ step: 'fetch', subject: subjectOf(want), detail })
}

function tellFailure(
  want: Wanted,
  { edition }: Known,
  { code, message, hint }: FileNotFetched,
  { log }: Effects,
): void {
  const used =
    edition === null ? 'Nothing is kept of it.' : `The edition of ${edition.retrieved_at} goes on being used.`
  const detail = `${code}: ${message}\n         ${used} ${hint}`
  log.line({ step: 'fetch', subject: subjectOf(want), level: 'error', detail })
}
