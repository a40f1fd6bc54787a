import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, type Built, textRows } from '../../helpers/build.ts'
import { quoteFile, quotesMirror } from '../../helpers/quotes.ts'

const FROM_2024 = { from: '2024-01', to: '2024-12', datasets: ['b3_quote'] }
const NEXT_NIGHT = { now: '2025-12-16T03:00:00Z' }

const on = (DATPRE: string, ...tickers: string[]) => quoteFile(tickers.map((CODNEG) => ({ DATPRE, CODNEG })))
const readIndex = ({ dataDir }: Built) =>
  textRows(
    `SELECT ticker, competence_month, quotes::VARCHAR AS quotes
     FROM read_parquet('${join(dataDir, 'current/b3_quote_ticker/all/b3_quote_ticker.parquet')}')`,
  )
const row = (ticker: string, competence_month: string, quotes = '1') => ({ ticker, competence_month, quotes })

describe('the months of a ticker', () => {
  it('are the months with quotes of it, and change with them', async () => {
    const mirror = await quotesMirror({
      D31102024: on('20241031', 'PETR4', 'VALE3'),
      D07112024: on('20241107', 'VALE3'),
    })
    const first = await buildFrom(mirror, FROM_2024)
    const before = await readIndex(first)
    await quotesMirror({ D08112024: on('20241108', 'VALE3', 'ABEV3') }, mirror)

    const next = await buildFrom(mirror, { ...FROM_2024, ...NEXT_NIGHT, dataDir: first.dataDir })

    expect(before).toEqual([row('PETR4', '2024-10'), row('VALE3', '2024-10'), row('VALE3', '2024-11')])
    expect(await readIndex(next)).toEqual([
      row('ABEV3', '2024-11'),
      row('PETR4', '2024-10'),
      row('VALE3', '2024-10'),
      row('VALE3', '2024-11', '2'),
    ])
  })
})
