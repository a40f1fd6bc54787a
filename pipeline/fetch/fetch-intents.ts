import type { Lake } from '../../lake/lake.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import type { Effects } from '../effects.ts'
import { readArchived } from './archive.ts'
import { listPlaces } from './choose-edition.ts'
import { type FetchPlaces, formatFile } from './fetch-files.ts'
import { chooseValidators, mustRequest } from './request-choice.ts'
import type { FileToFetch } from './files-to-fetch.ts'
import { findForm } from './named-address.ts'
import { FileNotFetched } from './origins/fetch-errors.ts'
import { openOrigin } from './origins/open-origin.ts'
import type { FileOrigin } from './origins/origin.ts'

/** A build's intent for one file. */
export type FetchIntent = 'fetch' | 'nothing' | 'hidden' | 'absent' | 'not due' | 'not requested'

interface IntentContext {
  readonly origin: FileOrigin
  readonly lake: Lake
  readonly isUrgent: (file: FileToFetch) => boolean
  readonly effects: Effects
}

/** Finds what a build would do with each file: asks the origin as a build would, and declines every file that it offers. */
export async function findIntents(
  files: readonly FileToFetch[],
  places: FetchPlaces,
  isUrgent: (file: FileToFetch) => boolean,
  effects: Effects,
): Promise<FetchIntent[]> {
  const origin = await openOrigin(places.origin, effects)
  const context = { origin, lake: places.lake, isUrgent, effects }
  try {
    return await awaitAll(
      files.map((file) => findIntent(file, context)),
      () => origin.close(),
    )
  } finally {
    await origin.close()
  }
}

/**
 * Finds the intent at the first address that has the file or does not answer. If no address has it, the kept edition
 * stays.
 */
async function findIntent(file: FileToFetch, context: IntentContext): Promise<FetchIntent> {
  const found: FetchIntent[] = []
  for (const place of listPlaces(file)) {
    const { intent, goOn } = await context.origin.inTurn(place.url, () => findIntentAt(place, context))
    if (!goOn) return intent
    found.push(intent)
  }
  return found.find((intent) => intent === 'hidden') ?? found[0] ?? 'absent'
}

/** Finds the intent at one address, and whether the file may be at the next one. */
async function findIntentAt(
  file: FileToFetch,
  { origin, lake, isUrgent, effects: { log, now } }: IntentContext,
): Promise<{ intent: FetchIntent; goOn: boolean }> {
  const known = await readArchived(lake, file.url)
  const isGone = known.edition === null || known.absent
  if (!mustRequest(file, known, origin, isUrgent(file), now())) return { intent: 'not due', goOn: isGone }
  try {
    const { url, form } = findForm(file, origin) ?? { url: file.url, form: null }
    const answer = await origin.ask(url, chooseValidators(file.url, known, origin), form)
    if (answer.says === 'unchanged') return { intent: 'nothing', goOn: false }
    if (answer.says === 'absent') return { intent: known.edition === null ? 'absent' : 'hidden', goOn: true }
    await answer.decline()
    const why = known.edition === null ? 'new' : 'changed since it was fetched'
    log.line({ step: 'fetch', subject: formatFile(file), detail: `${why}  ${file.url}` })
    return { intent: 'fetch', goOn: false }
  } catch (error) {
    if (!(error instanceof FileNotFetched)) throw error
    const detail = `${error.code}: ${error.message}\n         ${error.hint}`
    if (error.wasRequested) log.line({ step: 'fetch', subject: formatFile(file), level: 'error', detail })
    return { intent: 'not requested', goOn: false }
  }
}
