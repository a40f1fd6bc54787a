import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { holding, nav, structured, wholeMonth } from '../../../server/helpers/lines.ts'
import { masked } from '../../../helpers/portal.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [LONG, SHORT, ABOVE, WITHOUT_NAV, STRUCTURED] = [cnpj(1), cnpj(2), cnpj(3), cnpj(4), cnpj(5)]
const PETR = { CD_ISIN: 'BRPETRACNPR6', CD_ATIVO: 'PETR4' }

let api: Api

beforeAll(async () => {
  const mirror = await makeMirror({
    months: {
      '2025-10': {
        ...wholeMonth({
          PL: [nav(LONG, '1000.00'), nav(SHORT, '200.00'), nav(ABOVE, '500.00')],
          BLC_2: [
            holding(ABOVE, 'Cotas de Fundos', '250.00', { CNPJ_FUNDO_CLASSE_COTA: masked(LONG), QT_POS_FINAL: '25' }),
            holding(ABOVE, 'Cotas de Fundos', '50.00', { CNPJ_FUNDO_CLASSE_COTA: masked(SHORT), QT_POS_FINAL: '5' }),
          ],
          // With their cash the lines add up to the NAV, or nothing is held through them.
          BLC_8: [holding(LONG, 'Disponibilidades', '200.00'), holding(SHORT, 'Disponibilidades', '275.00')],
          BLC_4: [
            holding(LONG, 'Ações', '700.00', { ...PETR, QT_POS_FINAL: '70' }),
            holding(LONG, 'Ações e outros TVM cedidos em empréstimo', '100.00', { ...PETR, QT_POS_FINAL: '10' }),
            holding(SHORT, 'Obrigações por ações e outros TVM recebidos em empréstimo', '80.00', {
              ...PETR,
              QT_POS_FINAL: '8',
            }),
            holding(WITHOUT_NAV, 'Ações', '30.00', { ...PETR, QT_POS_FINAL: '3' }),
            holding(WITHOUT_NAV, 'Ações', '90.00', { CD_ATIVO: 'VALE3', QT_POS_FINAL: '1' }),
          ],
        }),
        CONFID: [holding(SHORT, 'Ações', '5', { DT_CONFID_APLIC: '2026-01-29' })],
        FIE: [structured(STRUCTURED, '9.00', '9.00')],
        FIE_CONFID: [holding(STRUCTURED, 'Ações', '1', { DT_CONFID_APLIC: '2026-01-29' })],
      },
      '2025-11': { PL: [nav(LONG, '1.00')], BLC_4: [holding(LONG, 'Ações', '1.00', PETR)] },
    },
  })
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  await rm(mirror, { recursive: true })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const ask = async (query: string) => {
  const { text, headers } = await api.get(`/v1/asset/${query}`)
  return { rows: (exactJson(text) as { data: Record<string, string>[] }).data, headers }
}

it('own and lent lines are one position, and a short one is negative and comes last', async () => {
  const { rows } = await ask('BRPETRACNPR6/holders?date=20251031')

  expect(
    rows.map((row) => [row['cnpj'], row['quantity'], row['value'], row['share_percent'], row['position']]),
  ).toEqual([
    [LONG, '80.000000', '800.00', '80.000000', 'owned'],
    // Its lines add up to 120, which replaces the NAV that it did not file.
    [WITHOUT_NAV, '3.000000', '30.00', '25.000000', 'owned'],
    [SHORT, '-8.000000', '-80.00', '-40.000000', 'borrowed'],
  ])
})

it('a fund of funds has its part of each, long and short', async () => {
  const { rows } = await ask('PETR4/holders?date=20251031&indirect=true')

  // A quarter of 800, and a quarter of 80 that was borrowed.
  const held = (quantity: string, value: string, share_percent: string, position: string) => ({
    cnpj: ABOVE,
    name: `FUNDO ${ABOVE}`,
    quantity,
    value,
    share_percent,
    position,
    oldest_report_date: null,
    direct_value: '0.00',
    indirect_value: value,
    shortest_depth: '1',
  })
  expect(rows.filter(({ cnpj }) => cnpj === ABOVE)).toEqual([
    held('20.000000', '200.00', '40.000000', 'owned'),
    held('-2.000000', '-20.00', '-4.000000', 'borrowed'),
  ])
})

it('without a month it is the newest that has all members, not a newer one that lacks some', async () => {
  const { rows, headers } = await ask('PETR4/holders')

  expect([headers['x-reference-date'], headers['x-data-completeness']]).toEqual(['2025-10-31', 'complete'])
  expect(rows).toHaveLength(3)
})
