import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { SourceEntry } from '../../schemas/core/manifest.ts'
import { awaitAll } from '../await-all.ts'
import { listSourceRemarks } from '../compile/member-remarks.ts'
import { planJobs, type PartitionJob } from '../compile/partition-job.ts'
import { type CompilerCode, readCompilerCode } from '../digest/compiler-code.ts'
import { findRefusal } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { readArchived } from '../fetch/archive.ts'
import {
  type FetchedFile,
  mustRequest,
  readKeptFiles,
  listPlaces,
  chooseValidators,
  formatFile,
} from '../fetch/fetch-files.ts'
import { FileNotFetched } from '../fetch/origins/fetch-errors.ts'
import type { FileOrigin } from '../fetch/origins/origin.ts'
import { type FetchSettings, openOrigin } from '../fetch/origins/open-origin.ts'
import { type FileToFetch, listFilesToFetch } from '../fetch/files-to-fetch.ts'
import { findLeftFiles } from '../mirror/left-files.ts'
import { reportLeftFiles, requireFilesInMirror } from '../mirror/report-left-files.ts'
import { listDaysShown, Gate } from '../hold/gate.ts'
import { readHeldBackList } from '../hold/held-back-list.ts'
import { isHeld, readHeldVersions } from '../hold/held-versions.ts'
import { formatCount } from '../log.ts'
import { readCurrentSnapshot } from '../publish/snapshots.ts'
import { rawDirOf } from '../data-dir/layout.ts'

/** A build's intent for one file. */
type FetchIntent = 'fetch' | 'nothing' | 'hidden' | 'absent' | 'not due' | 'not requested'

/** Reports what a build would fetch and compile, and why; changes nothing. */
export async function plan(datasets: readonly Dataset[], settings: FetchSettings, effects: Effects): Promise<void> {
  const refusal = await findRefusal(settings.dataDir)
  if (refusal !== null) throw refusal
  // The bundle of the code is made while the files are read.
  const compiler = readCompilerCode()
  const filesToFetch = listFilesToFetch(datasets, settings, effects.now())
  const current = await readCurrentSnapshot(settings.dataDir)
  const heldVersions = await readHeldVersions(settings.dataDir, effects.log)
  const intents = await askForFiles(filesToFetch, settings, effects, isHeld(heldVersions))
  const changedFiles = filesToFetch.filter((_file, at) => intents[at] === 'fetch')
  // The address that the kept edition came from does not matter here.
  const toFetch = new Set(changedFiles.flatMap(listPlaces).map(({ url }) => url))
  const kept = (await readKeptFiles(filesToFetch, settings.dataDir)).map((file, at) =>
    // The source shows this edition now.
    intents[at] === 'nothing' && !settings.offline ? { ...file, shownAt: effects.now() } : file,
  )
  const gate = new Gate(heldVersions, listDaysShown(kept))
  const unchanged = reportJobs(kept, toFetch, current?.manifest ?? null, gate, settings, effects.log, await compiler)
  const files = (intent: FetchIntent) => formatCount(intents.filter((each) => each === intent).length)
  const parts = [
    `${formatCount(new Set(changedFiles.map(({ url }) => url)).size)} files to fetch`,
    `${formatCount(unchanged)} partitions unchanged`,
    `${files('absent')} files not published`,
    ...(intents.includes('not due') ? [`${files('not due')} files not due`] : []),
    ...(intents.includes('not requested') ? [`${files('not requested')} files could not be requested`] : []),
  ]
  for (const { dataset, partition, code, message, since } of await readHeldBackList(settings.dataDir, effects.log)) {
    const detail = `held back since ${since.slice(0, 10)}: ${code}: ${message}`
    effects.log.line({ step: 'refuse', subject: `${dataset} ${partition}`, level: 'warn', detail })
  }
  reportRemarks(current?.manifest.sources ?? [], effects.log)
  const left = await findLeftFiles(datasets, settings, effects.now())
  reportLeftFiles(left, effects.log)
  effects.log.line({ step: 'plan', subject: current?.id ?? 'no snapshot', detail: parts.join(', ') })
  const isAnyThere = intents.some((intent) => intent !== 'absent' && intent !== 'hidden')
  requireFilesInMirror(isAnyThere, left, settings)
}

/** Reports what was remarked of the published sources. The file of a year is a source of each of its months. */
function reportRemarks(sources: readonly SourceEntry[], log: Effects['log']): void {
  const said = new Set<string>()
  for (const source of sources) {
    for (const detail of listSourceRemarks([source])) {
      if (said.has(`${source.url} ${detail}`)) continue
      said.add(`${source.url} ${detail}`)
      log.line({ step: 'check', subject: `${source.dataset} ${source.month ?? ''}`.trim(), level: 'warn', detail })
    }
  }
}

/** Asks the origin as a build would, and declines every file that it offers. */
async function askForFiles(
  filesToFetch: readonly FileToFetch[],
  settings: FetchSettings,
  effects: Effects,
  isWaitedFor: (file: FileToFetch) => boolean,
): Promise<FetchIntent[]> {
  const origin = await openOrigin(settings, effects)
  try {
    const intents = filesToFetch.map((file) => {
      const all = settings.all === true || isWaitedFor(file)
      return findIntent(file, origin, { ...settings, all }, effects)
    })
    return await awaitAll(intents, () => origin.close())
  } finally {
    await origin.close()
  }
}

/**
 * Finds the intent at the first address that has the file or does not answer. If no address has it, the kept edition
 * stays.
 */
async function findIntent(
  file: FileToFetch,
  origin: FileOrigin,
  settings: FetchSettings,
  effects: Effects,
): Promise<FetchIntent> {
  const found: FetchIntent[] = []
  for (const place of listPlaces(file)) {
    const { intent, goOn } = await origin.inTurn(place.url, () => findIntentAt(place, origin, settings, effects))
    if (!goOn) return intent
    found.push(intent)
  }
  return found.find((intent) => intent === 'hidden') ?? found[0] ?? 'absent'
}

/** Finds the intent at one address, and says if the file may be at the next one. */
async function findIntentAt(
  file: FileToFetch,
  origin: FileOrigin,
  { dataDir, all = false }: FetchSettings,
  { log, now }: Effects,
): Promise<{ intent: FetchIntent; goOn: boolean }> {
  const known = await readArchived(rawDirOf(dataDir), file.url)
  const isGone = known.edition === null || known.absent
  if (!mustRequest(file, known, origin, all, now())) return { intent: 'not due', goOn: isGone }
  try {
    const answer = await origin.ask(file.url, chooseValidators(file.url, known, origin))
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

function reportJobs(
  kept: readonly FetchedFile[],
  toFetch: ReadonlySet<string>,
  manifest: Parameters<typeof planJobs>[1],
  gate: Gate,
  { maskPersonalData }: FetchSettings,
  log: Effects['log'],
  compiler: CompilerCode,
): number {
  const jobs = planJobs(kept, manifest, maskPersonalData, compiler)
  for (const each of jobs) {
    const { dataset, month, inputs, reason } = each
    const willChange = inputs.some(({ raw }) => toFetch.has(raw.url))
    if (reason === 'unchanged' && !willChange) continue
    const bytes = inputs.reduce((sum, { raw }) => sum + raw.bytes, 0)
    const why = willChange ? 'its sources will be fetched again' : (explainHold(each, gate) ?? reason)
    log.line({
      step: 'compile',
      subject: `${dataset.id} ${month ?? ''}`.trim(),
      detail: `${formatCount(bytes)} bytes  ${why}`,
    })
  }
  return jobs.filter(({ reason, inputs }) => reason === 'unchanged' && !inputs.some(({ raw }) => toFetch.has(raw.url)))
    .length
}

/**
 * Returns the reason why a partition would be held back for members that its sources lack; null if it would be
 * compiled.
 */
function explainHold(job: PartitionJob, gate: Gate): string | null {
  try {
    gate.beforeCompile(job)
    return null
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    return `held back: ${error.message}`
  }
}
