import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { indexMirror, membershipAnswer, portfolioAnswer } from '../../../../helpers/indexes.ts'
import { quoteFile, quotesMirror } from '../../../../helpers/quotes.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { readProblem } from '../../../../server/helpers/body.ts'
import { holding, nav, wholeMonth } from '../../../../server/helpers/lines.ts'
import { cnpj, makeMirror } from '../../../../server/helpers/mirror.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'
import { publish } from '../../../../server/helpers/snapshot.ts'

const FUND = cnpj(1)
/** Its documents name its ticker, BOVA11. */
const INDEX_FUND = '10406511000161'
const share = (ticker: string, value: string, of = FUND) =>
  holding(of, 'Ações', value, { CD_ATIVO: ticker, QT_POS_FINAL: '10' })
const lines = wholeMonth({
  PL: [nav(FUND, '100.00'), nav(INDEX_FUND, '20.00')],
  BLC_4: [share('PETR4', '60.00'), share('ITUB4', '40.00'), share('PETR4', '20.00', INDEX_FUND)],
})

const quote = (ticker: string, day: string, close: string, more = {}) => ({
  CODNEG: ticker,
  DATPRE: day,
  PREULT: close,
  ...more,
})

/** A portfolio of an index that is first seen in October, in a list that is for the months up to November. */
async function publishIndex(): Promise<string> {
  const dataDir = await temporaryFolder()
  const folder = await temporaryFolder()
  const membership = membershipAnswer({ PETR4: 'IBOV', VALE3: 'IBOV', ITUB4: 'IBOV' })
  const header = { update: '2025-10-10', startMonth: 10, endMonth: 11, year: 2025 }
  await indexMirror(null, { ...membership, header }, folder)
  await indexMirror(
    'IBOV',
    portfolioAnswer([
      { cod: 'PETR4', theoricalQty: '500', part: '55,000' },
      { cod: 'VALE3', theoricalQty: '250', part: '35,000' },
      { cod: 'ITUB4', theoricalQty: '250', part: '10,000' },
    ]),
    folder,
  )
  await publish(folder, dataDir, new Date('2025-10-15T03:00:00Z'))
  await makeMirror({ months: { '2025-09': lines, '2025-10': lines, '2025-11': lines, '2025-12': lines } }, folder)
  await quotesMirror(
    {
      D30102025: quoteFile([quote('PETR4', '20251030', '4000'), quote('ITUB4', '20251030', '3500')]),
      D31102025: quoteFile([
        quote('PETR4', '20251031', '3000'),
        // A price of a thousand.
        quote('VALE3', '20251031', '2000000', { FATCOT: '1000' }),
      ]),
    },
    folder,
  )
  await publish(folder, dataDir, new Date('2026-01-20T03:00:00Z'))
  return dataDir
}

let api: SharedApi
beforeAll(async () => {
  api = await shareServer(await shareWorld(publishIndex))
})

async function ask(date: string) {
  const reply = await api.get(`/v1/fund/${FUND}/active-share?against=ibov&date=${date}`)
  expect(reply.status, reply.text.slice(0, 400)).toBe(200)
  return (exactJson(reply.text) as { readonly data: Readonly<Record<string, string | null>> }).data
}

describe('/v1/fund/{cnpj}/active-share against an index', () => {
  it('compares with the portfolio in force at the prices of the last session, not with printed weights', async () => {
    // PETR4 is 60 % of the fund, and 15,000 of 20,000 of the index; ITUB4 has no price on the last day.
    expect(await ask('20251031')).toEqual({
      cnpj: FUND,
      against: 'IBOV',
      equity_value: '100.00',
      against_equity_value: null,
      active_share_percent: '40.000000',
      active_share_reason: '',
      missing_weight_percent: '10.000000',
    })
  })

  it.each([
    ['before the portfolio was seen', '20250930', 'index_portfolio_not_of_month'],
    ['in a month without quotes', '20251130', 'prices_not_compiled'],
    ['after the months of the list', '20251231', 'index_portfolio_not_of_month'],
  ])('is not known %s', async (_when, date, reason) => {
    expect(await ask(date)).toMatchObject({
      active_share_percent: null,
      active_share_reason: reason,
      missing_weight_percent: null,
    })
  })

  it('compares with the index fund that a ticker names', async () => {
    const { text } = await api.get(`/v1/fund/${FUND}/active-share?against=bova11&date=20251031`)
    // Six tenths are in common.
    expect(exactJson(text)).toMatchObject({ data: { against: INDEX_FUND, active_share_percent: '40.000000' } })
  })

  it('is a 404 against the code of quotas that no fund has, and never read as the code of an index', async () => {
    expect(readProblem(await api.get(`/v1/fund/${FUND}/active-share?against=NADA11&date=20251031`))).toMatchObject({
      status: 404,
      error_data: { reason: 'fund_not_found' },
    })
  })

  it('is a 404 against an index that there is not', async () => {
    expect(readProblem(await api.get(`/v1/fund/${FUND}/active-share?against=NONE&date=20251031`))).toMatchObject({
      status: 404,
      error_data: { reason: 'index_not_found' },
    })
  })
})
