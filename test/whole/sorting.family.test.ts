import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { exactJson } from '../helpers/exact-json.ts'
import { takeSeeded } from '../helpers/seeded-part.ts'
import { countCases, takeCases } from '../helpers/tier.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { readProblem } from '../server/helpers/body.ts'
import { writeAddress, examples } from '../server/helpers/examples.ts'
import { type SortableRow, orderUnder, findSorting } from '../server/helpers/sorting.ts'

/** In addition to the examples: ranges of many months, and lists whose rows are often equal in a column. */
const more = [
  { id: 'flight_fares', parameters: { from: '20180101', to: '20251231', origin: 'SBGR' } },
  { id: 'flight_fares', parameters: { from: '20180101', to: '20251231', aggregate: 'route' } },
  { id: 'flight_fares', parameters: { from: '20180101', to: '20251231', aggregate: 'airline' } },
  { id: 'funds', parameters: { type: 'etf' } },
  { id: 'exchange_quotes', parameters: { ticker: 'PETR4' } },
  { id: 'fund_nav', parameters: { cnpj: '00068305000135' } },
  { id: 'statistic', parameters: { series: 'ibge-1737-63' } },
  { id: 'statistic', parameters: { series: 'bcb-433', from: '2020-01', vintages: 'all' } },
  { id: 'calendar', parameters: { id: 'br-banks', from: '20200101', to: '20291231' } },
].flatMap(({ id, parameters }) =>
  endpoints
    .filter((endpoint) => endpoint.id === id)
    .map((endpoint) => ({ endpoint, ask: (asked = {}) => writeAddress(endpoint, { ...parameters, ...asked }) })),
)

/** Lists of what changes from snapshot to snapshot: the sample has one. */
const OF_SEVERAL_SNAPSHOTS: readonly string[] = ['manager_changes', 'administrator_changes']

const lists = [...examples, ...more]
  .filter(({ endpoint }) => !OF_SEVERAL_SNAPSHOTS.includes(endpoint.id))
  .map(({ endpoint, ask }) => ({ endpoint, ask, address: ask() }))
  .filter(({ endpoint, address }) => 'sort_by' in endpoint.input.shape && !/sort_by|page_size/.test(address))
  // All funds would be some thirty pages for each column; the same query sorts those of one type.
  .filter(({ address }) => address !== '/v1/funds?')
  .map((list) => ({ ...list, sorting: findSorting(list.endpoint) }))

/** How many columns each list tries: the lists of an endpoint try different ones. */
const COLUMNS = countCases('COLUMNS', { fast: 1, long: 2 })

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

async function listRows(address: string): Promise<SortableRow[]> {
  const { status, text } = await api.get(address)
  expect(status, `${address}: ${text.slice(0, 300)}`).toBe(200)
  return (exactJson(text) as { data: SortableRow[] }).data
}

describe.each(takeCases(lists, 6))('$address', ({ endpoint, ask, address, sorting }) => {
  const { columns, by, order, key } = sorting
  /** Gets the whole list, in about three pages. */
  const walk = async (asked: Readonly<Record<string, string>>, size: number) => {
    const rows: SortableRow[] = []
    for (let page = 0; rows.length === page * size; page++) {
      rows.push(...(await listRows(ask({ ...asked, page: String(page), page_size: String(size) }))))
    }
    return rows
  }
  const print = (rows: readonly SortableRow[]) => rows.map((row) => JSON.stringify(row))

  it('gives the same rows in the requested order, page after page, for its columns, upwards and downwards by turns', async () => {
    const whole = await walk({}, 1000)
    const [first = {}] = whole
    expect(whole).not.toEqual([])

    const there = columns.filter((each) => each in first)
    for (const column of takeSeeded(there, COLUMNS, (each) => `${address} ${each}`)) {
      const way = there.indexOf(column) % 2 === 0 ? 'asc' : 'desc'
      const walked = await walk({ sort_by: column, sort_order: way }, Math.min(1000, Math.ceil(whole.length / 2.5)))

      const compare = orderUnder(endpoint, column, way)
      const misplaced = walked.slice(1).filter((row, before) => compare(walked[before] ?? {}, row) > 0)
      expect({ column, way, misplaced }).toEqual({ column, way, misplaced: [] })
      expect(print(walked).sort()).toEqual(print(whole).sort())
    }
  })

  // A search goes by how well names match, which is no column.
  it.skipIf(address.includes('q='))('has by default the order that its reference names', async () => {
    const rows = await listRows(ask({ page_size: '1000' }))

    const [first = {}] = rows
    const column = by ?? key.find((each) => each in first) ?? ''
    expect(await listRows(ask({ sort_by: column, sort_order: order, page_size: '1000' }))).toEqual(rows)
  })

  it('refuses a name that is no column of its rows, and lists the columns', async () => {
    const [first = {}] = await listRows(ask({ page_size: '1' }))
    const absent = [...columns.filter((each) => !(each in first)), 'source_line', "date' DESC --"]

    for (const column of absent) {
      const { status, error_data } = readProblem(await api.get(ask({ sort_by: column })))
      expect({ column, status }).toEqual({ column, status: 400 })
      expect(error_data).toMatchObject({ fieldErrors: { sort_by: [expect.stringMatching(/[Uu]se one of|sort by/)] } })
    }
    const near = readProblem(await api.get(ask({ sort_by: `${columns[0] ?? ''}x` })))
    expect(near.error_data).toMatchObject({ fieldErrors: { sort_by: [expect.stringContaining('Did you mean ')] } })
  })
})
