import { expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { shareSample } from '../../../helpers/shared.ts'

it('lists as the largest funds such that have a portfolio to show', async () => {
  const api = await shareSample(OPEN_EXPLORER)
  const read = async (path: string) => (await api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })).text
  const [, table = ''] = /<h2>Os maiores fundos[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(await read('/pt')) ?? []
  const links = [...table.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)

  expect(links).toHaveLength(8)
  for (const link of links) expect(await read(link), link).toContain('<h2 id="holdings">')
})
