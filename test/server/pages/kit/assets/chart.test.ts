import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launch } from '../../../helpers/browser.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { publishMoves } from '../../../helpers/moves-world.ts'
import { publishScreenerWorld } from '../../../helpers/screener-world.ts'
import { shareServer, shareWorld } from '../../../helpers/shared.ts'
import { sampleDataDir } from '../../../helpers/snapshot.ts'

/** The sample, and made-up funds for pictures that its few months do not have. */
const WORLDS = { sample: sampleDataDir, moves: publishMoves, screener: publishScreenerWorld }
type World = keyof typeof WORLDS

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const WIDE: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
const TABLET: BrowserContextOptions = { ...WIDE, hasTouch: true }

async function look(world: World, path: string, options: BrowserContextOptions): Promise<Page> {
  const api = await shareServer(await shareWorld(WORLDS[world]), OPEN_EXPLORER)
  const context = await browser.newContext(options)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${String(api.port)}${path}`)
  return page
}

/** A picture of each kind, with the page that has it. */
const PICTURES = [
  ['line', '/pt/quote/PETR4', '.plot:has(.drawn)', 'sample'],
  ['line of many points', '/pt/series/ipca', '.plot:has(.line)', 'sample'],
  ['line of a curve', '/pt/curve/di1?date=2025-10-31', '.plot:has(.drawn)', 'sample'],
  ['columns of flows', '/pt/fund/00068305000135?date=2024-02', '.plot:has(.drawn:not([role]))', 'sample'],
  ['columns of parts by month', '/pt/fund/21407758000119', '.plot:has(.months)', 'sample'],
  ['areas', '/pt', '.treemap', 'sample'],
  ['areas of parts of parts', '/pt/fund/24290451000179/inside', '.icicle', 'sample'],
  ['bar of parts', '/pt/issuer/33000167', '.whole-bar', 'sample'],
  ['columns of changes', '/pt/issuer/33000167?date=2025-10', '#issuer-moves ~ .plot', 'moves'],
  ['scatter', '/pt/funds?period=last_1_month', '.plot:has(.scatter)', 'screener'],
] as const

interface Place {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Most values of a picture that a test points at. */
const MOST = 12
/** Pixels of a shape that a finger meets for sure where links are beside it. */
const FINGER = 16

const FIND_PLACES = `(selector, most, least) => {
  const box = document.querySelector(selector)
  box.scrollIntoView({ block: 'center' })
  const plot = box.querySelector('[data-x]')
  // Of points that share a place the page says one.
  const listPoints = () => {
    const { left, top, width, height } = plot.getBoundingClientRect()
    const xs = plot.dataset.x.split(' ')
    return plot.dataset.said.split('|').flatMap((text, at) =>
      xs.indexOf(xs[at]) === xs.lastIndexOf(xs[at])
        ? [{ x: left + (width * xs[at]) / 1000, y: top + height / 2, text }]
        : [])
  }
  const listShapes = () => [...box.querySelectorAll('title')].flatMap((title) => {
    const shape = title.parentElement
    if (shape.querySelector(':scope rect title') !== null) return []
    const { left, top, width, height } = (shape.querySelector('rect, circle') ?? shape).getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (box.querySelector('a') !== null && (width < least || height < least)) return []
    return shape.contains(document.elementFromPoint(x, y)) ? [{ x, y, text: title.textContent }] : []
  })
  const places = plot === null ? listShapes() : listPoints()
  const every = Math.ceil(places.length / most)
  return places.filter((place, at) => at % every === 0)
}`

/**
 * Finds some values of a picture that lie on top and have so many pixels, or no links beside them: where they are on the
 * screen, and what the page says about each.
 */
function findPlaces(page: Page, selector: string, least = 0): Promise<readonly Place[]> {
  return page.evaluate<Place[]>(`(${FIND_PLACES})('${selector}', ${String(MOST)}, ${String(least)})`)
}

/** Reads what the page says about a picture. */
function readSaid(page: Page, selector: string): Promise<string> {
  return page.evaluate<string>(`document.querySelector('${selector}').nextElementSibling.textContent`)
}

/** Reads all that a page can say about a picture. */
async function readAll(page: Page, selector: string): Promise<readonly string[]> {
  const picture = page.locator(selector).first()
  const plot = picture.locator('[data-said]')
  if ((await plot.count()) === 0) return picture.locator('title').allTextContents()
  return ((await plot.getAttribute('data-said')) ?? '').split('|')
}

/** The numbers of a text without the day or month before them: `3.748,50` is 3748.5. */
function readNumbers(text: string): readonly number[] {
  const written = text.match(/[−-]?\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []
  return written.map((number) => Math.abs(Number(number.replaceAll('.', '').replace('−', '-').replace(',', '.'))))
}

describe.each(PICTURES)('a picture that is a %s', (_kind, path, selector, world) => {
  it('says its values under a mouse', async () => {
    const page = await look(world, path, WIDE)
    const places = await findPlaces(page, selector)
    const said: string[] = []
    for (const { x, y } of places) {
      await page.mouse.move(x, y)
      said.push(await readSaid(page, selector))
    }

    expect(places.length).toBeGreaterThan(0)
    expect(said.filter((text, at) => !text.endsWith(places[at]?.text ?? '?'))).toEqual([])
  })

  it('says its values under a finger, which follows a link only with a second tap', async () => {
    const page = await look(world, path, TABLET)
    // A browser leads a finger to a link that is near.
    const places = await findPlaces(page, selector, FINGER)
    const said: string[] = []
    for (const { x, y } of places) {
      await page.touchscreen.tap(x, y)
      said.push(await readSaid(page, selector))
    }

    expect(said.filter((text, at) => !text.endsWith(places[at]?.text ?? '?'))).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
  })

  it('says each of its values to a keyboard, which reaches it by Tab', async () => {
    const page = await look(world, path, WIDE)
    const all = await readAll(page, selector)
    await page.evaluate(`{
      const before = document.createElement('span')
      before.tabIndex = -1
      document.querySelector('${selector}').before(before)
      before.focus()
    }`)
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(`document.querySelector('${selector}').contains(document.activeElement)`)
    const first = await readSaid(page, selector)
    await page.keyboard.press('Home')
    const said = [await readSaid(page, selector)]
    for (let step = 1; step < all.length; step++) {
      await page.keyboard.press('ArrowRight')
      said.push(await readSaid(page, selector))
    }

    expect(isInside).toBe(true)
    expect(first).not.toBe('')
    expect(said.filter((text, at) => !text.endsWith(all[at] ?? '?'))).toEqual([])
  })

  it('has its values in a table or a list without script', async () => {
    const page = await look(world, path, { ...WIDE, javaScriptEnabled: false })
    const texts = await readAll(page, selector)
    const section = page
      .locator('section.chart')
      .filter({ has: page.locator(selector) })
      .first()
    const there = new Set((await section.locator('td, th, li').allTextContents()).flatMap(readNumbers))
    const missing = texts
      .flatMap((text) => readNumbers(text.split(': ').slice(1).join(' ')))
      .filter((number) => !there.has(number))

    expect(there.size).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })
})

it('needs two kilobytes of script', () => {
  const script = readFileSync(new URL('../../../../../server/pages/kit/assets/chart.js', import.meta.url))

  expect(gzipSync(script).length).toBeLessThan(2048)
})
