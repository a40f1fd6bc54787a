import { readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { bindKey, createKey, createLink, type NewKey, revokeKey, rotateKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import type { KeyChange } from '../../../server/keys/key-changes.ts'
import { hashKey } from '../../../server/keys/key.ts'
import type { KeyStore } from '../../../server/keys/key-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const LATER = '2999-01-01T00:00:00.000Z'
const SETTINGS: NewKey = { customer: 'acme', name: 'web', scopes: ['*'], rateLimit: 7, expiresAt: null }
const takeId = (text: string) => text.slice(0, 11)

const readChanges = async (store: KeyStore) => (await store.readLog()).map((line) => JSON.parse(line) as KeyChange)

describe('the log of changes of keys', () => {
  it('says who changed which key, and from what to what, in the order of the changes', async () => {
    const store = openFileKeyStore(new Lake(await temporaryFolder()))
    const old = await createKey(store, SETTINGS, NOW)
    await bindKey(store, takeId(old), ['203.0.113.0/24'])
    const fresh = await rotateKey(store, takeId(old), 0, NOW)
    await revokeKey(store, takeId(fresh), NOW)

    const changes = await readChanges(store)

    expect(changes.map(({ key, change, before, after }) => ({ key, change, before, after }))).toMatchObject([
      { key: takeId(old), change: 'made', after: { customer: 'acme', name: 'web', rate_limit: 7 } },
      { key: takeId(old), change: 'changed', before: {}, after: { from: ['203.0.113.0/24'] } },
      { key: takeId(old), change: 'changed', after: { revoked_at: NOW.toISOString(), replaced_by: takeId(fresh) } },
      { key: takeId(fresh), change: 'made', after: { from: ['203.0.113.0/24'] } },
      { key: takeId(fresh), change: 'changed', before: { revoked_at: null }, after: { revoked_at: NOW.toISOString() } },
    ])
    expect(new Set(changes.map(({ by }) => by.user))).toEqual(new Set([userInfo().username]))
  })

  it('has no key, no link and no hash of one', async () => {
    const lake = new Lake(await temporaryFolder())
    const store = openFileKeyStore(lake)
    const key = await createKey(store, SETTINGS, NOW)
    const link = await createLink(store, takeId(key), { name: 'sheet', expiresAt: LATER }, NOW)

    const text = await readFile(lake.keysLog, 'utf8')

    for (const secret of [key, link]) {
      expect(text).toContain(takeId(secret))
      expect(text).not.toContain(secret.slice(12, 30))
      expect(text).not.toContain(hashKey(secret).slice(0, 16))
    }
  })

  it('grows at its end alone, also after a line that a crash has cut', async () => {
    const lake = new Lake(await temporaryFolder())
    const store = openFileKeyStore(lake)
    await createKey(store, SETTINGS, NOW)
    const before = `${await readFile(lake.keysLog, 'utf8')}{"at":"2026-03-0`
    await writeFile(lake.keysLog, before)

    const key = await createKey(store, SETTINGS, NOW)

    const lines = await store.readLog()
    expect((await readFile(lake.keysLog, 'utf8')).startsWith(`${before}\n`)).toBe(true)
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ key: takeId(key), change: 'made' })
  })

  it('has every change that happened: one that cannot be written down is not made', async () => {
    const root = await temporaryFolder()
    const full = new Lake(root, {
      ...realFiles,
      open: (path, ...how) =>
        path.endsWith('keys-log.ndjson') ? Promise.reject(new Error('no room')) : realFiles.open(path, ...how),
    })
    const key = await createKey(openFileKeyStore(new Lake(root)), SETTINGS, NOW)

    await expect(revokeKey(openFileKeyStore(full), takeId(key), NOW)).rejects.toThrow('no room')

    expect((await openFileKeyStore(full).read()).map(({ revoked_at }) => revoked_at)).toEqual([null])
  })

  it('is not longer after a change that changes nothing', async () => {
    const store = openFileKeyStore(new Lake(await temporaryFolder()))
    const key = await createKey(store, SETTINGS, NOW)
    await revokeKey(store, takeId(key), NOW)
    await revokeKey(store, takeId(key), new Date('2026-03-02T12:00:00.000Z'))

    expect((await store.readLog()).length).toBe(2)
  })
})
