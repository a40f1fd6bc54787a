import { expect, it } from 'vitest'
import { useExplorer } from '../../helpers/explorer-browser.ts'

const look = useExplorer()

it.each([
  '/pt',
  '/pt/fund/21407758000119',
  '/pt/fund/00068305000135?date=2024-02',
  '/pt/fund/08431747000106',
  '/pt/fund/42357817000161',
  '/pt/fund/21407758000119/line?date=2025-10&id=eeb87b704665bc818808-0',
  '/pt/fund/24290451000179/inside',
  '/pt/asset/VALE3',
  '/pt/issuer/33000167',
  '/pt/company/33000167000101?statement=assets',
  '/pt/issuer/05197443?haircut=60',
  '/pt/manager/30822936000169',
  '/pt/administrator/30822936000169?date=2024-02',
  '/pt/month/2025-10',
  '/pt/funds',
  '/pt/index/IBOV',
  '/pt/quote/PETR4',
  '/pt/fare?origin=SBGR&destination=SBRF',
  '/pt/compare?a=40155573000109&b=10406511000161&date=2025-10',
  '/pt/compare?a=11184136000115&date=2025-10&with=2024-02',
  '/pt/compare?a=40155573000109&b=10406511000161&f=21407758000119&date=2025-10',
  '/pt/xray?f=40155573000109&f=21407758000119&f=24290451000179&date=2025-10',
  '/pt/series/ipca',
  '/pt/asset',
  '/pt/issuer',
  '/pt/manager',
  '/pt/administrator',
  '/pt/month',
  '/pt/quote',
  '/pt/index',
  '/pt/series',
  '/pt/coverage',
  '/pt/glossary',
])('has tables whose last column is in sight on a phone: %s', async (path) => {
  const { page } = await look(path, { viewport: { width: 390, height: 844 } })
  const hidden = await page.evaluate(`[...document.querySelectorAll('.scroll')].flatMap((box) => {
    for (const details of document.querySelectorAll('details')) details.open = true
    return box.scrollWidth > box.clientWidth ? [box.ariaLabel] : []
  })`)

  expect(await page.locator('table').count()).toBeGreaterThan(0)
  expect(hidden).toEqual([])
})

it.each([
  [
    'versions of a month',
    '/pt/fund/21407758000119?date=2025-10',
    '.revisions-rows',
    ['primeira versão', 'Publicada', '172', 'Total (R$)', '3.748.746.637,77'],
  ],
  [
    'composition by month',
    '/pt/fund/21407758000119?date=2025-10',
    '.composition-rows',
    ['fev/2024', 'completo', '309.518,66'],
  ],
  ['holders', '/pt/asset/VALE3', '.holders-rows', ['iShares', 'própria', '1.156.645.725,30', '12,23']],
])('keeps all of the %s on a phone', async (_name, path, table, values) => {
  const { page } = await look(path, { viewport: { width: 390, height: 844 } })
  await page.evaluate(`for (const details of document.querySelectorAll('details')) details.open = true`)
  // No text of the page has the headings of a list of cards: the style sheet writes them.
  const shown = await page.evaluate<string>(`(() => {
    const row = document.querySelector('${table} tbody tr')
    const headed = [...row.children].filter((cell) => getComputedStyle(cell, '::before').content !== 'none')
    return [row.innerText, ...headed.map((cell) => cell.dataset.label)].join(' ')
  })()`)

  expect(values.filter((value) => !shown.includes(value))).toEqual([])
})

it('names the file and the line of a holding on one line, and on a phone the line below its name', async () => {
  const { page } = await look('/pt/fund/42357817000161', { viewport: { width: 1280, height: 844 } })
  const place = page.locator('a.place:visible').first()
  const read = async () => [await place.innerText(), Math.round(((await place.boundingBox())?.height ?? 0) / 20)]
  const wide = await read()
  await page.setViewportSize({ width: 390, height: 844 })

  expect([wide, await read()]).toEqual([
    ['inf_mensal_fidc_tab_I › 40', 1],
    ['linha 40', 1],
  ])
})

it('suggests while one types, and the keyboard chooses', async () => {
  const { page, heard } = await look('/pt')
  // In one step: a list of suggestions that comes later would take the place of the one that was chosen from.
  await page.locator('#q').fill('vale3')
  await page.locator('#suggestions li').first().waitFor()
  await page.keyboard.press('ArrowDown')

  expect(await page.getAttribute('#q', 'aria-expanded')).toBe('true')
  expect(await page.getAttribute('#q', 'aria-activedescendant')).toBe('suggestion-0')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pt/asset/b3%3AVALE3')

  expect(await page.locator('h1').innerText()).toBe('VALE3')
  expect(heard).toEqual({ console: [], violations: [], foreign: [] })
})

it('leads from the start page to the line of the file in three clicks', async () => {
  const { page } = await look('/pt')

  await page.locator('.questions a[href*="/fund/"]').click()
  await page.locator('a.place:visible').first().click()

  expect(await page.locator('main').innerText()).toMatch(/\.csv\s+Linha\s+[\d.]+/)
})

it('is printed without search and navigation', async () => {
  const { page } = await look('/en/fund/21407758000119')
  await page.emulateMedia({ media: 'print' })

  expect(await page.locator('nav:visible, form:visible, .downloads:visible').count()).toBe(0)
  expect(await page.locator('h1').isVisible()).toBe(true)
})

it('says each part of a month under a finger, with its month', async () => {
  const { page } = await look('/pt/fund/21407758000119', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.locator('.months rect.c-equities').first().tap()

  expect(await page.locator('.plot:has(.months) + .said').innerText()).toMatch(
    /^\S+ de \d{4} · Ações: R\$\s[\d.]+,\d\d$/,
  )
})

it('opens what a tile of a picture stands for with one click of a mouse', async () => {
  const { page } = await look('/pt/fund/21407758000119', { viewport: { width: 1280, height: 844 } })
  const first = page.locator('.treemap a').first()
  const href = await first.getAttribute('href')
  await first.click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === href)
})

it('has a link on each tile of a picture by area, and bars of the ten largest in its place on a phone', async () => {
  const { page } = await look('/pt/fund/21407758000119', { viewport: { width: 1280, height: 844 } })
  const tiles = page.locator('.treemap .tile')
  const unlinked = await page.locator('.treemap > .tile').count()

  expect(await tiles.count()).toBeGreaterThan(20)
  expect(unlinked).toBeLessThan(10)
  expect(await page.locator('.largest').isVisible()).toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.locator('.treemap').isVisible()).toBe(false)
  expect(await page.locator('.largest li').count()).toBe(11)
  expect(await page.locator('.holdings-rows .bar:visible').count()).toBeGreaterThan(10)
})

it('lists what funds hold most once on a phone, with the exact values behind a fold, and both on a wide screen', async () => {
  const { page } = await look('/pt', { viewport: { width: 390, height: 844 } })
  const [bars, table] = [page.locator('.largest li:visible'), page.locator('.most-held-rows tbody tr:visible')]
  const onPhone = [await bars.count(), await table.count()]
  await page.locator('#most-held-table > summary').click()
  const opened = await table.count()
  await page.setViewportSize({ width: 1280, height: 844 })

  expect([onPhone, opened]).toEqual([[11, 0], 10])
  expect([await bars.count(), await table.count()]).toEqual([0, 10])
})
