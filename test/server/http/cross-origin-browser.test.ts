import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launch } from '../helpers/browser.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'

const PORTFOLIO = '/v1/fund/62415896000127/portfolio?date=20251031'
const QUOTES = '/v1/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30'

/** A site of somebody else: a page with nothing in it. */
const site = createServer((_req, res) => res.setHeader('Content-Type', 'text/html').end('<title>a site</title>'))
const another = createServer((_req, res) => res.setHeader('Content-Type', 'text/html').end('<title>another</title>'))

let open: SharedApi
let named: SharedApi
let browser: Browser

async function listen(server: typeof site): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://localhost:${String((server.address() as AddressInfo).port)}`
}

let origin: string
let other: string

beforeAll(async () => {
  ;[origin, other] = [await listen(site), await listen(another)]
  const settings = { PUBLIC_DATASETS: 'on', PUBLIC_RATE_LIMIT: '1000000' }
  open = await shareSample({ ...settings, PUBLIC_ORIGINS: '*' })
  named = await shareSample({ ...settings, PUBLIC_ORIGINS: origin })
  browser = await launch()
})

afterAll(async () => {
  await browser.close()
  for (const server of [site, another]) server.close()
})

async function visit(address: string): Promise<Page> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(address)
  return page
}

interface Read {
  readonly status: number
  readonly snapshot: string | null
  readonly name: string | undefined
}

/** Fetches in the page as its own script would; null where the browser does not let it read the answer. */
function read(page: Page, api: SharedApi, path: string, headers: Readonly<Record<string, string>> = {}) {
  const asked = JSON.stringify([`http://127.0.0.1:${String(api.port)}${path}`, { headers }])
  return page.evaluate<Read | null>(
    `fetch(...${asked}).then(async (answer) => ({
      status: answer.status,
      snapshot: answer.headers.get('x-snapshot-id'),
      name: (await answer.json()).data?.fund?.name,
    }), () => null)`,
  )
}

describe('a page of another site in Chromium', () => {
  it('reads open data without a key, and the headers of the answer', async () => {
    const answer = await read(await visit(origin), open, PORTFOLIO)

    expect(answer).toMatchObject({ status: 200, name: expect.stringContaining('FUTURO DE OURO') as string })
    expect(answer?.snapshot).toMatch(/^\d{8}T\d{6}Z$/)
  })

  it('sends a key, which the browser asks about first', async () => {
    const page = await visit(origin)

    expect(await read(page, open, PORTFOLIO, { 'x-api-key': open.key })).toMatchObject({ status: 200 })
    expect(await read(page, named, QUOTES, { authorization: `Bearer ${named.key}` })).toMatchObject({ status: 200 })
    // A wrong key is told so.
    expect(await read(page, open, PORTFOLIO, { 'x-api-key': 'wrong' })).toMatchObject({ status: 401 })
  })

  it('never reads restricted data where every site may ask', async () => {
    const page = await visit(origin)

    expect(await read(page, open, QUOTES)).toBeNull()
    expect(await read(page, open, QUOTES, { 'x-api-key': open.key })).toBeNull()
  })

  it('reads nothing where the operator names other sites', async () => {
    const page = await visit(other)

    expect(await read(page, named, PORTFOLIO)).toBeNull()
    expect(await read(page, named, PORTFOLIO, { 'x-api-key': named.key })).toBeNull()
    expect(await read(page, open, PORTFOLIO)).toMatchObject({ status: 200 })
  })
})
