import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { type Dataset, monthOfPartition } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { PartitionEntry } from '../../schemas/core/manifest.ts'
import { splitGroup, findSharedPeriod } from '../compile/job-group.ts'
import { createInput, type PartitionInput } from '../compile/partition-input.ts'
import { compilePartition } from '../compile/compile-partition.ts'
import { type PartitionJob, finishJob } from '../compile/partition-job.ts'
import { readCompilerCode } from '../digest/compiler-code.ts'
import { readEdition } from '../fetch/archive.ts'
import { listPlaces } from '../fetch/choose-edition.ts'
import { listFilesToFetch } from '../fetch/files-to-fetch.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import type { CompiledTable } from '../write-parquet.ts'

export interface RecompileSettings {
  readonly lake: Lake
  readonly threads: number
  readonly maskPersonalData: boolean
}

/**
 * Compiles a published partition again from exactly the same editions. The same compiler gives the same bytes; the
 * caller compares them. Returns the reason if this is impossible.
 */
export async function recompilePartition(
  dataset: Dataset,
  entry: PartitionEntry,
  settings: RecompileSettings,
  workDir: string,
  now: Date,
): Promise<Readonly<Record<string, CompiledTable>> | string> {
  const inputs = await findInputs(dataset, entry, settings.lake, now)
  if (typeof inputs === 'string') return inputs
  const month = monthOfPartition(entry.partition)
  const job = { dataset, month, partition: entry.partition, inputs, published: entry, publishedLines: {} }
  const compiler = await readCompilerCode()
  const masked = [settings.maskPersonalData, !settings.maskPersonalData].find(
    (mask) => finishJob(job, mask, compiler).digest === entry.input_digest,
  )
  if (masked === undefined) return 'the compiler has changed since then'
  try {
    const ready = await splitIfShared(finishJob(job, masked, compiler), workDir, settings.lake)
    const options = { workDir, files: settings.lake.files, threads: settings.threads, maskPersonalData: masked }
    return (await compilePartition(dataset, month, ready.inputs, options)).tables
  } catch (error) {
    if (error instanceof BuildError) return error.message
    throw error
  }
}

async function splitIfShared(job: PartitionJob, workDir: string, { files }: Lake): Promise<PartitionJob> {
  if (findSharedPeriod([job]) === null) return job
  const [split = job] = await splitGroup([job], workDir, files)
  return split
}

async function findInputs(
  dataset: Dataset,
  { partition, inputs }: PartitionEntry,
  lake: Lake,
  now: Date,
): Promise<PartitionInput[] | string> {
  const month = monthOfPartition(partition)
  const scope = { datasets: null, from: month, to: month, isRemote: false }
  const files = listFilesToFetch([dataset], scope, now)
  const found: PartitionInput[] = []
  for (const { source: id, url, sha256 } of inputs) {
    const file = files.find((each) => each.source.id === id && listPlaces(each).some((place) => place.url === url))
    const raw = await readEdition(lake, url, sha256)
    if (file === undefined || raw === null)
      return `${join('data/raw', new URL(url).pathname)} is not kept in that edition`
    if ((await sha256OfFile(raw.path)) !== sha256) return `${raw.path} is damaged too`
    found.push(createInput(file, month, raw))
  }
  return found
}
