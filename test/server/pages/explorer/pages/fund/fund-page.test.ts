import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../../helpers/pages.ts'
import { readCsv } from '../../../../helpers/read-back.ts'

const FII = '08431747000106'
const FIDC = '42357817000161'

interface Portfolio {
  readonly data: {
    readonly portfolio: readonly { readonly purchases_value: number; readonly sales_value: number }[]
  }
}

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = async (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
const readText = async (path: string) => readVisibleText((await read(path)).text)

describe('a fund that files reports of its own', () => {
  it('has a page with the lines of its newest report, and the monthly reports', async () => {
    const text = await readText(`/pt/fund/${FII}`)

    expect(text).toContain('HEDGE BRASIL SHOPPING')
    expect(text).toContain('901.040.235,87')
    expect(text).toMatch(
      /Informes mensais[\s\S]*fev\/2024[\s\S]*3\.258\.062\.428,04\s*318\.948\.338,60\s*2\.939\.114\.089,44/,
    )
  })

  it('says what a quarterly report leaves out, and that shares are then of the total', async () => {
    const text = await readText(`/pt/fund/${FII}`)

    expect(text).toContain('Só há um informe trimestral, que não tem patrimônio líquido, imóveis nem dívidas.')
    expect(text).toContain('% do total')
    expect(text).not.toContain('% do PL')
    expect(await readText(`/pt/fund/${FIDC}`)).toContain('% do PL')
  })

  it('has the net assets of its newest monthly report, with the day, where its lines have none', async () => {
    expect(await readText(`/pt/fund/${FII}`)).toMatch(/Patrimônio líquido\s*R\$ 2,94 bi em 29\/02\/2024/)
  })

  it('names what it holds in words, and the file that each line is from', async () => {
    const text = await readText(`/pt/fund/${FIDC}`)

    expect(text).toContain('Outros ativos de curto prazo')
    expect(text).not.toMatch(/other_assets_short_term|fidc_quotas|payables_short_term/)
    expect(text).toContain('inf_mensal_fidc_202506.zip › inf_mensal_fidc_tab_I_202506.csv')
  })
})

describe('the first screen of a fund', () => {
  it('says in a sentence what it is and what it holds most, and the facts that people ask first', async () => {
    const text = await readText('/pt/fund/00068305000135?date=2024-02')

    expect(text).toMatch(
      /Fundo de investimento financeiro \(FIF\), Renda Fixa[^.]*Invest\., aberto, para o público geral, gerido por/,
    )
    expect(text).toMatch(/Sua maior posição em fevereiro de 2024 era [^,]+, 100,04 %\. Tem cotas de 1 fundo\./)
    expect(text).toMatch(/Taxa de administração\s*1,50 % ao ano/)
    expect(text).toMatch(/Público-alvo\s*Público geral\s*Resgates\s*aberto\s*Exclusivo\s*não\s*Início\s*26\/05\/1994/)
    expect(text).toMatch(/Custodiante\s*Caixa/)
  })

  it('says what the register does not, and never leaves a cell empty', async () => {
    const { text } = await read('/pt/fund/21407758000119')

    expect(readVisibleText(text)).toMatch(/Não consta do cadastro\s*Taxa de administração/)
    expect(text).not.toMatch(/<dd>\s*<\/dd>/)
  })

  it('leads inside the funds that it holds, says how many and how much, and adds its lines up', async () => {
    const { text } = await read('/pt/fund/24290451000179?date=2025-10')

    expect(text).toMatch(
      /<ul class="cards doors">[\s\S]*?\/inside\?date=2025-10[\s\S]*?13 fundos, 94,3\u00a0% do patrimônio/,
    )
    expect(readVisibleText(text)).toMatch(/As linhas somam R\$ 55,3 mi[\s\S]*a diferença é de\s*R\$ 0,00/)
  })

  it('lists its pictures in their order, each of which is there', async () => {
    const { text } = await read('/pt/fund/21407758000119?date=2025-10')
    const [, contents = ''] = /<nav class="contents"[^>]*>([\s\S]*?)<\/nav>/.exec(text) ?? []
    const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)

    expect(ids.slice(0, 2)).toEqual(['holdings', 'trades'])
    expect(ids).toContain('composition')
    const places = ids.map((id) => text.indexOf(`<h2 id="${id}">`))
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true)
  })
})

describe('the holdings of a fund', () => {
  const first = async (query: string) => {
    const { text } = await read(`/pt/fund/21407758000119?date=2025-10${query}`)
    const [, table = ''] = /<table class="holdings-rows">([\s\S]*?)<\/table>/.exec(text) ?? []
    return { table, label: /<tbody[^>]*><tr[^>]*><th[^>]*>(?:<a[^>]*>)?([^<]+)/.exec(table)?.[1] }
  }

  it('are twenty at first, by value, and by name where the address asks for that', async () => {
    const { table, label } = await first('')

    expect(table.match(/<tr>/g)).toHaveLength(21)
    expect(label).toBe('VALE3')
    expect(table).toContain('aria-sort="descending"')
    expect(table).toContain('sort=name&amp;order=asc#holdings')
    expect((await first('&sort=name')).label).toBe('ABEV3')
    expect((await first('&sort=value&order=asc')).table).toContain('aria-sort="ascending"')
  })

  it('are in the title of their picture: the largest, and its share', async () => {
    expect((await read('/pt/fund/21407758000119?date=2025-10')).text).toMatch(
      /<h2 id="holdings">Carteira em outubro de 2025: 12,28\u00a0% em VALE3<\/h2>/,
    )
  })
})

describe('what a fund bought and sold', () => {
  it('is the difference of what its lines have, by asset', async () => {
    const { rows } = readCsv((await read('/pt/fund/21407758000119?date=2025-10&chart=trades&format=csv')).text)
    const answer = JSON.parse(
      (await api.get('/v1/fund/21407758000119/portfolio?date=2025-10&format=json')).text,
    ) as Portfolio
    const cents = (of: (line: Portfolio['data']['portfolio'][number]) => number) =>
      answer.data.portfolio.reduce((sum, line) => sum + Math.round(100 * of(line)), 0)
    const summed = (column: string) => rows.reduce((sum, row) => sum + Math.round(100 * Number(row[column])), 0)

    expect(rows.length).toBeGreaterThan(10)
    expect(summed('purchases_value')).toBe(cents(({ purchases_value }) => purchases_value))
    expect(summed('sales_value')).toBe(cents(({ sales_value }) => sales_value))
    expect(summed('net_value')).toBe(summed('purchases_value') - summed('sales_value'))
  })

  it('is said to be nothing where no line has a purchase or a sale, and left out of a report without trades', async () => {
    expect(await readText('/pt/fund/24290451000179?date=2025-10')).toContain(
      'Nenhuma linha desta competência tem compra',
    )
    expect((await read(`/pt/fund/${FII}`)).text).not.toContain('id="trades"')
  })
})

describe('the returns of a fund', () => {
  it('say why they are not known, and never zero', async () => {
    const text = await readText('/pt/fund/00068305000135?date=2024-02')

    expect(text).toContain(
      'A rentabilidade desta competência não é conhecida: os informes diários do mês ainda não chegaram todos.',
    )
  })

  it('can be compared with another series or ticker', async () => {
    const { status, text } = await read('/pt/fund/00068305000135?date=2024-02&benchmark=ipca')

    expect(status).toBe(200)
    expect(text).toMatch(/name="benchmark" value="ipca"/)
    expect(text).toMatch(/type="hidden" name="date" value="2024-02"/)
  })
})

describe('a fund without lines', () => {
  it('is not said to hold nothing where the files of the month lack members', async () => {
    const text = await readText('/pt/fund/29206196000157')

    expect(text).toContain('Não se sabe o que este fundo tinha')
    expect(text).toContain('outubro de 2025 (títulos públicos e compromissadas; cotas de fundos; ')
    expect(text).not.toContain('Não há carteira')
  })
})

describe('the page inside a fund', () => {
  it('names the files that its lines are from', async () => {
    expect(await readText(`/pt/fund/${FIDC}/inside`)).toContain('inf_mensal_fidc_202506.zip')
    expect(await readText(`/pt/fund/${FIDC}/inside`)).not.toContain('cda_fi_')
  })

  it('draws what is above zero in the height of the picture, and says what is below', async () => {
    const { text } = await read(`/pt/fund/${FIDC}/inside`)
    const heights = [...text.matchAll(/<svg class="tile [^"]*" [^>]* height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    )

    expect(heights.length).toBeGreaterThan(2)
    expect(Math.max(...heights)).toBeLessThan(460)
    expect(readVisibleText(text)).toContain('Negativos, fora das áreas e dos percentuais: R$ −3,33 bi.')
    expect(readVisibleText(text)).toContain('3 negativos: R$ −3.329.813.445,94')
  })

  it('says what was opened in reais where debts make it no part of the whole', async () => {
    const text = await readText('/pt/fund/60419043000138/inside')

    expect(text).toContain(
      'O que se pôde abrir vale R$ −37,8 mil líquido de dívidas, e por isso não se expressa em % do total; 1 fundo lido.',
    )
    expect(text).not.toContain('−0,3 %')
  })
})

describe('a page of an older snapshot', () => {
  it('keeps it in its requests, in the pages that it leads to and in the search', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { text } = await read(`/pt/fund/62415896000127?as_of=${today}`)

    expect(text).toContain(`GET /v1/fund/62415896000127/portfolio?date=2025-10&amp;provenance=true&amp;as_of=${today}`)
    for (const path of ['/pt', '/pt/compare', '/pt/coverage']) expect(text).toContain(`href="${path}?as_of=${today}"`)
    expect(readVisibleText(text)).toContain(`Posição dos dados em ${today.split('-').reverse().join('/')}`)
  })
})

describe('a fund that no register lists', () => {
  it('has a page of who holds it, where funds do: lists of assets lead there', async () => {
    const { status } = await read('/pt/fund/31216543000174?date=2025-10')
    const text = await readText('/pt/fund/31216543000174?date=2025-10')

    expect(status).toBe(200)
    expect(text).toContain('Este fundo não consta dos cadastros desta base.')
    expect(text).toContain('FIDC Xpce Infra')
  })

  it('has none where no fund holds it', async () => {
    expect((await read('/pt/fund/00000000000191')).status).toBe(404)
  })
})
