import { beforeAll, describe, expect, it } from 'vitest'
import { masked } from '../../../helpers/portal.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import {
  type ExactPortfolio,
  exactJson,
  findEndpoint,
  readPortfolio,
  readProblem,
} from '../../../server/helpers/body.ts'
import { readCsv } from '../../../server/helpers/read-back.ts'

/** Two funds with holdings, a receivables fund with a report of its own, the number of a fund with a class of another number. */
const FUNDS = ['62415896000127', '00068305000135', '10406511000161', '05754060000113'] as const
const NOBODY = '99999999000191'

interface Batch {
  readonly errors: readonly Readonly<Record<'item' | 'code' | 'reason' | 'message', string | null>>[]
  readonly data: readonly (ExactPortfolio & Readonly<Record<'requested_cnpj' | 'cnpj' | 'completeness', string>>)[]
}

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

const ask = (cnpjs: readonly string[], query = '') =>
  api.get(`/v1/portfolios?cnpjs=${encodeURIComponent(cnpjs.join())}${query}`)
const askOne = (cnpj: string, query = '') => api.get(`/v1/fund/${cnpj}/portfolio?${query}`)

async function readBatch(cnpjs: readonly string[], query = ''): Promise<Batch> {
  const reply = await ask(cnpjs, query)
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  findEndpoint('portfolios').output.parse(JSON.parse(reply.text))
  return exactJson(reply.text) as Batch
}

describe('a batch of portfolios', () => {
  it.each(['', '&date=2025-10', '&date=2024-02', '&date=2025-10&category=equities&provenance=true'])(
    'has for each number what a request for it alone answers, or its error%s',
    async (query) => {
      const { data, errors } = await readBatch([...FUNDS, NOBODY], query)

      const alone = await Promise.all(
        [...FUNDS, NOBODY].map(async (cnpj) => [cnpj, await askOne(cnpj, query)] as const),
      )
      const [answered, refused] = [
        alone.filter(([, each]) => each.status === 200),
        alone.filter(([, each]) => each.status !== 200),
      ]
      expect(answered.length).toBeGreaterThan(0)
      expect(
        data.map(({ requested_cnpj, reference_date, fund, portfolio, reconciliation }) => ({
          requested_cnpj,
          reference_date,
          fund,
          portfolio,
          reconciliation,
        })),
      ).toEqual(answered.map(([cnpj, reply]) => ({ requested_cnpj: cnpj, ...readPortfolio(reply) })))
      expect(data.map(({ completeness }) => completeness)).toEqual(
        answered.map(([, { headers }]) => String(headers['x-data-completeness']).split(';')[0]),
      )
      expect(errors).toEqual(
        refused.map(([item, reply]) => {
          const { code, message, error_data } = readProblem(reply)
          return { item, code, reason: error_data['reason'], message }
        }),
      )
    },
  )

  it('answers a number once, whatever its spelling, and says what is no number', async () => {
    const { data, errors } = await readBatch([masked(FUNDS[0]), FUNDS[0], 'x'], '&date=2025-10')

    expect(data.map(({ requested_cnpj }) => requested_cnpj)).toEqual([FUNDS[0]])
    expect(errors).toMatchObject([{ item: 'x', code: 'invalid_input', reason: null }])
  })

  it('has the lines of all of them as rows, each with its fund and day', async () => {
    const { data } = await readBatch(FUNDS, '&date=2025-10')
    const expected = data.flatMap(({ requested_cnpj, cnpj, reference_date, portfolio }) =>
      portfolio.map(({ id }) => [requested_cnpj, cnpj, reference_date, id]),
    )
    const pick = (row: Readonly<Record<string, unknown>>) =>
      ['requested_cnpj', 'cnpj', 'reference_date', 'id'].map((name) => row[name])

    const csv = readCsv((await ask(FUNDS, '&date=2025-10&format=csv')).text)
    const lines = (await ask(FUNDS, '&date=2025-10&format=ndjson')).text.trim().split('\n')
    expect(csv.rows.map(pick)).toEqual(expected)
    expect(lines.map((line) => pick(JSON.parse(line) as Record<string, unknown>))).toEqual(expected)
  })

  it('of numbers that nobody knows is an answer without portfolios, in every format', async () => {
    expect(await readBatch([NOBODY])).toMatchObject({ data: [], errors: [{ item: NOBODY, reason: 'fund_not_found' }] })
    for (const format of ['csv', 'ndjson', 'xml', 'arrow']) {
      const { status, headers } = await ask([NOBODY], `&format=${format}`)
      expect([status, headers['x-item-errors']], format).toEqual([200, '1'])
    }
  })

  it.each([
    ['more than a hundred numbers', Array.from({ length: 101 }, () => FUNDS[0]).join()],
    ['none', undefined],
  ])('is refused with %s', async (_what, cnpjs) => {
    const reply = await api.get(cnpjs === undefined ? '/v1/portfolios' : `/v1/portfolios?cnpjs=${cnpjs}`)

    expect(readProblem(reply)).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { cnpjs: [expect.any(String)] } },
    })
  })
})
