import { beforeAll, describe, expect, it } from 'vitest'
import { toUnits } from '../../schemas/core/exact-number.ts'
import { listRangedColumns } from '../../schemas/api/range-input.ts'
import { givesList, listRowFields } from '../../schemas/api/row-fields.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { exactJson, readProblem } from '../server/helpers/body.ts'
import { examples, writeAddress } from '../server/helpers/examples.ts'
import { rowsAt } from '../server/helpers/formats.ts'
import { takeSeeded } from '../helpers/seeded-part.ts'
import { takeCases } from '../helpers/tier.ts'
import { flat, readCsv } from '../server/helpers/read-back.ts'

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

type Asked = Readonly<Record<string, string>>

const lists = examples.filter(({ endpoint }) => givesList(endpoint))
// Some examples choose a category of which a portfolio has no lines: all of it has figures.
const withoutCategory = ({ category: _none, ...example }: Asked) => example
const ranged = lists
  .filter(({ endpoint }) => listRangedColumns(endpoint).length > 0)
  .map(({ endpoint, name, example }) => {
    const asks = endpoint.dataset === 'cvm_fund_portfolio' ? withoutCategory(example) : example
    return { endpoint, name, ask: (asked: Asked = {}) => writeAddress(endpoint, { ...asks, ...asked }) }
  })

/** How many columns each example tries: the examples of an endpoint try different ones. */
const COLUMNS = Number(process.env['COLUMNS'] ?? 1)

/** How many rows of a list are compared; `make soak` compares all. */
const MOST_ROWS = process.env['WHOLE'] === '1' ? Infinity : 3_000

/** Enough decimals for every column. */
const units = (text: string) => toUnits(text, 12)

describe.each(takeCases(ranged, 1))('$name with ranges', ({ endpoint, ask }) => {
  const isPaged = 'page' in endpoint.input.shape
  const hasCursor = 'cursor' in endpoint.input.shape
  const read = async (address: string) => {
    const { status, text } = await api.get(address)
    expect(status, `${address}: ${text.slice(0, 300)}`).toBe(200)
    return exactJson(text) as { readonly next?: string | null }
  }
  const rowsOf = (body: object) => rowsAt(body, endpoint.rows) as readonly object[]
  /** All rows, page by page, or the first pages that have this many. */
  const walk = async (asked: Asked, most = Infinity): Promise<readonly object[]> => {
    const rows: object[] = []
    for (let address: string | null = ask(asked); address !== null && rows.length < most;) {
      const body = await read(address)
      rows.push(...rowsOf(body))
      address = body.next ?? null
    }
    return rows
  }
  const whole = () => walk(isPaged || hasCursor ? { page_size: '1000' } : {}, MOST_ROWS)
  const valuesOf = (rows: readonly object[], name: string) =>
    rows.flatMap((row) => (typeof flat(row)[name] === 'string' ? [flat(row)[name] as string] : []))

  it('has exactly the rows of the whole list whose number is between the two ends, in the same order', async () => {
    const all = await whole()
    const withValues = listRangedColumns(endpoint).filter(({ name }) => valuesOf(all, name).length > 0)
    expect(withValues).not.toEqual([])
    for (const { name } of takeSeeded(withValues, COLUMNS, (column) => `${ask()} ${column.name}`)) {
      const values = valuesOf(all, name).sort((a, b) => Number(units(a) - units(b)))
      const [low = '', high = ''] = [values[Math.floor(values.length / 3)], values[Math.floor((2 * values.length) / 3)]]
      const passing = all.filter((row) => {
        const value = flat(row)[name]
        return typeof value === 'string' && units(value) >= units(low) && units(value) <= units(high)
      })
      const asked = { [`min_${name}`]: low, [`max_${name}`]: high }
      // In about two pages, so that the second begins where the first ends.
      const size = Math.min(1000, Math.max(1, Math.ceil(passing.length / 1.5)))
      const paged = isPaged || hasCursor ? { page_size: String(size) } : {}
      const isCut = all.length >= MOST_ROWS
      const walked = await walk({ ...asked, ...paged }, isCut ? passing.length : Infinity)
      expect({ name, rows: isCut ? walked.slice(0, passing.length) : walked }).toEqual({ name, rows: passing })
    }
  }, 120_000)

  it('has the same rows in CSV with selected columns, and another ETag than the whole list', async () => {
    const size = isPaged || hasCursor ? { page_size: '1000' } : {}
    const all = rowsOf(await read(ask(size)))
    const name = listRangedColumns(endpoint).find((column) => valuesOf(all, column.name).length > 0)?.name ?? ''
    const [value = ''] = valuesOf(all, name)
    const fields = listRowFields(endpoint).find((column) => column.name !== name)?.name ?? name
    const ranges = { ...size, [`max_${name}`]: value }

    const passing = readCsv((await api.get(ask({ ...ranges, format: 'csv' }))).text).rows
    expect(passing.every((row) => typeof row[name] === 'string' && units(row[name]) <= units(value))).toBe(true)
    expect(passing).toHaveLength(rowsOf(await read(ask(ranges))).length)
    const selected = readCsv((await api.get(ask({ ...ranges, format: 'csv', fields }))).text).rows
    expect(selected).toEqual(passing.map((row) => ({ [fields]: row[fields] })))
    expect((await api.get(ask(ranges))).headers.etag).not.toBe((await api.get(ask(size))).headers.etag)
  })

  it('refuses ends that are reversed, no number or finer than the column, and names them', async () => {
    const [column] = listRangedColumns(endpoint)
    const { name = '', duckdb = '' } = column ?? {}
    const [min, max] = [`min_${name}`, `max_${name}`]
    const decimals = Number(/,(\d+)/.exec(duckdb)?.[1] ?? '0')
    const reversed = readProblem(await api.get(ask({ [min]: '2', [max]: '1' })))
    expect(reversed).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { [min]: [`${min} is more than ${max}: swap them.`] } },
    })
    for (const wrong of ['1e3', '', 'NaN', ' 1', '1,5', `1.${'0'.repeat(decimals)}1`, '9'.repeat(40)]) {
      const { status, error_data } = readProblem(await api.get(ask({ [max]: wrong })))
      expect({ wrong, status }).toEqual({ wrong, status: 400 })
      expect(error_data).toMatchObject({
        fieldErrors: { [max]: [expect.stringMatching(/^Use a (whole )?number of up to/)] },
      })
    }
  })
})

it('are there for every numeric column of a list but the place that a row was read from, columns with the name of a parameter, and what is written after the query', () => {
  const without = lists.flatMap(({ endpoint }) => {
    const columns = listRangedColumns(endpoint).map(({ name }) => name)
    return listRowFields(endpoint)
      .filter(
        ({ name, shape }) => 'duckdb' in shape && /INT|DECIMAL/.test(shape.duckdb ?? '') && !columns.includes(name),
      )
      .map(({ name }) => `${endpoint.id} ${name}`)
  })

  expect([...new Set(without)].filter((each) => !each.endsWith(' source_line'))).toEqual([
    'fund_look_through depth',
    'fund_look_through share_percent',
    'exchange_quotes adjusted_open',
    'exchange_quotes adjusted_high',
    'exchange_quotes adjusted_low',
    'exchange_quotes adjusted_average',
    'exchange_quotes adjusted_close',
    'exchange_quotes adjusted_quantity',
    'exchange_quotes adjustment_factor',
    'exchange_events price_factor',
    'bond_trades price_of_mean_rate',
    'bonds price_of_rate',
    'bonds nominal_value',
    'bonds next_nominal_value',
  ])
})

describe('a range', () => {
  it.each([
    ['/v1/flight-fares?aggregate=month&from=20180101&to=20251231&min_fare_value=1', 'min_fare_value'],
    ['/v1/flight-fares?from=20251201&to=20251231&max_median=1', 'max_median'],
    ['/v1/asset/CPFE3/holders?date=20251031&min_indirect_value=0', 'min_indirect_value'],
    ['/v1/statistics/ipca?min_vintage=1', 'min_vintage'],
    ['/v1/fund/60023816000162/portfolio/look-through?date=20251031&min_paths=2', 'min_paths'],
    [
      '/v1/fund/60023816000162/portfolio/look-through?date=20251031&view=aggregate&max_depth=3&max_age_months=2',
      'max_age_months',
    ],
    ['/v1/fund/52116361000100/portfolio/compare?date=20251031&against=52116337000162&min_change=0', 'min_change'],
    ['/v1/fund/11184136000115/portfolio/compare?date=20251031&with=20240229&min_against_value=0', 'min_against_value'],
  ])('of a column that the rows of %s do not have is a 400', async (path, name) => {
    expect(readProblem(await api.get(path))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { [name]: [expect.stringContaining('leave it out')] } },
    })
  })

  it('is the same however its number is written, and of a row without the number never', async () => {
    const path = '/v1/exchange/quotes?from=20241108&to=20241108&page_size=1000'
    const rows = async (asked: string) =>
      (exactJson((await api.get(path + asked)).text) as { readonly data: readonly object[] }).data
    const some = await rows('&min_close=10.5')

    expect(some.length).toBeGreaterThan(0)
    expect(await rows('&min_close=0010.50')).toEqual(some)
    const strikes = await rows('&min_strike=-999999')
    expect(strikes.every((row) => flat(row)['strike'] !== null)).toBe(true)
  })

  it('is unknown to an answer that is a single object', async () => {
    const { status, error_data } = readProblem(await api.get('/v1/fund/62415896000127?min_nav_value_reported=1'))
    expect(status).toBe(400)
    expect(error_data).toMatchObject({
      fieldErrors: { min_nav_value_reported: [expect.stringContaining('Unknown parameter')] },
    })
  })
})
