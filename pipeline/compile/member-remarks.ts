import type { SourceEntry } from '../../schemas/core/manifest.ts'

/** Lists the remarks for the operator about the members of some sources. */
export function listSourceRemarks(sources: readonly SourceEntry[]): string[] {
  return sources.flatMap(({ members }) => members.flatMap(listRemarks))
}

/** Lists the remarks about a member that was read whole, but not as it is declared. */
function listRemarks({ name, encoding, unended, unended_line }: SourceEntry['members'][number]): string[] {
  return [
    ...(encoding === undefined ? [] : [`${name} is in ${encoding.toUpperCase()} and was read as that`]),
    ...(unended === true
      ? [
          `${name} does not end its last line${unended_line === undefined ? '' : `, ${String(unended_line)}`}, which has all its fields: lines after it, or the end of its last value, may be missing`,
        ]
      : []),
  ]
}
