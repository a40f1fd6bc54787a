import { BuildError } from '../../schemas/core/error.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import type { Lake } from '../../lake/lake.ts'
import { type LogHead, parseHead } from '../../lake/manifest-log/head.ts'

/** Demands of the operator on the log of manifests. It must be whole in any case. */
export interface LogDemands {
  /** File outside the data directory with the head that was seen last; null compares with none. */
  readonly knownHead: string | null
  /** True refuses a head that nobody signed anew in time. */
  readonly requireFresh: boolean
}

/** Reads the head that was seen last; null before the first. */
export async function readKnownHead(path: string): Promise<LogHead | null> {
  const note = await readIfPresent(path)
  if (note === null) return null
  const head = parseHead(note)
  if (head !== null) return head
  throw new BuildError('BAD_PARAMETER', `${path} is no head of a log of manifests`, {
    hint: 'Name the file that market-data-server verify --known-head has written, or one that is not there yet.',
  })
}

/** Keeps a head for the next time. */
export async function keepHead({ files }: Lake, path: string, note: string): Promise<void> {
  await replaceFile(files, path, note)
}
