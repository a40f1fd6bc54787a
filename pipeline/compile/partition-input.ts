import { BuildError } from '../../schemas/core/error.ts'
import type { Month, Period } from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'
import type { RawFile } from '../raw-file.ts'
import type { ExtractedMember } from '../read/extract.ts'

/** A source of a partition and the edition of it to compile. */
export interface PartitionInput {
  readonly source: Source
  /** The period that the file covers, and its month that is compiled; null for a file without months. */
  readonly period: Period | null
  readonly month: Month | null
  /** All months that the build needs from the file; `[null]` for a file without months. */
  readonly months: readonly (Month | null)[]
  readonly raw: RawFile
  /** The month's members, if the file was already split into its months. */
  readonly extracted?: readonly ExtractedMember[]
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
