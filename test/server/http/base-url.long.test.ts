import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRoutes } from '../../../schemas/service/openapi/open-routes.ts'
import { readConfig } from '../../../server/config.ts'
import { type Api, serve } from '../helpers/api.ts'
import { examples } from '../helpers/examples.ts'
import { EXPLORER_PAGES, OPEN_EXPLORER } from '../helpers/explorer-pages.ts'
import { exchange } from '../helpers/http.ts'
import { OPERATION_PAGES, PAGES } from '../helpers/pages.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const PUBLIC_URL = 'https://market-data.example'

/** A page, document or answer of each kind, redirects and errors among them. */
const EVERYTHING = [
  '/',
  ...openRoutes.map(({ path }) => path),
  ...PAGES,
  ...OPERATION_PAGES,
  ...[...PAGES, ...OPERATION_PAGES].filter((path) => path.includes('/docs')).map((path) => `${path}.md`),
  ...['en', 'pt'].flatMap((language) => EXPLORER_PAGES.map((path) => `/${language}${path}`)),
  ...['/docs/search?q=fund', '/docs/nothing', '/pt/nothing', '/en/fund/1', '/en/', '/nothing', '/v1/nothing'],
  ...['/data/datapackage.json?lang=pt', '/status?format=json', '/v1/datasets?x=1', '/mcp', '/v1/exports'],
  ...['/delta-sharing/shares', '/shared-files/x', '/duckdb/x', '/openbb/search?q=fund', '/v1/subscriptions'],
  ...examples.slice(0, 20).map(({ ask }) => ask()),
]

let [local, known]: Api[] = []

beforeAll(async () => {
  const dataDir = await sampleDataDir()
  local = await serve(dataDir, { ...OPEN_EXPLORER, TRUST_PROXY: '1' })
  known = await serve(dataDir, { ...OPEN_EXPLORER, TRUST_PROXY: '1', PUBLIC_URL: `${PUBLIC_URL}/` })
})

afterAll(async () => {
  await known?.stop({ keepData: true })
  await local?.stop()
})

/** Asks with another name in each place where a request can have one. */
async function askByOtherNames(api: Api, path: string): Promise<string> {
  const common = `x-api-key: ${api.key}\r\nAccept: text/html,application/json;q=0.9,*/*;q=0.8\r\nConnection: close\r\n\r\n`
  const forwarded =
    'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: evil\r\nX-Forwarded-Server: evil.example\r\n' +
    'X-Forwarded-Port: 666\r\nX-Forwarded-Prefix: /evil\r\nX-Original-URL: /evil\r\nX-Host: evil.example\r\n' +
    'Forwarded: for=10.0.0.1;host=evil.example;proto=evil\r\nReferer: https://evil.example/\r\n'
  return exchange(
    api.port,
    `GET http://evil.example:666${path} HTTP/1.1\r\nHost: evil.example:666\r\n${forwarded}${common}`,
  )
}

/** Reads the body of the answer to an ordinary request. */
const read = async (api: Api | undefined, path: string) => (await api?.get(path, { headers: { accept: '*/*' } }))?.text

describe('the name of another host in a request', () => {
  it.each(EVERYTHING)('is in no header and no line of %s', async (path) => {
    for (const api of [local, ...(path.startsWith('/docs') || path.includes('.') ? [known] : [])]) {
      const text = api === undefined ? '' : await askByOtherNames(api, path)
      expect(text).toMatch(/^HTTP\/1\.1 [2-4]\d\d/)
      expect(/.{0,60}(evil|:666\b).{0,60}/.exec(text)?.[0]).toBeUndefined()
    }
  })
})

describe('PUBLIC_URL', () => {
  const SAMPLES = ['/docs', '/docs/verify', '/docs/rules', '/docs/cvm_fund_portfolio', '/docs/api/bulk_file']
  const IDENTIFIERS = [
    '/feeds/changes.atom',
    '/feeds/datasets/cvm_fund_portfolio.atom',
    '/feeds/status.atom',
    '/data/datapackage.json',
    '/data/catalogue.jsonld',
    '/data/croissant.json',
  ]
  const LINKS = ['/llms.txt', '/docs.md', '/docs/api.md']

  it.each([...SAMPLES, ...IDENTIFIERS, ...LINKS])('is the address of the service in %s', async (path) => {
    const text = await read(known, path)

    expect(text).toContain(`${PUBLIC_URL}/`)
    expect(text).not.toMatch(/localhost|127\.0\.0\.1/)
  })

  it.each(['/openapi.json', '/openapi.pt.json'])('is the server in %s', async (path) => {
    const servers = async (api: Api | undefined) =>
      (JSON.parse((await read(api, path)) ?? '') as { servers: readonly { url: string }[] }).servers.map(
        ({ url }) => url,
      )

    expect(await servers(known)).toEqual([PUBLIC_URL])
    expect(await servers(local)).toEqual(['/'])
  })

  it.each([...SAMPLES, ...IDENTIFIERS])('is this machine where nobody gave it, in %s', async (path) => {
    expect(await read(local, path)).toContain(`http://localhost:${String(local?.port)}/`)
  })

  it.each(LINKS)('is left out of links where nobody gave it, in %s', async (path) => {
    const text = (await read(local, path)) ?? ''
    const samples = [...text.matchAll(/```[^]*?```/g)].join('\n')

    expect(text).toMatch(/\]\(\/\w/)
    expect(text.match(/localhost/g)?.length ?? 0).toBe(samples.match(/localhost/g)?.length ?? 0)
  })

  it('is the scheme and the name of a host', () => {
    const parse = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).PUBLIC_URL
    expect(parse('https://Market-Data.example:443/')).toBe('https://market-data.example')
    expect(parse('http://[::1]:8080')).toBe('http://[::1]:8080')
    for (const wrong of [
      'market-data.example',
      'https://h/data',
      'https://h/?a',
      'https://h/#a',
      'https://u:p@h',
      'ftp://h',
      "https://a'b",
    ])
      expect(() => parse(wrong), wrong).toThrow(`PUBLIC_URL: give the address of the service`)
  })
})
