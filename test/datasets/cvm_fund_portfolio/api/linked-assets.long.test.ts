import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { A, B, C, CLASS, D, E, FUND, linkedWorld, TICKERS_CLASS } from '../../../helpers/linked-world.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { amount, units } from '../../../server/helpers/cents.ts'
import { type ExactAsset, readLookThrough } from '../../../server/helpers/look-through.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const OCTOBER = '20251031'
const NOVEMBER = '20251130'

let made: Api
let sample: SharedApi

beforeAll(async () => {
  const dataDir = await temporaryFolder()
  await publish(await linkedWorld(), dataDir)
  made = await serve(dataDir)
  sample = await shareSample()
})

afterAll(() => made.stop())

/**
 * Reads what a fund holds itself: no quotas are worth more than the fund. Below one that leads to a ring all is opened.
 */
async function readOwnAssets(api: SharedApi, cnpj: string, date: string) {
  const query = `date=${date}&view=aggregate&min_share_percent=100&page_size=1000`
  const reply = await api.get(`/v1/fund/${cnpj}/portfolio/look-through?${query}`)
  const { portfolio, coverage } = readLookThrough<ExactAsset>(reply)
  return { assets: portfolio, leadsToRing: coverage.min_share_percent !== undefined }
}

async function ownAssets(api: SharedApi, cnpj: string, date: string): Promise<readonly ExactAsset[]> {
  const { assets, leadsToRing } = await readOwnAssets(api, cnpj, date)
  expect(leadsToRing).toBe(false)
  return assets
}

interface Compared {
  readonly overlap_percent: string
  readonly derived_percent: string
  readonly assets: readonly Readonly<Record<string, string | null>>[]
}

async function compare(own: string, other: string, date = OCTOBER, api: SharedApi = made): Promise<Compared> {
  const { status, text } = await api.get(`/v1/fund/${own}/portfolio/compare?date=${date}&against=${other}`)
  expect(status, text.slice(0, 300)).toBe(200)
  return (exactJson(text) as { data: Compared }).data
}

interface Holder {
  readonly cnpj: string
  readonly value: string
  readonly quantity: string
}

async function holders(
  api: SharedApi,
  code: string,
  date: string,
): Promise<{ asset_id: string; data: readonly Holder[] }> {
  const { status, text } = await api.get(`/v1/asset/${encodeURIComponent(code)}/holders?date=${date}&page_size=1000`)
  expect(status, `${code} ${text.slice(0, 300)}`).toBe(200)
  return exactJson(text) as { asset_id: string; data: Holder[] }
}

const held = async (code: string, date = OCTOBER) => {
  const { asset_id, data } = await holders(made, code, date)
  return [asset_id, ...data.map(({ cnpj, value }) => `${cnpj} ${value}`)]
}

const named = (assets: readonly Pick<ExactAsset, 'asset_id' | 'value'>[]) =>
  Object.fromEntries(assets.flatMap(({ asset_id, value }) => (asset_id === null ? [] : [[asset_id, value]])))

const BOND = 'selic:950199:2027-01-01'

describe('two lines that name one asset differently in a month are one asset', () => {
  it('in the assets of a fund', async () => {
    expect(named(await ownAssets(made, A, OCTOBER))).toEqual({
      'b3:PETR4': '100.00',
      'b3:ABEV3': '200.00',
      [BOND]: '300.00',
      [`fund:${CLASS}`]: '150.00',
    })
    expect(named(await ownAssets(made, B, OCTOBER))).toEqual({
      'b3:PETR4': '100.00',
      'b3:ABEV3': '200.00',
      [BOND]: '200.00',
      [`fund:${CLASS}`]: '150.00',
    })
  })

  it('in what two funds have in common: 10 + 20 + 20 + 15 %', async () => {
    const { overlap_percent, assets } = await compare(A, B)

    expect(overlap_percent).toBe('65.000000')
    expect(assets).toHaveLength(4)
  })

  it.each([
    ['PETR4', ['b3:PETR4', `${A} 100.00`, `${B} 100.00`]],
    ['BRPETRACNPR6', ['b3:PETR4', `${A} 100.00`, `${B} 100.00`]],
    ['AMBV3', ['b3:ABEV3', `${A} 200.00`, `${B} 200.00`]],
    ['ABEV3', ['b3:ABEV3', `${A} 200.00`, `${B} 200.00`]],
    ['BRSTNCNTF1P8', [BOND, `${A} 300.00`, `${B} 200.00`]],
    [FUND, [`fund:${CLASS}`, `${A} 150.00`, `${B} 150.00`]],
    [CLASS, [`fund:${CLASS}`, `${A} 150.00`, `${B} 150.00`]],
    ['XPLG11', [`fund:${TICKERS_CLASS}`, `${C} 120.00`, `${D} 80.00`]],
    ['b3:XPLG11', [`fund:${TICKERS_CLASS}`, `${C} 120.00`, `${D} 80.00`]],
    [TICKERS_CLASS, [`fund:${TICKERS_CLASS}`, `${C} 120.00`, `${D} 80.00`]],
  ])('among the holders of %s', async (code, expected) => {
    expect(await held(code)).toEqual(expected)
  })

  it('with the rule link, under the kind of what they lead to; metainfo has what the line says', async () => {
    const byIsin = (await ownAssets(made, B, OCTOBER)).find(({ asset_id }) => asset_id === 'b3:PETR4')
    expect(byIsin).toMatchObject({
      asset_kind: 'listed_share',
      asset_id_basis: 'filed',
      asset_id_rule: 'link',
      metainfo: { asset_id: 'isin:BRPETRACNPR6', asset_id_rule: 'code' },
    })
    const byTicker = (await ownAssets(made, C, OCTOBER)).find(({ asset_id }) => asset_id === `fund:${TICKERS_CLASS}`)
    expect(byTicker).toMatchObject({
      asset_kind: 'fund_quota',
      asset_id_basis: 'derived',
      asset_id_rule: 'link',
      metainfo: { asset_id: 'b3:XPLG11', asset_kind: 'unit' },
    })
  })
})

it('an asset says its tickers with the days of each', async () => {
  const { text } = await made.get(`/v1/asset/ABEV3?date=${OCTOBER}`)

  expect((exactJson(text) as { data: { tickers: unknown } }).data.tickers).toEqual([
    { ticker: 'ABEV3', first_day: '2025-10-31', last_day: '2025-10-31' },
    { ticker: 'AMBV3', first_day: '2025-10-01', last_day: '2025-10-01' },
  ])
})

describe('the ticker of a fund', () => {
  it('is the asset that others file by CNPJ, and derived', async () => {
    const { overlap_percent, derived_percent } = await compare(C, D)

    // 120 of 170: the other 50 have a name that several assets may have.
    expect([overlap_percent, derived_percent]).toEqual(['8.000000', '70.588235'])
  })

  it('stays a line of its fund in a look-through, which opens only what is filed as quotas', async () => {
    const { portfolio } = readLookThrough(await made.get(`/v1/fund/${C}/portfolio/look-through?date=${OCTOBER}`))

    expect(portfolio.map(({ resolution, final_position_value }) => [resolution, final_position_value])).toEqual([
      ['direct', '120.00'],
      ['direct', '50.00'],
    ])
  })
})

it('a name after the links is not counted as common if it is derived and its prices differ by more than 5 %', async () => {
  const { overlap_percent, assets } = await compare(C, E)

  expect(assets.filter(({ asset_id }) => asset_id === 'b3:ITUB4')).toMatchObject([
    { value: '50.00', against_value: '100.00', common_share_percent: '0.000000' },
  ])
  expect(overlap_percent).toBe('0.000000')
})

describe('in a month that links do not reach', () => {
  it('a line by ISIN is another asset than one by ticker', async () => {
    expect(named(await ownAssets(made, B, NOVEMBER))).toMatchObject({ 'isin:BRPETRACNPR6': '100.00' })
    expect((await compare(A, B, NOVEMBER)).overlap_percent).toBe('0.000000')
    expect(await held('PETR4', NOVEMBER)).toEqual(['b3:PETR4', `${FUND} 1000.00`, `${A} 100.00`])
  })

  it('a number under which somebody files is itself', async () => {
    expect(named(await ownAssets(made, A, NOVEMBER))).toMatchObject({ [`fund:${FUND}`]: '150.00' })
    expect(await held(FUND, NOVEMBER)).toEqual([`fund:${FUND}`, `${A} 150.00`])
    expect(await held(CLASS, NOVEMBER)).toEqual([`fund:${CLASS}`, `${B} 150.00`])
  })
})

/** Values by holder; own, lent and borrowed lines of a holder are added up. */
function listValues(data: readonly Holder[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {}
  for (const { cnpj, value } of data) sums[cnpj] = (sums[cnpj] ?? 0n) + units(value, 2)
  return sums
}

describe('the holders of an asset have of it what their own assets say', () => {
  it.each([OCTOBER, NOVEMBER])('each made-up asset on %s', async (date) => {
    const funds = date === OCTOBER ? [A, B, C, D, E] : [A, B]
    const byAsset = new Map<string, Record<string, bigint>>()
    for (const fund of funds) {
      for (const { asset_id, value } of await ownAssets(made, fund, date)) {
        if (asset_id !== null) byAsset.set(asset_id, { ...byAsset.get(asset_id), [fund]: units(value, 2) })
      }
    }

    expect(byAsset.size).toBeGreaterThan(3)
    for (const [asset, values] of byAsset) {
      const { data } = await holders(made, asset, date)
      expect(listValues(data.filter(({ cnpj }) => funds.includes(cnpj)))).toEqual(values)
    }
  })

  it.each(['PETR4', 'NATU3', 'BTCI11', 'KNIP11', 'selic:760199:2035-05-15', 'x:VOO:US'])(
    '%s in the sample',
    async (code) => {
      const { asset_id, data } = await holders(sample, code, OCTOBER)

      expect(data.length).toBeGreaterThan(0)
      let lookedThrough = 0
      for (const [fund, value] of Object.entries(listValues(data))) {
        const own = (await compare(fund, fund, OCTOBER, sample)).assets.find((each) => each['asset_id'] === asset_id)
        expect([fund, own?.['value']]).toEqual([fund, amount(value)])
        const { assets, leadsToRing } = await readOwnAssets(sample, fund, OCTOBER)
        if (leadsToRing) continue
        const seen = assets.find((each) => each.asset_id === asset_id)
        expect([fund, seen && units(seen.value, 2)]).toEqual([fund, value])
        lookedThrough += 1
      }
      expect(lookedThrough).toBeGreaterThan(0)
    },
  )
})

it('a code that has another name now still finds the lines that are filed under it', async () => {
  expect(await held('AMBV3', NOVEMBER)).toEqual(['b3:ABEV3', `${E} 40.00`])
})
