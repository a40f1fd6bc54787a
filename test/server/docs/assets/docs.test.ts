import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { type Complaints, launch, recordComplaints } from '../../helpers/browser.ts'

let api: SharedApi
let browser: Browser
let origin: string

beforeAll(async () => {
  ;[api, browser] = await Promise.all([shareSample(), launch()])
  origin = `http://127.0.0.1:${String(api.port)}`
})

afterAll(() => browser.close())

interface Opened {
  readonly page: Page
  readonly heard: Complaints
  close(): Promise<void>
}

/** Opens a page on such a screen, and collects its complaints. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext(options)
  const heard = await recordComplaints(context, origin)
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.waitForSelector('main')
  return { page, heard, close: () => context.close() }
}

/** Opens a page for one test. */
async function look(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const opened = await open(path, options)
  onTestFinished(() => opened.close())
  return opened
}

describe('the page of an endpoint', () => {
  it('tries it with a key against this server, within its policy, and forgets the key', async () => {
    const { page, heard } = await look('/docs/api/fund')
    await page.fill('#try-of-key', api.key)
    await page.fill('#try-cnpj', '62415896000127')

    await page.click('form.try > button')
    const answer = page.locator('form.try figure')
    await answer.waitFor()

    expect(await answer.innerText()).toContain('GET /v1/fund/62415896000127 · 200')
    expect(await answer.innerText()).toContain('BTG PACTUAL FUTURO DE OURO')
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(api.key)
    expect(heard).toEqual({ console: [], violations: [], foreign: [] })
  })

  it('shows the request in one language, which the reader chooses by keyboard for all pages', async () => {
    const { page } = await look('/docs/api/fund')
    const shown = () => page.locator('div[data-sample]:visible').getAttribute('data-sample')
    expect(await shown()).toBe('curl')

    await page.getByRole('tab', { name: 'curl' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await shown()).toBe('python')
    await page.goto(`${origin}/docs/api/funds`)

    expect(await shown()).toBe('python')
  })

  it('shows all requests below each other without a script', async () => {
    const { page } = await look('/docs/api/fund', { javaScriptEnabled: false })

    expect(await page.locator('div[data-sample]:visible').count()).toBe(4)
    expect(await page.locator('form.try:visible').count()).toBe(0)
    expect(await page.locator('main').innerText()).toContain('The form needs JavaScript.')
  })

  it('copies a request', async () => {
    const { page } = await look('/docs/api/fund', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('.copy:visible').first().click()

    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^curl -s -H "x-api-key: \$KEY" 'http:/)
  })
})

describe('the search', () => {
  it('begins with the key /, suggests as one types, and leads there by keyboard', async () => {
    const { page } = await look('/docs')
    await page.keyboard.press('/')
    await page.keyboard.type('rate lim')
    await page.waitForSelector('#suggestions [role=option]')

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/rules#rate-limits')

    expect(await page.locator('#rate-limits').isVisible()).toBe(true)
  })

  it('works without a script', async () => {
    const { page } = await look('/pt/docs', { javaScriptEnabled: false })
    await page.fill('#q', 'cotistas')
    await page.click('.search button')
    await page.waitForURL('**/pt/docs/search?q=cotistas')

    expect(await page.locator('.found a').count()).toBeGreaterThan(0)
  })
})

it('adds the reader’s own time to instants of the status', async () => {
  const { page } = await look('/status', { timezoneId: 'America/Sao_Paulo', locale: 'en-GB' })

  expect(await page.locator('main time + .local').first().innerText()).toContain('your time')
})

it('leaves a day of the changelog what it is, wherever the reader is', async () => {
  const { page } = await look('/pt/docs/changelog', { timezoneId: 'America/Sao_Paulo', locale: 'pt-BR' })
  const releases = page.locator('h3[id^="v"]')

  expect(await releases.count()).toBeGreaterThan(1)
  expect(await releases.first().innerText()).toMatch(/^\d+\.\d+\.\d+ \d\d\/\d\d\/\d{4}$/)
})
