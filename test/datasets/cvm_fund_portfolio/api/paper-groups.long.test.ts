import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { holding, nav, structured, wholeMonth } from '../../../server/helpers/lines.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [A, B, C] = [cnpj(1), cnpj(2), cnpj(3)]
const [SEPTEMBER, OCTOBER] = ['20250930', '20251031']
const ISSUER = '00.000.000/0001-91'

/** A debenture of that issuer: the spread is the yield at which its holder marks it. */
const debenture = (holder: string, spread: string, value: string, quantity: string, maturity = '2030-01-01') =>
  holding(holder, 'Debêntures', value, {
    TP_ATIVO: 'Debênture simples',
    PF_PJ_EMISSOR: 'PJ',
    CPF_CNPJ_EMISSOR: ISSUER,
    DT_VENC: maturity,
    CD_INDEXADOR_POSFX: 'DI1',
    PR_INDEXADOR_POSFX: '100',
    PR_CUPOM_POSFX: spread,
    QT_POS_FINAL: quantity,
  })
const id = (spread: string, maturity = '2030-01-01') =>
  `paper:DEBENTURE-SIMPLES:00000000000191:${maturity}:DI1|100|${spread}|`

const GROUP = id('0.9')
const [MIDDLE, LONG] = ['2032-01-01', '2035-01-01']
/** A month without structured funds does not say who holds a paper. */
const CASH_OF_ANOTHER = [structured(cnpj(9), '1.00', '1.00', 'Disponibilidades')]

let api: Api

beforeAll(async () => {
  const navs = [A, B, C].map((fund) => nav(fund, '1000000.00'))
  const mirror = await makeMirror({
    months: {
      '2025-09': wholeMonth({
        PL: navs,
        BLC_6: [
          debenture(A, '1.2', '104135.23', '100'),
          debenture(B, '0.9', '208270.46', '200'),
          debenture(C, '1.1', '50010.33', '100', MIDDLE),
          // One id, two prices: it may be two papers.
          debenture(A, '2', '50000.00', '100', LONG),
          debenture(B, '2', '50500.00', '100', LONG),
        ],
        FIE: CASH_OF_ANOTHER,
      }),
      '2025-10': wholeMonth({
        PL: navs,
        BLC_6: [
          debenture(A, '1.5', '105123.47', '100'),
          debenture(C, '1.4', '105123.47', '100'),
          debenture(B, '0.9', '105123.47', '100'),
          debenture(C, '1.1', '50123.47', '100', MIDDLE),
          debenture(B, '0.7', '100246.94', '200', MIDDLE),
        ],
        FIE: CASH_OF_ANOTHER,
      }),
    },
  })
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  await rm(mirror, { recursive: true })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

type Row = Readonly<Record<string, string | null>>

async function read(path: string): Promise<Readonly<Record<string, unknown>>> {
  const { status, text } = await api.get(path)
  expect(status, text.slice(0, 300)).toBe(200)
  return exactJson(text) as Readonly<Record<string, unknown>>
}

async function compare(query: string, fund = A) {
  const { data } = await read(`/v1/fund/${fund}/portfolio/compare?${query}`)
  return data as { overlap_percent: string; identified_percent: string; assets: readonly Row[] }
}

describe('papers that a month shows to be one', () => {
  it('are in common to two funds, each under the name that its line has', async () => {
    const { overlap_percent, assets } = await compare(`date=${SEPTEMBER}&against=${B}`)

    expect(assets.find(({ asset_group_id }) => asset_group_id === GROUP)).toMatchObject({
      asset_id: id('1.2'),
      asset_id_rule: 'terms',
      asset_group_basis: 'paper_price',
      common_share_percent: '10.413523',
    })
    expect(overlap_percent).toBe('10.413523')
  })

  it('are neither new nor closed when the yield of the next month makes another id', async () => {
    const { assets } = await compare(`date=${OCTOBER}&with=${SEPTEMBER}`)

    expect(assets.filter(({ asset_group_id }) => asset_group_id === GROUP)).toMatchObject([
      { asset_id: id('1.5'), previous_value: '104135.23', value: '105123.47', status: 'increased' },
    ])
  })

  it('are neither where only one of the two months joins them', async () => {
    const { assets } = await compare(`date=${OCTOBER}&with=${SEPTEMBER}`, C)

    expect(assets.filter(({ asset_id }) => asset_id === id('1.1', MIDDLE))).toMatchObject([
      { asset_group_id: id('0.7', MIDDLE), previous_value: '50010.33', value: '50123.47', status: 'increased' },
    ])
  })

  it.each([id('0.9'), id('1.2')])('have the same holders, asked for as %s', async (code) => {
    const { asset_id, asset_group_id, asset_group_basis, data } = await read(
      `/v1/asset/${encodeURIComponent(code)}/holders?date=${SEPTEMBER}`,
    )

    expect([asset_id, asset_group_id, asset_group_basis]).toEqual([code, GROUP, 'paper_price'])
    expect((data as Row[]).map(({ cnpj, value }) => [cnpj, value])).toEqual([
      [B, '208270.46'],
      [A, '104135.23'],
    ])
  })

  it.each([id('0.9'), id('1.2'), id('1.4')])('have one history of holders, asked for as %s', async (code) => {
    const { data } = await read(`/v1/asset/${encodeURIComponent(code)}/holders/history?from=2025-09`)

    expect(data).toMatchObject([
      { holders: '2', value: '312405.69', asset_group_id: GROUP, asset_group_basis: 'paper_price' },
      { holders: '3', value: '315370.41', asset_group_id: GROUP, entered: '1', left: '0' },
    ])
  })

  it.each([id('0.9'), id('1.2')])('are one position of a fund, with their group, asked for as %s', async (code) => {
    const { data } = await read(`/v1/fund/${A}/positions/${encodeURIComponent(code)}?from=2025-09&to=2025-09`)

    expect(data).toMatchObject([
      { status: 'held', asset_group_id: GROUP, asset_group_basis: 'paper_price', value: '104135.23' },
    ])
  })

  it('keep their own names in a portfolio, and are one in the assets of a fund and in what is known of an asset', async () => {
    const { data } = await read(`/v1/fund/${A}/portfolio?date=${SEPTEMBER}`)
    const lines = (data as { portfolio: readonly { metainfo: Row }[] }).portfolio
    expect(lines.map(({ metainfo }) => metainfo['asset_id'])).toContain(id('1.2'))

    const seen = await read(`/v1/fund/${A}/portfolio/look-through?date=${SEPTEMBER}&view=aggregate`)
    expect(JSON.stringify(seen)).toContain(`"asset_group_id":"${GROUP}"`)

    const asset = (await read(`/v1/asset/${encodeURIComponent(id('1.2'))}?date=${SEPTEMBER}`))['data']
    expect(asset).toMatchObject({
      asset_id: id('1.2'),
      asset_group_id: GROUP,
      holders: '2',
      filed_as: [{ asset_id: id('0.9') }, { asset_id: id('1.2') }],
    })
  })
})

describe('a paper whose lines differ by more than half a percent', () => {
  it('is not identified, and in common to nobody', async () => {
    const { identified_percent, assets } = await compare(`date=${SEPTEMBER}&against=${B}`)

    expect(assets.find(({ asset_id }) => asset_id === id('2', LONG))).toMatchObject({
      asset_group_id: id('2', LONG),
      asset_group_basis: '',
      common_share_percent: '0.000000',
    })
    // 104135.23 of 154135.23.
    expect(identified_percent).toBe('67.560953')
  })

  it('counts in no answer as identified', async () => {
    const market = await read(`/v1/asset/${encodeURIComponent(GROUP)}/holders?date=${SEPTEMBER}`)
    const { data } = await read(`/v1/fund/${A}/portfolio/look-through?date=${SEPTEMBER}&view=aggregate`)

    // The 80.00 of the filler name nothing either: 362416.02 of 462996.02.
    expect(market['identified_percent']).toBe('78.276271')
    expect(data).toMatchObject({ coverage: { identified_percent: '67.560953' } })
  })
})
