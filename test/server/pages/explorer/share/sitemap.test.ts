import { beforeAll, expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: '*/*', 'x-api-key': '' } })

it('the list of pages has funds, issuers and managers in both languages, each of which answers and may be listed', async () => {
  const { headers, text } = await read('/en/sitemap.xml')
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(new Set(paths).size).toBe(paths.length)
  for (const kind of ['fund', 'issuer', 'manager', 'administrator'])
    for (const language of ['en', 'pt']) {
      const first = paths.find((path) => path.startsWith(`/${language}/${kind}/`)) ?? ''
      expect((await api.get(first, { headers: { accept: 'text/html', 'x-api-key': '' } })).status, kind).toBe(200)
    }
})
