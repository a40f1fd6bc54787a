import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { allEnded } from '../await-all.ts'
import { plannedWork, type Work } from '../compile/partition-job.ts'
import { refusalOf } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { knownOf } from '../fetch/archive.ts'
import { type Fetched, isAsked, keptFiles, placesOf, questionOf, subjectOf } from '../fetch/fetch-files.ts'
import { FileNotFetched } from '../fetch/origins/fetch-errors.ts'
import type { Origin } from '../fetch/origins/origin.ts'
import { type FetchSettings, originOf } from '../fetch/origins/open-origin.ts'
import { type Wanted, wantedFiles } from '../fetch/files-to-fetch.ts'
import { daysShown, Gate } from '../hold/gate.ts'
import { isHeld, readMemory } from '../hold/held-versions.ts'
import { count } from '../log.ts'
import { currentSnapshot } from '../publish/snapshots.ts'
import { rawDirOf } from '../data-dir/layout.ts'

/** What a build would do about a file. */
type Intent = 'fetch' | 'nothing' | 'hidden' | 'absent' | 'not due' | 'not asked'

/** Says what a build would fetch and compile, and why; changes nothing. */
export async function plan(datasets: readonly Dataset[], settings: FetchSettings, effects: Effects): Promise<void> {
  const refusal = await refusalOf(settings.dataDir)
  if (refusal !== null) throw refusal
  const wanted = wantedFiles(datasets, settings, effects.now())
  const current = await currentSnapshot(settings.dataDir)
  const remembered = await readMemory(settings.dataDir, effects.log)
  const intents = await askFor(wanted, settings, effects, isHeld(remembered))
  const wantedAnew = wanted.filter((_want, at) => intents[at] === 'fetch')
  // Which address the kept edition came from does not matter.
  const toFetch = new Set(wantedAnew.flatMap(placesOf).map(({ url }) => url))
  const kept = (await keptFiles(wanted, settings.dataDir)).map((file, at) =>
    // Its source shows it now as it is kept.
    intents[at] === 'nothing' && !settings.offline ? { ...file, shownAt: effects.now() } : file,
  )
  const gate = new Gate(remembered, daysShown(kept))
  const unchanged = reportWork(kept, toFetch, current?.manifest ?? null, gate, settings, effects.log)
  const files = (intent: Intent) => count(intents.filter((each) => each === intent).length)
  const parts = [
    `${count(new Set(wantedAnew.map(({ url }) => url)).size)} files to fetch`,
    `${count(unchanged)} partitions unchanged`,
    `${files('absent')} files not published`,
    ...(intents.includes('not due') ? [`${files('not due')} files not due`] : []),
    ...(intents.includes('not asked') ? [`${files('not asked')} files could not be asked for`] : []),
  ]
  effects.log.line({ step: 'plan', subject: current?.id ?? 'no snapshot', detail: parts.join(', ') })
}

/** Asks the origin as a build would, and does without what it offers. */
async function askFor(
  wanted: readonly Wanted[],
  settings: FetchSettings,
  effects: Effects,
  isWaitedFor: (want: Wanted) => boolean,
): Promise<Intent[]> {
  const origin = await originOf(settings, effects)
  try {
    const intents = wanted.map((want) => {
      const all = settings.all === true || isWaitedFor(want)
      return intentFor(want, origin, { ...settings, all }, effects)
    })
    return await allEnded(intents, () => origin.close())
  } finally {
    await origin.close()
  }
}

/** What is to be done at the first address that has the file or does not answer; where none is, what is kept stays. */
async function intentFor(want: Wanted, origin: Origin, settings: FetchSettings, effects: Effects): Promise<Intent> {
  const found: Intent[] = []
  for (const place of placesOf(want)) {
    const { intent, goOn } = await origin.inTurn(place.url, () => intentAt(place, origin, settings, effects))
    if (!goOn) return intent
    found.push(intent)
  }
  return found.find((intent) => intent === 'hidden') ?? found[0] ?? 'absent'
}

/** What is to be done at one address, and whether the file may stand at another. */
async function intentAt(
  want: Wanted,
  origin: Origin,
  { dataDir, all = false }: FetchSettings,
  { log, now }: Effects,
): Promise<{ intent: Intent; goOn: boolean }> {
  const known = await knownOf(rawDirOf(dataDir), want.url)
  const isGone = known.edition === null || known.absent
  if (!isAsked(want, known, origin, all, now())) return { intent: 'not due', goOn: isGone }
  try {
    const answer = await origin.ask(want.url, questionOf(want.url, known, origin))
    if (answer.says === 'unchanged') return { intent: 'nothing', goOn: false }
    if (answer.says === 'absent') return { intent: known.edition === null ? 'absent' : 'hidden', goOn: true }
    await answer.decline()
    const why = known.edition === null ? 'new' : 'changed since it was fetched'
    log.line({ step: 'fetch', subject: subjectOf(want), detail: `${why}  ${want.url}` })
    return { intent: 'fetch', goOn: false }
  } catch (error) {
    if (!(error instanceof FileNotFetched)) throw error
    const detail = `${error.code}: ${error.message}\n         ${error.hint}`
    if (error.asked) log.line({ step: 'fetch', subject: subjectOf(want), level: 'error', detail })
    return { intent: 'not asked', goOn: false }
  }
}

function reportWork(
  kept: readonly Fetched[],
  toFetch: ReadonlySet<string>,
  manifest: Parameters<typeof plannedWork>[1],
  gate: Gate,
  { maskPersonalData }: FetchSettings,
  log: Effects['log'],
): number {
  const work = plannedWork(kept, manifest, maskPersonalData)
  for (const each of work) {
    const { dataset, month, inputs, reason } = each
    const willChange = inputs.some(({ raw }) => toFetch.has(raw.url))
    if (reason === 'unchanged' && !willChange) continue
    const bytes = inputs.reduce((sum, { raw }) => sum + raw.bytes, 0)
    const why = willChange ? 'its sources are to be fetched again' : (heldBecause(each, gate) ?? reason)
    log.line({
      step: 'compile',
      subject: `${dataset.id} ${month ?? ''}`.trim(),
      detail: `${count(bytes)} bytes  ${why}`,
    })
  }
  return work.filter(({ reason, inputs }) => reason === 'unchanged' && !inputs.some(({ raw }) => toFetch.has(raw.url)))
    .length
}

/** Why a partition would be held back for what its sources lack; null where it would be compiled. */
function heldBecause(work: Work, gate: Gate): string | null {
  try {
    gate.beforeCompile(work)
    return null
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    return `held back: ${error.message}`
  }
}
