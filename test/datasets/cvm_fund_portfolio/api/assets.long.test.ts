import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { readNext } from '../../../server/helpers/funds.ts'
import type { Reply } from '../../../server/helpers/http.ts'
import { ASSETS_BUILT, assetsMirror, FUND_OF_TICKER, TICKERS_FUND } from '../../../helpers/assets.ts'
import { buildFrom } from '../../../helpers/build.ts'
import { RULES_VERSION } from '../../../../schemas/datasets/cvm_fund_portfolio/identity-rules.ts'

interface Asset {
  readonly asset_id: string
  readonly kind: string
  readonly name: string
  readonly ticker: string
  readonly isin: string
  readonly cnpj: string
  readonly holders: string
  readonly value: string
  readonly first_month: string | null
  readonly last_month: string | null
  readonly filed_as: readonly { readonly asset_id: string }[]
  readonly links: readonly { readonly from_id: string }[]
  readonly holders_path: string
}

let made: Api
let sample: SharedApi

beforeAll(async () => {
  const { dataDir } = await buildFrom(await assetsMirror(), ASSETS_BUILT)
  made = await serve(dataDir)
  sample = await shareSample()
})

afterAll(() => made.stop())

function readData(reply: Reply): unknown {
  expect(reply.status, reply.text.slice(0, 400)).toBe(200)
  return (exactJson(reply.text) as { data: unknown }).data
}

const get = (api: SharedApi, code: string, date: string) =>
  api.get(`/v1/asset/${encodeURIComponent(code)}?date=${date}`)
const readAsset = async (api: SharedApi, code: string, date: string) => readData(await get(api, code, date)) as Asset
const search = async (api: SharedApi, query: Readonly<Record<string, string>>) =>
  readData(await api.get(`/v1/assets?${new URLSearchParams(query).toString()}`)) as Asset[]
const ids = (found: readonly Asset[]) => found.map(({ asset_id }) => asset_id)

describe('an asset', () => {
  it.each(['petr4', 'PETR4', 'BRPETRACNPR6', 'brpetracnpr6', 'b3:PETR4', 'B3:petr4', 'isin:BRPETRACNPR6'])(
    'is one by the code %s: lines by ISIN and by ticker mean one share on the days of the link',
    async (code) => {
      const found = await readAsset(made, code, '20251031')

      expect(found).toMatchObject({
        asset_id: 'b3:PETR4',
        kind: 'listed_share',
        ticker: 'PETR4',
        isin: 'BRPETRACNPR6',
        holders: '2',
        value: '50.00',
      })
      expect(ids(found.filed_as as readonly Asset[])).toEqual(['b3:PETR4', 'isin:BRPETRACNPR6'])
      expect(found.links.map(({ from_id }) => from_id)).toEqual(['isin:BRPETRACNPR6'])
    },
  )

  it('has no line by ISIN in a month that the link does not reach', async () => {
    expect(await readAsset(made, 'PETR4', '20251130')).toMatchObject({ seen_holders: '1', seen_value: '30.00' })
    expect(await readAsset(made, 'isin:BRPETRACNPR6', '20251130')).toMatchObject({
      asset_id: 'isin:BRPETRACNPR6',
      seen_holders: '1',
      seen_value: '20.00',
    })
  })

  it('is found by a code whose links have ended, under the name that it has now', async () => {
    expect((await readAsset(made, 'BRPETRACNPR6', '20251130')).asset_id).toBe('b3:PETR4')
    expect((await readAsset(made, 'AMBV3', '20251031')).asset_id).toBe('b3:ABEV3')
  })

  it('that is known but named by no line has no holder that is seen', async () => {
    expect(await readAsset(made, 'ABEV3', '20251031')).toMatchObject({
      kind: 'unknown',
      seen_holders: '0',
      seen_value: '0.00',
    })
  })

  it('that is a fund is found by its CNPJ and its ticker', async () => {
    for (const code of [TICKERS_FUND, FUND_OF_TICKER]) {
      expect(await readAsset(made, code, '20251031')).toMatchObject({
        asset_id: `fund:${FUND_OF_TICKER}`,
        // The block of quotas is not there.
        holders: null,
        seen_holders: '1',
        seen_value: '40.00',
        missing_members: 'BLC_2',
      })
    }
  })

  it('that is a bond is found by its Selic code where only one has it', async () => {
    expect(await readAsset(made, '950199', '20250930')).toMatchObject({
      asset_id: 'selic:950199:2027-01-01',
      seen_value: '11.00',
    })
  })

  it('that nothing names is not found, and the nearest names are said', async () => {
    const problem = readProblem(await get(made, 'PETR5', '20251031'))

    expect(problem).toMatchObject({ status: 404, code: 'not_found', error_data: { reason: 'asset_not_found' } })
    expect(problem.error_data['nearest']).toContain('PETR4')
  })

  it('says under which version of the rules its month was compiled', async () => {
    expect((await get(made, 'PETR4', '20251031')).headers['x-rules-version']).toBe(String(RULES_VERSION))
  })
})

describe('an ISIN that no line has as its own name', () => {
  it.each(['20240229', '20251031'])('finds the ticker on %s', async (date) => {
    expect((await readAsset(sample, 'BRPETRACNPR6', date)).asset_id).toBe('b3:PETR4')
  })
})

describe('a Selic code', () => {
  it('of several bonds is a conflict that lists them', async () => {
    const problem = readProblem(await get(sample, '760199', '20251031'))

    expect(problem).toMatchObject({ status: 409, error_data: { reason: 'several_assets' } })
    const bonds = problem.error_data['assets'] as { asset_id: string }[]
    expect(bonds.length).toBeGreaterThan(2)
    for (const { asset_id } of bonds) expect(asset_id).toMatch(/^selic:760199:/)
  })
})

describe('the list of assets', () => {
  it('begins with the requested code', async () => {
    expect(ids(await search(sample, { q: 'petr4', date: '20251031' }))[0]).toBe('b3:PETR4')
    expect(ids(await search(made, { q: 'brpetracnpr6', date: '20251031' }))[0]).toBe('b3:PETR4')
  })

  it('has whole words before beginnings, and these before parts of words', async () => {
    const rank = ({ name }: Asset) => (/\bvale\b/i.test(name) ? 1 : /\bvale/i.test(name) ? 2 : 3)

    const found = await search(sample, { q: 'vale', date: '20251031', page_size: '1000' })

    const byName = found.filter(({ ticker, isin }) => !/vale/i.test(`${ticker} ${isin}`)).map(rank)
    expect(byName.length).toBeGreaterThan(1)
    expect(byName).toEqual([...byName].sort())
  })

  it('counts a holder under the name of the month, once', async () => {
    const [petr4] = await search(made, { q: 'PETR4', date: '20251031' })

    expect(petr4).toMatchObject({ asset_id: 'b3:PETR4', holders: '2', value: '50.00' })
    const listed = ids(await search(made, { date: '20251031' }))
    expect(listed).not.toContain('isin:BRPETRACNPR6')
    expect(listed).toContain(`fund:${FUND_OF_TICKER}`)
    expect(ids(await search(made, { date: '20251130' }))).toContain('isin:BRPETRACNPR6')
  })

  it('says of an asset what its own address says', async () => {
    const listed = await search(sample, { q: 'petrobras', date: '20251031', page_size: '5' })

    expect(listed.length).toBeGreaterThan(0)
    for (const row of listed) expect(await readAsset(sample, row.asset_id, '20251031')).toMatchObject(row)
  })

  it('is distinguished by kind', async () => {
    const bonds = await search(sample, { kind: 'government_bond', date: '20251031', page_size: '1000' })

    expect(bonds.length).toBeGreaterThan(10)
    for (const { asset_id, kind } of bonds) expect([kind, asset_id.split(':')[0]]).toEqual(['government_bond', 'selic'])
  })

  it('is paged without a gap or a repetition', async () => {
    const all: string[] = []
    let next: string | null = '/v1/assets?kind=listed_share&page_size=50&date=20251031'
    while (next !== null) {
      const reply = await sample.get(next)
      all.push(...ids(readData(reply) as Asset[]))
      next = readNext(reply)
    }

    expect(new Set(all).size).toBe(all.length)
    expect(all).toEqual(ids(await search(sample, { kind: 'listed_share', page_size: '1000', date: '20251031' })))
  })
})
