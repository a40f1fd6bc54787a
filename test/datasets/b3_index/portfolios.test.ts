import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, filesBelow, refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type IndexAsset, indexMirror, portfolioAnswer } from '../../helpers/indexes.ts'

const SAMPLE = 'data/sample'
const ALONE = { datasets: ['b3_index'] }

/** Reads an answer of the sample with no code of the product. */
async function readAnswer(
  call: string,
): Promise<{ header: Record<string, string>; results: Record<string, string>[] }> {
  const folder = join(SAMPLE, 'sistemaswebb3-listados.b3.com.br/indexProxy/indexCall', call)
  const [file = ''] = await filesBelow(folder)
  return JSON.parse(await readFile(join(folder, file), 'utf8')) as never
}

describe('the real portfolio of IBOV of May 2022', () => {
  it('has every asset, with its quantity and share as filed', async () => {
    const { results } = await readAnswer('GetTheoricalPortfolio')
    const plain = results.map((asset) => ({
      index_code: 'IBOV',
      ticker: asset['cod'],
      name: asset['asset'],
      specification: asset['type'],
      theoretical_quantity: `${asset['theoricalQty']?.split('.').join('') ?? ''}.000000`,
      share_percent: `${asset['part']?.replace(',', '.') ?? ''}000`,
    }))

    const built = await compileMirror(SAMPLE, ALONE)

    expect(plain).toHaveLength(92)
    expect(await listRows(built, 'b3_index_asset')).toMatchObject(
      plain.toSorted((a, b) => (String(a.ticker) < String(b.ticker) ? -1 : 1)),
    )
  })

  it('is next to the 25 indexes that the exchange lists, with as many securities as name them', async () => {
    const { results } = await readAnswer('GetStockIndex')
    const codes = results.flatMap(({ indexes = '' }) => indexes.split(','))

    const rows = await listRows(await compileMirror(SAMPLE, ALONE), 'b3_index')

    expect(rows.map((row) => [row['code'], row['securities']])).toEqual(
      [...new Set(codes)].sort().map((code) => [code, String(codes.filter((each) => each === code).length)]),
    )
    expect(rows).toHaveLength(25)
    expect(rows.find((row) => row['code'] === 'IBOV')).toMatchObject({
      updated_date: '2022-05-13',
      first_month: '2022-05',
      last_month: '2022-08',
      portfolio_assets: '92',
    })
  })
})

describe('a portfolio', () => {
  const refusedWith = async (asset: IndexAsset, page?: object) =>
    refusals(await compileMirror(await indexMirror('IBOV', portfolioAnswer([asset], page)), ALONE)).join()

  it.each([
    ['a part with a point', { part: '2.663' }],
    ['a quantity with commas', { theoricalQty: '1,243,177,587' }],
    ['a quantity without points', { theoricalQty: '1243177587' }],
    ['a part of two decimals', { part: '2,66' }],
  ])('with %s is refused: the answer is not in the requested language', async (_name, figures) => {
    expect(await refusedWith({ cod: 'PETR4', ...figures })).toMatch(/brazilian_numbers.*PETR4/)
  })

  it('with a missing page is refused', async () => {
    expect(await refusedWith({ cod: 'PETR4' }, { totalRecords: 2 })).toMatch(/all_on_one_page.*1 records of 2/)
  })

  it('with a security twice is refused', async () => {
    const twice = portfolioAnswer([{ cod: 'PETR4' }, { cod: 'PETR4' }])

    expect(refusals(await compileMirror(await indexMirror('IBOV', twice), ALONE)).join()).toContain('several rows')
  })

  it('that changed stays next to the previous one, each from the day on which it was seen', async () => {
    const mirror = await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]))
    await indexMirror('SMLL', portfolioAnswer([{ cod: 'MGLU3' }]), mirror)
    const { dataDir } = await buildFrom(mirror, { ...ALONE, now: '2025-12-15T03:00:00Z' })
    await indexMirror('IBOV', portfolioAnswer([{ cod: 'VALE3' }]), mirror)

    const built = await buildFrom(mirror, { ...ALONE, dataDir, now: '2026-01-05T03:00:00Z' })

    const seen = (await listRows(built, 'b3_index_portfolio')).map((row) =>
      ['index_code', 'version', 'seen_date', 'ticker'].map((column) => row[column]),
    )
    expect(seen).toEqual([
      ['IBOV', '1', '2025-12-15', 'PETR4'],
      ['IBOV', '2', '2026-01-05', 'VALE3'],
      ['SMLL', '1', '2025-12-15', 'MGLU3'],
    ])
  })
})
