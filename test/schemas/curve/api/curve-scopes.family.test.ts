import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLongTier, takeFewWhenFast } from '../../../helpers/tier.ts'
import { type Api, makeKey, serve } from '../../../server/helpers/api.ts'
import { ask } from '../../../server/helpers/http.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'

const CURVES = ['di1', 'ettj-fixed', 'ettj-inflation', 'ettj-ipca'] as const

let api: Api
let keys: Readonly<Record<'b3' | 'anbima' | 'both' | 'neither', string>>

beforeAll(async () => {
  const dataDir = await sampleDataDir()
  const keyOf = (scopes: readonly string[]) => makeKey(dataDir, { scopes: [...scopes] })
  keys = {
    b3: await keyOf(['b3_di_curve']),
    anbima: await keyOf(['anbima_curve', 'statistics']),
    both: await keyOf(['b3_di_curve', 'anbima_curve', 'statistics']),
    neither: await keyOf(['cvm_fund_portfolio']),
  }
  api = await serve(dataDir, { PUBLIC_DATASETS: 'on', PUBLIC_RATE_LIMIT: '1000000' })
})

afterAll(() => api.stop())

const get = (key: keyof typeof keys | null, path: string) =>
  ask(api.port, path, { headers: key === null ? {} : { 'x-api-key': keys[key] } })
const statusOf = async (key: keyof typeof keys | null, path: string) => (await get(key, path)).status

/** Statuses for keys with the scope of B3, of ANBIMA, with both and with neither, and without a key. */
const statusesOf = (path: string) =>
  Promise.all((['b3', 'anbima', 'both', 'neither', null] as const).map((key) => statusOf(key, path)))

/** Ids of the curves that a search finds for a key. */
async function findCurves(key: keyof typeof keys, path: string): Promise<readonly string[]> {
  const { status, text } = await get(key, path)
  expect(status, text).toBe(200)
  const { data } = JSON.parse(text) as { data: readonly { kind: string; id: string }[] }
  return data.filter(({ kind }) => kind === 'curve').map(({ id }) => id)
}

/** Ids of the curves that a key is told of. */
async function listCurves(key: keyof typeof keys): Promise<readonly string[]> {
  const { status, text } = await get(key, '/v1/curves')
  expect(status, text).toBe(200)
  return (JSON.parse(text) as { data: readonly { id: string }[] }).data.map(({ id }) => id)
}

describe('the scope of one publisher', () => {
  it('opens its own curves and none of the other', async () => {
    for (const id of takeFewWhenFast(CURVES, 2)) {
      const isOfB3 = id === 'di1'
      expect(await statusesOf(`/v1/curves/${id}`), id).toEqual([isOfB3 ? 200 : 403, isOfB3 ? 403 : 200, 200, 403, 401])
    }
  })

  it('lists its own curves alone', async () => {
    expect(await listCurves('b3')).toEqual(['di1'])
    expect(await listCurves('anbima')).toEqual(['ettj-fixed', 'ettj-inflation', 'ettj-ipca'])
    expect(await listCurves('both')).toEqual(CURVES)
    expect([await statusOf('neither', '/v1/curves'), await statusOf(null, '/v1/curves')]).toEqual([403, 401])
    expect(await statusOf('b3', '/v1/curves?id=di1,ettj-ipca')).toBe(403)
  })

  it('opens no price of a bond with that of B3', async () => {
    expect([await statusOf('b3', '/v1/bonds'), await statusOf('anbima', '/v1/bonds')]).toEqual([403, 200])
  })

  it('finds its own curves in the search, and none of the other, whoever asked before', async () => {
    const [di, bonds] = [['di1'], ['ettj-fixed', 'ettj-ipca']]
    const path = '/v1/search?q=taxa%20yield'
    const found = []
    for (const key of ['both', 'b3', 'anbima', 'both', 'b3'] as const)
      found.push(await findCurves(key, `${path}&kind=curve`))

    expect(found).toEqual([[...di, ...bonds], di, bonds, [...di, ...bonds], di])
    expect(await findCurves('anbima', path)).toEqual(bonds)
  })

  it.runIf(isLongTier())('is what a part of the curves takes in the search', async () => {
    const path = (kind: string) => `/v1/search?q=yield&kind=${kind}`

    expect(await statusesOf(path('di_curve'))).toEqual([200, 403, 200, 403, 401])
    expect(await statusesOf(path('bond_curve'))).toEqual([403, 200, 200, 403, 401])
    expect(await statusesOf(path('di_curve,bond_curve'))).toEqual([403, 403, 200, 403, 401])
    expect(await statusesOf(path('curve'))).toEqual([200, 200, 200, 403, 401])
  })

  it.runIf(isLongTier())('gives nothing that was kept for a key with both', async () => {
    for (const key of ['both', 'b3', 'both', 'anbima', 'b3'] as const) {
      const { text } = await get(key, '/v1/curves?sort_order=desc')
      expect([text.includes('di1'), text.includes('ettj')]).toEqual([key !== 'anbima', key !== 'b3'])
    }
  })
})
