import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { readListedFunds } from '../../../server/helpers/funds.ts'

type Query = Readonly<Record<string, string>>

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

const ask = (query: Query) => api.get(`/v1/funds?${new URLSearchParams(query).toString()}`)

/** Lists the numbers of all funds that pass a filter. */
async function listNumbers(query: Query): Promise<string[]> {
  const numbers: string[] = []
  for (let page = 0; numbers.length === page * 1000; page++) {
    const rows = readListedFunds(await ask({ ...query, page: String(page), page_size: '1000' }))
    numbers.push(...rows.map(({ cnpj }) => cnpj))
  }
  return numbers
}

async function readRegistration(cnpj: string): Promise<Readonly<Record<string, string | null>>> {
  const { text } = await api.get(`/v1/fund/${cnpj}`)
  return (exactJson(text) as { data: { registration: Readonly<Record<string, string | null>> } }).data.registration
}

describe('funds chosen by a column of the register', () => {
  it.each([
    ['classification', 'de Ações'],
    ['anbima_class', 'Ações Livre'],
    ['benchmark', 'Ibovespa'],
    ['condominium', 'Fechado'],
    ['audience', 'Qualificado'],
  ])('%s %s are those whose own address says so, in any spelling', async (column, value) => {
    const numbers = await listNumbers({ [column]: value })

    expect(numbers.length).toBeGreaterThan(0)
    for (const cnpj of numbers.slice(0, 12)) expect((await readRegistration(cnpj))[column]).toBe(value)
    const plain = value.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
    expect(await listNumbers({ [column]: ` ${plain} ` })).toEqual(numbers)
  })

  it('by several texts of a column are those of each', async () => {
    const each = [await listNumbers({ audience: 'Qualificado' }), await listNumbers({ audience: 'Público Geral' })]

    expect(Math.min(...each.map(({ length }) => length))).toBeGreaterThan(0)
    expect(await listNumbers({ audience: 'publico geral, Qualificado' })).toEqual(each.flat().sort())
    const problem = readProblem(await ask({ audience: 'Qualificado,Publico Geraal' }))
    expect(problem).toMatchObject({ status: 400, error_data: { fieldErrors: { audience: [expect.any(String)] } } })
    expect(problem.message).toContain('Did you mean Público Geral?')
  })

  it.each(['exclusive', 'holds_quotas'])(
    '%s or not share no fund, and leave out those that say neither',
    async (column) => {
      const [yes, no] = [await listNumbers({ [column]: 'true' }), await listNumbers({ [column]: 'false' })]

      expect(Math.min(yes.length, no.length)).toBeGreaterThan(0)
      expect(new Set([...yes, ...no]).size).toBe(yes.length + no.length)
      for (const cnpj of yes.slice(0, 5)) expect((await readRegistration(cnpj))[column]).toBe('S')
      for (const cnpj of no.slice(0, 5)) expect((await readRegistration(cnpj))[column]).toBe('N')
    },
  )

  it('by several columns pass each of them', async () => {
    const [quotas, qualified] = [
      await listNumbers({ holds_quotas: 'true' }),
      await listNumbers({ audience: 'Qualificado' }),
    ]

    const both = await listNumbers({ holds_quotas: 'true', audience: 'qualificado' })
    expect(both.length).toBeGreaterThan(0)
    expect(both).toEqual(quotas.filter((cnpj) => qualified.includes(cnpj)))
  })

  it('by a text that no class is registered with are a 400 that names those there are', async () => {
    const problem = readProblem(await ask({ benchmark: 'Ibovesp', audience: 'Qualificado' }))

    expect(problem).toMatchObject({ status: 400, error_data: { fieldErrors: { benchmark: [expect.any(String)] } } })
    expect(problem.message).toContain('Did you mean Ibovespa? There are: ')
    expect(problem.error_data['fieldErrors']).not.toHaveProperty('audience')
  })

  it('are an empty list where each text is known and no fund has all of them', async () => {
    expect(readListedFunds(await ask({ benchmark: 'Ibovespa', q: 'no such name' }))).toEqual([])
  })
})
