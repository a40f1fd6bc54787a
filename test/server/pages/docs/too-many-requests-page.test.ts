import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { inaccessible, launch, recordComplaints, overflow } from '../../helpers/browser.ts'
import { type FakeApi, serveFake } from '../../helpers/fake-app.ts'

let api: FakeApi
let browser: Browser

beforeAll(async () => {
  ;[api, browser] = await Promise.all([
    serveFake(() => Promise.resolve({ body: { success: true }, fileName: 'x' }), { openRateLimit: 1 }),
    launch(),
  ])
  await fetch(`http://127.0.0.1:${String(api.port)}/docs`)
})

afterAll(async () => {
  await browser.close()
  api.stop()
})

it('is readable in light and dark colours and needs no second request', async () => {
  const origin = `http://127.0.0.1:${String(api.port)}`
  // Only axe needs the bypass: the test below keeps the policy.
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 320, height: 740 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))

  const answer = await page.goto(`${origin}/docs`)

  expect(answer?.status()).toBe(429)
  expect(await inaccessible(page)).toEqual({ light: [], dark: [] })
  expect(requested).toEqual([`${origin}/docs`])
  expect(await overflow(page)).toBe(0)
})

it('has a style that its policy allows, and a link to itself', async () => {
  const origin = `http://127.0.0.1:${String(api.port)}`
  const context = await browser.newContext({ colorScheme: 'dark' })
  onTestFinished(() => context.close())
  const heard = await recordComplaints(context, origin)
  const page = await context.newPage()

  await page.goto(`${origin}/status`)

  expect(heard.violations).toEqual([])
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(18, 24, 27)')
  expect(await page.evaluate(`document.querySelector('a').href`)).toBe(`${origin}/status`)
})

it.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR', 'Pedidos demais'],
  ['de', 'en', 'Too many requests'],
])('speaks to a reader who prefers %s in %s', async (preferred, tag, title) => {
  const headers = { accept: 'text/html', 'accept-language': preferred }
  const answer = await fetch(`http://127.0.0.1:${String(api.port)}/docs`, { headers })
  const text = await answer.text()

  expect([answer.status, answer.headers.get('content-language')]).toEqual([429, tag])
  expect(answer.headers.get('vary')).toMatch(/Accept-Language/)
  expect(text).toContain(`<html lang="${tag}">`)
  expect(text).toContain(`<h1>${title}</h1>`)
})
