import { parquetMetadata } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { type Api, makeKey, serve } from '../../../server/helpers/api.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import { bulkWorld, FILE, OCTOBER } from '../../../server/helpers/bulk-world.ts'
import { begin, readBytes, hashBytes } from '../../../server/helpers/download.ts'
import { eventually } from '../../../server/helpers/http.ts'

/** With the status that a key of these scopes gets for the portfolio. */
const SCOPES = [
  ['', 403],
  ['cvm_fund_portfolio', 403],
  ['bulk', 403],
  ['bulk cvm_fund_register', 403],
  ['bulk cvm_fund_portfolio', 200],
  ['*', 403],
  ['* bulk', 200],
] as const
const keys = new Map<string, string>()

let api: Api
let world: Awaited<ReturnType<typeof bulkWorld>>

beforeAll(async () => {
  world = await bulkWorld()
  for (const [scopes] of SCOPES) keys.set(scopes, await makeKey(world.dataDir, { scopes: scopes.split(' ') }))
  // Without the word of the operator the files of some datasets are refused.
  api = await serve(world.dataDir, { PUBLIC_RESTRICTED: 'on' })
})

afterAll(() => api.stop())

interface Listed {
  readonly path: string
  readonly partition: string
  readonly table: string
  readonly bytes: number
  readonly sha256: string
}

const makeList = async (path: string) => (JSON.parse((await api.get(path)).text) as { data: Listed[] }).data

describe('the list of files', () => {
  it('has every table of every partition as the manifest describes it', async () => {
    const rows = await makeList('/v1/bulk/cvm_fund_portfolio')

    const expected = world.manifest.partitions
      .filter(({ dataset }) => dataset === 'cvm_fund_portfolio')
      .flatMap(({ partition, tables, history = {}, first_snapshot }) =>
        Object.entries({ ...tables, ...history }).map(([table, file]) => ({
          partition,
          table,
          ...file,
          first_snapshot,
        })),
      )
    const { own_tables } = world.manifest
    const overAll = [
      'asset',
      'asset_filed',
      'asset_group',
      'asset_link',
      'issuer',
      'issuer_letters',
      'issuer_ticker',
    ].map((table) => {
      const { made_from: _origin, ...file } = own_tables[table] ?? {}
      return { partition: 'all', table, ...file, first_snapshot: '' }
    })
    // A table with a file a month is named with its partition.
    const portfolios = datasets.find(({ id }) => id === 'cvm_fund_portfolio')
    const own = new Set(portfolios?.materializedViews?.map(({ name }) => name))
    const ofMonths = Object.entries(own_tables).flatMap(([name, { made_from: _files, rows_from: _rows, ...file }]) => {
      const [table = '', partition] = name.split('/')
      return partition === undefined || !own.has(table) ? [] : [{ partition, table, ...file, first_snapshot: '' }]
    })
    const all = [...expected, ...overAll, ...ofMonths]
    expect(ofMonths).not.toEqual([])
    expect(rows.map(({ path: _path, ...row }) => row)).toEqual(expect.arrayContaining(all))
    expect(rows).toHaveLength(all.length)
  })

  it.each(datasets)('has every table of $id that the snapshot has', async ({ id, ...declared }) => {
    const { tables, history, monthIndex, ruleAliases, materializedViews = [] } = declared
    const { partitions, own_tables, history_tables = {} } = world.manifest
    const published = [
      own_tables,
      history_tables,
      ...partitions.flatMap((entry) => [entry.tables, entry.history ?? {}]),
    ]
    const names = [...tables, ...[history ?? [], monthIndex ?? [], ruleAliases ?? []].flat(), ...materializedViews]
      .map(({ name }) => name)
      .filter((name) => published.some((files) => Object.keys(files).some((own) => own.replace(/\/.*/, '') === name)))

    const listed = new Set((await makeList(`/v1/bulk/${id}?page_size=1000`)).map(({ table }) => table))
    listed.delete('large')
    expect([...listed].sort()).toEqual(names.sort())
  })

  it('gives addresses that answer the bytes with the listed hash', async () => {
    const rows = [
      ...(await makeList('/v1/bulk/cvm_fund_portfolio')),
      ...(await makeList('/v1/bulk/cvm_fund_register')),
      ...(await makeList('/v1/bulk/b3_quote')),
    ]

    for (const { path, bytes, sha256 } of rows) {
      const answer = await begin(api, path)
      const body = await readBytes(answer)

      expect([answer.statusCode, body.length, hashBytes(body)]).toEqual([200, bytes, sha256])
      expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    }
  })

  it('comes in pages', async () => {
    const whole = await makeList('/v1/bulk/cvm_fund_portfolio')
    const pages = await Promise.all(
      [0, 1, 2, 3].map((n) => makeList(`/v1/bulk/cvm_fund_portfolio?page_size=3&page=${String(n)}`)),
    )

    expect(pages.flat()).toEqual(whole.slice(0, 12))
  })

  it('comes from the requested snapshot', async () => {
    const [then, named] = [
      await makeList('/v1/bulk/cvm_fund_portfolio?as_of=20260110'),
      await makeList(`/v1/bulk/cvm_fund_portfolio?snapshot=${world.old}`),
    ]

    expect(then).toEqual(named)
    expect(then.map(({ table }) => table)).not.toContain('large')
  })
})

describe('a file', () => {
  it('is the Parquet of the dataset’s main table, unless the request names another', async () => {
    const answer = await begin(api, FILE)
    const body = await readBytes(answer)

    expect(body.equals(world.content)).toBe(true)
    expect(Number(parquetMetadata(new Uint8Array(body).buffer).num_rows)).toBe(
      world.findFile('cvm_fund_portfolio', OCTOBER).rows,
    )
    expect((await begin(api, '/v1/bulk/cvm_fund_register/all', { 'x-api-key': api.key })).headers.etag).toBe(
      `"${world.findFile('cvm_fund', 'all').sha256}"`,
    )
  })

  it('has headers for its type, length, hash, name and snapshot', async () => {
    const { sha256, bytes } = world.findFile('cvm_fund_portfolio', OCTOBER)

    const { headers } = await begin(api, FILE)

    expect(headers).toMatchObject({
      'content-type': 'application/vnd.apache.parquet',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="cvm_fund_portfolio-2025-10-${world.newest}.parquet"`,
      'accept-ranges': 'bytes',
      'x-snapshot-id': world.newest,
      'cache-control': 'private, no-cache',
      'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
      etag: `"${sha256}"`,
    })
  })

  it('has the same headers and no body for HEAD', async () => {
    const { headers } = await begin(api, FILE)

    const head = await api.get(FILE, { method: 'HEAD' })

    expect([head.status, head.text]).toEqual([200, ''])
    const { date: _date, 'x-request-id': _id, ...own } = head.headers
    expect(headers).toMatchObject(
      Object.fromEntries(Object.entries(own).filter(([name]) => !/limit|connection|keep/.test(name))),
    )
  })

  it('is confirmed by its ETag', async () => {
    const etag = `"${world.findFile('cvm_fund_portfolio', OCTOBER).sha256}"`

    const reply = await api.get(FILE, { headers: { 'if-none-match': etag } })

    expect([reply.status, reply.text, reply.headers.etag]).toEqual([304, '', etag])
    expect((await api.get(FILE, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })
})

describe('a key', () => {
  it('needs the scopes of all datasets whose figures a table shows', async () => {
    const own = await makeKey(world.dataDir, { scopes: ['bulk', 'debenture'] })
    const both = await makeKey(world.dataDir, { scopes: ['bulk', 'debenture', 'cvm_fund_portfolio'] })
    const askBy = async (key: string, table: string) =>
      (await api.get(`/v1/bulk/debenture/all?table=${table}`, { headers: { 'x-api-key': key } })).status
    await eventually(async () => ((await askBy(both, 'debenture')) === 200 ? true : null))

    expect([await askBy(own, 'debenture'), await askBy(own, 'debenture_link')]).toEqual([200, 403])
    expect(await askBy(both, 'debenture_link')).toBe(200)
  })

  it.each(SCOPES)('with the scopes "%s" gets a %i', async (scopes, status) => {
    const headers = { 'x-api-key': keys.get(scopes) ?? '' }

    expect((await api.get('/v1/bulk/cvm_fund_portfolio', { headers })).status).toBe(status)
    expect((await api.get(`${FILE}?table=cvm_fund_month`, { headers })).status).toBe(status)
  })

  it('with only the scope of files learns that a dataset does not exist', async () => {
    const headers = { 'x-api-key': keys.get('bulk') ?? '' }

    expect((await api.get('/v1/bulk/nothing', { headers })).status).toBe(404)
  })
})

describe('unknown names', () => {
  it.each([
    ['/v1/bulk/cvm_fund_portfoli', 'dataset_not_found', 'cvm_fund_portfolio'],
    ['/v1/bulk/cvm_fund_portfoli/all', 'dataset_not_found', 'cvm_fund_portfolio'],
    ['/v1/bulk/cvm_fund_portfolio/competence_month=2025-11', 'partition_not_found', OCTOBER],
    [`${FILE}?table=cvm_fund_moth`, 'table_not_found', 'cvm_fund_month'],
  ])('%s is a 404 that says what was meant', async (path, reason, meant) => {
    expect(readProblem(await api.get(path))).toMatchObject({ status: 404, error_data: { reason, did_you_mean: meant } })
  })

  it.each([
    '/v1/bulk/cvm_fund_portfolio/..%2f..%2fmanifest.json',
    '/v1/bulk/..%2f..%2fkeys.json/all',
    `${FILE}?table=..%2f..%2f..%2fmanifest`,
    `${FILE}?table=%2fetc%2fpasswd`,
    '/v1/bulk/cvm_fund_portfolio/__proto__',
    `${FILE}?table=constructor`,
  ])('lead to no file: %s', async (path) => {
    expect(readProblem(await api.get(path)).status).toBe(404)
  })

  it('are refused as parameters', async () => {
    expect(readProblem(await api.get(`${FILE}?tabel=x`)).error_data).toMatchObject({
      fieldErrors: { tabel: [expect.stringContaining('did you mean table? Known here: table, as_of, snapshot')] },
    })
    expect(readProblem(await api.get(`${FILE}?format=json`)).status).toBe(400)
    expect(readProblem(await api.get(FILE, { method: 'POST' })).status).toBe(405)
  })
})
