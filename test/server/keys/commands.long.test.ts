import { Lake } from '../../../lake/lake.ts'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { createKey, type NewKey, revokeKey, rotateKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore, keysPath } from '../../../server/keys/file-key-store.ts'
import { startProgram } from '../helpers/child.ts'
import { ask, eventually } from '../helpers/http.ts'
import { serve } from '../helpers/api.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const SETTINGS: NewKey = { customer: 'acme', name: 'web', scopes: ['cvm_fund'], rateLimit: 7, expiresAt: null }
const takeId = (key: string) => key.slice(0, 11)

/** Runs the command as `market-data-server keys` does; returns its output. */
async function cli(dataDir: string, ...args: readonly string[]): Promise<string> {
  const { ended, output } = startProgram('server/keys-cli.ts', args, { DATA_DIR: dataDir, REDIS_URL: '' })
  await ended
  return output()
}

const keyIn = (output: string) => output.trimEnd().split('\n').at(-1) ?? ''

describe('a key that is rotated', () => {
  it('passes its settings to a successor with another text and ends at once', async () => {
    const store = openFileKeyStore(new Lake(await temporaryFolder()))
    const old = await createKey(store, SETTINGS, NOW)

    const fresh = await rotateKey(store, takeId(old), 0, NOW)

    const [ended, successor] = await store.read()
    expect(ended).toMatchObject({ id: takeId(old), revoked_at: NOW.toISOString(), replaced_by: takeId(fresh) })
    expect(successor).toMatchObject({ id: takeId(fresh), customer: 'acme', name: 'web', scopes: ['cvm_fund'] })
    expect(successor).toMatchObject({ rate_limit: 7, expires_at: null, revoked_at: null, replaced_by: null })
    expect(fresh.slice(12)).not.toBe(old.slice(12))
  })

  it('works during its grace, but never longer than without the rotation', async () => {
    const store = openFileKeyStore(new Lake(await temporaryFolder()))
    const lasting = await createKey(store, SETTINGS, NOW)
    const ending = await createKey(store, { ...SETTINGS, expiresAt: '2026-03-01T13:00:00.000Z' }, NOW)

    await rotateKey(store, takeId(lasting), 86_400_000, NOW)
    await rotateKey(store, takeId(ending), 86_400_000, NOW)

    const byId = new Map((await store.read()).map((key) => [key.id, key]))
    expect(byId.get(takeId(lasting))).toMatchObject({ expires_at: '2026-03-02T12:00:00.000Z', revoked_at: null })
    expect(byId.get(takeId(ending))).toMatchObject({ expires_at: '2026-03-01T13:00:00.000Z', revoked_at: null })
  })

  it('cannot be rotated again, and neither can an ended or unknown key', async () => {
    const store = openFileKeyStore(new Lake(await temporaryFolder()))
    const [rotated, revoked] = [await createKey(store, SETTINGS, NOW), await createKey(store, SETTINGS, NOW)]
    await rotateKey(store, takeId(rotated), 86_400_000, NOW)
    await revokeKey(store, takeId(revoked), NOW)

    await expect(rotateKey(store, takeId(rotated), 0, NOW)).rejects.toThrow(/was replaced by mk_\w+ already/)
    await expect(rotateKey(store, takeId(revoked), 0, NOW)).rejects.toThrow(/no longer valid/)
    await expect(rotateKey(store, 'mk_00000000', 0, NOW)).rejects.toThrow(/no key mk_00000000/)
    expect(await store.read()).toHaveLength(3)
  })
})

describe('the key file', () => {
  it('is read in its earlier form, and stays private to the operator when it is written again', async () => {
    const dataDir = await temporaryFolder()
    const entry = { id: 'mk_0badcafe', name: 'old', sha256: '00', scopes: ['*'], rate_limit: 5 }
    const times = { created_at: NOW.toISOString(), expires_at: null, revoked_at: null }
    await writeFile(keysPath(new Lake(dataDir)), JSON.stringify({ keys: [{ ...entry, ...times }] }))

    await createKey(openFileKeyStore(new Lake(dataDir)), SETTINGS, NOW)

    const [old] = await openFileKeyStore(new Lake(dataDir)).read()
    expect(old).toEqual({ ...entry, ...times, customer: 'old', replaced_by: null })
    expect((await stat(keysPath(new Lake(dataDir)))).mode & 0o777).toBe(0o600)
  })

  it('keeps the later of two uses', async () => {
    const store = openFileKeyStore(new Lake(await temporaryFolder()))
    await createKey(store, SETTINGS, NOW)
    const [early, late] = ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:05.000Z']

    await store.recordUses(new Map([['a', late]]))
    await store.recordUses(
      new Map([
        ['a', early],
        ['b', early],
      ]),
    )

    expect(await store.lastUses()).toEqual(
      new Map([
        ['a', late],
        ['b', early],
      ]),
    )
  })

  it('loses no key and no use while commands and servers write at the same time', async () => {
    const dataDir = await temporaryFolder()
    const [one, other] = [openFileKeyStore(new Lake(dataDir)), openFileKeyStore(new Lake(dataDir))]
    const first = await createKey(one, SETTINGS, NOW)
    const commands = ['a', 'b', 'c', 'd'].map((name) => cli(dataDir, 'create', '--name', name))
    const within = Array.from({ length: 15 }, (_none, n) =>
      createKey(n % 2 === 0 ? one : other, { ...SETTINGS, name: `n${String(n)}` }, NOW),
    )
    const uses = Array.from({ length: 15 }, (_none, n) =>
      (n % 2 === 0 ? one : other).recordUses(new Map([[`k${String(n)}`, NOW.toISOString()]])),
    )

    const made = [first, ...(await Promise.all(commands)).map(keyIn), ...(await Promise.all(within))]
    await Promise.all(uses)

    expect((await one.read()).map(({ id }) => id).sort()).toEqual(made.map(takeId).sort())
    expect((await one.lastUses()).size).toBe(15)
  })
})

describe('the command', () => {
  it('makes a link of a key, shows it beside the key, and ends it', async () => {
    const dataDir = await temporaryFolder()
    const key = keyIn(await cli(dataDir, 'create', '--name', 'web'))
    const address = keyIn(await cli(dataDir, 'link', takeId(key), '--name', 'sheet of Ana', '--expires', '2999-01-01'))
    const id = /^\/v1\/link\/(ml_[0-9a-f]{8})_[\w-]{49}\/$/.exec(address)?.[1] ?? ''

    const until = 'until 2999-01-01T00:00:00.000Z'
    expect(await cli(dataDir, 'list')).toContain(
      `  ${id}  sheet of Ana  *  link of ${takeId(key)}  ${until}  never used`,
    )
    expect(await cli(dataDir, 'link', takeId(key), '--name', 'x', '--scopes', 'bulk')).toContain('cannot have bulk')
    await cli(dataDir, 'revoke', id)
    expect(await cli(dataDir, 'list')).toContain(`link of ${takeId(key)}  revoked `)
    expect(await readFile(keysPath(new Lake(dataDir)), 'utf8')).not.toContain(address.slice(21, -1))
  })

  it('binds a key to addresses, shows them in the list, and says in its log who did', async () => {
    const dataDir = await temporaryFolder()
    const id = takeId(keyIn(await cli(dataDir, 'create', '--name', 'web', '--from', '203.0.113.0/24, 2001:db8::/32')))

    expect(await cli(dataDir, 'list')).toContain('  100/min  from 203.0.113.0/24,2001:db8::/32  valid  ')
    expect(await cli(dataDir, 'bind', id, '--from', 'office')).toContain('"office" is no address and no network')
    expect(await cli(dataDir, 'bind', id, '--from', 'everywhere')).toBe(`${id} may be used from everywhere.\n`)
    expect(await cli(dataDir, 'list')).toContain('  100/min  valid  ')
    const log = await cli(dataDir, 'log', id)
    expect(
      log
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { change: string }).change),
    ).toEqual(['made', 'changed'])
  })

  it('lists the keys of each customer with their limits, scopes, end and last use, and no text of a key', async () => {
    const dataDir = await temporaryFolder()
    const web = keyIn(
      await cli(dataDir, 'create', '--customer', 'acme', '--name', 'web', '--scopes', 'bulk,cvm_fund_register'),
    )
    await cli(dataDir, 'create', '--name', 'zeta', '--rate-limit', '600')
    const batch = keyIn(
      await cli(dataDir, 'create', '--customer', 'acme', '--name', 'batch', '--expires', '2099-01-01'),
    )
    await openFileKeyStore(new Lake(dataDir)).recordUses(new Map([[takeId(web), NOW.toISOString()]]))

    const list = await cli(dataDir, 'list')

    expect(list.split('\n').map((line) => line.replace(/mk_\w{8}/, 'ID'))).toEqual([
      'acme',
      `  ID  web  bulk,cvm_fund_register  100/min  valid  last used ${NOW.toISOString()}`,
      '  ID  batch  *  100/min  until 2099-01-01T00:00:00.000Z  never used',
      'zeta',
      '  ID  zeta  *  600/min  valid  never used',
      '',
    ])
    expect(list).not.toContain(web.slice(12))
    expect(await readFile(keysPath(new Lake(dataDir)), 'utf8')).not.toContain(batch.slice(12))
  })

  it('rotates with grace, then revokes', async () => {
    const dataDir = await temporaryFolder()
    const old = keyIn(await cli(dataDir, 'create', '--name', 'acme'))

    const fresh = keyIn(await cli(dataDir, 'rotate', takeId(old), '--grace', '24h'))
    await cli(dataDir, 'revoke', takeId(fresh))

    const [first, second] = await openFileKeyStore(new Lake(dataDir)).read()
    expect(first).toMatchObject({ revoked_at: null, replaced_by: takeId(fresh) })
    expect(second?.revoked_at).not.toBeNull()
  })

  it('explains how to correct an option that it cannot use', async () => {
    const dataDir = await temporaryFolder()

    expect(await cli(dataDir, 'create', '--name', 'x', '--scopes', 'nonsense')).toMatch(
      /unknown scope nonsense; the scopes are/,
    )
    expect(await cli(dataDir, 'create', '--name', 'x', '--expires', '2099-02-30')).toMatch(/an existing day/)
    expect(await cli(dataDir, 'create', '--name', 'x', '--expires', '2026-01-01')).toMatch(
      /that day is not in the future/,
    )
    expect(await cli(dataDir, 'rotate', 'mk_00000000', '--grace', 'soon')).toMatch(/such as 30m, 24h or 7d/)
    expect(await cli(dataDir, 'revoke', 'mk_00000000')).toMatch(/There is no key mk_00000000: see the list/)
    expect(await cli(dataDir, 'import')).toMatch(/Set REDIS_URL/)
    expect(await stat(join(dataDir, 'keys.json')).catch(() => null)).toBeNull()
  })
})

describe('a running server', () => {
  it('records the last use of keys, at the latest when it stops, and never that of refused keys', async () => {
    const dataDir = await temporaryFolder()
    const api = await serve(dataDir)
    const store = openFileKeyStore(new Lake(dataDir))
    await ask(api.port, '/v1/nothing', { headers: { 'x-api-key': 'mk_00000000_nobody' } })
    await api.get('/v1/nothing')
    const first = await eventually(async () => (await store.lastUses()).get(takeId(api.key)) ?? null)

    await api.get('/v1/nothing')
    await api.stop({ keepData: true })

    const uses = await store.lastUses()
    expect([...uses.keys()]).toEqual([takeId(api.key)])
    expect((uses.get(takeId(api.key)) ?? '') > first).toBe(true)
  })

  it('honours grace and revocation of a rotation without a restart', async () => {
    const dataDir = await temporaryFolder()
    const api = await serve(dataDir)
    const store = openFileKeyStore(new Lake(dataDir))
    const readStatus = async (key: string) =>
      (await ask(api.port, '/v1/nothing', { headers: { 'x-api-key': key } })).status

    const graced = await rotateKey(store, takeId(api.key), 3_600_000, new Date())
    await eventually(async () => ((await readStatus(graced)) === 404 ? true : null))
    expect(await readStatus(api.key)).toBe(404)
    const last = await rotateKey(store, takeId(graced), 0, new Date())
    await eventually(async () => ((await readStatus(last)) === 404 ? true : null))

    expect(await readStatus(graced)).toBe(401)
    expect(await readStatus(last)).toBe(404)
    await api.stop()
  })
})
