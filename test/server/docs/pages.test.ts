import { declaredEndpoints } from '../../../schemas/api/catalogue/entry.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectationText } from '../../../schemas/api/deadline.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { emptyFolder, sampleDataDir } from '../helpers/snapshot.ts'
import { PAGES, readVisibleText } from '../helpers/pages.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'x-api-key': '' }

let api: Api
let empty: Api

beforeAll(async () => {
  ;[api, empty] = await Promise.all([
    sampleDataDir().then((dir) => serve(dir)),
    emptyFolder().then((dir) => serve(dir)),
  ])
  // The status page names the second, so it changes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})

afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([api.stop(), empty.stop()])
})

const read = (path: string, server = api) => server.get(path, { headers: HTML })

it('leads from the root to the documentation', async () => {
  const { status, headers } = await read('/')

  expect([status, headers.location]).toEqual([302, '/docs'])
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
  for (const path of PAGES) documents.set(path, (await read(path)).text)
  const links = [...documents].flatMap(([path, text]) =>
    [...text.matchAll(/(?:href|src)="((?:\/|#)[^"]*)"/g)].map(([, link = '']) =>
      link.startsWith('#') ? path + link : link,
    ),
  )
  const broken: string[] = []

  for (const link of new Set(links)) {
    const [path = '', anchor] = link.split('#')
    const { status, text } = await read(path)
    // The reference creates its anchors only in the browser.
    const found = anchor === undefined || path === '/docs/api' || text.includes(` id="${anchor}"`)
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
  const [, css = ''] = /href="([^"]*\.css)"/.exec((await read('/docs')).text) ?? []
  const { status, headers } = await read(css)

  expect(css).toMatch(/^\/docs\/assets\/site\.[0-9a-f]{16}\.css$/)
  expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
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

describe.each(datasets)(
  'the page of $id',
  ({ id, title, publisher, description, expectation, licence, attribution, revisions, caveats, tables, history }) => {
    const endpoints = declaredEndpoints({ id })

    it('says what the dataset is, when it is updated, its attribution, its revisions and its caveats', async () => {
      const text = readVisibleText((await read(`/docs/${id}`)).text)

      const reported = [
        title,
        publisher,
        description,
        expectationText(expectation),
        licence,
        attribution,
        revisions,
        ...caveats,
      ]
      for (const sentence of reported) {
        expect(text).toContain(sentence.replaceAll('`', ''))
      }
    })

    it('has every column of every table with its type, unit, nullability, source and sentence', async () => {
      const document = (await read(`/docs/${id}`)).text

      for (const table of [...tables, ...(history ? [history] : [])]) {
        const [, section = ''] = document.split(`<h3 id="${table.name}">`)
        const rows = (section.split('</table>')[0] ?? '').split('<tr ')
        for (const [name, { duckdb, unit, nullable, source, description: meaning }] of Object.entries(table.columns)) {
          const said = [name, duckdb, unit ?? '', nullable ? 'can be null' : 'never null', source, meaning]
          const row = readVisibleText(rows.find((each) => each.includes(`<code>${name}</code></th>`)) ?? '')
          for (const part of said) expect(row).toContain(part.replaceAll('`', ''))
        }
      }
    })

    it('shows a request and its answer, or that there is none', async () => {
      const { text } = await read(`/docs/${id}`)
      const [, section = ''] = /<h2 id="endpoints">([\s\S]*?)<h2 id="tables">/.exec(text) ?? []
      const requests = section.match(/<figcaption>Request<\/figcaption>/g) ?? []
      const answers = section.match(/<pre class="answer"/g) ?? []

      expect(requests).toHaveLength(Math.max(endpoints.length, 1))
      expect(answers).toHaveLength(requests.length)
    })

    it('has every endpoint with its parameters', async () => {
      const text = readVisibleText((await read(`/docs/${id}`)).text)

      for (const { path, input } of endpoints) {
        for (const part of [`GET ${path}`, ...Object.keys(input.shape)]) expect(text).toContain(part)
      }
    })
  },
)

describe('a request with its answer', () => {
  it('shows the API’s answer to that request, to the last digit', async () => {
    const text = readVisibleText((await read('/docs/cvm_fund_register')).text)
    const [, address = ''] = /'http:\/\/[^/']+(\/v1\/fund\/[^']+)'/.exec(text) ?? []
    const { text: answer } = await api.get(address)
    const [, shown = ''] = /(\{\n {2}"success": true[\s\S]*?\n\})/.exec(text) ?? []

    expect(shown.replaceAll(/^ +|\n/gm, '').replaceAll('": ', '":')).toBe(answer)
  })

  it('says how many items of a long list it leaves out', async () => {
    const { text } = await read('/docs/cvm_fund_portfolio')
    const { data } = JSON.parse((await api.get('/v1/fund/62415896000127/portfolio?date=20251031')).text) as {
      data: { portfolio: unknown[] }
    }

    expect(readVisibleText(text)).toContain(`… ${String(data.portfolio.length - 2)} more items`)
  })

  it('shows no answer without a snapshot', async () => {
    const text = readVisibleText((await read('/docs/cvm_fund_portfolio', empty)).text)

    expect(text).toContain('so none is shown')
    expect(text).not.toContain('"success": true')
  })

  it('names this server as its reader does, and refuses a text that is no host name', async () => {
    const named = await api.get('/docs', { headers: { ...HTML, host: 'data.example:8443' } })
    const odd = await api.get('/docs', { headers: { ...HTML, host: "x';reboot;'" } })

    expect(readVisibleText(named.text)).toContain("'http://data.example:8443/v1/fund/")
    expect(odd.text).not.toContain('reboot')
  })
})

it('shows on the changelog page the changes of the newest snapshot and of the API', async () => {
  const { headers } = await api.get('/v1/changelog')
  const text = readVisibleText((await read('/docs/changelog')).text)

  expect(text).toContain(String(headers['x-snapshot-id']))
  expect(text).toContain('cvm_fund_portfolio')
  expect(text).toContain('/openapi.json describes the whole API')
})
