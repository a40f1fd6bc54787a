import { BuildError } from '../../schemas/core/error.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import type { DownloadCheck } from '../compile/damaged-downloads.ts'
import {
  countSplitLines,
  findSharedPeriod,
  isAbsent,
  type JobGroup,
  removeSplit,
  splitGroup,
} from '../compile/job-group.ts'
import { fallBackTo, listRefusedInputs } from '../compile/last-good-version.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import { TooManyBadLines, writeQuarantine } from '../compile/quarantine.ts'
import type { Effects } from '../effects.ts'
import { formatCount } from '../log.ts'
import type { CompiledJob } from '../publish/assemble.ts'
import type { RawFile } from '../raw-file.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import { compileJob, type CompileSettings, formatSubject, secondsSince } from './compile-job.ts'
import { removeDifferent } from './read-compiled-again.ts'

export interface GroupOutcome {
  readonly compiled: readonly CompiledJob[]
  readonly heldBack: readonly HeldBack[]
  /** Months without any line in the file of their year; they are not published. */
  readonly absent: readonly PartitionJob[]
  /** Partitions with a held-back file whose other files are already published. */
  readonly served: readonly PartitionJob[]
  /** Jobs to compile again without a refused file. */
  readonly again: readonly PartitionJob[]
}

export interface GroupOutcomes {
  readonly outcomes: readonly GroupOutcome[]
  readonly damagedDownloads: readonly RawFile[]
}

interface GroupRun {
  readonly compiled: CompiledJob[]
  readonly heldBack: HeldBack[]
  readonly absent: PartitionJob[]
  readonly served: PartitionJob[]
  readonly downloads: DownloadCheck
  readonly settings: CompileSettings
  readonly effects: Effects
}

/** Compiles the jobs of a group, one after another. A refused partition is reported and held back; the others continue. */
export async function compileGroup(
  group: JobGroup,
  downloads: DownloadCheck,
  settings: CompileSettings,
  effects: Effects,
): Promise<GroupOutcome> {
  const run: GroupRun = { compiled: [], heldBack: [], absent: [], served: [], downloads, settings, effects }
  const { ready, again } = await prepareGroup(group, run)
  for (const each of ready) {
    again.push(...(await compileOrHoldBack(each, run)))
    await removeSplit(each, settings.lake.files)
  }
  await removeDifferent(run, (job, error) => holdBack([job], formatSubject(job), error, run))
  const { compiled, heldBack, absent, served } = run
  return { compiled, heldBack, absent, served, again }
}

/** Splits the shared file of a year into the months of the group; if it is refused, none of them is ready. */
async function prepareGroup(group: JobGroup, run: GroupRun): Promise<{ ready: JobGroup; again: PartitionJob[] }> {
  const [period, dataset] = [findSharedPeriod(group), group[0]?.dataset.id]
  if (period === null || dataset === undefined) return { ready: group, again: [] }
  const subject = `${dataset} ${period}`
  const started = performance.now()
  run.effects.at?.('split', dataset, period)
  try {
    for (const each of group) await run.downloads.requireUndamaged(each)
    const ready = await splitGroup(group, run.settings.workDir, run.settings.lake.files)
    const lines = ready.reduce((sum, each) => sum + countSplitLines(each), 0)
    const detail = `${formatCount(lines)} lines into ${formatCount(ready.length)} months  ${secondsSince(started)}`
    run.effects.log.line({ step: 'split', subject, detail })
    return { ready, again: [] }
  } catch (error) {
    await holdBack(group, subject, error, run)
    return { ready: [], again: await listJobsWithoutFile(group, error, run) }
  }
}

/** Compiles a job or holds it back; returns it again if it can be compiled without a refused file. */
async function compileOrHoldBack(job: PartitionJob, run: GroupRun): Promise<JobGroup> {
  try {
    await run.downloads.requireUndamaged(job)
    if (isAbsent(job)) reportAbsent(job, run)
    else run.compiled.push(await compileJob(job, run.settings, run.effects))
    return []
  } catch (error) {
    await holdBack([job], formatSubject(job), error, run)
    return listJobsWithoutFile([job], error, run)
  }
}

/** Lists the jobs that can be compiled without the refused file and are not already published in that form. */
async function listJobsWithoutFile(refused: JobGroup, error: unknown, run: GroupRun): Promise<PartitionJob[]> {
  if (!(error instanceof BuildError)) throw error
  const { lake, maskPersonalData } = run.settings
  const due: PartitionJob[] = []
  for (const job of refused) {
    const rest = await fallBackTo(job, error.url, lake, maskPersonalData)
    if (rest === null) continue
    if (rest.reason === 'unchanged') run.served.push(rest)
    else due.push(rest)
  }
  if (due.length > 0) {
    const end = error.url?.slice(error.url.lastIndexOf('/') + 1) ?? ''
    // An address that ends with parameters has no file name at its end.
    const file = end.includes('?') ? listSources(refused, error.url).join(', ') : end
    const detail = `${due.map(({ month, dataset }) => month ?? dataset.id).join(', ')} are compiled without it, from the other files and its published edition`
    run.effects.log.line({ step: 'compile', subject: file, level: 'warn', detail })
  }
  return due
}

/**
 * Lists the sources of the file at an address, with those that are held back together with it; without an address, the
 * sources of all files.
 */
function listSources(jobs: JobGroup, url: string | null): string[] {
  const own = jobs.flatMap(({ dataset, inputs }) => listRefusedInputs(dataset, inputs, url))
  const inputs = own.length === 0 ? jobs.flatMap((job) => job.inputs) : own
  return [...new Set(inputs.map(({ source }) => source.id))]
}

export function describeHeldBack(job: PartitionJob, { code, message, hint, url }: BuildError): HeldBack {
  const { dataset, partition } = job
  const sources = listSources([job], dataset.separateSources === undefined ? null : url)
  return { dataset: dataset.id, partition, sources, code, message, hint }
}

/** Reports the fault for which partitions are held back. */
export function reportRefusal(
  subject: string,
  { code, message, hint }: BuildError,
  { maskPersonalData: masks }: Pick<CompileSettings, 'maskPersonalData'>,
  { log }: Pick<Effects, 'log'>,
): void {
  const shown = masks ? maskPersonalData(message) : message
  log.line({ step: 'refuse', subject, level: 'error', detail: `${code}: ${shown}\n         ${hint}` })
}

/**
 * Reports one fault and holds back every partition that has it. Any other error than a BuildError is a bug and is
 * thrown again.
 */
async function holdBack(refused: JobGroup, subject: string, error: unknown, run: GroupRun): Promise<void> {
  if (!(error instanceof BuildError)) throw error
  const [first] = refused
  for (const job of refused) run.heldBack.push(describeHeldBack(job, error))
  if (error instanceof TooManyBadLines && first !== undefined) await writeQuarantine(run.settings, first, error.lines)
  reportRefusal(subject, error, run.settings, run.effects)
}

/**
 * Reports a month without lines. If it never had lines, it is not published, and the build names it once, when all are
 * compiled. If it lost its lines, it keeps its published version, and the loss is reported.
 */
function reportAbsent(job: PartitionJob, { absent }: GroupRun): void {
  const [file = ''] = job.inputs.map(({ raw }) => raw.url.slice(raw.url.lastIndexOf('/') + 1))
  if (job.reason !== 'new') {
    throw new BuildError('CHECK_FAILED', `${file} has no line of ${job.month ?? ''}`, {
      hint: 'It had lines when it was published, and those stay published: fetch it again later.',
    })
  }
  absent.push(job)
}
