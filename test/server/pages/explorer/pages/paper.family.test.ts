import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { isLongTier, takeFewWhenFast } from '../../../../helpers/tier.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = async (path: string) => {
  const { status, text } = await api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
  expect(status, text.slice(0, 300)).toBe(200)
  return text
}
const readData = (text: string) => (exactJson(text) as { readonly data: Record<string, unknown>[] }).data

describe('the page of a debenture', () => {
  it('states what it pays and when it falls due, in the manner of each language', async () => {
    const [pt, en] = [await read('/pt/debenture/SINT11'), await read('/en/debenture/sint11')]

    expect(pt).toMatch(/<h1>SINT11, debênture de [^<]*: CDI \+ 1,85 %, vence em junho de 2029<\/h1>/)
    expect(en).toMatch(/<h1>SINT11, debenture of [^<]*: CDI \+ 1.85 %, due June 2029<\/h1>/)
  })

  it('has its terms, the versions that were seen, and in their file what the API answers', async () => {
    const text = readVisibleText(await read('/pt/debenture/EXMP12'))
    expect(text).toMatch(/Remuneração\s*IPCA \+ 6,25 %/)
    expect(text).toMatch(/Valor nominal em 02\/10\/2025\s*1\.134,567891/)
    expect(text).toContain('Uma versão das condições, vista em')

    const file = readData(await read('/pt/debenture/EXMP12?chart=versions&format=json'))
    expect(file).toMatchObject([{ revision: '1', change: 'first', maturity_date: '2034-03-15', index: 'IPCA' }])
  })

  it('says that no line names the code where none does, and leads to what has its ISIN', async () => {
    const page = await read('/en/debenture/EXMP12')

    expect(readVisibleText(page)).toContain('No line in the files of the newest month that are here names this code')
    expect(page).toContain('/en/instrument/BREXMPDBS012')
  })

  it('is not there for a code that the register does not have', async () => {
    expect((await api.get('/en/debenture/NOBODY1', { headers: { accept: 'text/html', 'x-api-key': '' } })).status).toBe(
      404,
    )
  })
})

it('the page of an ISIN says what it is and whose, and leads to the papers of the register that have it', async () => {
  const text = readVisibleText(await read('/pt/instrument/BRSINTACNOR3'))

  expect(text).toContain('BRSINTACNOR3: ação de')
  expect(text).toMatch(/Código do emissor\s*SINT/)
})

it('the page of a federal bond that was traded has its ISIN and the trades of each day', async () => {
  const [bond] = readData((await api.get('/v1/federal-bonds?isin=BRSTNCLTN8G4')).text)
  const page = await read(`/pt/bond/${encodeURIComponent(String(bond?.['asset_id']))}`)

  expect(readVisibleText(page)).toMatch(/<?LTN /)
  expect(readVisibleText(page)).toMatch(/ISIN\s*BRSTNCLTN8G4/)
  expect(page).toContain('Negócios com o título')
})

it('the page of a curve states the rates of its ends and has every point', async () => {
  const text = await read('/pt/curve/di1?date=2025-10-31')
  const points = readData(await read('/pt/curve/di1?date=2025-10-31&chart=points&format=json'))
  const { data } = exactJson((await api.get('/v1/curves/di1?date=2025-10-31')).text) as { data: { points: object[] } }

  expect(text).toMatch(/<h1>Curva de juros DI em 31\/10\/2025: de [\d,]+ a [\d,]+\u00a0% ao ano<\/h1>/)
  // The ends of the picture are those of its points, and not the day of the curve.
  expect(text).toMatch(/>\d+ dias? út(il|eis)<[\s\S]*>[\d.]+ dias úteis</)
  expect(points).toHaveLength(data.points.length)
})

it.runIf(isLongTier())(
  'the page of a company has the tickers that it names and how much of it funds hold, or why that is not known',
  async () => {
    const made = readVisibleText(await read('/pt/company/99111222000149'))
    const petrobras = readVisibleText(await read('/pt/company/33000167000101'))

    expect(made).toContain('Só a companhia informa SINT3, SINT4')
    expect(petrobras).toMatch(
      /Os fundos têm [\d,]+ % das ações ordinárias|Não se sabe quanto da companhia os fundos têm/,
    )
    expect(petrobras).toMatch(/ordinárias|preferenciais/)
  },
)

it('the search finds papers, bonds and curves, each with a page', async () => {
  for (const q of takeFewWhenFast(['SINT11', 'BRSINTACNOR3', 'BRSTNCLTN8G4', 'curva de juros'], 4)) {
    const found = JSON.parse(await read(`/pt/suggest?q=${encodeURIComponent(q)}`)) as { href: string }[]

    expect(found.length, q).toBeGreaterThan(0)
    for (const { href } of found) await read(href)
  }
})
