import { expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { shareSample } from '../../../helpers/shared.ts'

const read = async (path: string) => {
  const api = await shareSample(OPEN_EXPLORER)
  return api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
}

it('asks as examples what the snapshot answers, and opens a door for each kind of thing', async () => {
  const { text } = await read('/pt')
  const [, questions = ''] = /<p class="questions">([\s\S]*?)<\/p>/.exec(text) ?? []
  const [, doors = ''] = /<ul class="cards doors">([\s\S]*?)<\/ul>/.exec(text) ?? []
  const list = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)

  expect(list(questions).map((link) => link.split('/')[2])).toEqual(['asset', 'issuer', 'fund', 'manager', 'month'])
  expect(list(doors)).toEqual(['/pt/funds', '/pt/asset', '/pt/issuer', '/pt/manager', '/pt/month/2025-10', '/pt/xray'])
  for (const link of [...list(questions), ...list(doors)]) expect((await read(link)).status, link).toBe(200)
})

it('has one search field, large, and a picture of what funds hold most', async () => {
  const { text } = await read('/pt')

  expect(text.match(/ id="q"/g)).toHaveLength(1)
  expect(text).toMatch(/<div class="search-of-page">\s*<form/)
  expect(text).toMatch(/<h2 id="most-held">O maior ativo dos fundos é [^<]*: R\$\s[^<]* em outubro de 2025/)
})

it('says in words what changed last', async () => {
  const { text } = await read('/pt')

  expect(text).toMatch(/carteiras de\s*<a href="\/pt\/month\/2025-10">outubro de 2025<\/a>, linhas: [\d.]+ novas/)
})

it('lists as the largest funds such that have a portfolio to show', async () => {
  const { text } = await read('/pt')
  const [, table = ''] = /<h2>Os maiores fundos[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(text) ?? []
  const links = [...table.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)

  expect(links).toHaveLength(8)
  for (const link of links) expect((await read(link)).text, link).toContain('<h2 id="holdings">')
})
