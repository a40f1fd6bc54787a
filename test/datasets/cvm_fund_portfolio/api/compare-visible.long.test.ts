import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { holding, nav, wholeMonth } from '../../../server/helpers/lines.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [FUND, OTHER] = [cnpj(1), cnpj(2)]
const share = (ticker: string, value: string, holder = FUND) =>
  holding(holder, 'Ações', value, { CD_ATIVO: ticker, QT_POS_FINAL: '1' })
const payable = (label: string, value: string) =>
  holding(FUND, label, value, { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: '00.000.000/0001-91' })
/** A share that is owed to its lender. */
const borrowed = (ticker: string, value: string) =>
  holding(FUND, 'Obrigações por ações e outros TVM recebidos em empréstimo', value, {
    CD_ATIVO: ticker,
    QT_POS_FINAL: '1',
  })
/** A share without a code: nothing in the line says which. */
const unnamed = (value: string, holder = FUND) => holding(holder, 'Ações', value, { DS_ATIVO: 'BCO SANTANDE UNT N2' })
const paper = (holder: string, price: string) =>
  holding(holder, 'Títulos de Crédito Privado', price, {
    TP_ATIVO: 'CCB',
    PF_PJ_EMISSOR: 'PJ',
    CPF_CNPJ_EMISSOR: '00.000.000/0001-91',
    DT_VENC: '2030-01-01',
    CD_INDEXADOR_POSFX: 'DI1',
    PR_INDEXADOR_POSFX: '100',
    QT_POS_FINAL: '1',
  })

let api: Api

beforeAll(async () => {
  const mirror = await makeMirror({
    months: {
      '2025-05': wholeMonth({ PL: [nav(FUND, '30.00')], BLC_4: [share('BBAS3', '30.00'), share('ITSA4', '9.00')] }),
      '2025-06': wholeMonth({
        PL: [nav(FUND, '30.00')],
        BLC_4: [share('BBAS3', '30.00'), borrowed('BBAS3', '30.00'), share('ITSA4', '0.00')],
      }),
      '2025-07': wholeMonth({
        PL: [nav(FUND, '200.00')],
        BLC_4: [share('PETR4', '100.00'), share('VALE3', '50.00'), unnamed('40.00')],
        BLC_8: [payable('Valores a Pagar', '3.00'), holding(FUND, 'Valores a receber', '3.00')],
      }),
      '2025-08': {
        ...wholeMonth({
          PL: [nav(FUND, '200.00')],
          BLC_4: [share('PETR4', '100.00')],
        }),
        CONFID: [holding(FUND, 'Ações', '60', { DT_CONFID_APLIC: '2026-01-29' })],
      },
      '2025-09': wholeMonth({
        PL: [nav(FUND, '200.00'), nav(OTHER, '200.00')],
        BLC_4: [share('PETR4', '100.00'), unnamed('41.00'), share('PETR4', '80.00', OTHER), unnamed('41.00', OTHER)],
        BLC_6: [paper(FUND, '20.00'), paper(OTHER, '22.00')],
        BLC_8: [payable('Valores a pagar', '5.00')],
      }),
      '2025-10': { PL: [nav(FUND, '200.00')], BLC_4: [share('PETR4', '100.00'), share('ITUB4', '30.00')] },
    },
  })
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  await rm(mirror, { recursive: true })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

interface Compared {
  readonly overlap_percent: string
  readonly identified_percent: string
  readonly derived_percent: string
  readonly no_asset_percent: string
  readonly compared: Readonly<Record<string, string>>
  readonly assets: readonly Readonly<Record<string, string | null>>[]
}

async function compare(query: string): Promise<Compared> {
  const { status, text } = await api.get(`/v1/fund/${FUND}/portfolio/compare?${query}`)
  expect(status, text.slice(0, 300)).toBe(200)
  return (exactJson(text) as { data: Compared }).data
}

async function statuses(date: string, before: string): Promise<Record<string, unknown>> {
  const { assets } = await compare(`date=${date}&with=${before}`)
  return Object.fromEntries(
    assets.map((row) => [
      `${row['asset_id'] ?? row['asset_kind'] ?? ''} ${row['previous_value'] ?? ''}`,
      row['status'],
    ]),
  )
}

describe('an asset of one month that the other does not show', () => {
  it('is new or closed where that month is whole, and the payable of one month is that of the other', async () => {
    expect(await statuses('20250930', '20250731')).toEqual({
      'b3:PETR4 100.00': 'unchanged',
      'b3:VALE3 50.00': 'closed',
      'payable -3.00': 'reduced',
      'receivable 3.00': 'closed',
      'paper:CCB:00000000000191:2030-01-01:DI1|100|| 0.00': 'new',
      // Two lines that name no share can be the same share, or not.
      'listed_share 40.00': 'not_visible',
      'listed_share 0.00': 'not_visible',
    })
  })

  it('is not visible where that month has confidential totals', async () => {
    expect(await statuses('20250831', '20250731')).toMatchObject({
      'b3:PETR4 100.00': 'unchanged',
      'b3:VALE3 50.00': 'not_visible',
      'confidential 0.00': 'not_visible',
    })
  })

  it('is not visible where that month lacks members', async () => {
    expect(await statuses('20251031', '20250731')).toMatchObject({
      'b3:ITUB4 0.00': 'new',
      'b3:VALE3 50.00': 'not_visible',
      'payable -3.00': 'not_visible',
    })
  })
})

it('an asset of which as much is borrowed as owned is held, and not closed', async () => {
  // The line of ITSA4 has a quantity.
  expect(await statuses('20250630', '20250531')).toEqual({ 'b3:BBAS3 30.00': 'reduced', 'b3:ITSA4 9.00': 'reduced' })
  expect(await statuses('20250531', '20250630')).toEqual({ 'b3:BBAS3 0.00': 'increased', 'b3:ITSA4 0.00': 'increased' })
})

describe('two funds', () => {
  it('have in common neither a line that names nothing nor a derived name at two prices', async () => {
    const { overlap_percent, assets } = await compare(`date=20250930&against=${OTHER}`)

    expect(overlap_percent).toBe('40.000000')
    expect(
      assets.map((row) => [row['asset_id'], row['value'], row['against_value'], row['common_share_percent']]),
    ).toEqual([
      ['b3:PETR4', '100.00', '80.00', '40.000000'],
      [null, '41.00', '0.00', '0.000000'],
      [null, '0.00', '41.00', '0.000000'],
      ['paper:CCB:00000000000191:2030-01-01:DI1|100||', '20.00', '22.00', '0.000000'],
      [null, '-5.00', '0.00', '0.000000'],
    ])
  })

  it('say how much of each names its asset', async () => {
    const { identified_percent, derived_percent, no_asset_percent, compared } = await compare(
      `date=20250930&against=${OTHER}`,
    )

    // 100 of 161: the paper of 20 has another price in the other fund, and may be another. And 5 of 166.
    expect([identified_percent, derived_percent, no_asset_percent]).toEqual(['62.111801', '0.000000', '3.012048'])
    // 80 of 143.
    expect(compared).toMatchObject({
      identified_percent: '55.944056',
      derived_percent: '0.000000',
      no_asset_percent: '0.000000',
    })
  })
})
