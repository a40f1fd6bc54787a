import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedFiles } from '../../../schemas/core/manifest.ts'
import { parseSigningKeys, SIGNING_KEYS, verifyManifestSignature } from '../../../lake/signature/manifest-signature.ts'
import { signedSampleTwice } from '../../helpers/signed-sample.ts'
import { type Api, serve } from '../helpers/api.ts'
import { buildFrom } from '../../helpers/build.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

let api: Api
let sample: Awaited<ReturnType<typeof signedSampleTwice>>

beforeAll(async () => {
  sample = await signedSampleTwice()
  api = await serve(sample.dataDir)
})

afterAll(() => api.stop())

/** Asks without a key. */
const open = (path: string, headers: Record<string, string> = {}) =>
  api.get(path, { headers: { 'x-api-key': '', ...headers } })
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

interface Index {
  readonly snapshot: string
  readonly manifest_sha256: string
  readonly manifest_bytes: number
  readonly snapshots: readonly { id: string; manifest: string; signature: string | null; key_id: string | null }[]
  readonly files: readonly { file: string; path: string | null; bytes: number; sha256: string }[]
}

const readIndex = async (query = '') => JSON.parse((await open(`/data/index.json${query}`)).text) as Index

describe('the public keys, manifests and signatures', () => {
  it('are served without a key, byte for byte, and fit each other', async () => {
    const keys = await open('/.well-known/market-data-keys.json')
    const [first] = (await readIndex()).snapshots
    if (first === undefined) throw new Error('there is no snapshot')
    const { id, manifest, signature } = first
    const [bytes, signed] = [await open(manifest), await open(signature ?? '')]

    expect(keys.headers['content-type']).toMatch(/^application\/jwk-set\+json/)
    expect(keys.headers['cache-control']).toBe('public, no-cache')
    expect(id).toBe(sample.newest)
    expect(bytes.text).toBe(await readFile(join(sample.nameFolder(id), 'manifest.json'), 'utf8'))
    const trusted = parseSigningKeys(keys.text) ?? []
    expect(verifyManifestSignature(Buffer.from(bytes.text), signed.text, trusted)).toEqual({
      state: 'valid',
      keyId: sample.keyId,
    })
  })

  it('have an ETag and a hash of the sent bytes, also compressed, and answer 304', async () => {
    for (const path of [
      '/data/manifest.json',
      '/data/manifest.sig',
      '/data/index.json',
      '/data/datapackage.json',
      '/data/catalogue.jsonld',
      '/data/croissant.json',
      '/.well-known/market-data-keys.json',
    ]) {
      const { headers, text, status } = await open(path)
      const packed = await open(path, { 'accept-encoding': 'gzip' })
      const again = await open(path, { 'if-none-match': headers.etag ?? '' })

      expect(status, path).toBe(200)
      expect(headers['repr-digest'], path).toBe(`sha-256=:${sha256(text).toString('base64')}:`)
      expect(packed.headers['content-encoding'], path).toBe('gzip')
      expect(packed.headers['repr-digest'], path).not.toBe(headers['repr-digest'])
      expect(packed.headers.etag, path).not.toBe(headers.etag)
      expect(again.status, path).toBe(304)
    }
  })

  it('are an empty set and no signature where nothing is signed', async () => {
    const unsigned = await serve((await buildFrom(await mirror(cashMonth('1.00')))).dataDir)
    try {
      expect(JSON.parse((await unsigned.get('/.well-known/market-data-keys.json')).text)).toEqual({ keys: [] })
      const { status, text } = await unsigned.get('/data/manifest.sig')
      expect([status, JSON.parse(text)]).toEqual([
        404,
        expect.objectContaining({ code: 'not_found', message: expect.stringMatching(/is not signed\.$/) as string }),
      ])
    } finally {
      await unsigned.stop()
    }
  })
})

describe('the public index', () => {
  it('lists every snapshot, and every file of one whose terms are open, with the length and hash of the manifest', async () => {
    const index = await readIndex()
    const manifest = (await open('/data/manifest.json')).text

    expect(index.snapshots.map(({ id, key_id }) => [id, key_id])).toEqual([
      [sample.newest, sample.keyId],
      [sample.old, sample.keyId],
    ])
    expect(index.manifest_sha256).toBe(sha256(manifest).toString('hex'))
    expect(index.manifest_bytes).toBe(Buffer.byteLength(manifest))
    const listed = (files: Index['files'] | ReturnType<typeof publishedFiles>) =>
      files.map(({ file, bytes, sha256: hash }) => `${file} ${String(bytes)} ${hash}`).sort()
    const ofAll = publishedFiles(sample.manifest)
    const ofOpen = ofAll.filter(
      ({ file }) => !/^(?:b3|debenture|anbima_curve|curve|federal_bond_price)(?![a-z])/.test(file),
    )
    expect(ofOpen.length).toBeLessThan(ofAll.length)
    expect(listed(index.files)).toEqual(listed(ofOpen))
    expect(
      index.files
        .filter(({ path }) => path === null)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['changelog/all/changelog.parquet', 'source_file/all/source_file.parquet'])
  })

  it('names addresses that hand out the file to a key with the scope, and to nobody else', async () => {
    for (const { path, sha256: hash } of (await readIndex(`?snapshot=${sample.old}`)).files.filter(
      (_file, at) => at % 9 === 0,
    )) {
      if (path === null) continue
      const { status, headers } = await api.get(path, { method: 'HEAD' })
      expect([status, headers.etag], path).toEqual([200, `"${hash}"`])
      expect((await open(path)).status, path).toBe(401)
    }
  })

  it('comes from the requested snapshot, and refuses what is none', async () => {
    expect((await readIndex(`?snapshot=${sample.old}`)).snapshot).toBe(sample.old)
    expect((await open('/data/index.json?snapshot=20200101T000000Z')).status).toBe(404)
    for (const query of [
      '?snapshot=../../etc',
      '?snapshot=',
      '?other=1',
      `?snapshot=${sample.old}&snapshot=${sample.old}`,
    ])
      expect((await open(`/data/manifest.json${query}`)).status, query).toBe(400)
    expect((await api.get('/data/index.json', { method: 'POST' })).status).toBe(405)
  })
})

describe('the page that says how to verify', () => {
  it('shows the public key, in both languages', async () => {
    const [english, portuguese] = [await open('/docs/verify'), await open('/pt/docs/verify')]

    for (const { text } of [english, portuguese]) expect(text).toContain(sample.publicPem.split('\n')[1])
    expect(english.text).toContain(sample.keyId)
    expect(portuguese.text).toContain('Chaves públicas')
  })

  it('says of a service without a key that it signs nothing, and what hashes do not prove', async () => {
    const unsigned = await signedSampleTwice()
    await rm(join(unsigned.dataDir, SIGNING_KEYS))
    const server = await serve(unsigned.dataDir)
    try {
      const [english, portuguese] = [await server.get('/docs/verify'), await server.get('/pt/docs/verify')]
      expect(english.text).toContain('does not sign it')
      expect(portuguese.text).toContain('não o assina')
      for (const { text } of [english, portuguese]) expect(text).not.toMatch(/openssl|id="keys"/)
    } finally {
      await server.stop()
    }
  })
})

describe('a manifest that the disk damaged', () => {
  it('is answered as unavailable, and not cached', async () => {
    const damaged = await signedSampleTwice()
    const path = join(damaged.nameFolder(damaged.old), 'manifest.json')
    const whole = await readFile(path, 'utf8')
    const server = await serve(damaged.dataDir)
    try {
      await writeFile(path, whole.slice(0, 1000))
      const address = `/data/manifest.json?snapshot=${damaged.old}`
      expect((await server.get(address)).status).toBe(503)
      await writeFile(path, whole)
      expect((await server.get(address)).text).toBe(whole)
    } finally {
      await server.stop()
    }
  })
})
