import { codeVersion } from './code-version.ts'
import type { GroupsFile } from './issuer-groups-file.ts'

export interface Versioned {
  /** A name for all that decides an answer beside its snapshot and request. */
  readonly version: string
}

/** Names the code that answers and the operator's groups, which change answers too. */
export function nameVersion(groups: GroupsFile | null): string {
  return groups === null ? codeVersion() : `${codeVersion()}-${groups.digest}`
}
