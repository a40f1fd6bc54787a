import { partitionName } from '../../schemas/core/dataset.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'

/** 0: all good. 1: something was refused or not fetched, the rest is good. 2: nothing that the build tried is good. */
export type ExitCode = 0 | 1 | 2

/**
 * Lists the partitions whose newest sources could not be requested; an untested source that never had a file does not
 * count.
 */
export function listUnfetched(fetched: readonly FetchedFile[]): HeldBack[] {
  return fetched.flatMap(({ dataset, source, months, raw, failure }) => {
    if (failure === undefined || (source.untested === true && raw === null)) return []
    const { code, message, hint } = failure
    return months.map((month) => ({
      dataset: dataset.id,
      partition: partitionName(dataset, month),
      sources: [source.id],
      code,
      message,
      hint,
    }))
  })
}

/** `isKept` is true if an earlier snapshot is still served. */
export function chooseExitCode(outcome: {
  good: number
  refused: number
  notFetched: number
  isKept: boolean
}): ExitCode {
  if (outcome.refused + outcome.notFetched === 0) return 0
  if (outcome.good > 0) return 1
  // Every partition that could be tried was refused. A silent portal by itself does not make the served data doubtful.
  return outcome.refused === 0 && outcome.isKept ? 1 : 2
}
