import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../../shared/private-files.ts'
import { isMissing } from '../../shared/files.ts'

/** How often one that waits shows that it lives, and how long one that does not is waited for. */
const SHOW_EVERY_MS = 1_000
const SILENT_MS = 10_000

/** A place in the line before a lock. */
export interface QueuePlace {
  /** Who stands before this one, the first of them first; those that have died are taken out of the line. */
  listAhead(): Promise<readonly string[]>
  leave(): Promise<void>
}

/**
 * Takes the last place in the line that a folder is, a file for each who waits. The lock itself lets in whoever tries at
 * the right moment, and each try costs: in a line the first alone tries, and nobody waits while later ones pass.
 * The line only says who tries next. It is right without it too, so a place that is lost is nothing but time.
 */
export async function joinLockQueue(folder: string, now: () => number = () => performance.now()): Promise<QueuePlace> {
  await makePrivateFolder(folder)
  // Of a fixed length, so that they order as text.
  const name = `${String(Date.now()).padStart(15, '0')}-${randomUUID()}`
  const path = join(folder, name)
  const stand = () => writeFile(path, '', { mode: 0o600 })
  await stand()
  const showing = setInterval(() => {
    const date = new Date()
    // One that stood still for long has lost its place, and takes it again.
    utimes(path, date, date).catch(stand).catch(ignoreGone)
  }, SHOW_EVERY_MS).unref()
  let first = { name: '', shownAt: 0, since: now() }
  return {
    listAhead: async () => {
      const names = (await readdir(folder)).sort()
      const before = names.filter((each) => each < name)
      const [head] = before
      if (head === undefined) return before
      const shownAt = await readShownAt(join(folder, head))
      if (head !== first.name || shownAt !== first.shownAt) first = { name: head, shownAt: shownAt ?? 0, since: now() }
      if (now() - first.since < SILENT_MS) return before
      await rm(join(folder, head), { force: true })
      return before.slice(1)
    },
    leave: async () => {
      clearInterval(showing)
      await rm(path, { force: true })
    },
  }
}

/** When one in the line last showed that it lives; null where it has left. */
async function readShownAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The folder went with its data directory: then there is no line to stand in. */
function ignoreGone(error: unknown): void {
  if (!isMissing(error)) throw error
}
