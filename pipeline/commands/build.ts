import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { type PartitionJob, planJobs } from '../compile/partition-job.ts'
import { keepWithoutLines, readWithoutLines } from '../compile/without-lines.ts'
import { isInDeltaLogs } from '../delta-log/catch-up.ts'
import { readCompilerCode } from '../digest/compiler-code.ts'
import type { BuildEffects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { listDaysShown, Gate } from '../hold/gate.ts'
import { readHeldVersions, writeHeldVersions } from '../hold/held-versions.ts'
import { reportLinked } from '../integrity/lake-links.ts'
import { repairCompared, repairContinued, repairManifests, scrubAndRepair } from '../integrity/nightly.ts'
import type { RepairResult } from '../../lake/scrub/restore.ts'
import { mustReportLeft } from '../mirror/report-left-files.ts'
import { splitPinned, usePinnedEditions } from '../pins/apply-pins.ts'
import { readPins } from '../pins/pins-file.ts'
import { reportPins } from '../pins/report-pins.ts'
import { refuseOlderCompiler } from '../publish/compiler-generation.ts'
import { warnOfFutureSnapshot } from '../publish/future-snapshot.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { sweep } from '../integrity/sweep.ts'
import { continueManifestLog } from '../signing/continue-manifest-log.ts'
import { summarizeBuild } from './build-end.ts'
import { type BuildEnd, reportBuild } from './build-report.ts'
import { withDataDir } from './claim-data-dir.ts'
import { compileDue } from '../processes/compile-due.ts'
import { continueDeltaLogs } from './delta-log.ts'
import type { ExitCode } from './exit-code.ts'
import { fetchSources } from './fetch-sources.ts'
import { holdBackMonths } from './hold-back-months.ts'
import { keepSampleMark } from '../mirror/sample-mark.ts'
import { requireDeclared } from '../declare-datasets.ts'
import { publishBuild } from './publish-build.ts'
import { resolveRun, type Run, type RunOptions } from './resolve-run.ts'
import { requireWholeLake } from '../publish/whole-lake.ts'

export interface BuildOptions extends RunOptions {
  readonly threads: number
  /** How many processes compile; 1, the default, compiles in this one. */
  readonly processes?: number | 'auto' | undefined
  /** How the due partitions are compiled; by DuckDB, if not given. Tests give what an earlier compile made. */
  readonly compile?: typeof compileDue
}

/** Runs the nightly build: it fetches, compiles what changed, and publishes a snapshot if anything changed. */
export async function build(
  datasets: readonly Dataset[],
  options: BuildOptions,
  effects: BuildEffects,
): Promise<ExitCode> {
  const { lake } = effects
  const run = resolveRun(options)
  try {
    return await withDataDir(lake, effects.log, () =>
      reportBuild(effects, (reported) => runSteps(datasets, run, options, reported)),
    )
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function runSteps(
  datasets: readonly Dataset[],
  run: Run,
  { threads, processes, compile = compileDue }: Pick<BuildOptions, 'threads' | 'processes' | 'compile'>,
  effects: BuildEffects,
): Promise<BuildEnd> {
  const { lake } = effects
  const { origin, maskPersonalData, scrubNights, olderCompiler } = run
  await refuseOlderCompiler(lake, olderCompiler)
  const compiling = { lake, threads, maskPersonalData }
  // The bundle of the code is made while the files are read.
  const compiler = readCompilerCode()
  const { linked } = await sweep(lake)
  reportLinked(linked, 'were copies, as where the data directory was copied without its hard links', effects.log)
  const { before, manifests } = await readBefore(run, effects)
  const published = before?.manifest ?? null
  const heldVersions = await readHeldVersions(lake, effects.log)
  const pins = await readPins(lake)
  const withoutLines = await readWithoutLines(lake)
  const { fetched, left } = await fetchSources(datasets, run, heldVersions, effects)
  await keepSampleMark(origin, lake, published, effects)
  const used = await usePinnedEditions(fetched, pins, lake)
  const planned = planJobs(used.fetched, published, maskPersonalData, await compiler, withoutLines)
  const { free: jobs, pinned } = splitPinned(planned, pins, used.stuck)
  reportPins({ pins, published, pinned, shown: fetched }, effects.log)
  const gate = new Gate(heldVersions, listDaysShown(used.fetched))
  const parallel = { ...compiling, processes, servedFolder: before?.folder ?? null, gate }
  const compared = await repairCompared(before, jobs, datasets, compiling, effects)
  const outcome = await holdBackMonths(await compile(jobs, parallel, effects), before, parallel, effects)
  const { compiled, heldBack, damagedDownloads } = outcome
  await writeHeldVersions(lake, gate.heldVersions)
  await keepWithoutLines(lake, withoutLines, planned, outcome.absent, effects.log)
  const continued = await repairContinued(before, compiled, datasets, compiling, effects)
  const { isPublished, canary } = await publishBuild(
    datasets,
    published,
    { compiled, refused: heldBack.length },
    effects,
  )
  const steps = { datasets, fetched: used.fetched, jobs, pinned, outcome, before, isPublished, canary }
  const end = summarizeBuild(steps, effects.log)
  const repaired = [...manifests, ...compared, ...continued]
  // A night without news continues the logs too: a build that was killed after it published left them behind.
  const served = await readCurrentSnapshot(lake)
  const { damaged: logs, wereBehind } = await continueLogsIfBehind(served?.manifest ?? null, effects)
  // Only what was compiled or repaired, and versions that a log drops, leave something to sweep. Where something was
  // published, the logs were behind.
  if (leavesRemains(jobs, repaired, wereBehind)) await sweep(lake)
  // This comes last: the new data are already served, however long it takes.
  const scrubbing = { ...compiling, origin, scrubNights }
  const scrubbed = await scrubAndRepair(datasets, served, damagedDownloads, scrubbing, effects)
  const damaged = [...repaired, ...logs, ...scrubbed]
  const isClean = damaged.length === 0 && !mustReportLeft(left, run.strict)
  return {
    ...end,
    snapshot: served?.id ?? null,
    damaged,
    left,
    pins,
    exitCode: end.exitCode === 0 && !isClean ? 1 : end.exitCode,
  }
}

/** Reads the served snapshot, once its manifest is whole; throws where no build may continue it. */
async function readBefore(run: Run, effects: BuildEffects) {
  const { lake } = effects
  const manifests = await repairManifests(lake, effects)
  const before = await readCurrentSnapshot(lake)
  await warnOfFutureSnapshot(lake, effects)
  requireWholeLake(before?.manifest ?? null, lake)
  requireDeclared(before?.manifest ?? null, run)
  return { before, manifests }
}

function leavesRemains(jobs: readonly PartitionJob[], repaired: readonly RepairResult[], wereBehind: boolean): boolean {
  return wereBehind || repaired.length > 0 || jobs.some(({ reason }) => reason !== 'unchanged' && reason !== 'nothing')
}

async function continueLogsIfBehind(
  served: Manifest | null,
  effects: BuildEffects,
): Promise<{ readonly damaged: readonly RepairResult[]; readonly wereBehind: boolean }> {
  // The head of the log is signed anew every night, so that readers notice if somebody withholds later heads.
  const damaged = await continueManifestLog(effects)
  const wereBehind = served !== null && !(await isInDeltaLogs(effects.lake, served))
  return {
    damaged: wereBehind ? [...damaged, ...(await continueDeltaLogs(effects.lake, effects))] : damaged,
    wereBehind,
  }
}
