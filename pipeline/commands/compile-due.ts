import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import type { CheckResult } from '../../schemas/core/manifest.ts'
import {
  type JobGroup,
  groupJobs,
  isAbsent,
  removeSplit,
  findSharedPeriod,
  splitGroup,
  countSplitLines,
} from '../compile/job-group.ts'
import { compilePartition, type CompiledPartition } from '../compile/compile-partition.ts'
import { DownloadCheck } from '../compile/damaged-downloads.ts'
import { refuseShrunkSeries, findShrunkTables } from '../compile/shrunk-tables.ts'
import { type QuarantinedLine, quarantinePath, TooManyBadLines, writeQuarantine } from '../compile/quarantine.ts'
import { fallBackTo } from '../compile/last-good-version.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import { workDirOf, rawDirOf } from '../data-dir/layout.ts'
import type { Effects } from '../effects.ts'
import type { Gate } from '../hold/gate.ts'
import { formatCount } from '../log.ts'
import type { CompiledJob } from '../publish/assemble.ts'
import type { RawFile } from '../raw-file.ts'

export interface CompileSettings {
  readonly dataDir: string
  readonly threads: number
  readonly maskPersonalData: boolean
  /** The folder of the snapshot that is served; null where none is. */
  readonly servedFolder: string | null
  /** Holds back what lacks members of what is published. */
  readonly gate: Gate
}

interface CompileOutcome {
  readonly compiled: readonly CompiledJob[]
  readonly heldBack: readonly HeldBack[]
  /** Months of which the file of their year has no line: they are not published. */
  readonly absent: readonly PartitionJob[]
  /** How many partitions have nothing new that is good: a file that is held back may have others beside it that serve. */
  readonly refused: number
  /** Downloads that the disk has changed since they were fetched. */
  readonly rotten: readonly RawFile[]
}

/** What one run of the compiler works with. */
interface CompileRun {
  readonly compiled: CompiledJob[]
  readonly heldBack: HeldBack[]
  readonly absent: PartitionJob[]
  /** Partitions of which a file is held back, and the others are published already. */
  readonly served: PartitionJob[]
  readonly downloads: DownloadCheck
  readonly settings: CompileSettings
  readonly effects: Effects
}

/** Compiles what is due, one partition after another. What is refused is told and held back; the rest goes on. */
export async function compileDue(
  work: readonly PartitionJob[],
  settings: CompileSettings,
  effects: Effects,
): Promise<CompileOutcome> {
  const downloads = new DownloadCheck()
  const run: CompileRun = { compiled: [], heldBack: [], absent: [], served: [], downloads, settings, effects }
  const due = await selectDue(work, run)
  const progress = effects.log.progress('compile', due.length)
  for (const batch of groupJobs(due)) {
    for (const each of await prepareGroup(batch, run)) {
      await compileOrHoldBack(each, run)
      await removeSplit(each)
      progress.tick(formatSubject(each))
    }
  }
  progress.end()
  const { compiled, heldBack, absent, served } = run
  const good = new Set([...compiled.map(({ work }) => work), ...served].map(jobKey))
  const refused = new Set(heldBack.map(({ dataset, partition }) => `${dataset}/${partition}`))
  const nothingGood = [...refused].filter((key) => !good.has(key))
  return { compiled, heldBack, absent, refused: nothingGood.length, rotten: downloads.damaged }
}

/** What is due, but for what its sources' files alone tell to hold back. */
async function selectDue(work: readonly PartitionJob[], run: CompileRun): Promise<PartitionJob[]> {
  const due: PartitionJob[] = []
  for (const each of work) {
    try {
      run.settings.gate.beforeCompile(each)
      if (each.reason !== 'unchanged') due.push(each)
    } catch (error) {
      await holdBack([each], formatSubject(each), error, run)
    }
  }
  return due
}

function jobKey({ dataset, partition }: PartitionJob): string {
  return `${dataset.id}/${partition}`
}

function formatSubject({ dataset, month }: PartitionJob): string {
  return `${dataset.id} ${month ?? ''}`.trim()
}

/** The partitions of a batch, with their months split out of the file of a year that they share; none where it is refused. */
async function prepareGroup(batch: JobGroup, run: CompileRun): Promise<JobGroup> {
  const [period, dataset] = [findSharedPeriod(batch), batch[0]?.dataset.id]
  if (period === null || dataset === undefined) return batch
  const subject = `${dataset} ${period}`
  const started = performance.now()
  run.effects.at?.('split', dataset, period)
  try {
    for (const each of batch) await run.downloads.requireUndamaged(each)
    const split = await splitGroup(batch, workDirOf(run.settings.dataDir))
    const lines = split.reduce((sum, each) => sum + countSplitLines(each), 0)
    const detail = `${formatCount(lines)} lines into ${formatCount(split.length)} months  ${secondsSince(started)}`
    run.effects.log.line({ step: 'split', subject, detail })
    return split
  } catch (error) {
    await holdBack(batch, subject, error, run)
    const rest = await listJobsWithoutFile(batch, error, run)
    const batches = []
    for (const each of groupJobs(rest)) batches.push(await prepareGroup(each, run))
    return batches.flat()
  }
}

async function compileOrHoldBack(work: PartitionJob, run: CompileRun): Promise<void> {
  try {
    await run.downloads.requireUndamaged(work)
    if (isAbsent(work)) reportAbsent(work, run)
    else run.compiled.push({ work, result: await compileOne(work, run) })
  } catch (error) {
    await holdBack([work], formatSubject(work), error, run)
    for (const batch of groupJobs(await listJobsWithoutFile([work], error, run))) {
      for (const each of await prepareGroup(batch, run)) await compileOrHoldBack(each, run)
    }
  }
}

/** What can be compiled although a file was refused, and is not published so already. */
async function listJobsWithoutFile(refused: JobGroup, error: unknown, run: CompileRun): Promise<JobGroup> {
  if (!(error instanceof BuildError)) throw error
  const { dataDir, maskPersonalData } = run.settings
  const due: PartitionJob[] = []
  for (const work of refused) {
    const rest = await fallBackTo(work, error.url, rawDirOf(dataDir), maskPersonalData)
    if (rest === null) continue
    if (rest.reason === 'unchanged') run.served.push(rest)
    else due.push(rest)
  }
  if (due.length > 0) {
    const file = error.url?.slice(error.url.lastIndexOf('/') + 1) ?? ''
    const detail = `${due.map(({ month }) => month ?? 'it').join(', ')} without it: the other files, and the edition of it that is published, serve`
    run.effects.log.line({ step: 'compile', subject: file, level: 'warn', detail })
  }
  return due
}

/** Tells one fault and keeps back all partitions that have it; what is no BuildError is a bug and goes on up. */
async function holdBack(refused: JobGroup, subject: string, error: unknown, run: CompileRun): Promise<void> {
  if (!(error instanceof BuildError)) throw error
  const { code, message, hint } = error
  const [first] = refused
  for (const { dataset, partition, inputs } of refused) {
    const sources = [...new Set(inputs.map(({ source }) => source.id))]
    run.heldBack.push({ dataset: dataset.id, partition, sources, code, message, hint })
  }
  if (error instanceof TooManyBadLines && first !== undefined) await writeLines(first, error.lines, run.settings)
  run.effects.log.line({ step: 'refuse', subject, level: 'error', detail: `${code}: ${message}\n         ${hint}` })
}

/** A month that was never there is not published yet; one that has gone stays as it was published, and that is told. */
function reportAbsent(work: PartitionJob, { absent, effects: { log } }: CompileRun): void {
  const [file = ''] = work.inputs.map(({ raw }) => raw.url.slice(raw.url.lastIndexOf('/') + 1))
  const fault = `${file} has no line of ${work.month ?? ''}`
  if (work.reason !== 'new') {
    throw new BuildError('CHECK_FAILED', fault, {
      hint: 'It had lines when it was published, and those stay: fetch it again later.',
    })
  }
  absent.push(work)
  log.line({ step: 'check', subject: formatSubject(work), level: 'warn', detail: `${fault}: not published` })
}

async function compileOne(
  work: PartitionJob,
  { settings, effects: { log, at } }: CompileRun,
): Promise<CompiledJob['result']> {
  const { dataset, month, partition, inputs, reason } = work
  at?.('compile', dataset.id, partition)
  const subject = formatSubject(work)
  const started = performance.now()
  const workDir = workDirOf(settings.dataDir)
  const result = await compilePartition(dataset, month, inputs, { ...settings, workDir })
  const smaller = settings.gate.afterCompile(work, result)
  const shrunk = await compareWithLastVersion(work, result, settings)
  const rows = Object.entries(result.tables).map(([name, table]) => `${name} ${formatCount(table.rows)} rows`)
  log.line({ step: 'compile', subject, detail: `${rows.join('  ')}  ${secondsSince(started)}  ${reason}` })
  if (smaller !== null) log.line({ step: 'check', subject, level: 'warn', detail: smaller })
  for (const { group, missing } of result.completeness.filter(({ complete }) => !complete)) {
    log.line({ step: 'check', subject, level: 'warn', detail: `partial: ${group} lacks ${missing.join(', ')}` })
  }
  for (const { id, figure, passed } of [...result.checks, ...shrunk]) {
    log.line({ step: 'check', subject, level: passed ? 'info' : 'warn', detail: `${id} ${figure}` })
  }
  const quarantine = await writeLines(work, result.quarantined, settings)
  if (result.quarantined.length > 0) {
    const detail = `${formatCount(result.quarantined.length)} lines set aside, listed in ${quarantine}`
    log.line({ step: 'check', subject, level: 'warn', detail })
  }
  return { ...result, shrunk }
}

/** A version of other sources is held against the one that is published; one of another compiler may rightly differ. */
async function compareWithLastVersion(
  { dataset, reason, published }: PartitionJob,
  compiled: CompiledPartition,
  { threads, dataDir, servedFolder }: CompileSettings,
): Promise<CheckResult[]> {
  if (reason !== 'sources changed' || published === null || servedFolder === null) return []
  const versions = { dataset, published, folder: servedFolder, compiled }
  await refuseShrunkSeries(versions, threads, join(workDirOf(dataDir), 'spill'))
  return findShrunkTables(versions)
}

function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

/** Lists the lines set aside in the quarantine file of their partition, in place of those of the compile before. */
async function writeLines(
  { dataset, partition }: PartitionJob,
  lines: readonly QuarantinedLine[],
  { dataDir, maskPersonalData }: CompileSettings,
): Promise<string> {
  const path = quarantinePath(dataDir, dataset.id, partition)
  await writeQuarantine(path, lines, maskPersonalData)
  return path
}
