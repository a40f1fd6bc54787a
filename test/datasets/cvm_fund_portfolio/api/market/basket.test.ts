import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { units } from '../../../../server/helpers/cents.ts'
import { real } from '../../../../server/helpers/look-through.ts'
import { type SharedApi, shareSample } from '../../../../server/helpers/shared.ts'

type Row = Readonly<Record<string, string | null>>
interface Basket {
  readonly items: readonly Row[]
  readonly assets: readonly Row[]
  readonly by_category: readonly Row[]
  readonly by_issuer: readonly Row[]
  readonly by_manager: readonly Row[]
  readonly overlap: readonly Row[]
  readonly unopened: readonly Row[]
  readonly coverage: Row
}

const { SMART, SMART_INCOME } = real
const WHOLE = 100_000_000n
let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

async function read(path: string): Promise<{ readonly data: Basket; readonly errors: readonly Row[] }> {
  const reply = await api.get(path)
  expect(reply.status, `${path}: ${reply.text.slice(0, 400)}`).toBe(200)
  return exactJson(reply.text) as { data: Basket; errors: readonly Row[] }
}

const basket = async (items: string, more = '') =>
  (await read(`/v1/basket?items=${encodeURIComponent(items)}&date=20251031${more}`)).data
const millionths = (value: string | null | undefined) => units(value ?? '0', 6)
const total = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + millionths(row['share_percent']), 0n)
const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [row['asset_key'], millionths(row['share_percent'])]))

describe('/v1/basket', () => {
  it('of one fund at 100 is its look-through as shares of its NAV, and adds up to 100', async () => {
    const { assets } = await basket(`${SMART}:100`)
    const reply = await api.get(`/v1/fund/${SMART}/portfolio/look-through?view=aggregate&date=20251031&page_size=1000`)
    const { data } = exactJson(reply.text) as { data: { portfolio: readonly Row[] } }

    const named = new Map(
      data.portfolio.map((row) => [row['asset_group_id'] ?? null, millionths(row['share_percent'])]),
    )
    const shown = assets.filter(({ asset_id }) => asset_id !== null)
    expect(shown.length).toBeGreaterThan(0)
    for (const row of shown)
      expect(millionths(row['share_percent']), String(row['asset_key'])).toBe(named.get(row['asset_id'] ?? null))
    const off = total(assets) - WHOLE
    expect(off <= BigInt(assets.length) && off >= -BigInt(assets.length)).toBe(true)
  })

  it('is linear in the weights, to the last decimal that is rounded', async () => {
    const [whole, half, both, other] = await Promise.all([
      basket(`${SMART}:100`),
      basket(`${SMART}:50`),
      basket(`${SMART}:40,${SMART_INCOME}:30`),
      basket(`${SMART_INCOME}:100`),
    ])

    const [one, two] = [byKey(whole.assets), byKey(other.assets)]
    for (const [key, share] of byKey(half.assets)) expect(within(2n * share - (one.get(key) ?? 0n), 2n)).toBe(true)
    for (const [key, share] of byKey(both.assets)) {
      expect(within(10n * share - 4n * (one.get(key) ?? 0n) - 3n * (two.get(key) ?? 0n), 10n), String(key)).toBe(true)
    }
    expect(both.coverage).toMatchObject({ allocated_percent: '70.000000', unallocated_percent: '30.000000' })
  })

  it('has the overlap of each two items that a comparison has, whichever comes first', async () => {
    const [one, other, reply] = await Promise.all([
      basket(`${SMART}:50,${SMART_INCOME}:50`),
      basket(`${SMART_INCOME}:50,${SMART}:50`),
      api.get(`/v1/fund/${SMART}/portfolio/compare?date=20251031&against=${SMART_INCOME}`),
    ])

    const compared = exactJson(reply.text) as { data: Row }
    expect(one.overlap).toHaveLength(1)
    expect(one.overlap[0]?.['overlap_percent']).toBe(compared.data['overlap_percent'])
    expect(other.overlap[0]).toEqual({ ...one.overlap[0], a: SMART_INCOME, b: SMART })
  })

  it('does not know what funds of confidential totals have in common, and of a part of one the least and the most', async () => {
    const [ETF, HIDDEN, ALSO_HIDDEN] = ['10406511000161', '38350645000127', '57091195000140']
    const [FEEDER, OTHER_FEEDER] = ['37013332000110', '42827518000143']
    const { overlap } = await basket(
      [ETF, HIDDEN, ALSO_HIDDEN, FEEDER, OTHER_FEEDER].map((item) => `${item}:20`).join(','),
    )
    const bounds = (a: string, b: string) => {
      const pair = overlap.find((each) => each['a'] === a && each['b'] === b)
      return ['', '_most', '_look_through', '_look_through_most'].map((of) => pair?.[`overlap${of}_percent`])
    }
    const nobodyKnows = [null, null, null, null]

    expect(bounds(HIDDEN, ALSO_HIDDEN)).toEqual(nobodyKnows)
    expect(bounds(ETF, HIDDEN)).toEqual(nobodyKnows)
    // Each has a confidential total of quotas, of 98.162251 and 98.459082 % of its NAV, and a bond that names itself.
    expect(bounds(FEEDER, OTHER_FEEDER)).toEqual(['0.000000', '98.195698', '0.000000', '98.195698'])
  })

  it('opens the fund that a ticker or ISIN names', async () => {
    const [byTicker, byIsin, byNumber] = await Promise.all(
      ['bova11', 'BRBOVACTF003', '10406511000161'].map((item) => basket(`${item}:50`)),
    )

    expect(byTicker?.items).toMatchObject([{ item: 'bova11', cnpj: '10406511000161', asset_id: null }])
    expect(byTicker?.assets.length).toBeGreaterThan(50)
    expect(byTicker?.assets).toEqual(byNumber?.assets)
    expect(byIsin?.assets).toEqual(byNumber?.assets)
  })

  it('says by category, issuer and manager what its leaves say', async () => {
    const found = await basket(`${SMART}:60,PETR4:10`)

    expect(within(total(found.by_category) - total(found.assets), BigInt(found.assets.length))).toBe(true)
    expect(found.assets.find(({ asset_id }) => asset_id === 'b3:PETR4')).toBeDefined()
    expect(millionths(found.coverage['opened_percent'])).toBeGreaterThan(millionths('10.000000') - 1n)
    const [asset] = found.items.slice(1)
    expect(asset).toMatchObject({
      item: 'PETR4',
      cnpj: null,
      asset_id: 'b3:PETR4',
      weight_percent: '10.000000',
      nav_value: null,
    })
  })

  it('takes a haircut of what an issuer issued, and all of it is the exposure', async () => {
    const { by_issuer: plain } = await basket(`${SMART}:100`)
    const [largest] = plain
    const id = String(largest?.['issuer_id'])
    const [whole, half] = await Promise.all([
      basket(`${SMART}:100`, `&haircuts=${id}:100`),
      basket(`${SMART}:100`, `&haircuts=${id}:50`),
    ])

    const find = ({ by_issuer }: Basket) =>
      by_issuer.find((row) => row['issuer_id'] === id && row['role'] === largest?.['role'])
    expect(find(whole)?.['loss_percent']).toBe(largest?.['share_percent'])
    expect(within(2n * millionths(find(half)?.['loss_percent']) - millionths(largest?.['share_percent']), 1n)).toBe(
      true,
    )
    expect(largest?.['loss_percent']).toBeNull()
  })

  it('is the same in the body of a POST', async () => {
    const items = [
      { cnpj: SMART, weight: 60 },
      { asset_id: 'b3:PETR4', weight: '10.5' },
    ]
    const posted = await fetch(`http://127.0.0.1:${String(api.port)}/v1/basket`, {
      method: 'POST',
      headers: { 'x-api-key': api.key, 'content-type': 'application/json' },
      body: JSON.stringify({ date: '2025-10', items, haircuts: [{ issuer: 'treasury', percent: 2 }] }),
    })
    const asked = await api.get(`/v1/basket?items=${SMART}:60,b3:PETR4:10.5&haircuts=treasury:2&date=2025-10`)

    expect(posted.status).toBe(200)
    expect(await posted.text()).toBe(asked.text)
    const refused = await fetch(`http://127.0.0.1:${String(api.port)}/v1/basket`, {
      method: 'POST',
      headers: { 'x-api-key': api.key },
      body: '{"items": 1}',
    })
    expect(refused.status).toBe(400)
  })

  it('answers the other items where one has none, and refuses what is no basket', async () => {
    const { data, errors } = await read(`/v1/basket?items=${SMART}:50,ZZZZ9:10&date=20251031`)

    expect(errors).toMatchObject([{ item: 'ZZZZ9', code: 'not_found', reason: 'asset_not_found' }])
    expect(data.coverage['unallocated_percent']).toBe('50.000000')
    for (const items of ['', SMART, `${SMART}:0`, `${SMART}:60,PETR4:50`, `${SMART}:10,${SMART}:20`, `${SMART}:-1`]) {
      expect((await api.get(`/v1/basket?items=${encodeURIComponent(items)}`)).status, items).toBe(400)
    }
  })
})

function within(difference: bigint, most: bigint): boolean {
  return difference <= most && difference >= -most
}
