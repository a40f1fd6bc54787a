import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { publishScreenerWorld, screened } from '../../../helpers/screener-world.ts'
import { type SharedApi, shareSample, shareServer, shareWorld } from '../../../helpers/shared.ts'

type Row = Readonly<Record<string, string | null>>

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
const readRows = ({ text }: { readonly text: string }) => (exactJson(text) as { readonly data: readonly Row[] }).data
const pick = (rows: readonly Row[], column: string) => rows.map((row) => [row['cnpj'], row[column]])
const linksOf = (text: string) =>
  [...text.matchAll(/href="(\/pt\/funds[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))

describe('the list of funds', () => {
  it('begins with the largest, as the endpoint orders them', async () => {
    const answered = readRows(await api.get('/v1/figures?date=2025-10&sort_by=nav_value&sort_order=desc&page_size=100'))
    const file = readRows(await read('/pt/funds?chart=fund-list&format=json'))
    const { text } = await read('/pt/funds')

    expect(file).toHaveLength(100)
    expect(pick(file, 'nav_value')).toEqual(pick(answered, 'nav_value'))
    expect(text).toMatch(/<h1>Maiores fundos: [^<]+, R\$\u00a0[\d,]+\u00a0(tri|bi)<\/h1>/)
    expect(text).toContain('aria-sort="descending"')
    expect(text).toContain('O cadastro usado aqui é em parte fictício')
  })

  it('is narrowed by class, audience and fee, with a comma as with a point', async () => {
    const address = '/pt/funds?class=Renda+Fixa&max_fee=0,5&sort=administration_fee_percent'
    const file = readRows(await read(`${address}&chart=fund-list&format=json`))
    const { text } = await read(address)

    expect(file.length).toBeGreaterThan(5)
    expect(file.filter((row) => row['classification'] !== 'Renda Fixa')).toEqual([])
    expect(
      file.filter(
        (row) => row['administration_fee_percent'] === null || Number(row['administration_fee_percent']) > 0.5,
      ),
    ).toEqual([])
    expect(text).toContain('<option value="Renda Fixa" selected>')
    expect(readVisibleText(text)).toMatch(
      /Fora da lista, por falta do dado: Taxa, % ao ano: [\d.]+ \(não está no extrato nem no cadastro\)/,
    )
  })

  it('names what orders it in the title, abbreviations as they are', async () => {
    expect((await read('/pt/funds?order=asc')).text).toMatch(/<h1>Fundos por patrimônio \(R\$\)/)
    expect((await read('/pt/funds?sort=excess_percent&order=asc')).text).toMatch(
      /<h1>Fundos por acima do CDI \(p\.p\.\)/,
    )
  })

  it('shows what is not known as a dash, and never as zero', async () => {
    const file = readRows(await read('/pt/funds?chart=fund-list&format=json'))
    const { text } = await read('/pt/funds')
    const [, first = ''] = /<tbody[^>]*>(<tr>.*?<\/tr>)/s.exec(text) ?? []

    expect(file[0]?.['return_percent']).toBeNull()
    expect(first).toContain('—')
  })

  it('orders by each column by address alone, turns the order of the one that is chosen, and keeps the filters', async () => {
    const links = linksOf((await read('/pt/funds?type=fidc&sort=top10_percent')).text)
    const sorts = new Set(links.map((link) => new URL(link, 'http://localhost').searchParams.get('sort')))
    const turned = links.find((link) => link.includes('sort=top10_percent') && link.includes('order=asc'))

    expect(sorts.size).toBeGreaterThanOrEqual(10)
    expect([...sorts]).toEqual(expect.arrayContaining(['name', 'classification']))
    expect(turned).toContain('type=fidc')
    expect((await read(turned ?? '')).text).toContain('aria-sort="ascending"')
  })

  it('counts the funds of each type and class, each a link that narrows the list', async () => {
    const types = readRows(await api.get('/v1/industry?date=2025-10&group_by=type'))
    const fidc = types.find((row) => row['type'] === 'fidc')
    const { text } = await read('/pt/funds')

    expect(linksOf(text)).toContain('/pt/funds?type=fidc&sort=nav_value&order=desc')
    expect(readVisibleText(text)).toContain(`FIDC ${fidc?.['class_count'] ?? 'none'}`)
  })

  it('counts by audience and class of ANBIMA what the other choices leave, and narrows to as many', async () => {
    const left = await api.get(
      '/v1/industry?date=2024-02&group_by=anbima_class&type=fif&sort_by=class_count&sort_order=desc',
    )
    const [first] = readRows(left).filter((row) => row['anbima_class'] !== 'unclassified')
    const { text } = await read('/pt/funds?date=2024-02&type=fif&period=last_1_month')
    const link = linksOf(text).find((each) => each.includes('anbima=')) ?? ''
    const listed = readRows(await read(`${link}&chart=fund-list&format=json`))

    expect(readVisibleText(text)).toContain(`${String(first?.['anbima_class'])} ${String(first?.['class_count'])}`)
    expect(new URL(link, 'http://localhost').searchParams.get('anbima')).toBe(first?.['anbima_class'])
    expect(listed.length).toBeGreaterThan(0)
    expect(linksOf(text).some((each) => each.includes('audience='))).toBe(true)
  })

  it.each([
    ['opened', 'min_released_value=0.01&sort_by=released_value', 'sort=released_value'],
    ['amended', 'amended=true&sort_by=nav_value', 'sort=nav_value'],
    ['unreconciled', 'reconciliation_grade=fail&sort_by=nav_value', 'sort=nav_value'],
  ])('has the list of what is %s as the endpoint answers it, a link away', async (list, asked, sort) => {
    const answered = readRows(await api.get(`/v1/figures?date=2025-10&${asked}&sort_order=desc&page_size=100`))
    const link = linksOf((await read('/pt/funds')).text).find((each) => each.includes(`list=${list}`)) ?? ''

    expect(link).toContain(sort)
    expect(pick(readRows(await read(`${link}&chart=fund-list&format=json`)), 'nav_value')).toEqual(
      pick(answered, 'nav_value'),
    )
  })

  it('says of an empty list whether filters or the files leave it empty', async () => {
    expect((await read('/pt/funds?sort=net_flow_value')).text).toContain('nenhum fundo tem este dado')
    expect((await read('/pt/funds?list=opened&sort=released_value')).text).toContain('nenhum fundo está nesta lista')
    expect((await read('/pt/funds?min_excess=1000')).text).toContain('Nenhum fundo atende aos filtros')
  })

  it('leads through all pages', async () => {
    const { text } = await read('/pt/funds')
    const next = linksOf(text).find((link) => link.includes('page=1'))
    const second = await read(next ?? '')

    expect(second.text).toContain('Anteriores')
    expect(readRows(await read(`${next ?? ''}&chart=fund-list&format=json`))).toHaveLength(100)
  })

  it.each(['/pt/funds?sort=beta', '/pt/funds?max_fee=little', '/pt/funds?type=none'])('%s is refused', async (path) => {
    expect((await read(path)).status).toBe(400)
  })
})

it('says which fixed-income funds for everyone charge at most 0.5 % and returned more than the CDI', async () => {
  const made = await shareServer(await shareWorld(publishScreenerWorld), OPEN_EXPLORER)
  const asked = 'class=Renda+Fixa&audience=P%C3%BAblico+Geral&max_fee=0,5&min_excess=0&period=last_1_month'
  const look = (more: string) =>
    made.get(`/pt/funds?${asked}${more}`, { headers: { accept: 'text/html', 'x-api-key': '' } })
  const rows = readRows(await look('&chart=fund-list&format=json'))

  expect(rows.map(({ cnpj }) => cnpj)).toEqual([screened.wanted])
  expect((await look('')).text).toContain('Acima do CDI: 1 de 1 fundo da lista')
})
