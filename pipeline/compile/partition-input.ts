import { BuildError } from '../../schemas/core/error.ts'
import type { Month } from '../../schemas/core/month.ts'
import { findName } from '../read/members.ts'
import type { FileToFetch } from '../fetch/files-to-fetch.ts'
import type { RawFile } from '../raw-file.ts'
import type { ExtractedMember } from '../read/extract.ts'
import type { FileToRead } from '../read/members.ts'

/** A source of a partition and the edition to compile; the period of a file without months is null. */
export interface PartitionInput extends FileToRead {
  /** Month that is compiled; null for a file without months. */
  readonly month: Month | null
  /** All months that the build needs from the file; `[null]` for a file without months. */
  readonly months: readonly (Month | null)[]
  /** Members of the month, if the file was already split into its months. */
  readonly extracted?: readonly ExtractedMember[]
}

/** Makes an edition of a file an input of a month's partition. */
export function createInput(
  { dataset, source, period, months }: Pick<FileToFetch, 'dataset' | 'source' | 'period' | 'months'>,
  month: Month | null,
  raw: RawFile,
): PartitionInput {
  return { source, period, month, months, raw, declaredIn: `schemas/datasets/${dataset.id}/members.ts` }
}

/** Finds the address of the file with a member of that name; null if no file of the partition has it. */
export function findUrlOfMember(inputs: readonly PartitionInput[], memberFile: string): string | null {
  const found = inputs.find((input) => input.source.members.some((member) => findName(member, input) === memberFile))
  return found?.raw.url ?? null
}

/** A file that cannot be read to its end is kept, but never compiled. */
export function refuseDamaged({ source, raw: { url, damage, path } }: PartitionInput): void {
  if (damage === null) return
  const file = url.slice(url.lastIndexOf('/') + 1)
  // An address that ends with parameters has no file name at its end.
  const name = /^[\w-]+\.\w{3,4}$/.test(file) ? file : source.id
  throw new BuildError('SOURCE_DAMAGED', `${name}: ${damage}`, {
    hint: `The portal may be half-way through writing it: run again later. The damaged file is kept as ${path}.`,
  })
}

/** Runs work on one file; if a BuildError refuses the file, the error gets its address. */
export async function withSourceUrl<T>({ url }: { readonly url: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BuildError) error.url ??= url
    throw error
  }
}
