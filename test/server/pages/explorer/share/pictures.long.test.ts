import { beforeAll, describe, expect, it } from 'vitest'
import { fetchBytes } from '../../../helpers/formats.ts'
import { EXPLORER_PAGES, OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { serve } from '../../../helpers/api.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

const HTML = { accept: 'text/html', 'x-api-key': '' }

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

/** Reads the width and height that a PNG says about itself. */
function sizeOf(png: Uint8Array): readonly [width: number, height: number] {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the pictures of pages', () => {
  it.each([
    ['/pt/fund/24290451000179?date=2025-10', 'holdings'],
    ['/en/quote/PETR4', 'quotes'],
    ['/pt/issuer/33000167', 'kinds'],
  ])('%s has %s as SVG and PNG, which other sites may show and in which nothing runs', async (path, id) => {
    const page = (await api.get(path, { headers: HTML })).text
    const address = `${path}${path.includes('?') ? '&' : '?'}chart=${id}&format=`
    const [svg, png] = [await api.get(`${address}svg`, { headers: HTML }), await fetchBytes(api, `${address}png`)]

    expect(page).toContain(`chart=${id}&amp;format=svg">SVG</a>`)
    expect(svg.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml') as string,
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/) as string,
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(svg.text).toContain(String(svg.headers['x-snapshot-id']))
    expect(svg.text).toContain(path.split('?')[0])
    expect(sizeOf(png.bytes)[0]).toBe(1200)
  })

  it('are 404 where the page has none of that name, or only a table', async () => {
    for (const id of ['nothing', 'airlines'])
      expect(
        (await api.get(`/en/fare?origin=SBGR&destination=SBRF&chart=${id}&format=svg`, { headers: HTML })).status,
      ).toBe(404)
  })

  it.each(EXPLORER_PAGES)('stand for %s where somebody links to it, with its title and sentence', async (path) => {
    const { text } = await api.get(`/pt${path}`, { headers: HTML })
    const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]+)">`).exec(text)?.[1] ?? ''

    expect(property('og:title').length).toBeGreaterThan(0)
    expect(property('og:description')).toBe(/<meta name="description" content="([^"]+)">/.exec(text)?.[1])
    const image = new URL(property('og:image').replaceAll('&amp;', '&'))
    expect(image.searchParams.get('format')).toBe('png')
    const svg = `${image.pathname}${image.search.replace('format=png', 'format=svg')}`
    expect((await api.get(svg, { headers: HTML })).status, svg).toBe(200)
  })
})

describe('a picture in a frame of another site', () => {
  const path = '/pt/quote/PETR4?chart=quotes&format=html'

  it('is not there, and no page leads to it, unless the operator names sites', async () => {
    expect((await api.get(path, { headers: HTML })).status).toBe(404)
    expect((await api.get('/pt/quote/PETR4', { headers: HTML })).text).not.toContain('format=html')
  })

  it('may be shown by the sites that the operator names, also when a browser asks again, and pages may not', async () => {
    const open = await serve(api.dataDir, {
      ...OPEN_EXPLORER,
      EXPLORER_EMBED: 'https://a.example, https://*.b.example',
    })
    const first = await open.get(path, { headers: HTML })
    const again = await open.get(path, { headers: { ...HTML, 'if-none-match': String(first.headers.etag) } })
    const page = await open.get('/pt/quote/PETR4', { headers: HTML })
    await open.stop({ keepData: true })

    expect([first.status, again.status]).toEqual([200, 304])
    for (const { headers } of [first, again])
      expect(headers['content-security-policy']).toMatch(
        /frame-ancestors https:\/\/a\.example https:\/\/\*\.b\.example$/,
      )
    expect(first.text).toContain('<img src="/pt/quote/PETR4?chart=quotes&amp;format=svg"')
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
    expect(page.text).toContain('format=html')
    expect(page.text).toContain('&lt;iframe src=')
  })
})
