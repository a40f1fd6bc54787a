import type { Lake } from '../../lake/lake.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import type { Effects } from '../effects.ts'
import { formatCount } from '../log.ts'
import { type LastRequest, keepEdition, type ArchivedFile, readArchived, rememberAnswer } from './archive.ts'
import { type ChosenEdition, chooseEdition, findLastShown, listPlaces, readStoredEdition } from './choose-edition.ts'
import { FileNotFetched } from './origins/fetch-errors.ts'
import type { FileOrigin } from './origins/origin.ts'
import { type OriginChoice, openOrigin } from './origins/open-origin.ts'
import { chooseValidators, mustRequest } from './request-choice.ts'
import { formatRate, Transfers } from './transfers.ts'
import type { FileToFetch } from './files-to-fetch.ts'
import { findRequest } from './named-address.ts'
import type { RawFile } from '../raw-file.ts'

/** A file to fetch and the edition to use; null if it was never published. */
export interface FetchedFile extends FileToFetch {
  readonly raw: RawFile | null
  /** When the source last showed this edition, in this run or in an earlier one; null if it no longer does. */
  readonly shownAt: Date | null
  /** Why it could not be requested in this run; `raw` is then the edition kept before. */
  readonly failure?: FileNotFetched
}

/** What one address gives: its kept edition, and whether it still publishes the file. */
interface PlaceResult extends Pick<FetchedFile, 'raw' | 'shownAt' | 'failure'> {
  readonly published: boolean
  /** Edition that the address had before this run, and does not have now. */
  readonly hidden: RawFile | null
}

interface FetchContext {
  readonly origin: FileOrigin
  readonly lake: Lake
  /** True if a file is requested whatever its cadence says. */
  readonly isUrgent: (file: FileToFetch) => boolean
  readonly transfers: Transfers
  readonly effects: Effects
  /** Addresses whose file was reported as hidden. */
  readonly reported: Set<string>
}

export interface FetchPlaces {
  readonly origin: OriginChoice
  readonly lake: Lake
}

/**
 * Fetches changed files. If the origin no longer has a file, or does not deliver it, the last edition stays: a portal
 * that hides a file for a night withdraws nothing. `isUrgent` is true for a file that is requested whatever its cadence
 * says.
 */
export async function fetchFiles(
  files: readonly FileToFetch[],
  places: FetchPlaces,
  isUrgent: (file: FileToFetch) => boolean,
  effects: Effects,
): Promise<FetchedFile[]> {
  effects.at?.('fetch')
  if (places.origin.kind === 'offline') return readStoredFiles(files, places.lake)
  const origin = await openOrigin(places.origin, effects)
  const expected = new Set(await findExpected(files, origin))
  const progress = effects.log.progress('fetch', expected.size)
  const transfers = new Transfers((text) => progress.say?.(text))
  const fetching = {
    origin,
    lake: places.lake,
    isUrgent,
    transfers,
    effects,
    reported: new Set<string>(),
  }
  // Several datasets can be made from one file.
  const results = new Map<string, Promise<PlaceResult>>()
  const resultAt = (file: FileToFetch) => {
    const result = results.get(file.url) ?? origin.inTurn(file.url, () => fetchOne(file, fetching))
    results.set(file.url, result)
    return result
  }
  const fetched = files.map(async (file) => {
    const result = await fetchFirst(file, resultAt, fetching)
    // Most addresses of a scope have no file. If they were counted, the remaining time would mean nothing.
    if (expected.has(file)) {
      if (result.raw === null && result.failure === undefined) progress.skip?.()
      else progress.tick(formatFile(file))
    }
    return { ...file, ...result }
  })
  try {
    return await awaitAll(fetched, () => origin.close())
  } finally {
    await origin.close()
    progress.end()
  }
}

/** Lists the files that the origin can have at one of their addresses. If only a request can tell, it lists all. */
async function findExpected(files: readonly FileToFetch[], origin: FileOrigin): Promise<readonly FileToFetch[]> {
  const { mayHave } = origin
  if (mayHave === undefined) return files
  const found = await awaitAll(
    files.map(async (file) => (await awaitAll(listPlaces(file).map(({ url }) => mayHave(url)))).includes(true)),
  )
  return files.filter((_file, at) => found[at])
}

export function formatFile({ dataset, period, source }: FileToFetch): string {
  return `${dataset.id} ${period ?? source.id}`
}

/** Reads the kept editions of these files, without asking the origin. */
export async function readStoredFiles(files: readonly FileToFetch[], lake: Lake): Promise<FetchedFile[]> {
  return awaitAll(files.map(async (file) => ({ ...file, ...(await readStoredEdition(file, lake)) })))
}

/** Tries one address after another, until one has the file or does not answer; then chooses the edition to use. */
async function fetchFirst(
  file: FileToFetch,
  resultAt: (file: FileToFetch) => Promise<PlaceResult>,
  fetching: FetchContext,
): Promise<ChosenEdition & Pick<FetchedFile, 'failure'>> {
  const hidden: RawFile[] = []
  const passed: FileToFetch[] = []
  for (const place of listPlaces(file)) {
    const result = await resultAt(place)
    if (result.failure) return { ...(await readStoredEdition(file, fetching.lake)), failure: result.failure }
    if (result.hidden !== null) hidden.push(result.hidden)
    if (result.published || result.raw !== null) passed.push(place)
    if (!result.published) continue
    const used = passed.length === 1 ? result : await chooseAmong(passed, result, fetching.lake)
    for (const each of hidden) reportHidden(file, each, { shown: result.raw, used: used.raw }, fetching)
    return used
  }
  const kept = await chooseAmong(passed, null, fetching.lake)
  for (const each of hidden) reportHidden(file, each, { shown: null, used: kept.raw }, fetching)
  return kept
}

/** Chooses among the kept editions of some addresses; the last address may show its edition now. */
async function chooseAmong(
  places: readonly FileToFetch[],
  shown: ChosenEdition | null,
  lake: Lake,
): Promise<ChosenEdition> {
  const chosen = chooseEdition(await awaitAll(places.map(({ url }) => readArchived(lake, url))))
  const edition = chosen?.edition ?? null
  return shown !== null && edition?.url === shown.raw?.url ? shown : { raw: edition, shownAt: null }
}

/**
 * Reports what replaces a file that its address no longer has. It reports once, even if several datasets read the file.
 */
function reportHidden(
  file: FileToFetch,
  hidden: RawFile,
  { shown, used }: { readonly shown: RawFile | null; readonly used: RawFile | null },
  { origin, effects, reported }: FetchContext,
): void {
  // A folder that lacks a file is not reported; only the choice of another address is.
  if (reported.has(hidden.url) || (!origin.remote && shown === null)) return
  reported.add(hidden.url)
  const older = shown === null || shown.url === used?.url ? '' : `, because that at ${shown.url} is older`
  const serves =
    used?.url === hidden.url
      ? `the edition of ${hidden.retrieved_at} stays in use${older}`
      : `the edition of ${used?.retrieved_at ?? ''} from ${used?.url ?? ''} is used in its place`
  const detail = `no longer published; ${serves}  ${hidden.url}`
  effects.log.line({ step: 'fetch', subject: formatFile(file), level: 'warn', detail })
}

async function fetchOne(file: FileToFetch, fetching: FetchContext): Promise<PlaceResult> {
  const { origin, lake, isUrgent, effects } = fetching
  const known = await readArchived(lake, file.url)
  const isPublished = known.edition !== null && !known.absent
  const before = { raw: known.edition, shownAt: findLastShown(known), published: isPublished, hidden: null }
  if (!mustRequest(file, known, origin, isUrgent(file), effects.now())) return before
  try {
    return await requestAndKeep(file, known, fetching)
  } catch (error) {
    if (!(error instanceof FileNotFetched)) throw error
    if (error.wasRequested) reportFailure(file, known, error, effects)
    return { ...before, failure: error }
  }
}

async function requestAndKeep(file: FileToFetch, known: ArchivedFile, fetching: FetchContext): Promise<PlaceResult> {
  const { origin, lake, transfers, effects } = fetching
  const { source, url } = file
  const request: LastRequest = { at: effects.now(), of: origin.addressOf(url) }
  const asked = await findRequest(file, fetching)
  for (let downloads = 1; ; downloads += 1) {
    const validators = downloads === 1 ? chooseValidators(url, known, origin) : null
    const answer = await origin.ask(asked.url, validators, asked.form)
    if (answer.says !== 'offer') {
      const absent = answer.says === 'absent'
      // A folder is read every time; only the choice among several addresses must be remembered.
      if (origin.remote || (known.edition !== null && known.absent !== absent))
        await rememberAnswer(lake, url, known, { request, absent })
      const hidden = absent && !known.absent ? known.edition : null
      return { raw: known.edition, shownAt: absent ? null : request.at, published: !absent, hidden }
    }
    effects.at?.('fetch', file.dataset.id, file.period ?? file.source.id)
    const onlyIfWhole = downloads < origin.damagedDownloads
    const { arrived, end, milliseconds } = transfers.begin()
    const kept = await keepEdition(lake, source, url, answer, { request, arrived, onlyIfWhole }).finally(end)
    if ('edition' in kept) {
      reportKept(file, known, kept.edition, milliseconds(), effects)
      return { raw: kept.edition, shownAt: request.at, published: true, hidden: null }
    }
    const detail = `arrived damaged and is downloaded again: ${kept.damage}  ${url}`
    effects.log.line({ step: 'fetch', subject: formatFile(file), level: 'warn', detail })
  }
}

function reportKept(
  file: FileToFetch,
  known: ArchivedFile,
  { bytes, sha256 }: RawFile,
  milliseconds: number,
  { log }: Effects,
): void {
  const news = known.edition === null ? 'new' : known.edition.sha256 === sha256 ? 'same bytes' : 'changed'
  const seconds = (milliseconds / 1000).toFixed(1)
  const detail = `${formatCount(bytes)} bytes  ${seconds} s  ${formatRate(bytes, milliseconds)}  ${news}  ${file.url}`
  log.line({ step: 'fetch', subject: formatFile(file), detail })
}

function reportFailure(
  file: FileToFetch,
  { edition }: ArchivedFile,
  { code, message, hint }: FileNotFetched,
  { log }: Effects,
): void {
  const used = edition === null ? 'No edition of it is kept.' : `The edition of ${edition.retrieved_at} stays in use.`
  const detail = `${code}: ${message}\n         ${used} ${hint}`
  const level = file.source.untested === true && edition === null ? 'info' : 'error'
  log.line({ step: 'fetch', subject: formatFile(file), level, detail })
}
