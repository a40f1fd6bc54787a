import { beforeAll, describe, expect, it } from 'vitest'
import { eventMirror, listedEvent, paidEvent } from '../../../helpers/events.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { quoteFile, type QuoteRecord, quotesMirror } from '../../../helpers/quotes.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { publish } from '../../../server/helpers/snapshot.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../server/helpers/shared.ts'

const COMMON: QuoteRecord = { CODNEG: 'SINT3', CODISI: 'BRSINTACNOR3', ESPECI: 'ON      NM' }
const PREFERRED: QuoteRecord = { CODNEG: 'SINT4', CODISI: 'BRSINTACNPR0', ESPECI: 'PN      NM' }
const quote = (day: string, number: string, close: string, of: QuoteRecord = COMMON): QuoteRecord => ({
  ...of,
  DATPRE: day,
  DISMES: number,
  PREULT: close,
  PREMIN: close,
  QUATOT: '1000',
})

/** A split of 150 % behind 14 June, cash behind the 17th; of SINT4 something behind the 14th that no list has. */
const QUOTES = [
  quote('20240613', '100', '5000'),
  quote('20240614', '100', '5100'),
  quote('20240617', '101', '2050'),
  quote('20240618', '102', '2000'),
  quote('20240618', '102', '1999', { ...COMMON, CODNEG: 'SINT3F', TPMERC: '020' }),
  quote('20240618', '102', '150', { ...COMMON, CODNEG: 'SINTF22', TPMERC: '070' }),
  quote('20240614', '7', '3000000', { ...PREFERRED, FATCOT: '1000' }),
  quote('20240617', '8', '2900000', { ...PREFERRED, FATCOT: '1000' }),
]

async function makeWorld(): Promise<string> {
  const mirror = await eventMirror({
    cash: [listedEvent('DIVIDENDO', '17/06/2024', { rate: '0,41000000000', paymentDate: '28/06/2024' })],
    stock: [
      listedEvent('DESDOBRAMENTO', '14/06/2024', { factor: '150,00000000000' }),
      listedEvent('DESDOBRAMENTO', '14/06/2024', { factor: '150,00000000000', isinCode: 'BRSINTA01OR1' }),
    ],
    history: [
      paidEvent('0,41', '17/06/2024', { closingPricePriorExDate: '20,51' }),
      paidEvent('0,41', '17/06/2024', { closingPricePriorExDate: '20,51' }),
    ],
  })
  await quotesMirror({ A2024: quoteFile(QUOTES) }, mirror)
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir, undefined, { maskPersonalData: true, datasets: ['b3_event', 'b3_quote'] })
  return dataDir
}

type Rows = readonly Readonly<Record<string, unknown>>[]

let api: SharedApi
beforeAll(async () => {
  api = await shareServer(await shareWorld(makeWorld))
})

const listRows = async (query: string) =>
  (exactJson((await api.get(`/v1/exchange/${query}`)).text) as { data: Rows }).data
const closes = (rows: Rows) =>
  rows.map((row) => [
    row['date'],
    row['adjusted_close'],
    row['adjustment_factor'],
    row['coverage'],
    row['coverage_days'],
  ])

describe('quotes with adjustment', () => {
  it('are adjusted for splits, exactly and rounded once, and their quantities the other way', async () => {
    const rows = await listRows('quotes?ticker=SINT3&adjustment=splits')

    expect(closes(rows)).toEqual([
      ['2024-06-13', '20.00000000', '0.4000000000000000', 'complete', ''],
      ['2024-06-14', '20.40000000', '0.4000000000000000', 'complete', ''],
      ['2024-06-17', '20.50000000', '1.0000000000000000', 'complete', ''],
      ['2024-06-18', '20.00000000', '1.0000000000000000', 'complete', ''],
    ])
    expect(rows.map((row) => row['adjusted_quantity'])).toEqual([
      '2500.00000000',
      '2500.00000000',
      '1000.00000000',
      '1000.00000000',
    ])
    expect(new Set(rows.map((row) => row['adjusted_through']))).toEqual(new Set(['2024-06-18']))
  })

  it('are adjusted for cash too where the total is asked for, by our close; another close of the exchange disputes it', async () => {
    // 1 − 0.41 ÷ 20.50 = 0.98, and before the split 0.4 × 0.98.
    expect(closes(await listRows('quotes?ticker=SINT3&adjustment=total'))).toEqual([
      ['2024-06-13', '19.60000000', '0.3920000000000000', 'disputed', ''],
      ['2024-06-14', '19.99200000', '0.3920000000000000', 'disputed', ''],
      ['2024-06-17', '20.09000000', '0.9800000000000000', 'disputed', ''],
      ['2024-06-18', '20.00000000', '1.0000000000000000', 'complete', ''],
    ])
  })

  it('are null before an event that no list has, and name the session; prices behind it are for one unit', async () => {
    expect(closes(await listRows('quotes?ticker=SINT4&adjustment=splits'))).toEqual([
      ['2024-06-14', null, null, 'incomplete', '2024-06-17'],
      ['2024-06-17', '29.00000000', '1.0000000000000000', 'complete', ''],
    ])
  })

  it('are adjusted for odd lots as for their share, and in no other market', async () => {
    expect(closes(await listRows('quotes?ticker=SINT3F,SINTF22&adjustment=total'))).toEqual([
      ['2024-06-18', '19.99000000', '1.0000000000000000', 'complete', ''],
      ['2024-06-18', null, null, 'not_applicable', ''],
    ])
  })

  it.each(['json', 'csv', 'xml', 'ndjson', 'arrow'])(
    'without it stay in %s what they were: no field and no column more',
    async (format) => {
      const { text } = await api.get(`/v1/exchange/quotes?ticker=SINT3&format=${format}`)

      expect(text).toContain('quotation_factor')
      expect(text).not.toMatch(/adjusted_|adjustment_factor|coverage/)
      expect((await api.get(`/v1/exchange/quotes?ticker=SINT3&format=${format}&adjustment=splits`)).text).toContain(
        'adjusted_close',
      )
    },
  )

  it('are those of one of two kinds', async () => {
    expect(readProblem(await api.get('/v1/exchange/quotes?ticker=SINT3&adjustment=all')).status).toBe(400)
  })
})

describe('the events of a ticker', () => {
  it('are those of its ISIN and of its class, each with its exact factor and the session that is ex', async () => {
    const rows = await listRows('events?ticker=SINT3')

    expect(
      rows.map((row) => [row['list'], row['kind'], row['factor_numerator'], row['factor_denominator'], row['ex_day']]),
    ).toEqual([
      ['stock', 'split', '2', '5', '2024-06-17'],
      ['cash', 'cash', '49', '50', '2024-06-18'],
      ['cash_history', 'cash', '49', '50', '2024-06-18'],
    ])
    expect(rows[2]).toMatchObject({
      repeats: '2',
      close: '20.50000000',
      close_date: '2024-06-17',
      closing_price: '20.51000000',
      price_factor: '0.9800000000000000',
      is_disputed: true,
    })
  })

  it('of a company are all of its lists, under every ISIN', async () => {
    const rows = await listRows('events?issuer=sint')

    expect(rows.map((row) => [row['list'], row['isin'], row['factor_reason']])).toEqual([
      ['stock', 'BRSINTA01OR1', ''],
      ['stock', 'BRSINTACNOR3', ''],
      ['cash', 'BRSINTACNOR3', ''],
      ['cash_history', '', 'close_missing'],
    ])
  })

  it.each([
    ['neither', '', 400],
    ['both', 'ticker=SINT3&issuer=SINT', 400],
    ['a company that was not asked for', 'issuer=NOBO', 404],
    ['a ticker without quotes', 'ticker=SINT9', 404],
  ])('of %s are an error', async (_what, query, status) => {
    expect(readProblem(await api.get(`/v1/exchange/events?${query}`)).status).toBe(status)
  })
})
