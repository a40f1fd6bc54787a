import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPublicKeys, HashMismatchError, SignatureError, verifyManifest } from '../../../client/typescript/index.ts'
import { Lake } from '../../../lake/lake.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { signSnapshots } from '../../../pipeline/commands/sign.ts'
import { silent } from '../../helpers/build.ts'
import { makeSigner } from '../../helpers/signing.ts'
import { type Api, serve } from '../../server/helpers/api.ts'
import { editions } from '../../server/helpers/editions.ts'

/** Two signed snapshots of a fund. */
async function signEditions() {
  const { dataDir } = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-01-11T03:00:00Z', '200.00'])
  const [lake, { signer, publicPem }] = [new Lake(dataDir), makeSigner()]
  await signSnapshots(lake, { again: false }, { ...silent('2026-02-11T03:00:00Z').effects, signer })
  const [old = '', newest = ''] = await listSnapshotIds(lake)
  return { dataDir, old, newest, publicPem, keyId: signer.keyId }
}

let api: Api
let sample: Awaited<ReturnType<typeof signEditions>>
let baseUrl: string

beforeAll(async () => {
  sample = await signEditions()
  api = await serve(sample.dataDir)
  baseUrl = `http://127.0.0.1:${String(api.port)}`
})

afterAll(() => api.stop())

/** Changes the answers to requests for this address. */
const tampering = (address: string, change: (text: string) => string) => async (request: Request) => {
  const response = await fetch(request)
  return request.url.includes(address) ? new Response(change(await response.text())) : response
}

describe('verifying a download', () => {
  it('accepts a file of a manifest that a trusted key has signed, and refuses other bytes', async () => {
    const verified = await verifyManifest({ baseUrl, keys: [sample.publicPem] })
    const [listed] = (
      JSON.parse((await api.get('/v1/bulk/cvm_fund_portfolio?page_size=1')).text) as {
        data: { path: string; file: string; sha256: string }[]
      }
    ).data
    if (listed === undefined) throw new Error('there is no file')
    const response = await fetch(baseUrl + listed.path, { headers: { 'x-api-key': api.key } })
    const bytes = new Uint8Array(await response.arrayBuffer())

    expect(verified).toMatchObject({ snapshot: sample.newest, keyId: sample.keyId })
    expect(verified.hashes.get(listed.file)).toBe(createHash('sha256').update(bytes).digest('hex'))
    await verified.verifyFile(listed.file, bytes)
    bytes[100] = (bytes[100] ?? 0) ^ 1
    await expect(verified.verifyFile(listed.file, bytes)).rejects.toThrow(HashMismatchError)
    await expect(verified.verifyFile('x/all/x.parquet', bytes)).rejects.toThrow(SignatureError)
  })

  it('verifies an older snapshot, and takes the keys that the server showed the first time', async () => {
    const keys = await fetchPublicKeys({ baseUrl })

    expect(await verifyManifest({ baseUrl: `${baseUrl}/`, keys, snapshot: sample.old })).toMatchObject({
      snapshot: sample.old,
    })
    const ended = keys.map((key) => ({ ...key, valid_until: '2026-01-01T00:00:00Z' }))
    await expect(verifyManifest({ baseUrl, keys: ended })).rejects.toThrow('was replaced at 2026-01-01T00:00:00Z')
  })

  it.each([
    ['a changed manifest', '/data/manifest.json', (text: string) => text.replace('"rows": ', '"rows": 1')],
    [
      'a changed signature',
      '/data/manifest.sig',
      (text: string) => text.replace(/"signature": "../, '"signature": "AA'),
    ],
  ])('refuses %s', async (_name, address, change) => {
    const asked = { baseUrl, keys: [sample.publicPem], fetch: tampering(address, change) }

    await expect(verifyManifest(asked)).rejects.toThrow('is not the one that was signed')
  })

  it('refuses a key that is not trusted, the manifest of another snapshot, and one that is not signed', async () => {
    const { publicPem } = makeSigner()
    await expect(verifyManifest({ baseUrl, keys: [publicPem] })).rejects.toThrow('none of the keys that you trust')
    const other = (request: Request) => fetch(new Request(request.url.replace(sample.newest, sample.old)))
    await expect(
      verifyManifest({ baseUrl, keys: [sample.publicPem], snapshot: sample.newest, fetch: other }),
    ).rejects.toThrow(`The manifest is of snapshot ${sample.old}`)
    const unsigned = (request: Request) =>
      request.url.includes('.sig') ? Promise.resolve(new Response('', { status: 404 })) : fetch(request)
    await expect(verifyManifest({ baseUrl, keys: [sample.publicPem], fetch: unsigned })).rejects.toThrow('answered 404')
  })
})
