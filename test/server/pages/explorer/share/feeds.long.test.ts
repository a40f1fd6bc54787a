import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string, accept = '*/*') => api.get(path, { headers: { accept, 'x-api-key': '' } })

describe.each([
  ['/pt/fund/21407758000119', 'outubro de 2025: primeira versão', 'linhas incluídas, excluídas, alteradas: '],
  ['/en/fund/21407758000119', 'October 2025: first seen', 'lines added, removed, changed: '],
  ['/pt/asset/PETR4', 'outubro de 2025: ', 'competência nova'],
  ['/pt/issuer/33000167', 'outubro de 2025: ', 'competência nova'],
  ['/pt/manager/30822936000169', 'outubro de 2025: ', 'competência nova'],
  ['/pt/administrator/30822936000169', 'outubro de 2025: ', 'competência nova'],
])('the feed of %s', (path, title, line) => {
  it('has what months and snapshots brought, and its page leads to it', async () => {
    const { headers, text } = await read(`${path}/feed.atom`)
    const page = (await read(path, 'text/html')).text

    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(text).toContain(`<title>${title}`)
    expect(text).toContain(line)
    expect(page).toContain(`type="application/atom+xml"`)
    expect(page.split(`href="${path}/feed.atom"`)).toHaveLength(3)
  })

  it('has entries of different addresses, each with its instant, that answer', async () => {
    const { text } = await read(`${path}/feed.atom`)
    const ids = [...text.matchAll(/<entry>.*?<id>([^<]+)<\/id>/gs)].map(([, id = '']) => id)
    const [first = ''] = ids

    expect(new Set(ids).size).toBe(ids.length)
    expect([...text.matchAll(/<updated>\d{4}-\d\d-\d\dT[\d:]+Z<\/updated>/g)]).toHaveLength(ids.length + 1)
    const { pathname, search } = new URL(first.replaceAll('&amp;', '&'))
    expect((await read(`${pathname}${search}`, 'text/html')).status).toBe(200)
  })
})

it('says to search engines where the lists of pages are, and keeps them from the API and from files', async () => {
  const { headers, status, text } = await read('/robots.txt')

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/v1\/\n/)
  for (const language of ['en', 'pt']) {
    const [, sitemap = ''] = new RegExp(`^Sitemap: (\\S+/${language}/sitemap.xml)$`, 'm').exec(text) ?? []
    expect((await read(new URL(sitemap).pathname)).status).toBe(200)
  }
})
