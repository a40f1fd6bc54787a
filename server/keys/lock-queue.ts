import { realFiles } from '../../lake/files.ts'
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../../lake/private-files.ts'
import { isMissing } from '../../lake/disk.ts'

/** How often a waiting process shows that it is alive, and how long the others wait for one that does not. */
const SHOW_EVERY_MS = 1_000
const SILENT_MS = 10_000

export interface QueuePlace {
  /**
   * Lists the processes ahead of this one, the first of them first. Removes a first one that has died. Throws where the
   * disk could not show that this one is alive.
   */
  listAhead(): Promise<readonly string[]>
  leave(): Promise<void>
}

/**
 * Takes the last place in a queue. The queue is a folder with a file for each waiting process. The lock itself goes to
 * any process that tries at the right moment, and each try costs time. With the queue only the first process tries, so
 * nobody is overtaken again and again. The queue only decides who tries next. The lock is safe without it, so a lost
 * place costs nothing but time.
 */
export async function joinLockQueue(folder: string, now: () => number = () => performance.now()): Promise<QueuePlace> {
  await makePrivateFolder(realFiles, folder)
  // All names have one length, so that their order as text is the order in time.
  const name = `${String(Date.now()).padStart(15, '0')}-${randomUUID()}`
  const path = join(folder, name)
  const enter = () => writeFile(path, '', { mode: 0o600 })
  await enter()
  // Nobody waits for the timer: what it meets is told to whoever asks for the queue next.
  let failure: { readonly error: unknown } | null = null
  let shown: Promise<void> = Promise.resolve()
  const showing = setInterval(() => {
    const date = new Date()
    shown = utimes(path, date, date)
      // A process that was suspended for long has lost its place, and takes a new one.
      .catch(enter)
      .catch((error: unknown) => {
        // Without its data directory there is no queue.
        if (!isMissing(error)) failure = { error }
      })
  }, SHOW_EVERY_MS).unref()
  let first = { name: '', shownAt: 0, since: now() }
  return {
    listAhead: async () => {
      if (failure !== null) throw failure.error
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
      // Otherwise the timer could take a new place for a process that is gone.
      await shown
      await rm(path, { force: true })
    },
  }
}

/** Reads when a waiting process last showed that it is alive; null if it has left. */
async function readShownAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
