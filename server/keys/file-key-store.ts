import type { LakeFiles } from '../../lake/files.ts'
import type { Lake } from '../../lake/lake.ts'
import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { makeKeysDir, makePrivate, replacePrivately } from '../../lake/private-files.ts'
import { isMissing, pathExists } from '../../lake/disk.ts'
import { removeRemains } from '../../lake/remains.ts'
import { appendKeyChanges, readKeyLog } from './file-key-log.ts'
import { listKeyChanges } from './key-changes.ts'
import { parseKeys, formatKeys } from './key.ts'
import { withLock } from './lock.ts'
import { KeysUnreadable, type KeyStore, laterUses, type Uses } from './key-store.ts'

export const keysPath = (lake: Lake) => lake.keys

const usesSchema = z.strictObject({ used: z.record(z.string(), z.iso.datetime()) })

/**
 * Opens the keys of a data directory: a file that is replaced by rename. The last uses have a file of their own, which
 * exists as soon as there are keys: so a directory that has lost its keys differs from one that never had any.
 */
export function openFileKeyStore(lake: Lake): KeyStore {
  const path = keysPath(lake)
  const usesPath = lake.keysUsed
  const exclusively = <T>(work: () => Promise<T>, signal?: AbortSignal) => withLock(lake.keysLock, work, signal)
  const read = async () => {
    const text = await readPrivateText(lake.files, path)
    if (text !== null) return parseOrExplain(path, text, parseKeys, RESTORE_KEYS)
    if (await pathExists(usesPath)) throw keysLostError(path, usesPath)
    return []
  }
  const lastUses = async () => {
    const text = await readPrivateText(lake.files, usesPath)
    return new Map(text === null ? [] : Object.entries(parseOrExplain(usesPath, text, parseUses, FORGET_USES)))
  }
  const writeUses = (uses: Uses) =>
    replacePrivately(lake.files, usesPath, `${JSON.stringify({ used: Object.fromEntries(uses) }, null, 2)}\n`)
  return {
    place: path,
    startsEmpty: true,
    version: async () => {
      const version = await readFileVersion(path)
      if (version === null && (await pathExists(usesPath))) throw keysLostError(path, usesPath)
      return version
    },
    read,
    change: async (alter) => {
      await makeKeysDir(lake)
      await exclusively(async () => {
        // Builds do it in a data directory, and not in a folder that the keys have for themselves.
        await removeRemains(lake.files, lake.keysRoot)
        const before = await read()
        const after = alter(before)
        // The log comes first: no change may happen that it lacks.
        await appendKeyChanges(lake, listKeyChanges(before, after))
        await replacePrivately(lake.files, path, formatKeys(after))
        if (!(await pathExists(usesPath))) await writeUses(new Map())
      })
    },
    readLog: () => readKeyLog(lake),
    lastUses,
    recordUses: (uses, signal) =>
      exclusively(async () => {
        // Without the keys nothing is written about them: their last uses wait in memory until the file is back.
        if (!(await pathExists(path))) throw keysLostError(path, usesPath)
        const known = await lastUses().catch(async (error: unknown) => {
          if (!(error instanceof KeysUnreadable)) throw error
          // An unreadable file is kept for the operator to look at. The new file is right from now on.
          await lake.files.rename(usesPath, `${usesPath}.unreadable`)
          return new Map<string, string>()
        })
        await writeUses(laterUses(known, uses))
      }, signal),
  }
}

const RESTORE_KEYS =
  'restore it from a backup, or move it and keys-used.json away and make new keys with market-data-server keys create --name …'
const FORGET_USES = 'move it away: last uses start again, and no key changes'

function keysLostError(path: string, usesPath: string): KeysUnreadable {
  return new KeysUnreadable(
    `${path} is missing, but keys were made here: restore it from a backup, or remove ${usesPath} too to start without keys.`,
  )
}

function parseUses(text: string): Readonly<Record<string, string>> {
  return usesSchema.parse(JSON.parse(text)).used
}

/**
 * Parses a file. If the file is not one that this program wrote, the error says to the operator in one line what is wrong
 * and what to do.
 */
function parseOrExplain<T>(path: string, text: string, parse: (text: string) => T, remedy: string): T {
  try {
    return parse(text)
  } catch (error) {
    const fault = describeKeyFileFault(text, error)
    if (fault === null) throw error
    throw new KeysUnreadable(`${path} cannot be used, ${fault}: ${remedy}.`, { cause: error })
  }
}

function describeKeyFileFault(text: string, error: unknown): string | null {
  if (text.trim() === '') return 'it is empty'
  if (error instanceof SyntaxError) return `it is not JSON (${String(Buffer.byteLength(text))} bytes)`
  if (!(error instanceof z.ZodError)) return null
  const [issue] = error.issues
  const at = issue?.path.map(String).join('.') ?? ''
  return `${at === '' ? 'the document' : at} is not as it was written (${issue?.message ?? 'unknown'})`
}

async function readPrivateText(files: LakeFiles, path: string): Promise<string | null> {
  try {
    await makePrivate(files, path)
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    const code = error instanceof Error && 'code' in error ? String(error.code) : null
    if (code === null) throw error
    throw new KeysUnreadable(
      `${path} cannot be read (${code}): run as the user that owns the file, or repair its disk.`,
      {
        cause: error,
      },
    )
  }
}

/** Reads a text that changes with every replacement of the file; null without the file. */
async function readFileVersion(path: string): Promise<string | null> {
  try {
    const { mtimeNs, ino, size } = await stat(path, { bigint: true })
    return [mtimeNs, ino, size].join('-')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
