import { codeVersion } from './code-version.ts'
import type { GroupsFile } from './issuer-groups-file.ts'

export interface Versioned {
  /** A name for all that decides an answer beside its snapshot and request. */
  readonly version: string
}

/** The code of a process stays as it was when it was loaded. */
let loadedCode: string | undefined

/** Names the code that answers and the operator's groups, which change answers too. */
export function nameVersion(groups: GroupsFile | null): string {
  loadedCode ??= codeVersion()
  return groups === null ? loadedCode : `${loadedCode}-${groups.digest}`
}
