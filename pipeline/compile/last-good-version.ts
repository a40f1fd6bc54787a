import { readCompilerCode } from '../digest/compiler-code.ts'
import { readEdition } from '../fetch/archive.ts'
import type { PartitionInput } from './partition-input.ts'
import { type PartitionJob, finishJob } from './partition-job.ts'

/**
 * Returns the job without a refused file, if the other files have good data of the same partition. If the published
 * version came from an earlier edition of the refused file, that last good edition replaces it, so that no row is lost
 * that only this file has. Returns null if there is no other file or the edition is no longer kept; the published
 * version then stays.
 */
export async function fallBackTo(
  job: PartitionJob,
  url: string | null,
  rawDir: string,
  maskPersonalData: boolean,
): Promise<PartitionJob | null> {
  const refused = job.inputs.find(({ raw }) => raw.url === url)
  const others = job.inputs.filter((input) => input !== refused)
  if (job.dataset.sourcesOverlap === undefined || refused === undefined || others.length === 0) return null
  const compiler = await readCompilerCode()
  const edition = job.published?.inputs.find((input) => input.url === url)
  if (edition === undefined) return finishJob({ ...job, inputs: others.map(unsplit) }, maskPersonalData, compiler)
  const raw = edition.sha256 === refused.raw.sha256 ? null : await readEdition(rawDir, refused.raw.url, edition.sha256)
  if (raw === null) return null
  const inputs = job.inputs.map((input) => unsplit(input === refused ? { ...input, raw } : input))
  return finishJob({ ...job, inputs }, maskPersonalData, compiler)
}

/** A year's file is split again: the refusal may have removed the parts split from it. */
function unsplit({ extracted: _extracted, ...input }: PartitionInput): PartitionInput {
  return input
}
