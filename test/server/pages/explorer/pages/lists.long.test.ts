import { beforeAll, expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readCsv } from '../../../helpers/read-back.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })

it.each([
  ['/pt/asset', /<h1>O maior ativo dos fundos é /, /href="\/pt\/asset\/[^"]+"/, 'asset_id'],
  ['/pt/issuer', /<h1>O maior emissor nos fundos é /, /href="\/pt\/issuer\/[^"]+"/, 'issuer_id'],
  ['/pt/manager', /<h1>O maior gestor é /, /href="\/pt\/manager\/[^"]+"/, 'cnpj'],
  ['/pt/administrator', /<h1>O maior administrador é /, /href="\/pt\/administrator\/[^"]+"/, 'cnpj'],
  ['/pt/month', /<h1>A competência mais recente é outubro de 2025/, /href="\/pt\/month\/2025-10"/, 'competence_month'],
  ['/pt/quote', /<h1>O mais negociado foi /, /href="\/pt\/quote\/[^"]+"/, 'ticker'],
  ['/pt/index', /<h1>\d+ índices da bolsa/, /href="\/pt\/index\/IBOV"/, 'code'],
  ['/pt/series', /<h1>\d+ séries de estatísticas/, /href="\/pt\/series\/[^"]+"/, 'id'],
])('%s states its first row, leads to each thing, and has its rows as a file', async (path, title, link, column) => {
  const { status, text } = await read(path)
  const [table = ''] = /<tbody[\s\S]*?<\/tbody>/.exec(text) ?? []
  const { header, rows } = readCsv((await read(`${path}?chart=list&format=csv`)).text)

  expect(status).toBe(200)
  expect(text).toMatch(title)
  expect(table).toMatch(link)
  expect(header).toContain(column)
  expect(rows.length).toBeGreaterThan(0)
})

it('lists in the foot of every page every list, in the snapshot that the reader looks at', async () => {
  const snapshot = String((await read('/pt')).headers['x-snapshot-id'])
  const [, foot = ''] =
    /<footer class="site">([\s\S]*?)<\/footer>/.exec((await read(`/pt/glossary?snapshot=${snapshot}`)).text) ?? []

  for (const path of ['funds', 'asset', 'issuer', 'manager', 'month', 'quote', 'index', 'series', 'fare', 'xray'])
    expect(foot).toContain(`href="/pt/${path}?snapshot=${snapshot}"`)
})
