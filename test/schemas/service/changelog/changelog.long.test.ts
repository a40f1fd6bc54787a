import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { type Api, makeKey, serve } from '../../../server/helpers/api.ts'
import { findEndpoint, exactJson, readProblem } from '../../../server/helpers/body.ts'
import { changes, historyDataDir } from '../../../server/helpers/history-world.ts'

let api: Api
let narrow: string
let first: string

beforeAll(async () => {
  const world = await historyDataDir()
  first = world.first
  narrow = await makeKey(world.dataDir, { scopes: [] })
  api = await serve(world.dataDir)
})

afterAll(() => api.stop())

type Rows = readonly Readonly<Record<string, unknown>>[]

async function changelog(query = ''): Promise<Rows> {
  const reply = await api.get(`/v1/changelog${query}`)
  expect(reply.status, reply.text).toBe(200)
  findEndpoint('changelog').output.parse(JSON.parse(reply.text))
  return (exactJson(reply.text) as { data: Rows }).data
}

const writeKey = ({ snapshot, dataset, partition, table }: Rows[number]) =>
  [snapshot, dataset, partition, table].join(' ')
const keys = async (query: string) => (await changelog(query)).map(writeKey)

/** Returns what the query must answer, by plain sorting and filtering of what was written. */
function expected(wanted: (row: (typeof changes)[number]) => boolean): string[] {
  const rest = (row: (typeof changes)[number]) => [row.dataset, row.partition, row.table_name].join('\0')
  return changes
    .filter(wanted)
    .sort((a, b) => (a.snapshot === b.snapshot ? (rest(a) < rest(b) ? -1 : 1) : a.snapshot > b.snapshot ? -1 : 1))
    .map(({ table_name, ...row }) => writeKey({ ...row, table: table_name }))
}

describe('the changelog', () => {
  it('lists every change, that of the newest snapshot first, then by dataset, partition and table', async () => {
    expect(await keys('')).toEqual(expected(() => true))
  })

  it('has the documented fields in order, and the values that were cleaned with their reasons', async () => {
    const rows = await changelog('?to=20260110')
    const row = rows.find(({ cleaned }) => Array.isArray(cleaned) && cleaned.length > 0)

    expect(Object.keys(row ?? {})).toEqual(
      'snapshot published_at dataset partition table change rows rows_added rows_removed rows_changed rules_version cleaned'.split(
        ' ',
      ),
    )
    expect(row).toMatchObject({ snapshot: '20260110T030000Z', published_at: '2026-01-10T03:00:00Z', rows: '10' })
    expect(row?.['cleaned']).toEqual([
      { column: 'asset_description', reason: 'control_character', values: '12' },
      { column: 'fund_name_filed', reason: 'trimmed', values: '9007199254740991' },
    ])
  })

  it.each(datasets.map(({ id }) => id))('of %s lists only its changes', async (id) => {
    expect(await keys(`?dataset=${id}`)).toEqual(expected(({ dataset }) => dataset === id))
  })

  it('from a day to a day has both days whole', async () => {
    const day = (row: { published_at: string }) => row.published_at.slice(0, 10)

    expect(await keys('?from=20260131&to=20260131')).toEqual(expected((row) => day(row) === '2026-01-31'))
    expect(await keys('?from=2026-02-01')).toEqual(expected((row) => day(row) >= '2026-02-01'))
    expect(await keys('?to=2026-01-31')).toEqual(expected((row) => day(row) <= '2026-01-31'))
    expect(await keys('?dataset=cvm_fund_register&from=20260111&to=20260131')).toHaveLength(1)
  })

  it('knows nothing of days after its snapshot, and says until when it knows', async () => {
    expect(readProblem(await api.get('/v1/changelog?from=20270101'))).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage', available: { from: '2026-01-10', to: '2026-02-10' } },
    })
  })

  it('refuses a dataset that there is not, with the list of those that are', async () => {
    const problem = readProblem(await api.get('/v1/changelog?dataset=cvm_fund'))

    expect(problem).toMatchObject({ status: 400, error_data: { fieldErrors: { dataset: [expect.any(String)] } } })
    for (const { id } of datasets) expect(problem.message).toContain(id)
  })

  it('refuses days in the wrong order', async () => {
    expect(readProblem(await api.get('/v1/changelog?from=20260202&to=20260201'))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { from: [expect.any(String)] } },
    })
  })

  it('of the first snapshot says that everything was added', async () => {
    const rows = (await changelog(`?snapshot=${first}`)) as { snapshot: string; change: string }[]

    expect(new Set(rows.map(({ snapshot, change }) => `${snapshot} ${change}`))).toEqual(new Set([`${first} added`]))
  })

  it('is open to every valid key and to no other', async () => {
    expect((await api.get('/v1/changelog', { headers: { 'x-api-key': narrow } })).status).toBe(200)
    expect((await api.get('/v1/changelog', { headers: { 'x-api-key': 'nobody' } })).status).toBe(401)
  })
})
