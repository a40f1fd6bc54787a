import { beforeAll, expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../../helpers/pages.ts'
import { readCsv } from '../../../../helpers/read-back.ts'
import { type SharedApi, shareSample } from '../../../../helpers/shared.ts'

const [ETF, OTHER, CREDIT] = ['21407758000119', '10406511000161', '24290451000179']
const PAGE = `/pt/xray?f=${ETF}&w=50&f=${OTHER}&w=30&f=${CREDIT}&w=20&date=2025-10`

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = async (path: string) => await api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })

it('has the figures of the basket of the same funds and weights, in the order in which they were sent', async () => {
  const { text } = await api.get(
    `/v1/basket?items=${ETF}:50,${OTHER}:30,${CREDIT}:20&date=2025-10&format=json&decimal=point`,
  )
  const { data } = JSON.parse(text) as {
    readonly data: {
      readonly assets: readonly { readonly asset_key: string; readonly share_percent: number }[]
      readonly overlap: readonly { readonly a: string; readonly b: string; readonly overlap_percent: number }[]
    }
  }
  const opened = readCsv((await read(`${PAGE}&chart=opened&format=csv`)).text)
  const common = readCsv((await read(`${PAGE}&chart=in-common&format=csv`)).text)

  expect(opened.rows.map((row) => [row['asset_key'], Number(row['share_percent'])])).toEqual(
    data.assets.map(({ asset_key, share_percent }) => [asset_key, share_percent]),
  )
  expect(common.rows.map((row) => [row['a'], row['b'], Number(row['overlap_percent'])])).toEqual(
    data.overlap.map(({ a, b, overlap_percent }) => [a, b, overlap_percent]),
  )
})

it('leads to the data of the same funds, and keeps names and weights together', async () => {
  const { text } = await read(PAGE)

  expect(text).toContain(`f=${ETF}&amp;f=${OTHER}&amp;f=${CREDIT}&amp;w=50&amp;w=30&amp;w=20`)
  expect(text).toMatch(/<h1>3 fundos juntos: [\d,]+\u00a0% em VALE3<\/h1>/)
})

it('is cited, previewed and described for search engines with all its funds', async () => {
  const { text } = await read(PAGE)
  const funds = [ETF, OTHER, CREDIT].map((cnpj) => `f=${cnpj}`)

  for (const found of [
    /<details class="cite">.*?<\/details>/s,
    /<meta property="og:image"[^>]*>/,
    /ld\+json">.*?<\/script>/s,
  ])
    for (const fund of funds) expect(found.exec(text)?.[0]).toContain(fund)
})

it('finds a fund by its name, and says which one it was read as', async () => {
  const said = readVisibleText((await read(`/pt/xray?f=${ETF}&f=ishares+ibovespa&date=2025-10`)).text)

  expect(said).toMatch(/Em outubro de 2025,\s*[\d,]+ %\s*do total foi aberto até os ativos/)
  expect(said).toContain('“ishares ibovespa” foi lido como iShares Ibovespa')
  expect(said).toContain('2 fundos juntos')
})

it.each([
  ['/pt/xray?f=zzzzqq', 200, 'Fora da soma'],
  [`/pt/xray?f=${ETF}&f=${ETF}`, 200, 'Fora da soma'],
  [`/pt/xray?f=${ETF}&w=x`, 400, 'Use um número'],
  [`/pt/xray?${Array.from({ length: 11 }, (_one, at) => `f=${String(at)}`).join('&')}`, 400, 'no máximo 10 fundos'],
])('%s says what is left out', async (path, expected, said) => {
  const { status, text } = await read(path)

  expect(status).toBe(expected)
  expect(readVisibleText(text)).toContain(said)
})

it('compares more than two funds by name', async () => {
  const { text } = await read(`/pt/compare?a=${ETF}&b=ishares+ibovespa&f=${CREDIT}&date=2025-10`)

  expect(text).toMatch(/<h1>3 fundos comparados: os dois mais parecidos têm (ao menos )?[\d,]+\u00a0% em comum<\/h1>/)
})

it('does not call two funds the most alike beside a third that hides all but its cash', async () => {
  const { text } = await read(`/pt/compare?a=${ETF}&b=ishares+ibovespa&f=57091257000113&date=2025-10`)

  expect(text).toMatch(/<h1>3 fundos comparados: dois deles têm (ao menos )?[\d,]+\u00a0% em comum<\/h1>/)
})

it('does not know what funds have in common that hide all but their cash', async () => {
  const HIDDEN = ['57091257000113', '38350645000127', '57091195000140']
  const [two, three] = await Promise.all(
    [2, 3].map(async (count) => {
      const [a = '', b = '', f = ''] = HIDDEN.slice(0, count)
      return readVisibleText((await read(`/pt/compare?a=${a}&b=${b}&f=${f}&date=2025-10`)).text)
    }),
  )

  expect(three).toContain('Não se sabe o que estes fundos têm em comum')
  expect(three).not.toMatch(/têm (ao menos )?0,0 % em comum/)
  expect(two).toContain('Não se sabe o que têm em comum')
  expect(two).toContain('Ações63,630,00não se sabe')
})
