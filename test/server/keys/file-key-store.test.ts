import { Lake } from '../../../lake/lake.ts'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createKey, type NewKey, revokeKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore, keysPath } from '../../../server/keys/file-key-store.ts'
import { openKeyCache } from '../../../server/keys/key-cache.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startProgram } from '../helpers/child.ts'
import { eventually } from '../helpers/http.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const SETTINGS: NewKey = { customer: 'acme', name: 'web', scopes: ['*'], rateLimit: 7, expiresAt: null }

/** Makes the key cache of a server over a data directory, and its log. */
async function ringOver(dataDir: string) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const ring = await openKeyCache(openFileKeyStore(new Lake(dataDir)), log, () => NOW)
  return { ring, lines, troubled: () => eventually(() => Promise.resolve(ring.trouble())) }
}

async function cli(dataDir: string, ...args: readonly string[]) {
  const { ended, output } = startProgram('server/keys-cli.ts', args, { DATA_DIR: dataDir, REDIS_URL: '' })
  return { exit: await ended, output: output() }
}

describe('a damaged key file', () => {
  it.each([
    ['', 'it is empty'],
    ['{"keys":[', 'it is not JSON (9 bytes)'],
    ['{"keys":[{"id":7}]}', 'keys.0.id is not as it was written'],
  ])('%j is one line of the command, with the file, what is wrong and what to do', async (text, wrong) => {
    const dataDir = await temporaryFolder()
    await createKey(openFileKeyStore(new Lake(dataDir)), SETTINGS, NOW)
    await writeFile(keysPath(new Lake(dataDir)), text)

    const [read, changed] = [
      await openFileKeyStore(new Lake(dataDir)).read().catch(String),
      await createKey(openFileKeyStore(new Lake(dataDir)), SETTINGS, NOW).catch(String),
    ]

    expect(read).toBe(changed)
    expect(read).toContain(`${keysPath(new Lake(dataDir))} cannot be used, ${wrong}`)
    expect(read).toMatch(/restore it from a backup, or move it and keys-used.json away/)
    expect(await readFile(keysPath(new Lake(dataDir)), 'utf8')).toBe(text)
  })

  it('ends the command with only that line', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(keysPath(new Lake(dataDir)), '{"keys":[')

    const { exit, output } = await cli(dataDir, 'list')

    expect(exit).toBe(1)
    expect(output.trimEnd().split('\n')).toHaveLength(1)
    expect(output).toContain('keys.json cannot be used, it is not JSON')
  })

  it('leaves a running server with the keys it knows; the server logs it once and recovers by itself', async () => {
    const dataDir = await temporaryFolder()
    const key = await createKey(openFileKeyStore(new Lake(dataDir)), SETTINGS, NOW)
    const { ring, lines, troubled } = await ringOver(dataDir)
    const good = await readFile(keysPath(new Lake(dataDir)))

    await writeFile(keysPath(new Lake(dataDir)), '{"keys":[')
    const said = await troubled()
    const known = ring.find(key, '127.0.0.1')
    await writeFile(keysPath(new Lake(dataDir)), good)
    await eventually(() => Promise.resolve(ring.trouble() === null || null))
    await ring.close()

    expect(said).toBe('keys: cannot be read; the known ones stay valid')
    expect(known?.name).toBe('web')
    expect(lines.filter((line) => line.includes('keys.json cannot be used, it is not JSON'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('"stack"')
  })

  it('keeps a starting server from being ready, and the server says why in one line', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(keysPath(new Lake(dataDir)), '{}')

    const { ring, lines } = await ringOver(dataDir)

    expect(() => ring.find('mk_00000000_x', '127.0.0.1')).toThrow(/Keys cannot be checked/)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('keys is not as it was written')
    await ring.close()
  })

  it('still allows listing the keys if only the last uses are damaged; those start again', async () => {
    const dataDir = await temporaryFolder()
    const store = openFileKeyStore(new Lake(dataDir))
    await createKey(store, SETTINGS, NOW)
    const usesPath = join(dataDir, 'keys-used.json')
    await writeFile(usesPath, 'x')

    const { exit, output } = await cli(dataDir, 'list')
    await store.recordUses(new Map([['mk_00000000', NOW.toISOString()]]))

    expect([exit, output]).toEqual([0, expect.stringMatching(/keys-used.json cannot be used[\s\S]*never used/)])
    expect(await store.lastUses()).toEqual(new Map([['mk_00000000', NOW.toISOString()]]))
    expect(await readFile(`${usesPath}.unreadable`, 'utf8')).toBe('x')
  })
})

describe('a missing key file', () => {
  it('leaves a running server with the keys it knows until the file is back, even if the file of last uses is missing too', async () => {
    const dataDir = await temporaryFolder()
    const key = await createKey(openFileKeyStore(new Lake(dataDir)), SETTINGS, NOW)
    const { ring, troubled } = await ringOver(dataDir)

    await rename(keysPath(new Lake(dataDir)), `${keysPath(new Lake(dataDir))}.away`)
    const said = await troubled()
    await rm(join(dataDir, 'keys-used.json'))
    const lost = await eventually(() => Promise.resolve(ring.trouble() === said ? null : ring.trouble()))
    const known = ring.find(key, '127.0.0.1')
    await rename(`${keysPath(new Lake(dataDir))}.away`, keysPath(new Lake(dataDir)))
    await eventually(() => Promise.resolve(ring.trouble() === null || null))
    await ring.close()

    expect([said, lost]).toEqual([
      'keys: cannot be read; the known ones stay valid',
      'keys: keys.json has lost the keys; the known ones stay valid',
    ])
    expect(known?.name).toBe('web')
  })

  it('differs from a directory without keys, for a starting server and for the command', async () => {
    const [fresh, lost] = [await temporaryFolder(), await temporaryFolder()]
    await createKey(openFileKeyStore(new Lake(lost)), SETTINGS, NOW)
    await rm(keysPath(new Lake(lost)))

    const [first, second] = [await ringOver(fresh), await ringOver(lost)]

    expect([first.ring.find('x', '127.0.0.1'), first.ring.trouble(), first.lines]).toEqual([null, null, []])
    expect(() => second.ring.find('x', '127.0.0.1')).toThrow(/Keys cannot be checked/)
    expect(second.lines.join('')).toContain('keys.json is missing, but keys were made here: restore it from a backup')
    await expect(createKey(openFileKeyStore(new Lake(lost)), SETTINGS, NOW)).rejects.toThrow(/keys.json is missing/)
    for (const { ring } of [first, second]) await ring.close()
  })

  it('differs from a file in which every key is revoked', async () => {
    const dataDir = await temporaryFolder()
    const key = await createKey(openFileKeyStore(new Lake(dataDir)), SETTINGS, NOW)
    const { ring } = await ringOver(dataDir)

    await revokeKey(openFileKeyStore(new Lake(dataDir)), key.slice(0, 11), NOW)

    await eventually(() => Promise.resolve(ring.find(key, '127.0.0.1') === null || null))
    expect(ring.trouble()).toBeNull()
    await ring.close()
  })
})

describe('a name', () => {
  it.each([
    ['turns the text', 'acme\u202egro'],
    ['moves the cursor', 'a\x1b[2Acme'],
    ['begins a line', 'acme\nmk_00000000  root'],
    ['has invisible characters', '\u200b'],
    ['is empty', ' '],
    ['is long', 'x'.repeat(201)],
  ])('that %s is refused', async (_how, name) => {
    const store = openFileKeyStore(new Lake(await temporaryFolder()))

    await expect(createKey(store, { ...SETTINGS, name }, NOW)).rejects.toThrow(/^The name /)
    await expect(createKey(store, { ...SETTINGS, customer: name }, NOW)).rejects.toThrow(/^The customer /)
    expect(await store.read()).toEqual([])
  })

  it('that is already in the file is printed with escapes, on its own line and in its own cell', async () => {
    const dataDir = await temporaryFolder()
    const store = openFileKeyStore(new Lake(dataDir))
    await createKey(store, SETTINGS, NOW)
    const odd = { customer: 'a\x1b[2J\u2066', name: 'web\r\n  mk_x  *  9/min  valid', scopes: ['*\u0007'] }
    await store.change((keys) => keys.map((key) => ({ ...key, ...odd })))

    const { output } = await cli(dataDir, 'list')

    expect(output.replace(/mk_\w{8}/, 'ID').split('\n')).toEqual([
      'a\\x1b[2J\\u{2066}',
      '  ID  web\\x0d\\x0a\\x20\\x20mk_x\\x20\\x20*\\x20\\x209/min\\x20\\x20valid  *\\x07  7/min  valid  never used',
      '',
    ])
  })
})
