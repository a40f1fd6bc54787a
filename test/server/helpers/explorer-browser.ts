import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Complaints, inaccessible, launch, overflow, recordComplaints } from './browser.ts'
import { EXPLORER_PAGES, OPEN_EXPLORER } from './explorer-pages.ts'
import { shareSample } from './shared.ts'

/** Opens a page on such a screen for one test, and collects its complaints. */
type Look = (path: string, options?: BrowserContextOptions) => Promise<{ page: Page; heard: Complaints }>

/** Starts a browser over the explorer for the tests of a file. */
export function useExplorer(): Look {
  let browser: Browser
  let origin: string

  beforeAll(async () => {
    const [api, launched] = await Promise.all([shareSample(OPEN_EXPLORER), launch()])
    browser = launched
    origin = `http://127.0.0.1:${String(api.port)}`
  })

  afterAll(() => browser.close())

  return async (path, options = {}) => {
    const context = await browser.newContext(options)
    onTestFinished(() => context.close())
    const heard = await recordComplaints(context, origin)
    const page = await context.newPage()
    await page.goto(origin + path)
    return { page, heard }
  }
}

/** Looks at every page in a language. */
export function describePages(language: 'en' | 'pt'): void {
  const look = useExplorer()

  describe.each(EXPLORER_PAGES.map((path) => `/${language}${path}`))('%s', (path) => {
    it('loads without an error, a breach of its policy or a request to another origin, and fits each screen', async () => {
      const { page, heard } = await look(path)
      const wider: number[] = []
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        wider.push(await overflow(page))
      }

      expect(wider).toEqual([0, 0, 0])
      expect(heard).toEqual({ console: [], violations: [], foreign: [] })
    })

    it('is accessible on wide and narrow screens in light and dark colours, and has the same text without script', async () => {
      // The page's policy would also block axe.
      const [{ page }, without] = [
        await look(path, { bypassCSP: true }),
        await look(path, { javaScriptEnabled: false }),
      ]

      expect(await without.page.locator('main').innerText()).toBe(await page.locator('main').innerText())
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await inaccessible(page)).toEqual({ light: [], dark: [] })
      }
    })
  })
}
