import { codeVersion } from './code-version.ts'
import type { GroupsFile } from './issuer-groups-file.ts'

export interface Versioned {
  /** A name for all that decides an answer beside its snapshot and request. */
  readonly version: string
}

/** Names the code that answers, with the groups of the operator: others give other answers. */
export function nameVersion(groups: GroupsFile | null): string {
  return groups === null ? codeVersion() : `${codeVersion()}-${groups.digest}`
}
