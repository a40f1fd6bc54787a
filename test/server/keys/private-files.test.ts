import { Lake } from '../../../lake/lake.ts'
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createKey, type NewKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { isOpenToAll } from '../../../lake/private-files.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { run } from '../helpers/child.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const SETTINGS: NewKey = { customer: 'acme', name: 'web', scopes: ['*'], rateLimit: 7, expiresAt: null }
const isRoot = process.getuid?.() === 0
const NOBODY = 65_534

const readMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe('permission to read the keys', () => {
  it('belongs only to the owner: of a directory that the first key makes, and of every file in it', async () => {
    const dataDir = join(await temporaryFolder(), 'deep/data')
    const store = openFileKeyStore(new Lake(dataDir))
    await createKey(store, SETTINGS, NOW)
    await store.recordUses(new Map([['mk_00000000', NOW.toISOString()]]))

    const names = await readdir(dataDir)
    const modes = await Promise.all(names.map(async (name) => [name, await readMode(join(dataDir, name))]))

    expect(await readMode(dataDir)).toBe('700')
    expect(Object.fromEntries(modes)).toEqual({
      '.keys-lock.duckdb': '600',
      '.keys-lock.duckdb.queue': '700',
      'keys-log.ndjson': '600',
      'keys.json': '600',
      'keys-used.json': '600',
    })
  })

  it('is taken from others for files that were open before; an existing directory keeps its permissions', async () => {
    const dataDir = await temporaryFolder()
    const store = openFileKeyStore(new Lake(dataDir))
    await createKey(store, SETTINGS, NOW)
    const secrets = ['.keys-lock.duckdb', 'keys.json', 'keys-used.json'].map((name) => join(dataDir, name))
    await chmod(dataDir, 0o750)
    for (const path of secrets) await chmod(path, 0o664)

    await store.read()
    await store.recordUses(new Map([['mk_00000000', NOW.toISOString()]]))

    expect(await Promise.all(secrets.map(readMode))).toEqual(['600', '600', '600'])
    expect(await readMode(dataDir)).toBe('750')
  })

  it.skipIf(!isRoot)(
    'belongs to no other user, who could keep all keys from being changed by a shared lock',
    async () => {
      const dataDir = await temporaryFolder()
      const store = openFileKeyStore(new Lake(dataDir))
      await createKey(store, SETTINGS, NOW)
      await chmod(dataDir, 0o755)
      const lock = join(dataDir, '.keys-lock.duckdb')
      const code = `import { openSync } from 'node:fs'
      process.setgid(${String(NOBODY)}); process.setuid(${String(NOBODY)})
      try { openSync(${JSON.stringify(lock)}, 'r'); console.log('opened') } catch (error) { console.log(error.code) }`

      const other = run(['--input-type=module', '--eval', code], {})
      await other.ended

      expect(other.output()).toContain('EACCES')
    },
  )

  it.skipIf(!isRoot)(
    'belongs to the owner of the directory where root made the key, so that the server can read it',
    async () => {
      const dataDir = join(await temporaryFolder(), 'data')
      await mkdir(dataDir)
      await chown(dataDir, NOBODY, NOBODY)

      await createKey(openFileKeyStore(new Lake(dataDir)), SETTINGS, NOW)

      const owners = await Promise.all(
        (await readdir(dataDir)).map(async (name) => (await stat(join(dataDir, name))).uid),
      )
      expect(owners).toEqual(Array(5).fill(NOBODY))
    },
  )
})

it('a directory that anybody may write to is recognized', async () => {
  const dataDir = await temporaryFolder()
  const open = await Promise.all(
    [0o700, 0o775, 0o777, 0o1777].map(async (mode, n) => {
      const folder = join(dataDir, String(n))
      await mkdir(folder)
      await chmod(folder, mode)
      return isOpenToAll(folder)
    }),
  )

  expect(open).toEqual([false, false, true, false])
  expect(await isOpenToAll(join(dataDir, 'nothing'))).toBe(false)
})
