import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type VerifiedLog, verifyLog } from '../../../client/typescript/manifest-log.ts'
import { Lake } from '../../../lake/lake.ts'
import { continueLog, readWholeLog, writeWholeLog } from '../../../lake/manifest-log/own-log.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import { buildFrom } from '../../helpers/build.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'
import { makeSigner } from '../../helpers/signing.ts'
import { type Api, serve } from '../helpers/api.ts'
import { eventually } from '../helpers/http.ts'

const { signer, publicPem } = makeSigner()
let api: Api
let lake: Lake
let first: VerifiedLog

const base = () => `http://127.0.0.1:${String(api.port)}`
const read = (more: Partial<Parameters<typeof verifyLog>[0]> = {}) =>
  verifyLog({ baseUrl: base(), keys: [publicPem], now: new Date('2025-12-16T00:00:00Z'), ...more })

beforeAll(async () => {
  const { dataDir } = await buildFrom(await mirror(cashMonth('1.00')), { signer })
  lake = new Lake(dataDir)
  api = await serve(dataDir)
  first = await read()
})

afterAll(() => api.stop())

describe('a reader of the log of manifests', () => {
  it('checks the head by the key, and the manifest by the log', async () => {
    const manifest = new Uint8Array(await (await fetch(`${base()}/data/manifest.json`)).arrayBuffer())

    expect(first).toMatchObject({ size: 1, snapshot: '20251215T030000Z', isStale: false })
    await first.demandManifest(first.snapshot, manifest)
    await expect(first.demandManifest(first.snapshot, manifest.slice(1))).rejects.toThrow('is not the one in the log')
    await expect(read({ keys: [makeSigner().publicPem] })).rejects.toThrow('None of the keys that you trust')
  })

  it('sees a stale head, which it refuses where it asks to', async () => {
    const now = new Date('2025-12-18T03:00:00Z')

    expect(await read({ now })).toMatchObject({ isStale: true })
    await expect(read({ now, requireFresh: true })).rejects.toThrow('is stale since 2025-12-18T03:00:00Z')
  })

  it('refuses a history that was rewritten, and an old head, though the publisher signed both', async () => {
    const known = { size: 1, root: createHash('sha256').update('another').digest('base64') }

    await expect(read({ known })).rejects.toThrow('The history was rewritten')
    await expect(read({ known: { size: 2, root: first.root } })).rejects.toThrow('it has 1 entries, and had 2')
    expect(await read({ known: first })).toMatchObject({ size: 1 })
  })
})

describe('the files of the log', () => {
  const ask = (path: string) => fetch(`${base()}/data/log/${path}`)

  it('are those that readers of such logs ask for: a checkpoint, and tiles that can be kept for ever', async () => {
    const [head, tile, entries] = await Promise.all(
      ['checkpoint', 'tile/0/000.p/1', 'tile/entries/000.p/1'].map((path) => ask(path)),
    )
    const entry = Buffer.from(await (entries ?? expect.unreachable()).arrayBuffer())
    const leaf = createHash('sha256').update(Buffer.of(0)).update(entry.subarray(2)).digest()

    expect(await head?.text()).toBe((await readWholeLog(lake))?.checkpoint)
    expect(head?.headers.get('cache-control')).toBe('public, no-cache')
    expect(entry.subarray(2).toString()).toMatch(/^20251215T030000Z [0-9a-f]{64}$/)
    expect(Buffer.from((await tile?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(leaf)
    expect(leaf.toString('base64')).toBe(first.root)
    expect(tile?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const address = '/data/log/tile/0/000.p/1'
    const known = (await api.get(address)).headers.etag ?? ''
    expect((await api.get(address, { headers: { 'if-none-match': known } })).status).toBe(304)
  })

  it('give a reader who knows their address alone the same log', async () => {
    expect(await read({ baseUrl: '', logUrl: `${base()}/data/log/`, known: first })).toMatchObject({ size: 1 })
  })

  it.each([
    'tile/0/001.p/1',
    'tile/0/000',
    'tile/0/000.p/2',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000/1',
    'tile/1/000.p/1',
    'tile/9/000.p/1',
    'tile/0/0.p/1',
    'tile/..%2F..%2F/000.p/1',
    'tile/entries/..%2F..%2Fcheckpoint',
    'tile/0/000.p/..%2F1',
    'tile/0/x001/000.p/1',
  ])('are no others: %s is a 404', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('a server whose signed head is stale', () => {
  it('answers all the same, and says so in status and headers until a build signs anew', async () => {
    const stale = async () => (await fetch(`${base()}/healthz`)).headers.get('x-data-stale-since')
    await eventually(async () => ((await stale()) === '2025-12-18T03:00:00Z' ? true : null))
    const { data } = (await (await fetch(`${base()}/status`, { headers: { accept: 'application/json' } })).json()) as {
      data: Status
    }
    expect(data.log_head).toMatchObject({ state: 'stale', size: 1, expires_at: '2025-12-18T03:00:00Z' })
    expect(data.degraded).toContainEqual(expect.stringContaining('The head of the log of manifests is stale'))

    await continueLog(lake, new Date(), (text) => signer.signNote(text))

    await eventually(async () => ((await stale()) === null ? true : null))
  })

  it('shows no log whose files are not those of its head', async () => {
    const log = await readWholeLog(lake)
    await writeFile(lake.logHead, (log?.checkpoint ?? '').replace('manifests\n1\n', 'manifests\n2\n'))

    await eventually(async () => ((await fetch(`${base()}/data/log.json`)).status === 404 ? true : null))
    if (log !== null) await writeWholeLog(lake, log)
  })
})
