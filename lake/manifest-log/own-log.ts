import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nullIfMissing } from '../disk.ts'
import { forEachFile, readIfPresent, replaceFile } from '../durable-files.ts'
import { sha256OfText } from '../hash.ts'
import type { Lake } from '../lake.ts'
import { listPublishedIds, readCurrentId } from '../snapshots/current-link.ts'
import { readManifestText } from '../snapshots/manifest-file.ts'
import { checkLog } from './check-log.ts'
import { freshTimes, type LogHead, printHead } from './head.ts'
import { computeRoot, hashLeaf } from './merkle.ts'
import { listNewFiles, type LogEntry, type LogTile, printEntry, type ReadLogFile, tilePath } from './tiles.ts'

/** Reads the note with the head of the log in a data directory; null before the first. */
export function readHeadNote(lake: Lake): Promise<string | null> {
  return readIfPresent(lake.logHead)
}

/** Reads the files of the log in a data directory. */
export function createLogReader(lake: Lake): ReadLogFile {
  return (path) => nullIfMissing(readFile(join(lake.log, path)))
}

/** Reads a tile of the log, which never changes; null if there is none. */
export function readTile(lake: Lake, { level, tile, width }: LogTile): Promise<Buffer | null> {
  return createLogReader(lake)(tilePath(level, tile, width))
}

/**
 * Appends the published snapshots that the log lacks. Replaces the head even if nothing is new: its time tells readers
 * that nobody withholds later heads. `sign` puts a signature below the head. Returns how many entries are new, or what
 * is wrong with the log, which then stays as it is.
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
  // The head comes last: nobody reads what it does not count.
  await writeTiles(lake, listNewFiles(entries, log.entries.length))
  const root = computeRoot(entries.map((each) => hashLeaf(printEntry(each)))).toString('base64')
  const head = { size: entries.length, root, ...newest, ...freshTimes(now) }
  await replaceFile(lake.files, lake.logHead, sign(printHead(head)))
  // Readers elsewhere may have seen the head, so a power cut must not take it back.
  await lake.files.flush(lake.log)
  return { head, added: fresh.length }
}

/**
 * Writes tiles, and flushes all folders on the way to them. If a power cut took a tile that the head counts, nobody
 * would trust the log again.
 */
async function writeTiles(lake: Lake, tiles: ReturnType<typeof listNewFiles>): Promise<void> {
  const folders = new Set<string>()
  for (const [path, content] of tiles) {
    await replaceFile(lake.files, join(lake.log, path), content)
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      folders.add(join(lake.log, folder))
      if (folder === '.') break
    }
  }
  if (folders.size > 0) folders.add(lake.root)
  await forEachFile([...folders], (folder) => lake.files.flush(folder))
}

/** A log as one document: its head, and all its entries. */
export interface WholeLog {
  readonly checkpoint: string
  readonly entries: readonly LogEntry[]
}

/** Reads the log of a data directory; null if there is none, or if its files do not match its head. */
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
  await writeTiles(lake, listNewFiles(entries, before?.entries.length ?? 0))
  await replaceFile(lake.files, lake.logHead, checkpoint)
}

/**
 * Lists the snapshots that the log lacks. Those published before the log began are left out, because they would stand
 * after later ones.
 */
async function listUnlogged(lake: Lake, logged: readonly LogEntry[]): Promise<LogEntry[]> {
  const served = await readCurrentId(lake)
  const known = new Set(logged.map(({ snapshot }) => snapshot))
  const first = logged[0]?.snapshot ?? ''
  const ids = (await listPublishedIds(lake)).filter(
    (id) => id > first && !known.has(id) && served !== null && id <= served,
  )
  const entries: LogEntry[] = []
  for (const id of ids) {
    const read = await readManifestText(lake.snapshot(id))
    // A log never changes, so a snapshot that cannot be read, and all after it, wait until it is restored.
    if (read === null) break
    entries.push({ snapshot: id, manifest_sha256: sha256OfText(read.text) })
  }
  return entries
}
