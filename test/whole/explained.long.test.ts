import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { listRowFields } from '../../schemas/api/row-fields.ts'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { exactJson } from '../server/helpers/body.ts'
import { units } from '../server/helpers/cents.ts'
import { rowsAt } from '../server/helpers/formats.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { takeCases } from '../helpers/tier.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Opens the addresses of the last rows of an example: the first can have tens of thousands of lines. `make soak` opens
 * six.
 */
const OPENED = process.env['WHOLE'] === '1' ? 6 : 2
/** Rows whose address says which column it explains, where that is not the first value. */
const EXPLAINED: Readonly<Record<string, string>> = {
  manager_funds: 'total_portfolio_value',
  administrator_funds: 'total_portfolio_value',
}
const EXPLAINING = endpoints.filter((endpoint) => listRowFields(endpoint).some(({ name }) => name === 'explain'))
const EXAMPLES = EXPLAINING.flatMap((endpoint) =>
  endpoint.examples.map((example) => [writeAddress(endpoint, example), endpoint] as const),
)

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

function writeAddress({ path }: Endpoint, example: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(example).filter(([name]) => !path.includes(`{${name}}`)))
  return `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example[name] ?? ''))}?${query.toString()}`
}

function findAnswering(address: string): Endpoint {
  const [path = ''] = address.split('?')
  const found = endpoints
    .filter((endpoint) => new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))[0]
  if (found === undefined) throw new Error(`no endpoint answers ${address}`)
  return found
}

async function listRows(address: string, { rows }: Endpoint): Promise<readonly Row[]> {
  const { status, text } = await api.get(address)
  expect(status, `${address}: ${text.slice(0, 300)}`).toBe(200)
  return rowsAt(exactJson(text), rows) as readonly Row[]
}

/** Adds up what an address answers, over all its pages. */
async function addUp(address: string): Promise<bigint> {
  const endpoint = findAnswering(address)
  const names = new Set(listRowFields(endpoint).map(({ name }) => name))
  const column = ['final_position_value', 'nav_value', 'value'].find((name) => names.has(name)) ?? ''
  const isPaged = 'page_size' in endpoint.input.shape
  // The other columns would be most of the work.
  const only =
    'fields' in endpoint.input.shape && column !== '' ? `${address.includes('?') ? '&' : '?'}fields=${column}` : ''
  let sum = 0n
  for (let page = 0; ; page++) {
    const asked = `${address}${only}`
    const more = isPaged ? `${asked.includes('?') ? '&' : '?'}page_size=1000&page=${String(page)}` : ''
    const rows = await listRows(`${asked}${more}`, endpoint)
    for (const row of rows) sum += units(typeof row[column] === 'string' ? row[column] : '0.00', 2)
    if (!isPaged || rows.length < 1000) return sum
  }
}

describe('the address that explains a row', () => {
  it('is there for rows of many kinds', () => {
    expect(EXPLAINING.length).toBeGreaterThan(15)
  })

  it.each(takeCases(EXAMPLES, 1))('answers rows that add up to its first value: %s', async (address, endpoint) => {
    const money =
      listRowFields(endpoint).find(({ shape }) => 'duckdb' in shape && /^DECIMAL\(\d+,2\)$/.test(shape.duckdb ?? ''))
        ?.name ?? ''
    const column = EXPLAINED[endpoint.id] ?? money
    const rows = (await listRows(address, endpoint)).filter(
      (row) => typeof row[column] === 'string' && typeof row['explain'] === 'string' && row['explain'] !== '',
    )

    for (const row of rows.slice(-OPENED)) {
      expect(await addUp(String(row['explain'])), String(row['explain'])).toBe(units(String(row[column]), 2))
    }
  })
})
