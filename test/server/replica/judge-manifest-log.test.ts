import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshTimes, printHead } from '../../../lake/manifest-log/head.ts'
import { computeRoot, hashLeaf } from '../../../lake/manifest-log/merkle.ts'
import { type LogEntry, printEntry } from '../../../lake/manifest-log/tiles.ts'
import type { CurrentObject } from '../../../lake/object-store/published-lake.ts'
import { toSigningKey } from '../../../lake/signature/manifest-signature.ts'
import { signNote } from '../../../lake/signature/signed-note.ts'
import { judgeManifestLog } from '../../../server/replica/judge-manifest-log.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const KEYS = [toSigningKey(privateKey, '2026-01-01T00:00:00Z')]
const ENTRIES: readonly LogEntry[] = ['1', '2', '3', '4'].map((day) => ({
  snapshot: `2026010${day}T030000Z`,
  manifest_sha256: day.repeat(64),
}))

/** The switch of a store that keeps the newest two of these snapshots. */
function publish(entries: readonly LogEntry[], sign = (text: string) => signNote(text, privateKey)): CurrentObject {
  const newest = entries.at(-1) ?? { snapshot: '', manifest_sha256: '' }
  const root = computeRoot(entries.map((each) => hashLeaf(printEntry(each)))).toString('base64')
  const head = { size: entries.length, root, ...newest, ...freshTimes(new Date('2026-01-04T03:00:00Z')) }
  return {
    format: 'market-data-lake-1',
    ...newest,
    previous: null,
    published_at: '2026-01-04T03:00:00Z',
    kept: entries.slice(-2),
    reports: { last_build: null, held_back: null, pins: null },
    manifest_log: { checkpoint: sign(printHead(head)), entries: [...entries] },
    delta: null,
    collecting_since: null,
  }
}

const SEEN = publish(ENTRIES.slice(0, 3))
const { manifest_log: _log, ...WITHOUT } = publish(ENTRIES)
const forged = ENTRIES.map((each, at) => (at === 1 ? { ...each, manifest_sha256: 'f'.repeat(64) } : each))

it('takes a log that continues the one it saw, and one of a publisher that never had any', () => {
  expect(judgeManifestLog(publish(ENTRIES), SEEN, KEYS)).toBeNull()
  expect(judgeManifestLog(publish(ENTRIES), null, KEYS)).toBeNull()
  expect(judgeManifestLog(WITHOUT, null, KEYS)).toBeNull()
})

it.each([
  ['a rewritten history', publish(forged), 'the history was rewritten'],
  ['an old head', publish(ENTRIES.slice(0, 2)), 'is an old one'],
  ['no log where there was one', WITHOUT, 'has no log of manifests, and had one'],
  ['a head that nobody signed', publish(ENTRIES, (text) => text), 'none of the keys in PUBLIC_KEY_FILE signed'],
  [
    'a snapshot that is not the logged one',
    { ...publish(ENTRIES), kept: [{ snapshot: '20260104T030000Z', manifest_sha256: 'f'.repeat(64) }] },
    'the manifest of 20260104T030000Z is not the one in the log',
  ],
])('refuses %s', (_what, current, fault) => {
  expect(judgeManifestLog(current, SEEN, KEYS)).toContain(fault)
})

it('finds a rewritten history also where it was given no keys', () => {
  expect(judgeManifestLog(publish(forged), SEEN, null)).toContain('the history was rewritten')
})
