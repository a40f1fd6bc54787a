import { createHash, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  type HeadMemory,
  type KnownHead,
  SignatureError,
  verifyLog,
  verifyManifest,
} from '../../../client/typescript/index.ts'
import { freshTimes, printHead } from '../../../lake/manifest-log/head.ts'
import { computeRoot, hashLeaf } from '../../../lake/manifest-log/merkle.ts'
import { listNewFiles, type LogEntry, printEntry } from '../../../lake/manifest-log/tiles.ts'
import { signNote } from '../../../lake/signature/signed-note.ts'
import { toManifestSigner } from '../../../pipeline/signing/signer.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signer = toManifestSigner(privateKey)
const PEM = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const NOW = new Date('2026-01-05T00:00:00Z')
const [FIRST, SECOND, THIRD] = ['20260101T030000Z', '20260102T030000Z', '20260103T030000Z'] as const

const makeManifest = (snapshot: string, note = '') =>
  JSON.stringify({ snapshot, created_at: '2026-01-01T00:00:00Z', note })
const MANIFESTS = new Map([FIRST, SECOND, THIRD].map((name) => [name as string, makeManifest(name)]))
const first = (count: number) => new Map([...MANIFESTS].slice(0, count))
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface Shown {
  readonly signedAt?: Date
  /** Entries of the log; without it all, 0 for no log. */
  readonly logged?: number
}

/** What is shown by a publisher that signs whatever it shows: a server, and the objects of a bucket. */
function publish(manifests: ReadonlyMap<string, string>, { signedAt = NOW, logged = manifests.size }: Shown = {}) {
  const entries: LogEntry[] = [...manifests]
    .map(([snapshot, text]) => ({ snapshot, manifest_sha256: sha256(text) }))
    .slice(0, logged)
  const newest = entries.at(-1)
  const answers = new Map<string, string | Buffer>([
    ['/data/index.json', JSON.stringify({ snapshot: [...manifests.keys()].at(-1) })],
  ])
  for (const [name, text] of manifests) {
    answers.set(`/data/manifest.json?snapshot=${name}`, text)
    answers.set(`/data/manifest.sig?snapshot=${name}`, signer.sign(Buffer.from(text)))
  }
  if (newest !== undefined) {
    const root = computeRoot(entries.map((each) => hashLeaf(printEntry(each)))).toString('base64')
    const head = { size: entries.length, root, ...newest, ...freshTimes(signedAt) }
    const checkpoint = signNote(printHead(head), privateKey)
    answers.set('/data/log.json', JSON.stringify({ checkpoint, entries }))
    answers.set('/log/checkpoint', checkpoint)
    for (const [path, bytes] of listNewFiles(entries, 0)) answers.set(`/log/${path}`, bytes)
  }
  return (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const answer = answers.get(pathname + search)
    return Promise.resolve(answer === undefined ? new Response('', { status: 404 }) : new Response(answer))
  }
}

/** A file in which a reader keeps the head, from one run of its program to the next. */
function keepHeads(): HeadMemory {
  let kept: KnownHead | null = null
  return { read: () => kept, keep: (head) => (kept = head) }
}

type Fetch = ReturnType<typeof publish>
const read = (fetch: Fetch, heads: HeadMemory, more: { snapshot?: string; requireFresh?: boolean; now?: Date } = {}) =>
  verifyManifest({ baseUrl: 'http://publisher.test', keys: [PEM], fetch, heads, now: NOW, ...more })

it('takes a manifest of a log that continues the one of the run before', async () => {
  const heads = keepHeads()
  for (const count of [1, 2, 2, 3]) await read(publish(first(count)), heads, { requireFresh: true })

  expect(await read(publish(MANIFESTS), heads, { snapshot: FIRST })).toMatchObject({ snapshot: FIRST })
  expect(await heads.read()).toMatchObject({ size: 3 })
})

it('refuses a history that the publisher rewrote between two runs', async () => {
  const heads = keepHeads()
  await read(publish(first(2)), heads)
  const forged = new Map(MANIFESTS).set(FIRST, makeManifest(FIRST, 'another'))

  await expect(read(publish(forged), heads)).rejects.toThrow('The history was rewritten')
})

it('refuses an old head that is shown again, and a log that is gone', async () => {
  const heads = keepHeads()
  await read(publish(MANIFESTS), heads)

  await expect(read(publish(first(2)), heads)).rejects.toThrow('is an old one: it has 2 entries, and had 3')
  await expect(read(publish(MANIFESTS, { logged: 0 }), heads)).rejects.toThrow('no log of manifests, and had one')
})

it('takes a head that stands still, and refuses it where a fresh one is required', async () => {
  const [heads, now] = [keepHeads(), new Date('2026-01-08T00:00:00Z')]
  const frozen = publish(MANIFESTS)

  await read(frozen, heads, { now })
  await expect(read(frozen, heads, { now, requireFresh: true })).rejects.toThrow('stale since 2026-01-08T00:00:00Z')
  const without = publish(MANIFESTS, { logged: 0 })
  await read(without, keepHeads())
  await expect(read(without, keepHeads(), { requireFresh: true })).rejects.toThrow('nobody can tell how old')
})

it('refuses a snapshot that is not in the log, unless it was published after the head was signed', async () => {
  await expect(read(publish(MANIFESTS, { logged: 2 }), keepHeads())).rejects.toThrow(`${THIRD} is not in the log`)

  const signedAt = new Date('2026-01-02T12:00:00Z')
  expect(await read(publish(MANIFESTS, { logged: 2, signedAt }), keepHeads())).toMatchObject({ snapshot: THIRD })
})

it('remembers the head while the program runs where nobody keeps it', async () => {
  const ask = (fetch: Fetch) => verifyManifest({ baseUrl: 'http://remembered.test/', keys: [PEM], fetch })
  await ask(publish(MANIFESTS))

  await expect(ask(publish(first(2)))).rejects.toThrow(SignatureError)
})

it('reads the same log from the files of a bucket, full tiles among them', async () => {
  const many = new Map(
    Array.from({ length: 300 }, (_each, at) => {
      const name = `2025${String(at + 1000)}T030000Z`
      return [name, makeManifest(name)]
    }),
  )
  const asked = { baseUrl: '', logUrl: 'http://bucket.test/log', keys: [PEM], fetch: publish(many), now: NOW }
  const log = await verifyLog(asked)

  expect(log).toMatchObject({ size: 300, isStale: false })
  const other = await verifyLog({ ...asked, fetch: publish(new Map([...many].slice(0, 256))) })
  expect(await verifyLog({ ...asked, known: other })).toMatchObject({ size: 300 })
  await expect(verifyLog({ ...asked, fetch: publish(first(3)), known: other })).rejects.toThrow('is an old one')
})
