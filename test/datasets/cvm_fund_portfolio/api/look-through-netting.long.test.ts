import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { readPortfolio } from '../../../server/helpers/body.ts'
import { holding, nav, wholeMonth } from '../../../server/helpers/lines.ts'
import { type ExactAsset, readLookThrough } from '../../../server/helpers/look-through.ts'
import { masked } from '../../../helpers/portal.ts'
import { cnpj, makeMirror, type Line } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [ROOT, HELD, SECRET] = [cnpj(1), cnpj(2), cnpj(3)]
const quotas = (holder: string, target: string, value: string, more: Line = {}): Line =>
  holding(holder, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(target), QT_POS_FINAL: '10', ...more })

let api: Api

beforeAll(async () => {
  const mirror = await makeMirror({
    months: {
      '2025-10': {
        ...wholeMonth({
          PL: [nav(ROOT, '1000.00'), nav(HELD, '400.00'), nav(SECRET, '50.00')],
          BLC_2: [
            quotas(ROOT, HELD, '100.00', { ID_SUBCLASSE: 'A1' }),
            quotas(ROOT, HELD, '100.00', { ID_SUBCLASSE: 'B2' }),
            quotas(ROOT, SECRET, '5.00'),
            quotas(ROOT, cnpj(9), ''),
          ],
          BLC_4: [
            holding(ROOT, 'Ações', '900.00', { CD_ISIN: 'BRPETRACNPR6', CD_ATIVO: 'PETR4', QT_POS_FINAL: '90' }),
            holding(ROOT, 'Obrigações por ações e outros TVM recebidos em empréstimo', '300.00', {
              CD_ATIVO: 'petr4 ',
              QT_POS_FINAL: '30',
            }),
            holding(HELD, 'Ações', '400.00', { CD_ISIN: 'BRPETRACNPR6', CD_ATIVO: 'PETR4', QT_POS_FINAL: '40' }),
            holding(HELD, 'Mercado Futuro - Posições compradas', '-8.00', { CD_ATIVO: 'DI1F27', QT_POS_FINAL: '6' }),
            holding(HELD, 'Mercado Futuro - Posições vendidas', '8.00', { CD_ATIVO: 'DI1F27', QT_POS_FINAL: '2' }),
          ],
        }),
        CONFID: [holding(SECRET, 'Ações', '50', { DT_CONFID_APLIC: '2026-01-29' })],
      },
    },
  })
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  await rm(mirror, { recursive: true })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const ask = (query = '') => api.get(`/v1/fund/${ROOT}/portfolio/look-through?date=20251031${query}`)

describe('an asset held long and short, directly and through two subclasses of a fund', () => {
  const assets = async () => readLookThrough<ExactAsset>(await ask('&view=aggregate')).portfolio

  it('is one row: 900 − 300 + a quarter of 400 twice, in as many quantities', async () => {
    expect((await assets())[0]).toMatchObject({
      asset_id: 'b3:PETR4',
      asset_kind: 'listed_share',
      asset_id_basis: 'filed',
      asset_id_rule: 'code',
      position: 'owned',
      application_type: 'Ações',
      value: '800.00',
      quantity: '80.000000',
      share_percent: '80.000000',
      paths: '3',
    })
  })

  it('is a contract whose long less short quantity counts, whatever the sign of the value', async () => {
    const future = (await assets()).find(({ asset_id }) => asset_id === 'b3f:DI1:F27')

    expect(future).toMatchObject({ value: '0.00', quantity: '2.000000', paths: '2' })
  })

  it('has each of its lines on a path of its own', async () => {
    const { portfolio } = readLookThrough(await ask())

    const shares = portfolio.filter(({ depth, metainfo }) => depth === '1' && metainfo['isin'] === 'BRPETRACNPR6')
    expect(shares.map(({ path, final_position_value }) => [path, final_position_value])).toEqual([
      [[ROOT, HELD], '100.00'],
      [[ROOT, HELD], '100.00'],
    ])
    expect(new Set(portfolio.map(({ id }) => id)).size).toBe(portfolio.length)
  })
})

it('a fund that shows only confidential totals stays closed, and a line without a value is worth nothing', async () => {
  const { portfolio, coverage } = readLookThrough(await ask())

  const closed = portfolio.filter(({ resolution }) => resolution !== 'direct')
  expect(closed.map(({ resolution, final_position_value }) => [resolution, final_position_value])).toEqual([
    ['confidential', '5.00'],
    ['not_filed', null],
  ])
  expect(coverage).toMatchObject({ expanded_value: '800.00', coverage_percent: '99.378882' })
  expect(coverage.unexpanded_value).toMatchObject({ confidential: '5.00', not_filed: '0.00', reconciliation: '0.00' })
})

it('the lines of a portfolio that name a fund are those of all its subclasses, or of the one that is asked for', async () => {
  const codes = [HELD, `fund:${HELD}`, `fund:${HELD}:a1`, `fund:${HELD}:B2`]
  const portfolios = await Promise.all(
    codes.map(async (code) =>
      readPortfolio(await api.get(`/v1/fund/${ROOT}/portfolio?date=2025-10&asset=${encodeURIComponent(code)}`)),
    ),
  )

  expect(portfolios.map(({ portfolio }) => portfolio.map(({ metainfo }) => metainfo['subclass_id']))).toEqual([
    ['A1', 'B2'],
    ['A1', 'B2'],
    ['A1'],
    ['B2'],
  ])
})
