import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
const readData = ({ text }: { readonly text: string }) => (exactJson(text) as { readonly data: unknown }).data

describe('the page of an issuer', () => {
  it('states in its title what the endpoint answers, in the manner of each language', async () => {
    const issuer = readData(await api.get('/v1/issuer/05197443?date=2025-10')) as Record<string, string>
    const [pt, en] = [await read('/pt/issuer/05197443'), await read('/en/issuer/05197443')]

    expect(issuer['direct_value']).toMatch(/^\d+\.\d{2}$/)
    const [, said = ''] = /<h1>(.*?)<\/h1>/.exec(pt.text) ?? []
    expect(said).toBe(
      `Hapvida Participacoes Investimento nos fundos: R$\u00a0${shorten(issuer['direct_value'])} em ${issuer['class_count'] ?? ''} fundos (mês parcial)`,
    )
    expect(en.text).toContain(`in ${issuer['class_count'] ?? ''} funds (partial month)</h1>`)
  })

  it('warns that the sums of a partial month leave funds out, and shows no unknown figure as zero', async () => {
    const { text } = await read('/pt/issuer/05197443')

    expect(text).toMatch(/<p class="warn">Mês parcial: .*ações, debêntures e derivativos listados; títulos bancários/)
    expect(readVisibleText(text)).not.toMatch(/R\$ 0,00|anterior \(R\$\) 0,00/)
  })

  it('has all holders in its file, by value and by the part of their NAV', async () => {
    const holders = await api.get(
      '/v1/issuer/05197443/holders?date=2025-10&indirect=true&sort_by=total_value&sort_order=desc&page_size=1000',
    )
    const file = readData(await read('/en/issuer/05197443?chart=holders&format=json')) as Record<string, string>[]
    const dependent = readData(await read('/en/issuer/05197443?chart=dependence&format=json')) as {
      share_percent: string
    }[]
    const shares = dependent.map(({ share_percent }) => Number(share_percent))

    expect(file.length).toBeGreaterThan(20)
    expect(file.map(({ cnpj, total_value }) => ({ cnpj, total_value }))).toEqual(
      (readData(holders) as Record<string, string>[]).map(({ cnpj, total_value }) => ({ cnpj, total_value })),
    )
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
  })

  it('draws the bars of those that depend most by the share that orders them', async () => {
    const { text } = await read('/pt/issuer/05197443')
    const [, rows = ''] = /<table class="dependence-rows"[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(text) ?? []
    const ends = [...rows.matchAll(/<svg class="bar[\s\S]*?<\/svg>/g)].map(([bar]) =>
      Math.max(
        ...[...bar.matchAll(/x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => Number(x) + Number(width)),
      ),
    )

    expect(ends.length).toBeGreaterThan(2)
    expect(ends[0]).toBeCloseTo(100, 1)
    expect(ends).toEqual([...ends].sort((a, b) => b - a))
  })

  it('has beside each picture a file that says what its columns are, in the language of the page', async () => {
    const [pt, en] = await Promise.all(
      ['pt', 'en'].map(
        async (language) => (await read(`/${language}/issuer/05197443?chart=holders&format=metadata`)).text,
      ),
    )
    const described = JSON.parse(pt ?? '') as {
      readonly title: string
      readonly request: string
      readonly files: Readonly<Record<string, string>>
      readonly columns: readonly { readonly name: string; readonly type: string | null; readonly description: string }[]
    }
    const { text } = await read('/pt/issuer/05197443?chart=holders&format=csv')

    expect(described.columns.map(({ name }) => name).join(',')).toBe(text.split('\r\n')[0])
    expect(described.columns.find(({ name }) => name === 'total_value')).toMatchObject({ type: 'DECIMAL(24,2)' })
    expect(described.columns.every(({ description }) => description.length > 0)).toBe(true)
    expect(described.request).toContain('/v1/issuer/05197443/holders?date=2025-10')
    expect(Object.keys(described.files)).toEqual(['csv', 'xlsx', 'json', 'parquet'])
    expect(en).not.toContain(described.title)
  })

  it('adds up by year of maturity, and by what funds say of the relation, to what its lines are', async () => {
    const lines = readData(await api.get('/v1/issuer/05197443/lines?date=2025-10&page_size=1000')) as {
      readonly final_position_value: string
      readonly kind: string
    }[]
    const cents = (rows: readonly string[]) => rows.reduce((sum, each) => sum + BigInt(each.replace('.', '')), 0n)
    const readValues = async (chart: string) =>
      (readData(await read(`/pt/issuer/05197443?chart=${chart}&format=json`)) as { value: string }[]).map(
        ({ value }) => value,
      )
    const owed = lines.filter(({ kind }) => kind === 'private_paper')

    expect(owed.length).toBeGreaterThan(5)
    expect(cents(await readValues('maturities'))).toBe(cents(owed.map((line) => line.final_position_value)))
    expect(cents(await readValues('related'))).toBe(cents(lines.map((line) => line.final_position_value)))
  })

  it('says what a loss takes, exactly, with a comma as with a point', async () => {
    const { text } = await read('/pt/issuer/05197443?haircut=12,5')
    const { direct_value = '' } = readData(await api.get('/v1/issuer/05197443?date=2025-10')) as Record<string, string>
    const rows = readData(await read('/pt/issuer/05197443?haircut=12,5&chart=holders&format=json')) as Record<
      string,
      string
    >[]
    const lost = (BigInt(direct_value.replace('.', '')) * 125n + 500n) / 1000n

    expect(text).toContain(`<strong>R$\u00a0${writeCents(lost)}</strong>`)
    expect(rows[0]?.['loss_value']).toMatch(/^\d+\.\d{6}$/)
    expect(Number(rows[0]?.['loss_value'])).toBeCloseTo(Number(rows[0]?.['total_value']) / 8, 4)
  })

  it('adds up its lines by paper, to what the funds have of it', async () => {
    const { direct_value = '' } = readData(await api.get('/v1/issuer/05197443?date=2025-10')) as Record<string, string>
    const papers = readData(await read('/en/issuer/05197443?chart=papers&format=json')) as { value: string }[]
    const total = papers.reduce((sum, { value }) => sum + BigInt(value.replace('.', '')), 0n)

    expect(papers.length).toBeGreaterThan(1)
    expect(total).toBe(BigInt(direct_value.replace('.', '')))
  })

  it('is reached from the page of what it issued, and from the suggestions of the search', async () => {
    const asset = await read('/pt/asset/VALE3')
    const suggested = exactJson((await read('/pt/suggest?q=hapvida')).text) as { readonly href: string }[]

    expect(asset.text).toContain('href="/pt/issuer/33592510?date=2025-10"')
    expect(suggested.map(({ href }) => href)).toContain('/pt/issuer/05197443')
  })

  it.each([
    ['/pt/issuer/99999999', 404, 'Não há nada aqui'],
    ['/en/issuer/05197443?haircut=101', 400, 'haircut'],
  ])('%s is a page that says what is wrong', async (path, status, said) => {
    const reply = await read(path)

    expect([reply.status, readVisibleText(reply.text).includes(said)]).toEqual([status, true])
  })
})

/** Three figures and the power of ten, as a page in Portuguese writes millions. */
function shorten(value = ''): string {
  return `${(Number(value) / 1e6).toFixed(0)}\u00a0mi`
}

function writeCents(cents: bigint): string {
  const [whole = '', fraction = ''] = [cents / 100n, cents % 100n].map(String)
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${fraction.padStart(2, '0')}`
}

describe('what a fund has of an issuer through others', () => {
  it('is led to by its total, and the ways to it add up to that, each with the funds between', async () => {
    const holders = (
      readData(
        await api.get('/v1/issuer/treasury/holders?date=2025-10&indirect=true&sort_by=indirect_value&sort_order=desc'),
      ) as {
        readonly cnpj: string
        readonly total_value: string
      }[]
    ).slice(0, 1)
    const page = await read('/pt/issuer/treasury?date=2025-10')
    expect(page.text).toMatch(/inside\?date=2025-10&(amp;)?issuer=treasury/)

    for (const { cnpj, total_value } of holders) {
      const path = `/pt/fund/${cnpj}/inside?date=2025-10&issuer=treasury`
      const [ways, file] = [await read(path), await read(`${path}&chart=ways&format=json`)]
      const rows = readData(file) as { readonly final_position_value: string; readonly path: string }[]
      const sum = rows.reduce((cents, row) => cents + Number(row.final_position_value) * 100, 0) / 100

      expect(rows.some((row) => row.path.split(' ').length > 1)).toBe(true)
      expect(Math.abs(sum - Number(total_value))).toBeLessThan(0.01 * rows.length)
      expect(ways.text).toMatch(/<h2[^>]*>.* caminhos?/)
    }
  })
})
