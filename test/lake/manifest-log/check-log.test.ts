import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkLog, findUnlogged, isAwaited } from '../../../lake/manifest-log/check-log.ts'
import { freshTimes, isStale, judgeHead, parseHead, printHead } from '../../../lake/manifest-log/head.ts'
import { computeRoot, hashLeaf } from '../../../lake/manifest-log/merkle.ts'
import { listNewFiles, type LogEntry, parseTile, printEntry, tilePath } from '../../../lake/manifest-log/tiles.ts'
import { toSigningKey } from '../../../lake/signature/manifest-signature.ts'
import { signNote } from '../../../lake/signature/signed-note.ts'

const NOW = new Date('2026-01-10T03:00:00Z')
const { privateKey } = generateKeyPairSync('ed25519')
const KEY = toSigningKey(privateKey, '2026-01-01T00:00:00Z')

function listEntries(count: number, change = -1): LogEntry[] {
  return Array.from({ length: count }, (_each, at) => ({
    snapshot: `${String(20200101 + Math.floor(at / 24))}T${String(at % 24).padStart(2, '0')}0000Z`,
    manifest_sha256: (at === change ? 'f' : String(at % 10)).repeat(64),
  }))
}

/** A log as a publisher shows it: a note, and its files. */
function publish(entries: readonly LogEntry[], now = NOW) {
  const files = listNewFiles(entries, 0)
  const newest = entries.at(-1) ?? { snapshot: '', manifest_sha256: '' }
  const root = computeRoot(entries.map((each) => hashLeaf(printEntry(each)))).toString('base64')
  const head = { size: entries.length, root, ...newest, ...freshTimes(now) }
  return {
    head,
    note: signNote(printHead(head), privateKey),
    files,
    read: (path: string) => Promise.resolve(files.get(path) ?? null),
  }
}

describe('the log of manifests', () => {
  it('has the root that RFC 6962 gives for its test vectors', () => {
    const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
    const leaves = inputs.map((hex) => hashLeaf(Buffer.from(hex, 'hex')))

    expect([1, 3, 8].map((size) => computeRoot(leaves.slice(0, size)).toString('hex'))).toEqual([
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ])
  })

  it('has the files of tlog-tiles, and adds those alone that are new', () => {
    expect([...listNewFiles(listEntries(257), 255).keys()]).toEqual([
      'tile/entries/000',
      'tile/entries/001.p/1',
      'tile/0/000',
      'tile/0/001.p/1',
      'tile/1/000.p/1',
    ])
    expect([tilePath('0', 1_234_067, 256), tilePath('1', 0, 3)]).toEqual(['tile/0/x001/x234/067', 'tile/1/000.p/3'])
  })

  it.each([1, 2, 255, 256, 257, 600])('is whole, and continues what was known of it, with %i entries', async (size) => {
    const entries = listEntries(size)
    const { head, note, read } = publish(entries)

    for (const known of [1, Math.ceil(size / 2), size])
      expect(await checkLog(note, read, publish(entries.slice(0, known)).head)).toEqual({ head, entries })
    expect(judgeHead(note, [KEY])).toEqual({ state: 'valid', keyId: KEY.kid })
  })
})

describe('a publisher that forges history', () => {
  const seen = publish(listEntries(5)).head

  it.each([
    ['rewrites an entry that a reader has seen', () => publish(listEntries(7, 2)), /^the history was rewritten/],
    ['leaves one out', () => publish(listEntries(7).filter((_each, at) => at !== 1)), /^the history was rewritten/],
    [
      'shows an old head',
      () => publish(listEntries(4)),
      /^the head of the log is an old one: it has 4 entries, and had 5/,
    ],
    ['forks at the same length', () => publish(listEntries(5, 4)), /^the history was rewritten/],
    ['puts a snapshot in twice', () => publish([...listEntries(5), ...listEntries(6).slice(4)]), /in the log twice/],
  ])('is found where it %s, though it signs what it shows', async (_what, forge, fault) => {
    const { note, read } = forge()

    expect(judgeHead(note, [KEY])).toMatchObject({ state: 'valid' })
    expect(await checkLog(note, read, seen)).toEqual({ fault: expect.stringMatching(fault) as string })
  })

  it('is found where its files are not those of the head that it signed', async () => {
    const [shown, other] = [publish(listEntries(7)), publish(listEntries(7, 3))]

    expect(await checkLog(shown.note, other.read, seen)).toEqual({ fault: 'the log is not the one of its head' })
    const mixed = (path: string) => (path.includes('entries') ? other : shown).read(path)
    expect(await checkLog(shown.note, mixed, seen)).toMatchObject({
      fault: expect.stringContaining('contradict') as string,
    })
    expect(await checkLog(shown.note, () => Promise.resolve(null), seen)).toHaveProperty('fault')
  })

  it('is found where a manifest is not the logged one, or not logged', () => {
    const entries = listEntries(3)

    expect(entries.map((each) => findUnlogged(entries, each))).toEqual([null, null, null])
    expect(findUnlogged(entries, { snapshot: entries[1]?.snapshot ?? '', manifest_sha256: 'f'.repeat(64) })).toMatch(
      /is not the one/,
    )
    expect(findUnlogged(entries, { snapshot: '20300101T000000Z', manifest_sha256: 'f'.repeat(64) })).toMatch(
      /is not in the log/,
    )
  })
})

describe('the head of the log', () => {
  const { note, head } = publish(listEntries(3))

  it('is stale three days after it was signed, and not before', () => {
    expect(parseHead(note)).toEqual(head)
    expect(isStale(head, new Date('2026-01-13T02:59:59Z'))).toBe(false)
    expect(isStale(head, new Date('2026-01-13T03:00:00Z'))).toBe(true)
  })

  it('is wrong where a later time is written into it, as somebody does who freezes readers', () => {
    expect(judgeHead(note.replace('expires 2026-01-13', 'expires 2027-01-13'), [KEY])).toMatchObject({ state: 'wrong' })
  })

  it('is not trusted without a signature, of another key, or of one that was replaced before', () => {
    const other = toSigningKey(generateKeyPairSync('ed25519').privateKey, '2026-01-01T00:00:00Z')

    expect(judgeHead(printHead(head), [KEY])).toEqual({ state: 'unsigned' })
    expect(judgeHead(note, [other])).toMatchObject({ state: 'unknown_key' })
    expect(judgeHead(note, [{ ...KEY, valid_until: '2026-01-10T00:00:00Z' }])).toMatchObject({ state: 'wrong' })
    expect(judgeHead('no head', [KEY])).toMatchObject({ state: 'wrong' })
  })
})

it('waits for the entry of a snapshot that was published after the head was signed, and for no other', () => {
  const head = { signed_at: '2026-01-10T03:00:00Z' }

  expect(isAwaited(head, '20260110T030001Z')).toBe(true)
  expect(isAwaited(head, '20260110T030000Z')).toBe(false)
})

it('makes the path of a tile from numbers that no address can leave', () => {
  const named = (level: string, tile: string, width?: string) => {
    const parsed = parseTile(level, tile, width)
    return parsed === null ? null : tilePath(parsed.level, parsed.tile, parsed.width)
  }

  expect([named('0', '002'), named('entries', '010.p', '17'), named('2', '000.p', '1')]).toEqual([
    'tile/0/002',
    'tile/entries/010.p/17',
    'tile/2/000.p/1',
  ])
  const others = [
    ['3', '000'],
    ['-1', '000'],
    ['0', '0'],
    ['0', '0000'],
    ['0', '000.p'],
    ['0', '000', '1'],
    ['0', '../'],
  ]
  for (const [level = '', tile = '', width] of others) expect(named(level, tile, width)).toBeNull()
  for (const width of ['0', '256', '01', '1e1', ' 1', '-1']) expect(named('0', '000.p', width)).toBeNull()
})
