import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { units } from '../../../../server/helpers/cents.ts'
import { partiesWorld, ONE } from '../../../../server/helpers/parties-world.ts'
import { type SharedApi, shareSample, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

type Row = Readonly<Record<string, string | boolean | null>>
interface Listed {
  readonly data: readonly Row[]
  readonly [field: string]: unknown
}

const MANAGER = '30822936000169'
let sample: SharedApi
let world: SharedApi

beforeAll(async () => {
  sample = await shareSample()
  world = await shareServer(await shareWorld(partiesWorld))
})

async function list(api: SharedApi, path: string): Promise<Listed> {
  const reply = await api.get(path)
  expect(reply.status, `${path}: ${reply.text.slice(0, 400)}`).toBe(200)
  return exactJson(reply.text) as Listed
}

const add = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + units(String(row[column] ?? '0'), 2), 0n)

/** Expects that the lines of each row add up to one of its values, to the cent. */
async function expectExplained(api: SharedApi, rows: readonly Row[], column: string): Promise<void> {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const lines = await list(api, `${String(row['explain'])}&page_size=1000`)
    expect(lines.data.length).toBeLessThan(1000)
    expect(add(lines.data, 'final_position_value'), String(row['explain'])).toBe(units(String(row[column]), 2))
  }
}

describe('the issuers of a party', () => {
  it.each(['manager', 'administrator'])('are explained by lines, to the cent: %s', async (type) => {
    const { data } = await list(sample, `/v1/${type}/${MANAGER}/issuers?date=20251031&page_size=20`)

    await expectExplained(sample, data, 'direct_value')
    expect(data.every(({ role }) => role === 'issuer')).toBe(true)
  })

  it('are its rows of the holders of each issuer', async () => {
    const { data } = await list(sample, `/v1/manager/${MANAGER}/issuers?date=20251031&page_size=5`)
    for (const row of data) {
      const path = `/v1/issuer/${String(row['issuer_id'])}/holders?date=20251031&group_by=manager&page_size=1000`
      const holders = await list(sample, path)
      expect(holders.data.find(({ cnpj }) => cnpj === MANAGER)).toMatchObject({
        direct_value: row['direct_value'],
        class_count: row['class_count'],
        line_count: row['line_count'],
      })
    }
  })
})

describe('the moves of a manager', () => {
  it('are explained by the lines of its classes, to the cent', async () => {
    const { data, states } = await list(sample, `/v1/manager/${MANAGER}/moves?date=20251031&page_size=30`)

    await expectExplained(sample, data, 'value')
    expect(states).not.toEqual([])
  })

  it('are positions that the market has too', async () => {
    const [own, all] = [
      await list(world, `/v1/manager/${ONE}/moves?date=20251031&page_size=1000`),
      await list(world, '/v1/market/moves?date=20251031&page_size=1000'),
    ]
    const inMarket = new Map(
      all.data.map((row) => [`${String(row['asset_id'])} ${String(row['kind'])} ${String(row['position'])}`, row]),
    )

    await expectExplained(world, own.data, 'value')
    for (const row of own.data) {
      const whole = inMarket.get(`${String(row['asset_id'])} ${String(row['kind'])} ${String(row['position'])}`)
      expect(whole).toBeDefined()
    }
  })

  it('of nobody are a 404 with the nearest', async () => {
    for (const list of ['moves', 'issuers']) {
      const reply = await world.get(`/v1/manager/11111111000191/${list}?date=20251031`)
      expect([reply.status, reply.text]).toEqual([404, expect.stringContaining('manager_not_found')])
    }
  })
})

describe('lines of the market', () => {
  it('belong to a manager or to an administrator, not to both', async () => {
    const reply = await sample.get(`/v1/market/lines?date=20251031&manager=${MANAGER}&administrator=${MANAGER}`)

    expect(reply.status).toBe(400)
  })
})
