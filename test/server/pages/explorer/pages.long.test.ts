import { beforeAll, describe, expect, it } from 'vitest'
import { takeSeeded } from '../../../helpers/seeded-part.ts'
import { serve } from '../../helpers/api.ts'
import { EXPLORER_PAGES, OPEN_EXPLORER } from '../../helpers/explorer-pages.ts'
import { fetchBytes } from '../../helpers/formats.ts'
import { askUntilPainted, readVisibleText } from '../../helpers/pages.ts'
import { readCsv } from '../../helpers/read-back.ts'
import { readSheets } from '../../helpers/read-workbook.ts'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'

const HTML = { accept: 'text/html', 'x-api-key': '' }
const ETF = '/fund/21407758000119'

let api: SharedApi
let closed: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
  closed = await shareSample()
})

const read = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  api.get(path, { headers: { ...HTML, ...headers } })

/** How many links of a page are followed; `make soak` follows all. */
const LINKS = 25

/** Addresses that a page led to and that answered, without their language: pages share most of them. */
const answered = new Set<string>()
const dropLanguage = (link: string) => link.replace(/^\/(en|pt)(?=\/|$)/, '')

describe.each(EXPLORER_PAGES.flatMap((path) => [`/en${path}`, `/pt${path}`]))('%s', (path) => {
  it('needs no key, names its language and its snapshot, has a strict policy, and each id once', async () => {
    const { status, headers, text } = await read(path)

    expect(status).toBe(200)
    expect(headers['content-language']).toBe(path.slice(1, 3))
    expect(text).toContain(path.startsWith('/pt') ? '<html lang="pt-BR">' : '<html lang="en">')
    expect(text).toContain(String(headers['x-snapshot-id']))
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/)
    expect(text).not.toMatch(/<style| style="| on\w+="|undefined|\[object|NaN/)
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('is a 304 for a reader who has it', async () => {
    const { headers } = await read(path)

    expect((await read(path, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it('leads only to addresses that there are', async () => {
    const { text } = await read(path)
    const links = [...text.matchAll(/href="(\/[^"#]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    const broken: string[] = []
    const some = takeSeeded([...new Set(links)], LINKS, dropLanguage)
    for (const link of some.filter((each) => !answered.has(dropLanguage(each)))) {
      const reply = await (link.includes('format=png') ? askUntilPainted(() => read(link)) : read(link))
      if ([200, 302].includes(reply.status)) answered.add(dropLanguage(link))
      else broken.push(`${String(reply.status)} ${link}`)
    }

    expect(links.length).toBeGreaterThan(3)
    expect(broken).toEqual([])
  })
})

/** A number as a spreadsheet writes it, without zeros at its end. */
const shorten = (text: unknown) => (typeof text === 'string' && /^-?\d+\.\d+$/.test(text) ? String(Number(text)) : text)

describe('the root', () => {
  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', '/pt'],
    ['en-GB,en;q=0.9', '/en'],
    ['de', '/en'],
    ['de,pt;q=0.5', '/pt'],
  ])('leads a reader of %s to %s', async (languages, location) => {
    const { status, headers } = await read('/', { 'accept-language': languages })

    expect([status, headers.location]).toEqual([302, location])
    expect(headers.vary).toContain('Accept-Language')
  })

  it('is the start page of a language without a slash at its end too', async () => {
    const { status, headers } = await read('/pt/?snapshot=20260110T030000Z')

    expect([status, headers.location]).toEqual([301, '/pt?snapshot=20260110T030000Z'])
    expect((await read('/pt/coverage/')).status).toBe(404)
  })

  it('leads to the documentation where the explorer is off, and no page is there', async () => {
    const root = await closed.get('/', { headers: HTML })
    const page = await closed.get(`/pt${ETF}`, { headers: HTML })

    expect([root.headers.location, page.status]).toEqual(['/docs', 404])
  })
})

describe('a page of a fund', () => {
  it('has a total that is the sum of all lines of the endpoint, in the manner of each language', async () => {
    const answer = JSON.parse((await api.get('/v1/fund/21407758000119/portfolio?format=json')).text) as {
      readonly data: { readonly fund: { readonly total_portfolio_value: number } }
    }
    const total = answer.data.fund.total_portfolio_value
    const [en, pt] = [(await read(`/en${ETF}`)).text, (await read(`/pt${ETF}`)).text]

    const english = total.toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(readFoot(en)).toContain(english)
    expect(readFoot(pt)).toContain(total.toLocaleString('pt-BR', { minimumFractionDigits: 2 }))
  })

  it('leads from each holding to its line of the file', async () => {
    const { text } = await read(`/en${ETF}?date=2025-10`)
    const [, link = ''] = /class="place" href="([^"]*)"/.exec(text) ?? []

    const said = readVisibleText((await read(link.replaceAll('&amp;', '&'))).text)

    expect(said).toMatch(/cda_fi_202510\.zip\s*Member\s*cda_fie_202510\.csv\s*Line\s*8,041/)
    expect(said).toMatch(/[0-9a-f]{64}/)
    expect(said).toContain('VALE3')
  })

  it('gives the data of a picture exactly as the endpoint answers them', async () => {
    const { text } = await read(`/en${ETF}?date=2025-10&chart=holdings&format=csv`)

    expect(text.trim().split('\r\n')).toHaveLength(173)
    expect(text).toContain(',VALE3,equities,Ações,Ação ordinária,b3:VALE3,6436134.000000,420022104.84,11.204334,,')
  })

  it('gives them as a workbook too, which says its snapshot and its page', async () => {
    const address = `/en${ETF}?date=2025-10&chart=holdings`
    const { rows = [], about = [] } = await readSheets((await fetchBytes(api, `${address}&format=xlsx`)).bytes)
    const { header, rows: expected } = readCsv((await read(`${address}&format=csv`)).text)

    expect(rows[0]).toEqual(header)
    expect(rows.slice(1).map((row) => row.map((cell) => (cell === null ? null : String(cell))))).toEqual(
      expected.map((row) => header.map((name) => shorten(row[name] ?? null))),
    )
    expect(about).toContainEqual(expect.arrayContaining(['Page', `/en${ETF}?date=2025-10`]))
    expect(about).toContainEqual(expect.arrayContaining(['Snapshot', expect.stringMatching(/^\d{8}T\d{6}Z$/)]))
  })

  it('gives them as Parquet', async () => {
    const address = `/en${ETF}?date=2025-10&chart=holdings&format=parquet`
    const { bytes } = await fetchBytes(api, address)

    expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('PAR1')
    expect(await api.get(`/en${ETF}?date=2025-10`, { headers: HTML }).then(({ text }) => text)).toContain(
      'format=parquet',
    )
  })

  it('draws quota value, net assets, flows and holders of the daily reports, and joins no days but neighbours', async () => {
    const { text } = await read('/en/fund/00068305000135')
    const [, reports = ''] = /<h2 id="reports">([\s\S]*?)<\/section>/.exec(text) ?? []

    expect([...reports.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Quota value',
      'Net asset value (R$)',
      'Inflow (above zero) and outflow (below), R$',
      'Holders',
    ])
    // Reports of 1, 8 and 9 February: only the last two are joined.
    expect(reports.match(/class="line c-accent"/g)).toHaveLength(3)
    expect(reports).toContain('2024-02-09: Inflow (R$) 0.00, Outflow (R$) 1,604.77')
  })

  it('hatches a partial month, and says which members it lacks', async () => {
    const text = readVisibleText((await read('/pt/fund/00068305000135?date=2024-02')).text)

    expect(text).toContain('Mês parcial')
    expect(text).toContain('cotas de fundos; ações, debêntures')
  })

  it('says where nothing was filed, and leads to the months that were', async () => {
    const { status, text } = await read('/pt/fund/00068305000135?date=2024-03')

    expect(status).toBe(200)
    expect(text).toContain('Esta base não tem carteira deste fundo')
    expect(text).toContain('/pt/fund/00068305000135?date=2024-02')
  })

  it('is kept for ever where its address names the snapshot, and says as of when it is', async () => {
    const snapshot = String((await read('/en')).headers['x-snapshot-id'])
    const { headers, text } = await read(`/pt${ETF}?snapshot=${snapshot}`)

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(text).toContain('Posição dos dados em')
    expect(text).toContain(`href="/en${ETF}?snapshot=${snapshot}"`)
  })
})

it('the page of an asset draws its holders over time, as the endpoint counts them', async () => {
  const counted = await api.get('/v1/asset/PETR4/holders/history')
  const drawn = await read('/en/asset/PETR4?chart=holders-history&format=json')
  const readData = ({ text }: { text: string }) => (JSON.parse(text) as { data: unknown[] }).data

  expect(readData(drawn)).toHaveLength(2)
  expect(readData(drawn)).toEqual(readData(counted))
})

describe('an error', () => {
  it.each([
    [`/pt${ETF}?foo=1`, 400, 'O endereço tem um parâmetro que esta página não reconhece'],
    [`/en${ETF}?date=2025-13`, 400, 'This address asks for something that we do not know'],
    ['/pt/fund/11111111111180', 404, 'Não há nada aqui'],
    ['/en/nowhere', 404, 'There is nothing here'],
  ])('%s is a page with status %i in the language of the address', async (path, expected, title) => {
    const { status, headers, text } = await read(path)

    expect([status, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8'])
    expect(text).toContain(title)
    expect(text).toContain(String(headers['x-request-id']))
  })

  it('is a page too where an address has read more than its pages of a minute', async () => {
    const few = await serve(api.dataDir, { EXPLORER: 'on', EXPLORER_RATE_LIMIT: '1' })
    const first = await few.get('/pt/glossary', { headers: HTML })
    const again = await few.get('/pt/glossary', { headers: HTML })
    const second = await few.get('/pt/coverage', { headers: HTML })
    const withKey = await few.get('/v1/datasets')
    await few.stop({ keepData: true })

    // A page that is in the cache costs nothing, and does not count.
    expect([first.status, again.status, second.status, withKey.status]).toEqual([200, 200, 429, 200])
    expect(second.text).toContain('Acessos demais de um mesmo endereço IP')
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  })
})

it('shows only pages of the datasets that the operator named', async () => {
  const some = await serve(api.dataDir, { EXPLORER: 'cvm_fund_register', EXPLORER_RATE_LIMIT: '1000' })
  const statuses = [await some.get('/pt/glossary', { headers: HTML }), await some.get(`/pt${ETF}`, { headers: HTML })]
  await some.stop({ keepData: true })

  expect(statuses.map(({ status }) => status)).toEqual([200, 404])
})

it('suggests funds and assets as JSON, without a key', async () => {
  const { headers, text } = await read('/pt/suggest?q=vale3')
  const found = JSON.parse(text) as readonly { readonly name: string; readonly href: string }[]

  expect(headers['content-type']).toContain('application/json')
  expect(found[0]?.href).toBe('/pt/asset/b3%3AVALE3')
})

function readFoot(text: string): string {
  return /<tfoot>.*?<\/tfoot>/s.exec(text)?.[0] ?? ''
}
