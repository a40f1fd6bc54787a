import type { Dataset } from '../../schemas/core/dataset.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { plannedWork } from '../compile/partition-job.ts'
import { inDataDir } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { fetchAll } from '../fetch/fetch-files.ts'
import type { FetchSettings } from '../fetch/origins/open-origin.ts'
import { wantedFiles } from '../fetch/files-to-fetch.ts'
import { explainDisk } from '../files.ts'
import { daysShown, Gate } from '../hold/gate.ts'
import { isHeld, readMemory, writeMemory } from '../hold/held-versions.ts'
import { count } from '../log.ts'
import { mendManifests, mendWhatIsContinued, scrubAndMend } from '../integrity/nightly.ts'
import { type Compiled, mergePartitions } from '../publish/assemble.ts'
import { nextMoment, publishNext } from '../publish/publish.ts'
import { currentSnapshot } from '../publish/snapshots.ts'
import { sweep } from '../publish/sweep.ts'
import { compileDue } from './compile-due.ts'
import { type ExitCode, exitCodeOf, notFetched } from './exit-code.ts'
import { type BuildEnd, tellBuild } from './build-report.ts'

export interface BuildOptions extends FetchSettings {
  readonly threads: number
}

/** The nightly run: fetches, compiles what changed, publishes a snapshot if anything did. */
export async function build(datasets: readonly Dataset[], options: BuildOptions, effects: Effects): Promise<ExitCode> {
  try {
    return await inDataDir(options.dataDir, effects.log, () =>
      tellBuild(options.dataDir, effects, (telling) => buildAlone(datasets, options, telling)),
    )
  } catch (error) {
    throw explainDisk(error, options.dataDir)
  }
}

async function buildAlone(datasets: readonly Dataset[], options: BuildOptions, effects: Effects): Promise<BuildEnd> {
  const { dataDir } = options
  await sweep(dataDir)
  const damaged = await mendManifests(dataDir, effects)
  const before = await currentSnapshot(dataDir)
  const remembered = await readMemory(dataDir, effects.log)
  const wanted = wantedFiles(datasets, options, effects.now())
  const fetched = await fetchAll(wanted, options, effects, isHeld(remembered))
  const work = plannedWork(fetched, before?.manifest ?? null, options.maskPersonalData)
  const gate = new Gate(remembered, daysShown(fetched))
  const { compiled, heldBack, absent, refused, rotten } = await compileDue(
    work,
    { ...options, servedFolder: before?.folder ?? null, gate },
    effects,
  )
  await writeMemory(dataDir, gate.remembered)
  const asked = work.length - absent.length
  const missed = notFetched(fetched)
  if (compiled.length > 0) {
    damaged.push(...(await mendWhatIsContinued(before, compiled, datasets, options, effects)))
    await publish(datasets, before?.manifest ?? null, compiled, heldBack, options, effects)
  } else tellUnchanged(before?.id ?? null, asked, heldBack.length, missed.length, effects)
  await sweep(dataDir)
  const smaller = heldBack.filter(({ code }) => code === 'MEMBERS_LOST').length
  const exitCode = exitCodeOf({
    good: asked - refused,
    refused: heldBack.length - smaller,
    // Their fuller versions are served and good, as where a portal is silent.
    notFetched: missed.length + smaller,
    isKept: before !== null,
  })
  // Last: what is new is served by now, however long this takes.
  damaged.push(...(await scrubAndMend(datasets, await currentSnapshot(dataDir), rotten, options, effects)))
  return {
    exitCode: exitCode === 0 && damaged.length > 0 ? 1 : exitCode,
    published: compiled.length > 0,
    heldBack: [...heldBack, ...missed],
    damaged,
  }
}

async function publish(
  datasets: readonly Dataset[],
  before: Manifest | null,
  compiled: readonly Compiled[],
  heldBack: readonly HeldBack[],
  { dataDir }: BuildOptions,
  { log, now, at }: Effects,
): Promise<void> {
  at?.('publish')
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
        : notFetched > 0
          ? `nothing new, and the sources of ${count(notFetched)} partitions could not be asked`
          : 'nothing changed, nothing published'
  log.line({ step: 'publish', subject: current ?? 'no snapshot', detail })
}
