import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const keySchema = z.strictObject({
  /** The key's visible beginning: enough to tell keys apart, of no use for getting in. */
  id: z.string(),
  name: z.string(),
  sha256: z.string(),
  /** Datasets that the key may ask for; `*` for all. */
  scopes: z.array(z.string()),
  /** Requests a minute. */
  rate_limit: z.int().min(1),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
})
const fileSchema = z.strictObject({ keys: z.array(keySchema) })

export type Key = z.infer<typeof keySchema>

export const DEFAULT_RATE_LIMIT = 100

export const keysPath = (dataDir: string) => join(dataDir, 'keys.json')

export function hashOfKey(key: string): string {
  // The key is 256 random bits, so a plain hash cannot be searched; slow hashing is for what people choose.
  return createHash('sha256').update(key).digest('hex')
}

/** All keys of a data directory; none where there is no file. */
export async function readKeys(dataDir: string): Promise<Key[]> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(keysPath(dataDir), 'utf8'))).keys
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

export interface NewKey {
  readonly name: string
  readonly scopes: readonly string[]
  readonly rateLimit: number
  readonly expiresAt: string | null
}

/** Makes a key and answers its text, which is stored nowhere. */
export async function createKey(
  dataDir: string,
  { name, scopes, rateLimit, expiresAt }: NewKey,
  now: Date,
): Promise<string> {
  const id = `mk_${randomBytes(4).toString('hex')}`
  const key = `${id}_${randomBytes(32).toString('base64url')}`
  const entry: Key = {
    id,
    name,
    sha256: hashOfKey(key),
    scopes: [...scopes],
    rate_limit: rateLimit,
    created_at: now.toISOString(),
    expires_at: expiresAt,
    revoked_at: null,
  }
  await writeKeys(dataDir, [...(await readKeys(dataDir)), entry])
  return key
}

/** Ends a key by its id; answers whether there was such a key. */
export async function revokeKey(dataDir: string, id: string, now: Date): Promise<boolean> {
  const keys = await readKeys(dataDir)
  if (!keys.some((key) => key.id === id)) return false
  await writeKeys(
    dataDir,
    keys.map((key) => (key.id === id ? { ...key, revoked_at: key.revoked_at ?? now.toISOString() } : key)),
  )
  return true
}

/** Replaces the file at once, readable by the operator alone. */
async function writeKeys(dataDir: string, keys: readonly Key[]): Promise<void> {
  const path = keysPath(dataDir)
  const temporary = `${path}.${String(process.pid)}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(`${JSON.stringify({ keys }, null, 2)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}
