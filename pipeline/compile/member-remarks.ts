import type { SourceEntry } from '../../schemas/core/manifest.ts'

/** Remarks for the operator about a member that was read whole, but not as it is declared. */
export function listRemarks({ name, encoding, unended }: SourceEntry['members'][number]): string[] {
  return [
    ...(encoding === undefined ? [] : [`${name} is in ${encoding.toUpperCase()} and was read as that`]),
    ...(unended === true
      ? [
          `${name} does not end its last line, which has all its fields: lines after it, or the end of a text, may be missing`,
        ]
      : []),
  ]
}
