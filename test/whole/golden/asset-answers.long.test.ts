import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../helpers/exact-json.ts'
import { type SharedApi, shareSample } from '../../server/helpers/shared.ts'
import { sum, units } from '../../server/helpers/cents.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

interface Compared {
  readonly overlap_percent: string
  readonly identified_percent: string
  readonly compared: { readonly identified_percent: string }
  readonly assets: readonly Readonly<Record<string, string | null>>[]
}

async function compare(own: string, other: string): Promise<Compared> {
  const { status, text } = await api.get(`/v1/fund/${own}/portfolio/compare?date=20251031&against=${other}`)
  expect(status, text.slice(0, 300)).toBe(200)
  return (exactJson(text) as { data: Compared }).data
}

const inCommon = ({ assets }: Compared) => assets.filter((row) => Number(row['common_share_percent']) > 0)

/** Two decimals, as they are written in docs/sources-reference.md. */
const rounded = (percent: string) => Number(percent).toFixed(2)

describe('two real funds have in common what both own', () => {
  it.each([
    ['two Ibovespa funds', '40155573000109', '10406511000161', '98.64', 82],
    ['an S&P 500 and a FANG+ fund: one bond', '17036289000100', '38354844000103', '0.02', 1],
  ])('%s', async (_what, own, other, overlap, assets) => {
    const compared = await compare(own, other)

    expect([rounded(compared.overlap_percent), inCommon(compared).length]).toEqual([overlap, assets])
    const back = await compare(other, own)
    expect(back.overlap_percent).toBe(compared.overlap_percent)
    expect(back.compared.identified_percent).toBe(compared.identified_percent)
  })
})

/** Funds by the index that they follow. */
const IBOVESPA = [
  '42427783000134',
  '32203211000118',
  '10406511000161',
  '21407758000119',
  '40155573000109',
  '14120533000111',
]
/** It files two of its shares, 3.5 % of its NAV, in words: BTGP BANCO UNIT and BCO SANTANDE UNT N2. */
const BB_IBOVESPA = '34606480000150'
const [IMA_B5, IMA_B5_PLUS] = [
  ['62319584000110', '57656453000198', '38354864000184'],
  ['61433898000186', '34081072000122', '32880663000134'],
]

const VOO = ['42682199000125', '17036289000100'] as const
const S_AND_P_500 = [...VOO, '60832345000133', '19909560000191', '58022660000153']

const pairsIn = (funds: readonly string[]) =>
  funds.flatMap((own, at) => funds.slice(at + 1).map((other) => [own, other] as const))
const listPairs = (funds: readonly string[], others: readonly string[]) =>
  funds.flatMap((own) => others.map((other) => [own, other] as const))

describe('the overlap of each two of some real funds is within', () => {
  it.each([
    ['Ibovespa', pairsIn(IBOVESPA), '97.99', '99.06'],
    ['Ibovespa, one with shares in words', listPairs([BB_IBOVESPA], IBOVESPA), '98.04', '98.56'],
    ['Ibovespa BR+', pairsIn(['57848980000102', '56211321000190', '56107650000195']), '98.04', '98.66'],
    ['small caps', pairsIn(['10406600000108', '34803814000186', '42682281000150']), '94.88', '96.84'],
    ['IMA-B', pairsIn(['57656200000114', '34081054000140', '31024153000100']), '99.98', '99.98'],
    ['IMA-B5', pairsIn(IMA_B5), '99.91', '99.96'],
    ['IMA-B5+', pairsIn(IMA_B5_PLUS), '99.98', '100.00'],
    ['IDIV', pairsIn(['13416245000146', '54314981000170']), '97.84', '97.84'],
    ['IRF-M P2', pairsIn(['62363807000146', '61433644000168', '32880642000119']), '68.05', '99.77'],
    ['Tesouro Selic', pairsIn(['61088467000120', '62794396000143', '45823821000166']), '50.00', '64.25'],
    [
      'S&P 500, each by another asset',
      pairsIn(S_AND_P_500).filter((pair) => !VOO.every((fund) => pair.includes(fund))),
      '0.00',
      '10.08',
    ],
    ['S&P 500, by VOO: as a ticker, and as a name of it', [VOO], '99.73', '99.73'],
    ['Ibovespa and IBrX-100', listPairs(['10406511000161'], ['11455378000104']), '94.55', '94.55'],
    ['Ibovespa and small caps', listPairs(['10406511000161'], ['10406600000108']), '8.85', '8.85'],
    ['Ibovespa and dividends', listPairs(['10406511000161'], ['13416245000146']), '36.22', '36.22'],
    ['Ibovespa and IMA-B', listPairs(['10406511000161'], ['31024153000100']), '0.00', '0.00'],
    ['IMA-B5 and IMA-B5+', listPairs(IMA_B5, IMA_B5_PLUS), '0.00', '0.01'],
  ])('%s', async (_what, pairs, least, most) => {
    const overlaps: number[] = []
    for (const [own, other] of pairs) overlaps.push(Number((await compare(own, other)).overlap_percent))

    expect([Math.min(...overlaps).toFixed(2), Math.max(...overlaps).toFixed(2)]).toEqual([least, most])
  })
})

interface Holders {
  readonly reference_date: string
  readonly asset_id: string
  readonly identified_percent: string
  readonly data: readonly { readonly cnpj: string; readonly value: string; readonly position: string }[]
}

async function holders(code: string, query = ''): Promise<Holders> {
  const { status, text } = await api.get(`/v1/asset/${code}/holders?date=20251031&page_size=1000${query}`)
  expect(status, text.slice(0, 300)).toBe(200)
  return exactJson(text) as Holders
}

describe('a real share is held by all who file it, by its code or in words', () => {
  it.each([
    ['NATU3', 25, '117237092.86', { '10406600000108': '40630450.84', '10406511000161': '31424564.43' }],
    ['PETR4', 26, '1210253443.00', { '10406511000161': '544964784.00', '06323688000127': '58676371.25' }],
    ['PETR3', 20, '794571001.21', { '10406511000161': '345869199.90', '34606480000150': '77996104.31' }],
  ])('%s by %i funds', async (ticker, funds, total, some) => {
    const { data, asset_id, reference_date, identified_percent } = await holders(ticker)

    expect([asset_id, reference_date]).toEqual([`b3:${ticker}`, '2025-10-31'])
    expect([data.length, sum(data.map(({ value }) => value))]).toEqual([funds, total])
    expect(Object.fromEntries(data.map(({ cnpj, value }) => [cnpj, value]))).toMatchObject(some)
    // Names that two assets may have are not identified: without them it is less than the 96.107515 of all that are named.
    expect(identified_percent).toBe('95.732977')
  })

  it('the largest of NATU3 is one that files no code', async () => {
    expect((await holders('NATU3')).data[0]).toMatchObject({ cnpj: '10406600000108', position: 'owned' })
  })
})

describe('the collateral of real repos', () => {
  it('is owned by nobody for that, and adds flagged rows where it is requested', async () => {
    const bond = encodeURIComponent('selic:760199:2029-05-15')
    const [owners, all] = [await holders(bond), await holders(bond, '&include=repo')]

    expect(new Set(owners.data.map(({ position }) => position))).toEqual(new Set(['owned']))
    const repos = all.data.filter(({ position }) => position === 'repo_collateral')
    // 18 repos of the bond.
    expect(sum(repos.map(({ value }) => value))).toBe('174778705.55')
    expect(all.data.filter((row) => !repos.includes(row))).toEqual(owners.data)
  })
})

interface Aggregate {
  readonly portfolio: readonly Readonly<Record<string, string | null>>[]
  readonly coverage: Readonly<Record<string, string>>
  readonly fund: { readonly total_portfolio_value: string }
}

describe('the assets of the real fund 10.406.511/0001-61', () => {
  const read = async (view: string) => {
    const { text } = await api.get(
      `/v1/fund/10406511000161/portfolio/look-through?date=20251031&view=${view}&page_size=1000`,
    )
    return (exactJson(text) as { data: Aggregate }).data
  }

  it('are one row each, cash, payables and receivables three rows that are not netted, and repos apart', async () => {
    const { portfolio, coverage, fund } = await read('aggregate')

    const ofKind = (kind: string) => portfolio.filter((row) => row['asset_kind'] === kind)
    expect(['cash', 'payable', 'receivable'].map((kind) => ofKind(kind).map(({ value }) => value))).toEqual([
      ['11656.03'],
      ['-1123733630.05'],
      ['1179659227.98'],
    ])
    expect(sum(ofKind('repo').map(({ value }) => value ?? ''))).toBe('71851720.87')
    expect(ofKind('repo')[0]).toMatchObject({ asset_id: null, position: 'repo_collateral' })
    expect(portfolio.reduce((total, { value }) => total + units(value ?? '', 2), 0n)).toBe(
      units(fund.total_portfolio_value, 2),
    )
    const named = portfolio.flatMap(({ asset_id }) => asset_id ?? [])
    expect(new Set(named).size).toBe(named.length)
    expect(coverage['identified_percent']).toBe('100.000000')
  })
})
