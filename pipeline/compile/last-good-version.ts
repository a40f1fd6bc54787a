import { readEdition } from '../fetch/archive.ts'
import type { PartitionInput } from './partition-input.ts'
import { type PartitionJob, finishJob } from './partition-job.ts'

/**
 * The same partition without a file that is refused, where its other files have good data of it. What is published came
 * from an edition of that file before: then that edition stands in, so that no row which it alone has is lost. Null
 * where nothing else is there, or the edition is no longer kept: what is published stays.
 */
export async function fallBackTo(
  work: PartitionJob,
  url: string | null,
  rawDir: string,
  maskPersonalData: boolean,
): Promise<PartitionJob | null> {
  const refused = work.inputs.find(({ raw }) => raw.url === url)
  const others = work.inputs.filter((input) => input !== refused)
  if (work.dataset.sourcesOverlap === undefined || refused === undefined || others.length === 0) return null
  const edition = work.published?.inputs.find((input) => input.url === url)
  if (edition === undefined) return finishJob({ ...work, inputs: others.map(unsplit) }, maskPersonalData)
  const raw = edition.sha256 === refused.raw.sha256 ? null : await readEdition(rawDir, refused.raw.url, edition.sha256)
  if (raw === null) return null
  const inputs = work.inputs.map((input) => unsplit(input === refused ? { ...input, raw } : input))
  return finishJob({ ...work, inputs }, maskPersonalData)
}

/** A file of a year is split again: what was split of it may have gone with the refusal. */
function unsplit({ extracted: _extracted, ...input }: PartitionInput): PartitionInput {
  return input
}
