import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { compilePartition } from '../compile/partition.ts'
import { type QuarantinedLine, quarantinePath, TooManyBadLines, writeQuarantine } from '../compile/quarantine.ts'
import { plannedWork, type Work } from '../compile/work.ts'
import type { Effects } from '../effects.ts'
import { fetchAll } from '../fetch/fetch.ts'
import type { FetchSettings } from '../fetch/origin-of.ts'
import { wantedFiles } from '../fetch/wanted.ts'
import { explainDisk, replaceFile } from '../files.ts'
import { withBuildLock } from '../lock.ts'
import { count } from '../log.ts'
import { type Compiled, mergePartitions } from '../publish/assemble.ts'
import { nextMoment, publishNext } from '../publish/publish.ts'
import { currentSnapshot, sweep } from '../publish/snapshots.ts'
import { type ExitCode, exitCodeOf, type HeldBack, notFetched } from './outcome.ts'

export interface BuildOptions extends FetchSettings {
  readonly threads: number
}

/** The nightly run: fetches, compiles what changed, publishes a snapshot if anything did. */
export async function build(datasets: readonly Dataset[], options: BuildOptions, effects: Effects): Promise<ExitCode> {
  try {
    return await withBuildLock(options.dataDir, () => buildAlone(datasets, options, effects))
  } catch (error) {
    throw explainDisk(error, options.dataDir)
  }
}

async function buildAlone(datasets: readonly Dataset[], options: BuildOptions, effects: Effects): Promise<ExitCode> {
  const { dataDir } = options
  await sweep(dataDir)
  const before = await currentSnapshot(dataDir)
  const fetched = await fetchAll(wantedFiles(datasets, options, effects.now()), options, effects)
  const work = plannedWork(fetched, before?.manifest ?? null, options.maskPersonalData)
  const { compiled, heldBack } = await compileAll(work, options, effects)
  const absent = notFetched(fetched)
  if (compiled.length > 0) await publish(datasets, before?.manifest ?? null, compiled, heldBack, options, effects)
  else tellUnchanged(before?.id ?? null, work.length, heldBack.length, absent.length, effects)
  await sweep(dataDir)
  const refused = heldBack.length
  const exitCode = exitCodeOf({
    good: work.length - refused,
    refused,
    notFetched: absent.length,
    isKept: before !== null,
  })
  await tellLastBuild(dataDir, exitCode, [...heldBack, ...absent], effects)
  return exitCode
}

async function compileAll(
  work: readonly Work[],
  options: BuildOptions,
  { log }: Effects,
): Promise<{ compiled: Compiled[]; heldBack: HeldBack[] }> {
  const compiled: Compiled[] = []
  const heldBack: HeldBack[] = []
  const due = work.filter(({ reason }) => reason !== 'unchanged')
  const progress = log.progress('compile', due.length)
  for (const each of due) {
    const subject = `${each.dataset.id} ${each.month ?? ''}`.trim()
    try {
      compiled.push({ work: each, result: await compileOne(each, options, subject, log) })
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      const { code, message, hint } = error
      heldBack.push({ dataset: each.dataset.id, partition: each.partition, code, message, hint })
      if (error instanceof TooManyBadLines) await keepLines(each, error.lines, options)
      log.line({ step: 'refuse', subject, level: 'error', detail: `${code}: ${message}\n         ${hint}` })
    }
    progress.tick(subject)
  }
  progress.end()
  return { compiled, heldBack }
}

async function compileOne(work: Work, options: BuildOptions, subject: string, log: Effects['log']) {
  const { dataset, month, inputs, reason } = work
  const started = performance.now()
  const workDir = join(options.dataDir, 'work')
  const result = await compilePartition(dataset, month, inputs, { ...options, workDir })
  const rows = Object.entries(result.tables).map(([name, table]) => `${name} ${count(table.rows)} rows`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  log.line({ step: 'compile', subject, detail: `${rows.join('  ')}  ${seconds} s  ${reason}` })
  for (const { group, missing } of result.completeness.filter(({ complete }) => !complete)) {
    log.line({ step: 'check', subject, level: 'warn', detail: `partial: ${group} lacks ${missing.join(', ')}` })
  }
  for (const { id, figure, passed } of result.checks) {
    log.line({ step: 'check', subject, level: passed ? 'info' : 'warn', detail: `${id} ${figure}` })
  }
  const quarantine = await keepLines(work, result.quarantined, options)
  if (result.quarantined.length > 0) {
    const detail = `${count(result.quarantined.length)} lines set aside, listed in ${quarantine}`
    log.line({ step: 'check', subject, level: 'warn', detail })
  }
  return result
}

/** Lists the lines set aside in the quarantine file of their partition, in place of those of the compile before. */
async function keepLines(
  { dataset, partition }: Work,
  lines: readonly QuarantinedLine[],
  { dataDir, maskPersonalData }: BuildOptions,
): Promise<string> {
  const path = quarantinePath(dataDir, dataset.id, partition)
  await writeQuarantine(path, lines, maskPersonalData)
  return path
}

async function publish(
  datasets: readonly Dataset[],
  before: Manifest | null,
  compiled: readonly Compiled[],
  heldBack: readonly HeldBack[],
  { dataDir }: BuildOptions,
  { log, now }: Effects,
): Promise<void> {
  const moment = await nextMoment(dataDir, now())
  const recompiled = new Set(
    compiled.flatMap(({ work }) =>
      work.reason === 'compiler changed' ? [keyOf(work.dataset.id, work.partition)] : [],
    ),
  )
  const { digest, partitions } = await publishNext(datasets, dataDir, before, moment, {
    ...mergePartitions(before, compiled, moment.snapshot),
    fresh: compiled.flatMap(({ result }) => Object.values(result.tables)),
    kindOf: (old, { dataset, partition }) =>
      old === null || Object.keys(old.tables).length === 0
        ? 'added'
        : recompiled.has(keyOf(dataset, partition))
          ? 'recompiled'
          : 'amended',
  })
  const kept = partitions.length - compiled.length
  log.line({
    step: 'publish',
    subject: moment.snapshot,
    detail: `${count(compiled.length)} partitions compiled, ${count(kept)} kept, ${count(heldBack.length)} refused  digest ${digest.slice(0, 16)}`,
  })
}

function keyOf(dataset: string, partition: string): string {
  return `${dataset}/${partition}`
}

/** Leaves beside the snapshots what the newest build refused and why; the one file that tells of builds, not of data. */
async function tellLastBuild(
  dataDir: string,
  exitCode: ExitCode,
  heldBack: readonly HeldBack[],
  { now }: Effects,
): Promise<void> {
  const current = await currentSnapshot(dataDir)
  const told = {
    ended_at: now().toISOString(),
    exit_code: exitCode,
    snapshot: current?.id ?? null,
    held_back: heldBack,
  }
  await replaceFile(join(dataDir, 'last-build.json'), `${JSON.stringify(told, null, 2)}\n`)
}

function tellUnchanged(
  current: string | null,
  tried: number,
  refused: number,
  notFetched: number,
  { log }: Effects,
): void {
  const detail =
    refused > 0
      ? 'nothing new that is good'
      : tried === 0
        ? notFetched > 0
          ? 'nothing could be fetched'
          : 'no source is published: nothing to do'
        : 'nothing changed, nothing published'
  log.line({ step: 'publish', subject: current ?? 'no snapshot', detail })
}
