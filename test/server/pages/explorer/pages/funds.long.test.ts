import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

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
    expect(text).toMatch(/<h1>Maiores fundos: [^<]+, R\$ [\d,]+ (tri|bi)<\/h1>/)
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
    expect(readVisibleText(text)).toMatch(/Fora da lista, por falta do dado: [\d.]+\./)
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

    expect(sorts.size).toBeGreaterThanOrEqual(8)
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

  it('leads through all pages', async () => {
    const { text } = await read('/pt/funds')
    const next = linksOf(text).find((link) => link.includes('page=1'))
    const second = await read(next ?? '')

    expect(second.text).toContain('Anteriores')
    expect(readRows(await read(`${next ?? ''}&chart=fund-list&format=json`))).toHaveLength(100)
  })

  it.each(['/pt/funds?sort=name', '/pt/funds?max_fee=little', '/pt/funds?type=none'])('%s is refused', async (path) => {
    expect((await read(path)).status).toBe(400)
  })
})
