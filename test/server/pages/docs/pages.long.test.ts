import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { type Api, serve } from '../../helpers/api.ts'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { readProblem } from '../../helpers/body.ts'
import { listRepeated, readDescription } from '../../helpers/descriptions.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { OPERATION_PAGES, PAGES, readVisibleText } from '../../helpers/pages.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'x-api-key': '' }

let api: SharedApi
let empty: Api

beforeAll(async () => {
  ;[api, empty] = await Promise.all([shareSample(), temporaryFolder().then((dir) => serve(dir))])
  // The status page names the second, so it changes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})

afterAll(async () => {
  vi.useRealTimers()
  await empty.stop()
})

const read = (path: string, server: SharedApi = api) => server.get(path, { headers: HTML })

it('leads from the root to the documentation', async () => {
  const { status, headers } = await read('/')

  expect([status, headers.location]).toEqual([302, '/docs'])
})

it('says on each page, in its language, what that page is about, also before the first snapshot', async () => {
  const pages = [...PAGES, ...OPERATION_PAGES.flatMap((path) => [path, `/pt${path}`])]
  const descriptions = new Map<string, string>()
  for (const path of pages) descriptions.set(path, readDescription((await read(path)).text))

  expect(listRepeated([...descriptions.values()])).toEqual([])
  expect(readDescription((await read('/pt/docs/search?q=%22cnpj')).text)).toContain('“"cnpj”')
  expect(readDescription((await read('/docs', empty)).text)).toBe(descriptions.get('/docs'))
})

describe.each(PAGES)('%s', (path) => {
  it('needs no key, and exists before the first snapshot', async () => {
    const replies = [await read(path), await read(path, empty)]

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies.map(({ headers }) => headers['content-type'])).toEqual(Array(2).fill('text/html; charset=utf-8'))
  })

  it('has an ETag, is a 304 for a client that has it, and has no body for HEAD', async () => {
    const { headers } = await read(path)
    const again = await api.get(path, { headers: { ...HTML, 'if-none-match': String(headers.etag) } })
    const head = await api.get(path, { method: 'HEAD', headers: HTML })

    expect(headers.etag).toMatch(/^"[\w-]{32}"$/)
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag])
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', headers['content-length']])
  })

  it('allows only our own scripts and styles, and nothing by default', async () => {
    const policy = String((await read(path)).headers['content-security-policy'])

    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect((await read(path)).text).not.toMatch(/<script(?! src="\/docs\/assets\/)|<style| style="| on\w+="/)
  })

  it('takes only GET and HEAD', async () => {
    const reply = await api.get(path, { method: 'POST' })

    expect(readProblem(reply)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(reply.headers.allow).toBe('GET, HEAD')
  })
})

it('has no broken link', async () => {
  const documents = new Map<string, string>()
  for (const path of [...PAGES, ...OPERATION_PAGES]) documents.set(path, (await read(path)).text)
  const links = [...documents].flatMap(([path, text]) =>
    [...text.matchAll(/(?:href|src)="((?:\/|#)[^"]*)"/g)].map(([, link = '']) =>
      link.startsWith('#') ? path + link : link,
    ),
  )
  const broken: string[] = []

  for (const link of new Set(links)) {
    const [path = '', anchor] = link.split('#')
    const { status, text } = await read(path)
    const found = anchor === undefined || text.includes(` id="${anchor}"`)
    if (status !== 200 || !found) broken.push(link)
  }

  expect(links.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

it('says on the first page that the data are a sample', async () => {
  expect(readVisibleText((await read('/docs')).text)).toContain('Sample data, not live.')
  expect(readVisibleText((await read('/docs', empty)).text)).not.toContain('Sample data')
})

it.each(PAGES)('has no anchor twice on %s', async (path) => {
  const anchors = [...(await read(path)).text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)

  expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([])
})

it('lets browsers cache the assets forever, under names that change with their content', async () => {
  const [, css = ''] = /href="([^"]*\/site\.[^"]*\.css)"/.exec((await read('/docs')).text) ?? []
  const { status, headers } = await read(css)

  expect(css).toMatch(/^\/docs\/assets\/site\.[0-9a-f]{16}\.css$/)
  expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

describe('the pages in Portuguese', () => {
  it('are those in English, each leads to the other, and each names its language', async () => {
    for (const [path, other, tag] of [
      ['/docs/rules', '/pt/docs/rules', 'en'],
      ['/pt/docs/rules', '/docs/rules', 'pt-BR'],
    ] as const) {
      const { text } = await read(path)
      expect(text).toContain(`<html lang="${tag}">`)
      expect(text).toMatch(new RegExp(`<a class="language" href="${other}"`))
    }
  })

  it('have Portuguese headings and Brazilian numbers', async () => {
    const text = readVisibleText((await read('/pt/docs/cvm_fund_portfolio')).text)

    expect(text).toContain('Carteiras de fundos')
    expect(text).toContain('O que está publicado')
    expect(text).toMatch(/\d{1,3}\.\d{3} linhas em/)
  })
})

it.each([
  ['/docs/rules', 'at least 6 months', 'oldest_snapshot'],
  ['/pt/docs/rules', 'pelo menos 6 meses', 'oldest_snapshot'],
])(
  'promises on %s how long before a change there is notice, and how long a snapshot can be asked for',
  async (path, ...words) => {
    const text = readVisibleText((await read(path)).text)

    for (const each of [...words, 'Deprecation', 'Sunset']) expect(text).toContain(each)
  },
)

it('lists the datasets everywhere in one order, funds first', async () => {
  const { text } = await read('/docs')
  const listed = [...text.matchAll(/href="\/docs\/(\w+)"/g)].map(([, id = '']) => id)
  const order = listed.filter((id, at) => listed.indexOf(id) === at && datasets.some((each) => each.id === id))
  const { text: document } = await api.get('/openapi.json')
  const { tags } = JSON.parse(document) as { tags: { name: string }[] }
  const titles = order.map((id) => datasets.find((each) => each.id === id)?.title.en)

  expect(order[0]).toBe('cvm_fund_portfolio')
  expect(order).toHaveLength(datasets.length)
  expect(tags.map(({ name }) => name).filter((name) => titles.includes(name))).toEqual(
    titles.filter((title) => tags.some(({ name }) => name === title)),
  )
})

describe('an unknown page', () => {
  it('is a page for a browser', async () => {
    const reply = await fetch(`http://127.0.0.1:${String(api.port)}/docs/nothing`, { headers: HTML })

    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await reply.text()).toContain('This page does not exist')
  })

  it('is the usual error for a program', async () => {
    expect(readProblem(await api.get('/docs/nothing'))).toMatchObject({ status: 404, code: 'not_found' })
  })
})

it('shows on the changelog page the changes of the newest snapshot and of the API', async () => {
  const { headers } = await api.get('/v1/changelog')
  const text = readVisibleText((await read('/docs/changelog')).text)

  expect(text).toContain(String(headers['x-snapshot-id']))
  expect(text).toContain('cvm_fund_portfolio')
  expect(text).toContain('/openapi.json describes the whole API')
})
