import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { LeftInMirror } from '../../schemas/core/last-build.ts'
import type { Effects } from '../effects.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'
import type { FileScope } from '../fetch/files-to-fetch.ts'
import { mirrorFolder, type OriginChoice } from '../fetch/origins/open-origin.ts'
import { formatCount, type Log } from '../log.ts'
import { findLeftFiles } from './left-files.ts'
import { MOST_ENTRIES } from './walk-mirror.ts'

/** A line of the log names this many files. */
const SHOWN = 5

/** Finds and reports the files that no build takes from a mirror folder; null if the files come from elsewhere. */
export async function reportLeftFiles(
  datasets: readonly Dataset[],
  origin: OriginChoice,
  scope: FileScope,
  { log, now }: Pick<Effects, 'log' | 'now'>,
): Promise<LeftInMirror | null> {
  const folder = mirrorFolder(origin)
  if (folder === null) return null
  const left = await findLeftFiles(folder, datasets, scope, now())
  printLeftFiles(left, log)
  return left
}

function printLeftFiles({ unclaimed, excluded, is_whole }: LeftInMirror, log: Log): void {
  if (unclaimed.count > 0) {
    const detail = `${countFiles(unclaimed.count)} that no source takes: ${listShown(unclaimed.files, unclaimed.count)}`
    log.line({ step: 'mirror', subject: 'left', level: 'warn', detail })
  }
  for (const { file, why } of excluded.files) {
    log.line({ step: 'mirror', subject: 'left', level: 'warn', detail: `${file}: ${why}` })
  }
  if (excluded.count > excluded.files.length) {
    const detail = `${countFiles(excluded.count - excluded.files.length)} more of periods that their sources exclude`
    log.line({ step: 'mirror', subject: 'left', level: 'warn', detail })
  }
  if (!is_whole) {
    const detail = `it has more than ${formatCount(MOST_ENTRIES)} entries: what lies behind them was not looked at`
    log.line({ step: 'mirror', subject: 'left', level: 'warn', detail })
  }
}

/**
 * True if the exit code must show that files of a mirror were left. Files that no source takes count only with
 * `--strict`.
 */
export function mustReportLeft(left: LeftInMirror | null, strict: boolean): boolean {
  return left !== null && (left.excluded.count > 0 || (strict && (left.unclaimed.count > 0 || !left.is_whole)))
}

/** True if the origin has any of the files, or one that it could not deliver. */
export function isAnyFileThere(fetched: readonly Pick<FetchedFile, 'shownAt' | 'failure'>[]): boolean {
  return fetched.some(({ shownAt, failure }) => shownAt !== null || failure !== undefined)
}

/** Throws if a mirror folder has none of the requested files. */
export function requireFilesInMirror(isAnyThere: boolean, left: LeftInMirror | null, origin: OriginChoice): void {
  const folder = mirrorFolder(origin)
  if (folder === null || left === null || isAnyThere) return
  const others = left.unclaimed.count + left.excluded.count
  const has = others === 0 ? '' : `; it has ${countFiles(others)} that no source takes`
  throw new BuildError('NOTHING_TO_READ', `SOURCE_MIRROR ${folder} has no file of what was requested${has}`, {
    hint: 'Its files are host/path, as on the web. Look whether its disk is mounted, and at FROM, TO and DATASETS. The last snapshot is still served.',
  })
}

function countFiles(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'file' : 'files'}`
}

function listShown(names: readonly string[], count: number): string {
  const shown = names.slice(0, SHOWN)
  return `${shown.join(', ')}${count > shown.length ? ` and ${formatCount(count - shown.length)} more` : ''}`
}
