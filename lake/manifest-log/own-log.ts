import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST } from '../../schemas/core/manifest.ts'
import { nullIfMissing } from '../disk.ts'
import { readIfPresent, replaceFile } from '../durable-files.ts'
import { sha256OfText } from '../hash.ts'
import type { Lake } from '../lake.ts'
import { listPublishedIds, readCurrentId } from '../snapshots/current-link.ts'
import { checkLog } from './check-log.ts'
import { freshTimes, type LogHead, printHead } from './head.ts'
import { computeRoot, hashLeaf } from './merkle.ts'
import { listNewFiles, type LogEntry, printEntry, type ReadLogFile } from './tiles.ts'

/** Reads the note with the head of the log in a data directory; null before the first. */
export function readHeadNote(lake: Lake): Promise<string | null> {
  return readIfPresent(lake.logHead)
}

/** Reads the files of the log in a data directory. */
export function createLogReader(lake: Lake): ReadLogFile {
  return (path) => nullIfMissing(readFile(join(lake.log, path)))
}

/**
 * Puts the published snapshots that are not in the log behind those that are, and replaces the head, also where nothing
 * is new: readers tell by its time that nobody keeps later ones from them. `sign` puts a signature below it. Returns how
 * many are new, or what is wrong with the log, of which nothing is changed then.
 */
export async function continueLog(
  lake: Lake,
  now: Date,
  sign: (text: string) => string,
): Promise<{ readonly head: LogHead | null; readonly added: number } | { readonly fault: string }> {
  const note = await readHeadNote(lake)
  const log = note === null ? { entries: [] } : await checkLog(note, createLogReader(lake), null)
  if ('fault' in log) return log
  const fresh = await listUnlogged(lake, log.entries)
  const entries = [...log.entries, ...fresh]
  const newest = entries.at(-1)
  if (newest === undefined) return { head: null, added: 0 }
  // The head comes last: what it does not count nobody reads.
  for (const [path, content] of listNewFiles(entries, log.entries.length))
    await replaceFile(lake.files, join(lake.log, path), content)
  const root = computeRoot(entries.map((each) => hashLeaf(printEntry(each)))).toString('base64')
  const head = { size: entries.length, root, ...newest, ...freshTimes(now) }
  await replaceFile(lake.files, lake.logHead, sign(printHead(head)))
  return { head, added: fresh.length }
}

/** A log as one document: its head, and all its entries. */
export interface WholeLog {
  readonly checkpoint: string
  readonly entries: readonly LogEntry[]
}

/** Reads the log of a data directory; null where there is none, or its files are not those of its head. */
export async function readWholeLog(lake: Lake): Promise<WholeLog | null> {
  const checkpoint = await readHeadNote(lake)
  if (checkpoint === null) return null
  const log = await checkLog(checkpoint, createLogReader(lake), null)
  return 'fault' in log ? null : { checkpoint, entries: log.entries }
}

/** Writes a log that was read elsewhere, and was found to continue the one here. */
export async function writeWholeLog(lake: Lake, { checkpoint, entries }: WholeLog): Promise<void> {
  const before = await readWholeLog(lake)
  if (before?.checkpoint === checkpoint) return
  for (const [path, content] of listNewFiles(entries, before?.entries.length ?? 0))
    await replaceFile(lake.files, join(lake.log, path), content)
  await replaceFile(lake.files, lake.logHead, checkpoint)
}

/** What was published before the log began is not put behind what came later. */
async function listUnlogged(lake: Lake, logged: readonly LogEntry[]): Promise<LogEntry[]> {
  const served = await readCurrentId(lake)
  const known = new Set(logged.map(({ snapshot }) => snapshot))
  const first = logged[0]?.snapshot ?? ''
  const ids = (await listPublishedIds(lake)).filter(
    (id) => id > first && !known.has(id) && served !== null && id <= served,
  )
  const entries: LogEntry[] = []
  for (const id of ids) {
    const text = await readFile(join(lake.snapshot(id), MANIFEST), 'utf8')
    entries.push({ snapshot: id, manifest_sha256: sha256OfText(text) })
  }
  return entries
}
