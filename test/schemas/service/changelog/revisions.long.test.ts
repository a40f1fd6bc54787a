import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, findEndpoint, readProblem } from '../../../server/helpers/body.ts'
import { editions, type Editions, FILER } from '../../../server/helpers/editions.ts'

type Row = Readonly<Record<string, string | null>>
interface Page {
  readonly next_cursor: string | null
  readonly data: readonly Row[]
  readonly link: string | undefined
}

async function read(api: SharedApi, query: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { status, text, headers } = await api.get(`/v1/revisions?${new URLSearchParams(query).toString()}`)
  expect(status, text.slice(0, 300)).toBe(200)
  findEndpoint('revisions').output.parse(JSON.parse(text))
  const { next_cursor, data } = exactJson(text) as Omit<Page, 'link'>
  // Other relations lead to what describes the answer.
  const link = String(headers['link'] ?? '')
    .split(', ')
    .find((each) => each.endsWith('rel="next"'))
  return { next_cursor, data, link }
}

/** Follows the cursors from a first request to the newest revision. */
async function follow(api: SharedApi, query: Readonly<Record<string, string>>, size: number): Promise<Row[]> {
  const rows: Row[] = []
  let asked = query
  for (;;) {
    const { data, next_cursor } = await read(api, { ...asked, page_size: String(size) })
    rows.push(...data)
    if (data.length < size) return rows
    const { updated_after: _instant, ...others } = query
    asked = { ...others, cursor: next_cursor ?? '' }
  }
}

const place = ({ published_at, dataset, partition, cnpj }: Row) => [published_at, dataset, partition, cnpj].join(' ')
const isFiling = ({ cnpj }: Row) => cnpj !== ''

describe('the revisions of the sample', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('have each changed partition once, oldest first, with the rows that the changelog counts', async () => {
    const rows = await follow(api, {}, 1000)
    const { data } = exactJson((await api.get('/v1/changelog?page_size=1000')).text) as { data: readonly Row[] }

    const partitions = rows.filter((row) => !isFiling(row))
    const added = (dataset: string, partition: string) =>
      data
        .filter((row) => row['dataset'] === dataset && row['partition'] === partition)
        .reduce((sum, row) => sum + Number(row['rows_added']), 0)
    expect(rows.map(place)).toEqual(rows.map(place).sort())
    expect(new Set(rows.map(place)).size).toBe(rows.length)
    expect(partitions.map((row) => [row['dataset'], row['partition']].join(' '))).toEqual(
      [...new Set(data.map((row) => [row['dataset'], row['partition']].join(' ')))].sort(),
    )
    for (const row of partitions) {
      expect(Number(row['rows_added'])).toBe(added(row['dataset'] ?? '', row['partition'] ?? ''))
    }
  })

  it('have the first version of each filing of holdings and of reports of real-estate funds', async () => {
    const filings = (await follow(api, {}, 1000)).filter(isFiling)

    expect(new Set(filings.map(({ dataset }) => dataset))).toEqual(
      new Set(['cvm_fii_month', 'cvm_fii_quarter', 'cvm_fund_portfolio']),
    )
    for (const row of filings) expect(row).toMatchObject({ change: 'first', version: '1', rows_added: null })
    const months = filings.filter(({ dataset, cnpj }) => dataset === 'cvm_fund_portfolio' && cnpj === '11184136000115')
    expect(months.map(({ reference_date }) => reference_date)).toEqual(['2024-02-29', '2025-10-31'])
  })

  it('come page by page as they would at once, whatever the size of a page', async () => {
    const whole = await follow(api, { dataset: 'cvm_fii_month' }, 1000)
    const all = await follow(api, {}, 1000)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: 700 }), async (size) => {
        expect(await follow(api, { dataset: 'cvm_fii_month' }, size)).toEqual(whole)
      }),
      { numRuns: 6, seed: 20251031 },
    )
    expect(whole).toEqual(all.filter(({ dataset }) => dataset === 'cvm_fii_month'))
  })

  it.each([
    ['cursor=x', 'cursor'],
    [`cursor=${Buffer.from('["a","b"]').toString('base64url')}`, 'cursor'],
    ['updated_after=2026-02-30', 'updated_after'],
    ['updated_after=yesterday', 'updated_after'],
    [`updated_after=2026-01-01&cursor=${Buffer.from('["","","",""]').toString('base64url')}`, 'updated_after'],
  ])('cannot be asked for with %s', async (query, field) => {
    expect(readProblem(await api.get(`/v1/revisions?${query}`))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { [field]: [expect.any(String)] } },
    })
  })
})

describe('a client that follows the revisions', () => {
  let world: Editions
  let api: Api
  beforeAll(async () => {
    world = await editions(['2026-01-10T03:00:00Z', '1.00'], ['2026-02-10T03:00:00Z', '2.00'])
    api = await serve(world.dataDir)
  })
  afterAll(() => api.stop())

  it('gets each version of a filing with the snapshot that brought it', async () => {
    const filings = (await follow(api, {}, 3)).filter(({ cnpj }) => cnpj === FILER)

    expect(filings.map(({ cnpj, change, version, snapshot }) => [cnpj, change, version, snapshot])).toEqual([
      [FILER, 'first', '1', '20260110T030000Z'],
      [FILER, 'amended', '2', '20260210T030000Z'],
    ])
  })

  it('gets what was published after an instant, and not at it', async () => {
    const instants = async (updated_after: string) => [
      ...new Set((await follow(api, { updated_after }, 2)).map(({ published_at }) => published_at)),
    ]

    expect(await instants('2026-01-10')).toEqual(['2026-01-10T03:00:00Z', '2026-02-10T03:00:00Z'])
    expect(await instants('2026-01-10T03:00:00Z')).toEqual(['2026-02-10T03:00:00Z'])
    expect(await read(api, { updated_after: '2026-02-10T03:00:00Z' })).toEqual({ next_cursor: null, data: [] })
  })

  it('goes on with the same cursor after the next snapshot, and gets that one only', async () => {
    const { next_cursor } = await read(api, { page_size: '1000' })
    const cursor = next_cursor ?? ''
    expect(await read(api, { cursor })).toEqual({ next_cursor: cursor, data: [] })

    const id = await world.publishAt('2026-03-10T03:00:00Z', '3.00')
    await expect
      .poll(async () => (await api.get('/v1/revisions')).headers['x-snapshot-id'], { timeout: 30_000 })
      .toBe(id)

    const { data } = await read(api, { cursor })
    expect(new Set(data.map(({ snapshot }) => snapshot))).toEqual(new Set([id]))
    expect(data.filter(({ cnpj }) => cnpj === FILER)).toMatchObject([{ cnpj: FILER, change: 'amended', version: '3' }])
  })

  it('is led to the next page by a link that names no snapshot', async () => {
    const { link, next_cursor, data } = await read(api, { updated_after: '2026-01-01', page_size: '2' })

    expect(link).toContain(`</v1/revisions?page_size=2&format=json&cursor=${next_cursor ?? ''}>; rel="next"`)
    const next = await read(api, { page_size: '2', cursor: next_cursor ?? '' })
    expect([...data, ...next.data]).toEqual((await read(api, { page_size: '4' })).data)
  })
})
