import { beforeAll, describe, expect, it } from 'vitest'
import { renderCitation, writeBibtex, writeCitation } from '../../../../../server/pages/explorer/share/citation.tsx'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

const HTML = { accept: 'text/html', 'x-api-key': '' }
const PARTS = {
  site: 'Market data',
  title: 'Alfa & Beta_1 {x}',
  snapshot: '20261127T014047Z',
  address: 'https://data.example/en/fund/1?snapshot=20261127T014047Z',
}

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

describe('a citation', () => {
  it('names site, page, snapshot, its day and its address, in the language of the page', () => {
    expect(writeCitation({ ...PARTS, language: 'en' })).toBe(
      'Market data. “Alfa & Beta_1 {x}”. Snapshot 20261127T014047Z of 2026-11-27. https://data.example/en/fund/1?snapshot=20261127T014047Z',
    )
    expect(writeCitation({ ...PARTS, language: 'pt' })).toContain('Snapshot 20261127T014047Z, de 2026-11-27.')
  })

  it('in BibTeX has no sign that TeX would read as its own', () => {
    expect(writeBibtex({ ...PARTS, language: 'en' })).toBe(
      [
        '@misc{market-data-20261127T014047Z,',
        String.raw`  title = {{Alfa \& Beta\_1 x}},`,
        '  author = {{Market data}},',
        '  year = {2026},',
        '  version = {20261127T014047Z},',
        '  url = {https://data.example/en/fund/1?snapshot=20261127T014047Z},',
        '  language = {english}',
        '}',
      ].join('\n'),
    )
  })

  it('has the code that shows the picture elsewhere, where the operator lets sites show it', () => {
    const write = (framed: string | null) => renderCitation({ ...PARTS, language: 'en', framed }).text

    expect(write('https://data.example/en/fund/1?chart=a&format=html')).toMatch(
      /&lt;iframe src=("|&quot;)https:\/\/data\.example\/en\/fund\/1\?chart=a&amp;amp;format=html/,
    )
    expect(write(null)).not.toContain('iframe')
  })

  it('is on a page with figures, and its address answers the same for ever', async () => {
    const { text, headers } = await api.get('/pt/quote/PETR4', { headers: HTML })
    const id = String(headers['x-snapshot-id'])
    expect(text).toContain(`<a href="/pt/quote/PETR4?snapshot=${id}">`)
    const pinned = await api.get(`/pt/quote/PETR4?snapshot=${id}`, { headers: HTML })

    expect([pinned.status, pinned.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await api.get('/pt/search?q=vale', { headers: HTML })).text).not.toContain('BibTeX')
  })
})

describe('what a page has, for search engines', () => {
  it('is a Dataset with the files of its figures, each of which answers', async () => {
    const { text } = await api.get('/en/fund/24290451000179?date=2025-10', { headers: HTML })
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    const dataset = JSON.parse(json) as {
      '@type': string
      distribution: { contentUrl: string; encodingFormat: string }[]
    }

    expect(dataset['@type']).toBe('Dataset')
    expect(dataset.distribution.length).toBeGreaterThan(2)
    for (const { contentUrl, encodingFormat } of dataset.distribution) {
      const { pathname, search } = new URL(contentUrl)
      const { status, headers } = await api.get(`${pathname}${search}`, { headers: HTML })
      expect([status, String(headers['content-type']).split(';')[0]], contentUrl).toEqual([200, encodingFormat])
    }
  })
})
