import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample, shareServer, shareWorld } from '../../../server/helpers/shared.ts'
import { readFund, readProblem } from '../../../server/helpers/body.ts'
import { type ListedFund, readListedFunds, readNext, plainly } from '../../../server/helpers/funds.ts'
import { fundsDataDir, parties, registered } from '../../../server/helpers/funds-world.ts'
import { masked } from '../../../helpers/portal.ts'
import { cnpj } from '../../../server/helpers/mirror.ts'

const seed = Number(process.env['SEED'] ?? 20251031)

let api: SharedApi
let all: readonly ListedFund[]

beforeAll(async () => {
  api = await shareServer(await shareWorld(fundsDataDir))
  all = await list({ page_size: '1000' })
})

const ask = (query: Readonly<Record<string, string>>) => api.get(`/v1/funds?${new URLSearchParams(query).toString()}`)
const list = async (query: Readonly<Record<string, string>>) => readListedFunds(await ask(query))
const cnpjs = async (query: Readonly<Record<string, string>>) => (await list(query)).map((row) => row.cnpj)

describe('the list of funds', () => {
  it('has a row for every number that means one class, in the order of the numbers', () => {
    expect(all.map((row) => row.cnpj)).toEqual([...registered.listed].sort())
  })

  it('says of every fund what its own address says', async () => {
    for (const row of all) {
      const fund = readFund(await api.get(`/v1/fund/${row.cnpj}`))

      const { nav_value: _value, nav_date: _date, ...said } = row // funds-by-nav.test.ts has these.
      expect(Object.fromEntries(Object.keys(said).map((field) => [field, fund[field]]))).toEqual(said)
    }
  })

  it('has the documented fields in their order', () => {
    expect(Object.keys(all[0] ?? {})).toEqual(
      'id cvm_id cvm_code cnpj type status status_date name updated_at nav_value nav_date'.split(' '),
    )
  })

  it('leaves out the number of a fund that only groups its classes', () => {
    expect(all.map((row) => row.cnpj)).not.toContain(registered.fundOfTwo)
    expect(all.map((row) => row.cnpj)).not.toContain(registered.fundThatFiled)
  })
})

describe('a search', () => {
  it.each(['PREVIDÊNCIA', 'previdencia', 'Previdência', 'dência'])(
    'for %s finds the name whatever its accents and case',
    async (q) => {
      expect(await cnpjs({ q })).toEqual([registered.accented])
    },
  )

  it('finds names that have every word, in any order and any spacing', async () => {
    expect(await cnpjs({ q: '  multi   PREV ' })).toEqual([registered.accented])
    expect(await cnpjs({ q: 'multi prev nothing' })).toEqual([])
  })

  it.each(['%', '_', '100%', 'a_b', '\\', '.', '[a', "d'o"])('takes %s for what it is', async (q) => {
    const found = await cnpjs({ q })

    expect([...found].sort()).toEqual(all.filter(({ name }) => name.toLowerCase().includes(q)).map((row) => row.cnpj))
  })

  it.each([
    ['the number of the class', (row: ListedFund) => row.cnpj],
    ['the masked number', (row: ListedFund) => masked(row.cnpj)],
  ])('finds a fund by %s', async (_name, codeOf) => {
    const [row] = all
    if (row === undefined) throw new Error('the list is empty')

    expect(await cnpjs({ q: codeOf(row) })).toEqual([row.cnpj])
  })

  it('begins with names that have the word whole, then at the beginning of a word, then inside of one', async () => {
    const names = (await list({ q: 'a' })).map(({ name }) => name)

    expect(names.slice(0, 4)).toEqual([
      "FUNDO D'OURO [A.B]",
      'ÁGIO FUNDO A_B',
      'Fundo de Ação 100% Brasil',
      'ZÊNITE CLASSE DE AÇÕES',
    ])
    expect(names).toContain('FUNDO \\ BARRA')
  })

  it('is sorted by the requested column, however well names match', async () => {
    const numbers = await cnpjs({ q: 'a', sort_by: 'cnpj' })

    expect(numbers).toEqual([...numbers].sort())
  })

  it('finds the name at filing of a fund in no register', async () => {
    expect(await cnpjs({ q: 'sem registro' })).toEqual([registered.unregistered])
  })

  it.each(['', ' ', '\t\n', 'x'.repeat(201)])('for %j is refused', async (q) => {
    expect(readProblem(await ask({ q })).error_data).toMatchObject({ fieldErrors: { q: [expect.any(String)] } })
  })
})

describe('a batch of numbers', () => {
  const readBatch = async (query: Readonly<Record<string, string>>) =>
    JSON.parse((await ask(query)).text) as { errors?: object[]; data: ListedFund[] }

  it('has their funds, each once, and an error for each item that is wrong or unknown', async () => {
    const [first, second] = all
    const known = [masked(second?.cnpj ?? ''), first?.cnpj ?? '', first?.cnpj ?? '']
    const { data, errors } = await readBatch({ cnpjs: [...known, '123', '99999999000191', ''].join(', ') })

    expect(data).toEqual([first, second])
    expect(errors).toMatchObject([
      { item: '123', code: 'invalid_input' },
      { item: '', code: 'invalid_input' },
      { item: '99999999000191', code: 'not_found' },
    ])
  })

  it('has no error for a fund that another filter leaves out, and none without a batch', async () => {
    const [first] = all
    const other = first?.['type'] === 'fii' ? 'fip' : 'fii'

    const { errors, data } = await readBatch({ cnpjs: first?.cnpj ?? '', type: other })
    expect([errors, data]).toEqual([[], []])
    expect(await readBatch({ cnpjs: '1' })).toMatchObject({ errors: [{ item: '1' }], data: [] })
    expect(await readBatch({ page_size: '1' })).not.toHaveProperty('errors')
  })

  it.each(['json', 'csv', 'xml', 'arrow'])('counts those without an answer in a header of %s too', async (format) => {
    const count = async (query: object) => (await ask({ ...query, format })).headers['x-item-errors']

    expect([await count({ cnpjs: '1,2' }), await count({ cnpjs: all[0]?.cnpj }), await count({})]).toEqual([
      '2',
      '0',
      undefined,
    ])
  })

  it('is refused with more than a hundred', async () => {
    expect(readProblem(await ask({ cnpjs: '00068305000135,'.repeat(101) }))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { cnpjs: [expect.stringContaining('at most 100')] } },
    })
  })
})

describe('a filter', () => {
  it('by administrator or manager takes the number bare or masked', async () => {
    const bare = await cnpjs({ administrator: parties.administrator })

    expect(bare).toEqual(registered.administered)
    expect(await cnpjs({ administrator: masked(parties.administrator) })).toEqual(bare)
    expect(await cnpjs({ manager: parties.manager })).toEqual(registered.managed)
    expect(await cnpjs({ manager: parties.administrator })).toEqual([])
  })

  it('by party knows funds without a class and those of the older register', async () => {
    expect(await cnpjs({ administrator: parties.ofLegacy })).toEqual([registered.legacyOnly])
    expect(await cnpjs({ administrator: parties.ofLoneFund })).toEqual([registered.lone])
  })

  it('by has_portfolio keeps those with a line in any month', async () => {
    const [filers, others] = [await cnpjs({ has_portfolio: 'true' }), await cnpjs({ has_portfolio: '0' })]

    expect(filers).toEqual([...registered.filers].sort())
    expect([...filers, ...others].sort()).toEqual(all.map((row) => row.cnpj))
    for (const filer of filers) expect((await api.get(`/v1/fund/${filer}/portfolio`)).status).toBe(200)
    for (const other of others) expect((await api.get(`/v1/fund/${other}/portfolio`)).status).toBe(404)
  })

  it.each([
    ['type', 'fi', /Did you mean fi[fip]\? Use one of fif, fidc/],
    ['type', 'hedge', /^Use one of fif, fidc/],
    ['status', 'canceled', /Did you mean cancelled\?/],
    ['sort_by', 'nome', /Did you mean name\?/],
    ['sort_by', 'folded_name', /Use one of id, cvm_id/],
    ['sort_order', 'DESC', /Did you mean desc\?/],
    ['administrator', '123', /14 characters/],
    ['has_portfolio', 'yes', /true, false, 1 or 0/],
  ])('%s=%s is refused with what it could be', async (name, value, message) => {
    const { status, error_data } = readProblem(await ask({ [name]: value }))

    expect([status, error_data]).toEqual([
      400,
      { formErrors: [], fieldErrors: { [name]: [expect.stringMatching(message)] } },
    ])
  })
})

/** Any question that the list takes, as a client would write it. */
const question = fc.record(
  {
    q: fc.constantFrom('fundo', 'FUNDO 7', 'fundo igual', 'classe', 'prev', 'ação', 'xyz', 'de'),
    type: fc.constantFrom('fif', 'fii', 'etf', 'other'),
    status: fc.constantFrom('normal', 'cancelled', 'unknown', 'liquidation'),
    administrator: fc.constantFrom(parties.administrator, parties.ofLegacy, cnpj(500)),
    manager: fc.constantFrom(parties.manager, cnpj(500)),
    has_portfolio: fc.constantFrom('true', 'false'),
    sort_by: fc.constantFrom('id', 'cvm_id', 'cvm_code', 'cnpj', 'type', 'status', 'status_date', 'name', 'updated_at'),
    sort_order: fc.constantFrom('asc', 'desc'),
  },
  { requiredKeys: [] },
)

it('answers every question as filtering and sorting all rows by hand does', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      expect(await cnpjs({ ...asked, page_size: '1000' })).toEqual(plainly(all, asked).map((row) => row.cnpj))
    }),
    { seed, numRuns: 150 },
  )
})

it('in pages is the whole list, for every question and size of page', async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.integer({ min: 1, max: 9 }), async (asked, size) => {
      const walked: ListedFund[] = []
      let next: string | null = `/v1/funds?${new URLSearchParams({ ...asked, page_size: String(size) }).toString()}`
      while (next !== null) {
        const reply = await api.get(next)
        walked.push(...readListedFunds(reply))
        next = readNext(reply)
      }

      expect(walked).toEqual(await list({ ...asked, page_size: '1000' }))
    }),
    { seed, numRuns: 40 },
  )
})

describe('a search in the sample', () => {
  let sample: SharedApi
  beforeAll(async () => {
    sample = await shareSample()
  })

  it('for ouro begins with gold, and not with TESOURO', async () => {
    const names = readListedFunds(await sample.get('/v1/funds?q=ouro&page_size=1000')).map(({ name }) => name)
    const isWhole = (name: string) => /\bOURO\b/.test(name)

    expect(names[0]).toMatch(/\bOURO\b/)
    expect(names.some((name) => name.includes('TESOURO'))).toBe(true)
    expect(names.map(isWhole)).toEqual(names.map(isWhole).toSorted((a, b) => Number(b) - Number(a)))
  })
})
