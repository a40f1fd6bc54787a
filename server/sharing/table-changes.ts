import type { LoggedFile } from '../../lake/delta-log/table-files.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { wrongRequest } from '../../schemas/api/input-error.ts'
import type { ReadTable } from './read-table.ts'
import { sharingMessages } from './sharing-messages.ts'
import { describeFile, type SignFile } from './table-lines.ts'
import { findTableVersion, type TableVersion } from './table-versions.ts'

/** Files that one answer may name: each needs a signed address. */
const MOST_CHANGED = 10_000

/**
 * Lists the files that came and went in each version from `start` to `end`: a changed month is a file that went, with
 * all its rows deleted, and a file that came. The version before `start` lists the files that went, so it must still be
 * kept.
 */
export async function listChanges(
  table: string,
  { start, end }: { readonly start: TableVersion; readonly end: TableVersion },
  { kept, read, sign }: { readonly kept: readonly TableVersion[]; readonly read: ReadTable; readonly sign: SignFile },
): Promise<object[]> {
  if (end.version < start.version) throw wrongRequest(sharingMessages.endBeforeStart)
  const lines: object[] = []
  const add = (kind: 'add' | 'remove', file: LoggedFile, at: TableVersion, { snapshot }: TableVersion) => {
    if (lines.length >= MOST_CHANGED)
      throw new ApiError('invalid_input', sharingMessages.tooManyChanges({ most: MOST_CHANGED }))
    const described = describeFile(file, snapshot, sign)
    lines.push({ [kind]: { ...described, version: at.version, timestamp: at.time } })
  }
  for (const at of kept) {
    if (at.version < start.version || at.version > end.version) continue
    const after = (await read(table, at)).files
    const before = at.version === 0 ? null : findTableVersion(kept, { version: at.version - 1 })
    const files = before === null ? new Map<string, LoggedFile>() : (await read(table, before)).files
    for (const [path, file] of files) if (before !== null && !after.has(path)) add('remove', file, at, before)
    for (const [path, file] of after) if (!files.has(path)) add('add', file, at, at)
  }
  return lines
}
