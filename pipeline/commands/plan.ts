import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { SourceEntry } from '../../schemas/core/manifest.ts'
import { listSourceRemarks } from '../compile/member-remarks.ts'
import { planJobs, type PartitionJob } from '../compile/partition-job.ts'
import { readWithoutLines } from '../compile/without-lines.ts'
import { readCompilerCode } from '../digest/compiler-code.ts'
import type { BuildEffects } from '../effects.ts'
import { listPlaces } from '../fetch/choose-edition.ts'
import { readStoredFiles } from '../fetch/fetch-files.ts'
import { type FetchIntent, findIntents } from '../fetch/fetch-intents.ts'
import { listFilesToFetch } from '../fetch/files-to-fetch.ts'
import { reportLeftFiles, requireFilesInMirror } from '../mirror/report-left-files.ts'
import { listDaysShown, Gate } from '../hold/gate.ts'
import { readHeldBackList } from '../hold/held-back-list.ts'
import { isHeld, readHeldVersions } from '../hold/held-versions.ts'
import { formatCount, type Log } from '../log.ts'
import { splitPinned, usePinnedEditions } from '../pins/apply-pins.ts'
import { requireDeclared } from '../declare-datasets.ts'
import { readPins } from '../pins/pins-file.ts'
import { reportPins } from '../pins/report-pins.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { findRefusal } from './claim-data-dir.ts'
import { refuseOlderCompiler } from '../publish/compiler-generation.ts'
import { hasNewRules, NEW_RULES } from '../publish/view-rules.ts'
import { requireWholeLake } from '../publish/whole-lake.ts'
import { resolveRun, type RunOptions } from './resolve-run.ts'

/** Reports what a build would fetch and compile, and why; changes nothing. */
export async function plan(datasets: readonly Dataset[], options: RunOptions, effects: BuildEffects): Promise<void> {
  const run = resolveRun(options)
  const { scope, origin, all, maskPersonalData, olderCompiler } = run
  const { lake, log } = effects
  const refusal = await findRefusal(lake)
  if (refusal !== null) throw refusal
  await refuseOlderCompiler(lake, olderCompiler)
  // The bundle of the code is made while the files are read.
  const compiler = readCompilerCode()
  const current = await readCurrentSnapshot(lake)
  const published = current?.manifest ?? null
  requireWholeLake(published, lake)
  requireDeclared(published, run)
  const heldVersions = await readHeldVersions(lake, log)
  const files = listFilesToFetch(datasets, scope, effects.now())
  const intents = await findIntents(files, { origin, lake }, all ? () => true : isHeld(heldVersions), effects)
  const toFetch = files.filter((_file, at) => intents[at] === 'fetch')
  const kept = (await readStoredFiles(files, lake)).map((file, at) =>
    intents[at] === 'nothing' && origin.kind !== 'offline' ? { ...file, shownAt: effects.now() } : file,
  )
  const pins = await readPins(lake)
  const used = await usePinnedEditions(kept, pins, lake)
  const planned = planJobs(used.fetched, published, maskPersonalData, await compiler, await readWithoutLines(lake))
  const { free: jobs, pinned } = splitPinned(planned, pins, used.stuck)
  // The address that the kept edition came from does not matter here.
  const urls = new Set(toFetch.flatMap(listPlaces).map(({ url }) => url))
  const changing = reportJobs(jobs, urls, new Gate(heldVersions, listDaysShown(used.fetched)), log)
  reportPins({ pins, published, pinned, shown: kept }, log)
  for (const { dataset, partition, code, message, since } of await readHeldBackList(lake, log)) {
    const detail = `held back since ${since.slice(0, 10)}: ${code}: ${message}`
    log.line({ step: 'refuse', subject: `${dataset} ${partition}`, level: 'warn', detail })
  }
  reportRemarks(published?.sources ?? [], log)
  if (changing === 0 && (await hasNewRules(published, datasets))) {
    log.line({ step: 'publish', subject: current?.id ?? '', detail: NEW_RULES })
  }
  const left = await reportLeftFiles(datasets, origin, scope, effects)
  const nothing = jobs.filter((job) => job.reason === 'nothing' && !isRefetched(job, urls)).length
  const counts = {
    toFetch: new Set(toFetch.map(({ url }) => url)).size,
    unchanged: jobs.length - changing - nothing,
    nothing,
    pinned: pinned.length,
  }
  const detail = summarize(counts, intents)
  log.line({ step: 'plan', subject: current?.id ?? 'no snapshot', detail })
  const isAnyThere = intents.some((intent) => intent !== 'absent' && intent !== 'hidden')
  requireFilesInMirror(isAnyThere, left, origin)
}

/** Reports the remarks on the published sources, each once: the file of a year is a source of each of its months. */
function reportRemarks(sources: readonly SourceEntry[], log: Log): void {
  const said = new Set<string>()
  for (const source of sources) {
    for (const detail of listSourceRemarks([source])) {
      if (said.has(`${source.url} ${detail}`)) continue
      said.add(`${source.url} ${detail}`)
      log.line({ step: 'check', subject: `${source.dataset} ${source.month ?? ''}`.trim(), level: 'warn', detail })
    }
  }
}

/** Reports the jobs that a build would compile or hold back, and returns their number. */
function reportJobs(jobs: readonly PartitionJob[], toFetch: ReadonlySet<string>, gate: Gate, log: Log): number {
  let changing = 0
  for (const each of jobs) {
    const { dataset, month, inputs, reason } = each
    const willChange = isRefetched(each, toFetch)
    if ((reason === 'unchanged' || reason === 'nothing') && !willChange) continue
    changing += 1
    const bytes = inputs.reduce((sum, { raw }) => sum + raw.bytes, 0)
    const why = willChange ? 'its sources will be fetched again' : (explainHold(each, gate) ?? reason)
    const subject = `${dataset.id} ${month ?? ''}`.trim()
    log.line({ step: 'compile', subject, detail: `${formatCount(bytes)} bytes  ${why}` })
  }
  return changing
}

function isRefetched({ inputs }: PartitionJob, toFetch: ReadonlySet<string>): boolean {
  return inputs.some(({ raw }) => toFetch.has(raw.url))
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

interface PlanCounts {
  readonly toFetch: number
  readonly unchanged: number
  /** Partitions that are known to have no line. */
  readonly nothing: number
  readonly pinned: number
}

function summarize({ toFetch, unchanged, nothing, pinned }: PlanCounts, intents: readonly FetchIntent[]): string {
  const count = (intent: FetchIntent) => formatCount(intents.filter((each) => each === intent).length)
  const parts = [
    `${formatCount(toFetch)} files to fetch`,
    `${formatCount(unchanged)} partitions unchanged`,
    nothing > 0 && `${formatCount(nothing)} without a line`,
    pinned > 0 && `${formatCount(pinned)} pinned`,
    `${count('absent')} files not published`,
    intents.includes('not due') && `${count('not due')} files not due`,
    intents.includes('not requested') && `${count('not requested')} files could not be requested`,
  ]
  return parts.filter(Boolean).join(', ')
}
