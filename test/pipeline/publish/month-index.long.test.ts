import { describe, expect, it } from 'vitest'
import { buildFrom, readServed } from '../../helpers/build.ts'
import { quoteFile, quotesMirror } from '../../helpers/quotes.ts'

const FROM_2024 = { from: '2024-01', to: '2024-12', datasets: ['b3_quote'] }
const NEXT_NIGHT = { now: '2025-12-16T03:00:00Z' }

const on = (DATPRE: string, ...tickers: string[]) => quoteFile(tickers.map((CODNEG) => ({ DATPRE, CODNEG })))

describe('the months of a ticker', () => {
  it('have the same bytes if they came night by night or at once', async () => {
    const mirror = await quotesMirror({ D31102024: on('20241031', 'PETR4') })
    const { dataDir } = await buildFrom(mirror, FROM_2024)
    await quotesMirror({ D08112024: on('20241108', 'VALE3', 'ABEV3') }, mirror)
    const nightly = await buildFrom(mirror, { ...FROM_2024, ...NEXT_NIGHT, dataDir })

    const atOnce = await buildFrom(mirror, FROM_2024)

    const digests = await Promise.all(
      [nightly, atOnce].map(async (each) => (await readServed(each.dataDir)).manifest.digest),
    )
    expect(digests[0]).toBe(digests[1])
  })
})
