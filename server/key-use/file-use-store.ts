import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { nullIfMissing } from '../../lake/disk.ts'
import type { Lake } from '../../lake/lake.ts'
import { makePrivateFolder, replacePrivately } from '../../lake/private-files.ts'
import { withLock } from '../keys/lock.ts'
import { addUseCounts, dropOldCounts, formatUseCounts, parseUseCounts, type UseCounts } from './use-count.ts'
import type { UseStore } from './use-store.ts'

/** Visible beginning of a key. Only such names become names of files. */
const KEY_ID = /^m[kl]_[0-9a-f]{8}$/

/** Opens the uses of the keys of a data directory: a private file for each key that was used. */
export function openFileUseStore(lake: Lake, now: () => Date): UseStore {
  const place = (key: string) => join(lake.keyUses, `${key}.json`)
  const read = async (key: string): Promise<UseCounts> => {
    const text = KEY_ID.test(key) ? await nullIfMissing(readFile(place(key), 'utf8')) : null
    return text === null ? new Map() : parseUseCounts(text)
  }
  const readOrSetAside = async (key: string): Promise<UseCounts> => {
    try {
      return await read(key)
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error
      // An unreadable file is kept for the operator to look at. The new file is right from now on.
      await lake.files.rename(place(key), `${place(key)}.unreadable`)
      return new Map()
    }
  }
  const addTo = async (key: string, counts: UseCounts) => {
    if (!KEY_ID.test(key)) return
    const sum = dropOldCounts(addUseCounts(await readOrSetAside(key), counts), now())
    await replacePrivately(lake.files, place(key), formatUseCounts(sum))
  }
  return {
    read,
    add: async (batch, added, signal) => {
      await makePrivateFolder(lake.files, lake.keyUses)
      const work = async () => {
        const failed: unknown[] = []
        for (const [key, counts] of batch) {
          // A file that cannot be written keeps no other key from being counted.
          const [outcome] = await Promise.allSettled([addTo(key, counts)])
          if (outcome.status === 'rejected') failed.push(outcome.reason)
          else added(key)
          signal?.throwIfAborted()
        }
        if (failed.length > 0) throw failed[0]
      }
      await withLock(join(lake.keyUses, '.lock.duckdb'), work, signal)
    },
  }
}
