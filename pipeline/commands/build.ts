import { join } from 'node:path'
import { stat } from 'node:fs/promises'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { plannedWork } from '../compile/work.ts'
import type { Effects } from '../effects.ts'
import { fetchAll, wantedFiles } from '../fetch/fetch.ts'
import { explainDisk, isMissing, replaceFile } from '../files.ts'
import { withBuildLock } from '../lock.ts'
import { count } from '../log.ts'
import { type Compiled, finishManifest, mergePartitions } from '../publish/assemble.ts'
import {
  currentSnapshot,
  lakePath,
  moveIntoLake,
  nextSnapshotId,
  publishSnapshot,
  type StagedFile,
  sweep,
} from '../publish/snapshots.ts'
import { writeSourceFileTable } from '../publish/source-file-table.ts'
import { viewsOf } from '../publish/views.ts'
import type { Settings } from '../settings.ts'
import { compileDue, type HeldBack } from './compile-due.ts'

export interface BuildOptions extends Settings {
  readonly threads: number
}

/** 0 all good; 1 a partition was refused, the rest is published; 2 nothing that was asked for could be published. */
export type ExitCode = 0 | 1 | 2

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
  const { compiled, heldBack, absent } = await compileDue(work, options, effects.log)
  const asked = work.length - absent.length
  const good = asked - heldBack.length
  if (compiled.length > 0) await publish(before?.manifest ?? null, compiled, heldBack, options, effects)
  else tellUnchanged(before?.id ?? null, asked, heldBack.length, effects)
  await sweep(dataDir)
  const exitCode = heldBack.length === 0 ? 0 : good > 0 ? 1 : 2
  await tellLastBuild(dataDir, exitCode, heldBack, effects)
  return exitCode
}

async function publish(
  before: Manifest | null,
  compiled: readonly Compiled[],
  heldBack: readonly HeldBack[],
  { dataDir }: BuildOptions,
  { log, now }: Effects,
): Promise<void> {
  const snapshot = await nextSnapshotId(dataDir, now())
  const content = mergePartitions(before, compiled, snapshot)
  const sourceFiles = await writeSourceFileTable(content.sources, join(dataDir, 'work'))
  const manifest = finishManifest(snapshot, now(), content, sourceFiles)
  const fresh = [...compiled.flatMap(({ result }) => Object.values(result.tables)), sourceFiles]
  for (const { file, sha256, path } of fresh) await moveIntoLake(dataDir, file, sha256, path)
  const published = [
    ...manifest.partitions.flatMap(({ tables }) => Object.values(tables)),
    ...Object.values(manifest.own_tables),
  ]
  const files: StagedFile[] = []
  for (const { file, sha256 } of published) files.push({ file, from: await presentFile(dataDir, file, sha256, before) })
  const tables = new Set(published.map(({ file }) => file.slice(0, file.indexOf('/'))))
  await publishSnapshot(dataDir, manifest, files, (folder) => viewsOf(folder, tables))
  const kept = manifest.partitions.length - compiled.length
  log.line({
    step: 'publish',
    subject: snapshot,
    detail: `${count(compiled.length)} partitions compiled, ${count(kept)} kept, ${count(heldBack.length)} refused  digest ${manifest.digest.slice(0, 16)}`,
  })
}

/** A published file of the lake, or of the snapshot before where someone emptied the lake. */
async function presentFile(dataDir: string, file: string, sha256: string, before: Manifest | null): Promise<string> {
  const inLake = lakePath(dataDir, file, sha256)
  try {
    await stat(inLake)
    return inLake
  } catch (error) {
    if (!isMissing(error) || before === null) throw error
    return join(dataDir, 'snapshots', before.snapshot, file)
  }
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

function tellUnchanged(current: string | null, asked: number, refused: number, { log }: Effects): void {
  const detail =
    asked === 0
      ? 'no source is published: nothing to do'
      : refused > 0
        ? 'nothing new that is good'
        : 'nothing changed, nothing published'
  log.line({ step: 'publish', subject: current ?? 'no snapshot', detail })
}
