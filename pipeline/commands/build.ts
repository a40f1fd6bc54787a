import { join } from 'node:path'
import { type Dataset, partitionName } from '../../schemas/core/dataset.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import { workDirOf } from '../data-dir/layout.ts'
import { listSourceRemarks } from '../compile/member-remarks.ts'
import { planJobs } from '../compile/partition-job.ts'
import { readCompilerCode } from '../digest/compiler-code.ts'
import { withDataDir } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { type FetchedFile, fetchFiles } from '../fetch/fetch-files.ts'
import type { FetchSettings } from '../fetch/origins/open-origin.ts'
import { listFilesToFetch } from '../fetch/files-to-fetch.ts'
import { explainDisk } from '../files.ts'
import { listDaysShown, Gate } from '../hold/gate.ts'
import { partitionKey } from '../hold/held-back-list.ts'
import { isHeld, readHeldVersions, writeHeldVersions } from '../hold/held-versions.ts'
import { formatCount } from '../log.ts'
import { findLeftFiles } from '../mirror/left-files.ts'
import { isSampleMirror } from '../mirror/sample-mark.ts'
import { isAnyFileThere, mustReportLeft, reportLeftFiles, requireFilesInMirror } from '../mirror/report-left-files.ts'
import { repairManifests, repairContinued, scrubAndRepair } from '../integrity/nightly.ts'
import { type CompiledJob, mergePartitions } from '../publish/assemble.ts'
import { gradeMonths } from '../publish/month-checks.ts'
import { makeFindPath, nextPublication, publishNext } from '../publish/publish.ts'
import { readCurrentSnapshot } from '../publish/snapshots.ts'
import { sweep } from '../publish/sweep.ts'
import { compileDue } from './compile-due.ts'
import { type ExitCode, chooseExitCode, listUnfetched } from './exit-code.ts'
import { type BuildEnd, reportBuild } from './build-report.ts'

export interface BuildOptions extends FetchSettings {
  readonly threads: number
}

/** Runs the nightly build: it fetches, compiles what changed, and publishes a snapshot if anything changed. */
export async function build(datasets: readonly Dataset[], options: BuildOptions, effects: Effects): Promise<ExitCode> {
  try {
    return await withDataDir(options.dataDir, effects.log, () =>
      reportBuild(options.dataDir, effects, (telling) => buildLocked(datasets, options, telling)),
    )
  } catch (error) {
    throw explainDisk(error, options.dataDir)
  }
}

async function buildLocked(datasets: readonly Dataset[], options: BuildOptions, effects: Effects): Promise<BuildEnd> {
  const { dataDir } = options
  // The bundle of the code is made while the files are read.
  const compiler = readCompilerCode()
  await sweep(dataDir)
  const damaged = await repairManifests(dataDir, effects)
  const before = await readCurrentSnapshot(dataDir)
  const heldVersions = await readHeldVersions(dataDir, effects.log)
  const files = listFilesToFetch(datasets, options, effects.now())
  const fetched = await fetchFiles(files, options, effects, isHeld(heldVersions))
  const left = await findLeftFiles(datasets, options, effects.now())
  reportLeftFiles(left, effects.log)
  requireFilesInMirror(isAnyFileThere(fetched), left, options)
  const jobs = planJobs(fetched, before?.manifest ?? null, options.maskPersonalData, await compiler)
  const gate = new Gate(heldVersions, listDaysShown(fetched))
  const { compiled, heldBack, absent, refused, damagedDownloads } = await compileDue(
    jobs,
    { ...options, servedFolder: before?.folder ?? null, gate },
    effects,
  )
  await writeHeldVersions(dataDir, gate.heldVersions)
  const tried = jobs.length - absent.length
  const missed = listUnfetched(fetched)
  if (compiled.length > 0) {
    damaged.push(...(await repairContinued(before, compiled, datasets, options, effects)))
    await publishBuild(datasets, before?.manifest ?? null, compiled, heldBack, options, effects)
  } else reportUnchanged(before?.id ?? null, tried, heldBack.length, missed.length, effects)
  await sweep(dataDir)
  const smaller = heldBack.filter(({ code }) => code === 'MEMBERS_LOST').length
  const exitCode = chooseExitCode({
    good: tried - refused,
    refused: heldBack.length - smaller,
    // Their fuller versions are served and good, as when a portal does not answer.
    notFetched: missed.length + smaller,
    isKept: before !== null,
  })
  // This comes last: the new data are already served, however long it takes.
  damaged.push(
    ...(await scrubAndRepair(datasets, await readCurrentSnapshot(dataDir), damagedDownloads, options, effects)),
  )
  return {
    exitCode: exitCode === 0 && (damaged.length > 0 || mustReportLeft(left, options)) ? 1 : exitCode,
    published: compiled.length > 0,
    heldBack: [...heldBack, ...missed],
    requested: { datasets, partitions: listRequested(fetched) },
    damaged,
    left,
    remarks: compiled.flatMap(({ job, result: { sources } }) =>
      listSourceRemarks(sources).map((detail) => ({ dataset: job.dataset.id, partition: job.partition, detail })),
    ),
  }
}

async function publishBuild(
  datasets: readonly Dataset[],
  before: Manifest | null,
  compiled: readonly CompiledJob[],
  heldBack: readonly HeldBack[],
  options: BuildOptions,
  effects: Effects,
): Promise<void> {
  const { dataDir } = options
  const { log, now, at } = effects
  at?.('publish')
  const publication = await nextPublication(dataDir, now())
  const recompiled = new Set(
    compiled.flatMap(({ job }) =>
      job.reason === 'compiler changed' ? [partitionKey({ dataset: job.dataset.id, partition: job.partition })] : [],
    ),
  )
  const merged = mergePartitions(before, compiled, publication.snapshot)
  const { digest, partitions } = await publishNext(datasets, dataDir, before, publication, {
    ...merged,
    partitions: await gradeAndReport(datasets, merged.partitions, before, compiled, dataDir, log),
    isSample: await isSampleMirror(options, effects),
    fresh: compiled.flatMap(({ result }) => Object.values(result.tables)),
    kindOf: (old, { dataset, partition }) =>
      old === null || Object.keys(old.tables).length === 0
        ? 'added'
        : recompiled.has(partitionKey({ dataset, partition }))
          ? 'recompiled'
          : 'amended',
  })
  const kept = partitions.length - compiled.length
  log.line({
    step: 'publish',
    subject: publication.snapshot,
    detail: `${formatCount(compiled.length)} partitions compiled, ${formatCount(kept)} kept, ${formatCount(heldBack.length)} refused  digest ${digest.slice(0, 16)}`,
  })
}

/**
 * Grades the months of the next snapshot against each other, and logs the grades of the compiled ones. Grades block
 * nothing: if a table of another month cannot be read, they stay as they were.
 */
async function gradeAndReport(
  datasets: readonly Dataset[],
  partitions: readonly PartitionEntry[],
  before: Manifest | null,
  compiled: readonly CompiledJob[],
  dataDir: string,
  log: Effects['log'],
): Promise<readonly PartitionEntry[]> {
  const fresh = new Map(
    compiled.flatMap(({ result }) => Object.values(result.tables).map(({ sha256, path }) => [sha256, path])),
  )
  const published = makeFindPath(dataDir, before)
  try {
    const graded = await gradeMonths(datasets, partitions, {
      before: before?.partitions ?? [],
      pathOf: (file) => fresh.get(file.sha256) ?? published(file),
      temporary: join(workDirOf(dataDir), 'spill'),
    })
    for (const { job } of compiled) {
      const entry = graded.find((each) => each.dataset === job.dataset.id && each.partition === job.partition)
      for (const { id } of job.dataset.monthChecks ?? []) {
        const found = entry?.checks.find((check) => check.id === id)
        if (found === undefined) continue
        const [subject, level] = [`${job.dataset.id} ${job.month ?? ''}`, found.passed ? 'info' : 'warn'] as const
        log.line({ step: 'check', subject, level, detail: `${id} ${found.figure}` })
      }
    }
    return graded
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const detail = `the months cannot be graded against each other: ${why}`
    log.line({ step: 'check', subject: 'month checks', level: 'warn', detail })
    return partitions
  }
}

/** The partitions that a build requested, whether or not there are files of them. */
function listRequested(fetched: readonly FetchedFile[]): Set<string> {
  return new Set(
    fetched.flatMap(({ dataset, months }) =>
      months.map((month) => partitionKey({ dataset: dataset.id, partition: partitionName(dataset, month) })),
    ),
  )
}

function reportUnchanged(
  current: string | null,
  tried: number,
  refused: number,
  notFetched: number,
  { log }: Effects,
): void {
  const detail =
    refused > 0
      ? 'no new version is good'
      : tried === 0
        ? notFetched > 0
          ? 'nothing could be fetched'
          : 'no source is published: nothing to do'
        : notFetched > 0
          ? `nothing new, and the sources of ${formatCount(notFetched)} partitions could not be requested`
          : 'nothing changed, nothing published'
  log.line({ step: 'publish', subject: current ?? 'no snapshot', detail })
}
