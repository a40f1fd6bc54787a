import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { type Complaints, inaccessible, launch, recordComplaints, overflow } from '../../helpers/browser.ts'
import { PAGES } from '../../helpers/pages.ts'

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

describe.each(PAGES)('%s', (path) => {
  let opened: Opened

  beforeAll(async () => {
    opened = await open(path)
  })

  afterAll(() => opened.close())

  it('loads without an error, a breach of its policy or a request to another origin', () => {
    expect(opened.heard).toEqual({ console: [], violations: [], foreign: [] })
  })

  it('is printed without its navigation', async () => {
    const { page } = opened
    expect(await page.locator('nav').first().isVisible()).toBe(true)

    await page.emulateMedia({ media: 'print' })

    expect(await page.locator('nav:visible, footer.site:visible').count()).toBe(0)
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
  })

  it.each([390, 320])('fits a screen of %i pixels, and is at most 6,000 high', async (width) => {
    await opened.page.setViewportSize({ width, height: 740 })

    expect(await overflow(opened.page)).toBe(0)
    expect(await opened.page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(6000)
  })

  it('is accessible in light colours, and readable in dark ones', async () => {
    // The page's policy would also block axe.
    const { page } = await look(path, { bypassCSP: true })

    expect(await inaccessible(page)).toEqual({ light: [], dark: [] })
  })
})

describe('the list of datasets', () => {
  const listBottoms = (page: Page) =>
    page.evaluate<number[]>(
      `[...document.querySelectorAll('.datasets li')].map((item) => item.getBoundingClientRect().bottom)`,
    )

  it.each([
    ['/docs', 10],
    ['/pt/docs', 5],
  ])('is whole on the first screen of %s, and would be with %i more', async (path, more) => {
    const { page } = await look(path, { viewport: { width: 1280, height: 800 } })
    expect(await listBottoms(page)).toHaveLength(datasets.length)

    await page.evaluate(`
      const list = document.querySelector('.datasets ul')
      for (const item of [...list.children].slice(0, ${String(more)})) list.append(item.cloneNode(true))`)

    const bottoms = await listBottoms(page)
    expect(bottoms).toHaveLength(datasets.length + more)
    expect(Math.max(...bottoms)).toBeLessThan(800)
    expect(await page.locator('.datasets a:visible').count()).toBe(datasets.length + more)
  })
})

it('prints code whole: no line is cut and none scrolls', async () => {
  const { page } = await look('/docs/cvm_fund_portfolio', { viewport: { width: 700, height: 1000 } })
  await page.emulateMedia({ media: 'print' })

  const cut = await page.evaluate<string[]>(
    `[...document.querySelectorAll('pre')].filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
      .map((box) => box.textContent)`,
  )

  expect(await page.locator('pre').count()).toBeGreaterThan(10)
  expect(cut).toEqual([])
})

it('shows the keyboard focus, names its language, and has its headings in order', async () => {
  const { page } = await look('/docs/b3_quote')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')

  const outline = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle')
  const levels = await page.evaluate<number[]>(
    `[...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))`,
  )

  expect(outline).toBe('solid')
  expect(await page.getAttribute('html', 'lang')).toBe('en')
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
})

it('is dark when the reader’s system is', async () => {
  const { page } = await look('/docs', { colorScheme: 'dark' })
  const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  const dark = await background()

  await page.emulateMedia({ colorScheme: 'light' })

  expect(await background()).toBe('rgb(255, 255, 255)')
  expect(dark).not.toBe('rgb(255, 255, 255)')
})

it('prints the address of a link', async () => {
  const { page } = await look('/docs/cvm_fund_portfolio')
  await page.emulateMedia({ media: 'print' })

  const shown = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('main a[href^="https://dados.cvm.gov.br"]'), '::after').content`,
  )

  expect(shown).toContain('(')
  expect(shown).not.toBe('none')
})

it('lets the keyboard skip the navigation', async () => {
  const { page } = await look('/docs')

  await page.keyboard.press('Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content')
  await page.keyboard.press('Enter')

  expect(await page.evaluate('document.activeElement.id')).toBe('content')
})

describe('on a phone', () => {
  const PHONE = { viewport: { width: 390, height: 800 } }

  it('the pages are behind a button, which opens and closes them by keyboard', async () => {
    const { page } = await look('/docs/rules', PHONE)
    expect(await page.locator('nav.pages').isVisible()).toBe(false)

    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('nav.pages a').count()).toBe(datasets.length + 7)
    expect(await page.locator('nav.pages').isVisible()).toBe(true)
    await page.keyboard.press('Escape')

    expect(await page.locator('nav.pages').isVisible()).toBe(false)
  })

  it.each([true, false])(
    'opens what folds the place that an address names, with script: %s',
    async (javaScriptEnabled) => {
      const { page } = await look('/docs/api', { ...PHONE, javaScriptEnabled })
      expect(await page.locator('#healthz').isVisible()).toBe(false)

      await page.goto(`${origin}/docs/api#healthz`)

      expect(await page.locator('#healthz').isVisible()).toBe(true)
    },
  )

  it('begins with the text, not with a list of contents', async () => {
    const { page } = await look('/docs/cvm_fund_portfolio', PHONE)
    const top = await page.evaluate<number>(`document.querySelector('h1').getBoundingClientRect().top`)

    expect(top).toBeLessThan(320)
  })
})
