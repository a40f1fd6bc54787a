import type { Lake } from '../../lake/lake.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { RawFile } from '../raw-file.ts'
import { readCompilerCode } from '../digest/compiler-code.ts'
import { readEdition } from '../fetch/archive.ts'
import type { PartitionInput } from './partition-input.ts'
import { type PartitionJob, finishJob } from './partition-job.ts'

/**
 * Returns the job without a refused file, if the other files have good data of the same partition, or have rows of
 * their own. If the published version came from an earlier edition of the refused file, that edition replaces it, so
 * that rows of this file alone are not lost. Returns null if there is no other file or the edition is no longer kept;
 * the published version then stays.
 */
export async function fallBackTo(
  job: PartitionJob,
  url: string | null,
  lake: Lake,
  maskPersonalData: boolean,
): Promise<PartitionJob | null> {
  const left = listRefusedInputs(job.dataset, job.inputs, url)
  const others = job.inputs.filter((input) => !left.includes(input))
  if (!canDoWithout(job.dataset) || left.length === 0 || others.length === 0) return null
  const inputs: PartitionInput[] = []
  for (const input of job.inputs) {
    const raw = left.includes(input) ? await readPublishedEdition(job, input, lake) : input.raw
    if (raw === 'gone') return null
    if (raw !== null) inputs.push(unsplit({ ...input, raw }))
  }
  const isSame = inputs.length === job.inputs.length && inputs.every(({ raw }, at) => raw === job.inputs[at]?.raw)
  // The published version was made from these very bytes: without them rows would be lost.
  return isSame ? null : finishJob({ ...job, inputs }, maskPersonalData, await readCompilerCode())
}

function canDoWithout({ sourcesOverlap, separateSources }: Dataset): boolean {
  return sourcesOverlap !== undefined || separateSources !== undefined
}

/** Lists the file at an address, and those whose rows are made together with its rows. */
export function listRefusedInputs(
  { separateSources }: Pick<Dataset, 'separateSources'>,
  inputs: readonly PartitionInput[],
  url: string | null,
): PartitionInput[] {
  const refused = inputs.find(({ raw }) => raw.url === url)
  if (refused === undefined) return []
  const together = separateSources?.together.find((ids) => ids.includes(refused.source.id)) ?? []
  return inputs.filter((input) => input === refused || together.includes(input.source.id))
}

/** Reads the published edition of a file: null if none is published, `gone` if it is no longer kept. */
async function readPublishedEdition(
  { published }: PartitionJob,
  { raw }: PartitionInput,
  lake: Lake,
): Promise<RawFile | 'gone' | null> {
  const edition = published?.inputs.find(({ url }) => url === raw.url)
  if (edition === undefined) return null
  return edition.sha256 === raw.sha256 ? raw : ((await readEdition(lake, raw.url, edition.sha256)) ?? 'gone')
}

/** A year's file is split again: the refusal may have removed the parts split from it. */
function unsplit({ extracted: _extracted, ...input }: PartitionInput): PartitionInput {
  return input
}
