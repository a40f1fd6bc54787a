import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { isMissing } from '../snapshots/published.ts'
import { keysWritten, writtenKeys } from './key.ts'
import { withLock } from './lock.ts'
import { type KeyStore, laterUses } from './store.ts'

export const keysPath = (dataDir: string) => join(dataDir, 'keys.json')

const usesSchema = z.strictObject({ used: z.record(z.string(), z.iso.datetime()) })

/** The keys of a data directory, in a file that is replaced by rename; last uses stand in one of their own. */
export function keyFile(dataDir: string): KeyStore {
  const path = keysPath(dataDir)
  const usesPath = join(dataDir, 'keys-used.json')
  const exclusively = <T>(work: () => Promise<T>) => withLock(join(dataDir, '.keys-lock.duckdb'), work)
  const read = async () => {
    const text = await textOf(path)
    return text === null ? [] : keysWritten(text)
  }
  const lastUses = async () => {
    const text = await textOf(usesPath)
    return new Map(text === null ? [] : Object.entries(usesSchema.parse(JSON.parse(text)).used))
  }
  return {
    place: path,
    version: () => versionOf(path),
    read,
    change: (alter) => exclusively(async () => replace(path, writtenKeys(alter(await read())))),
    lastUses,
    recordUses: (uses) =>
      exclusively(async () => {
        const used = Object.fromEntries(laterUses(await lastUses(), uses))
        await replace(usesPath, `${JSON.stringify({ used }, null, 2)}\n`)
      }),
  }
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Without the file there is no key: `none` is as good a version as any. */
async function versionOf(path: string): Promise<string> {
  try {
    const { mtimeNs, ino, size } = await stat(path, { bigint: true })
    return [mtimeNs, ino, size].join('-')
  } catch (error) {
    if (isMissing(error)) return 'none'
    throw error
  }
}

/** Replaces a file at once, readable by the operator alone. */
async function replace(path: string, text: string): Promise<void> {
  const temporary = `${path}.${String(process.pid)}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}
