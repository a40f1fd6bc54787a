import type { SourceEntry } from '../../schemas/core/manifest.ts'
import type { LoadedMember } from './load-members.ts'
import type { PartitionInput } from './partition-input.ts'
import type { QuarantinedLine } from './quarantine.ts'

/** Makes the manifest's entry for a file of a dataset: its hashes, and the lines of each member. */
export function describeSource(
  dataset: string,
  { source, period, month, raw }: PartitionInput,
  loaded: readonly LoadedMember[],
  quarantined: readonly QuarantinedLine[],
): SourceEntry {
  const { url, sha256, bytes, retrieved_at, etag, last_modified } = raw
  const own = loaded.filter((extracted) => extracted.source === source && extracted.period === period)
  return {
    dataset,
    source: source.id,
    month,
    url,
    sha256,
    bytes,
    retrieved_at,
    etag,
    last_modified,
    members: own.map(({ member, memberFile, lines, bad, encoding, unendedLine }) => {
      const hash = raw.members.find(({ name }) => name === memberFile) ?? raw.members[0]
      return {
        member: member.id,
        name: memberFile,
        bytes: hash?.bytes ?? bytes,
        sha256: hash?.sha256 ?? sha256,
        lines: lines + bad.filter(({ stray }) => !stray).length,
        quarantined: quarantined.filter((line) => line.member === memberFile).length,
        ...(encoding !== (member.encoding ?? 'iso-8859-1') && member.format !== 'document' && { encoding }),
        ...(unendedLine !== null && { unended: true, unended_line: unendedLine }),
      }
    }),
  }
}
