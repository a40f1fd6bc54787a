import { join } from 'node:path'
import { type Dataset, monthOfPartition } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { PartitionEntry } from '../../schemas/core/manifest.ts'
import { splitBatch } from '../compile/job-group.ts'
import type { Input } from '../compile/load-inputs.ts'
import { compilePartition } from '../compile/compile-partition.ts'
import { type Work, workOn } from '../compile/partition-job.ts'
import { sharedPeriod } from '../compile/job-group.ts'
import { editionOf } from '../fetch/archive.ts'
import { placesOf } from '../fetch/fetch-files.ts'
import { wantedFiles } from '../fetch/files-to-fetch.ts'
import { sha256OfFile } from '../files.ts'
import type { Settings } from '../settings.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { rawDirOf } from '../data-dir/layout.ts'

export interface RemakeSettings extends Settings {
  readonly threads: number
}

/**
 * Compiles a published partition once more from the very editions that it was compiled from. The same compiler gives
 * the same bytes; whoever calls compares. Answers why not, where that cannot be.
 */
export async function remakePartition(
  dataset: Dataset,
  entry: PartitionEntry,
  settings: RemakeSettings,
  workDir: string,
  now: Date,
): Promise<Readonly<Record<string, CompiledTable>> | string> {
  const inputs = await inputsOf(dataset, entry, settings, now)
  if (typeof inputs === 'string') return inputs
  const month = monthOfPartition(entry.partition)
  const work = { dataset, month, partition: entry.partition, inputs, published: entry, publishedMembers: [] }
  const masked = [settings.maskPersonalData, !settings.maskPersonalData].find(
    (mask) => workOn(work, mask).digest === entry.input_digest,
  )
  if (masked === undefined) return 'the compiler has changed since'
  try {
    const ready = await withMonths(workOn(work, masked), workDir)
    const options = { workDir, threads: settings.threads, maskPersonalData: masked }
    return (await compilePartition(dataset, month, ready.inputs, options)).tables
  } catch (error) {
    if (error instanceof BuildError) return error.message
    throw error
  }
}

async function withMonths(work: Work, workDir: string): Promise<Work> {
  if (sharedPeriod([work]) === null) return work
  const [split = work] = await splitBatch([work], workDir)
  return split
}

async function inputsOf(
  dataset: Dataset,
  { partition, inputs }: PartitionEntry,
  settings: RemakeSettings,
  now: Date,
): Promise<Input[] | string> {
  const month = monthOfPartition(partition)
  const wide = { ...settings, offline: true, from: month ?? settings.from, to: month ?? settings.to, datasets: null }
  const wanted = wantedFiles([dataset], wide, now)
  const rawDir = rawDirOf(settings.dataDir)
  const found: Input[] = []
  for (const { source: id, url, sha256 } of inputs) {
    const want = wanted.find((each) => each.source.id === id && placesOf(each).some((place) => place.url === url))
    const raw = await editionOf(rawDir, url, sha256)
    if (want === undefined || raw === null) return `${join('data/raw', new URL(url).pathname)} is not kept as it was`
    if ((await sha256OfFile(raw.path)) !== sha256) return `${raw.path} is damaged too`
    found.push({ source: want.source, period: want.period, month, months: want.months, raw })
  }
  return found
}
