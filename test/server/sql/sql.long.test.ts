import { readFileSync, readlinkSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SQL_EXAMPLE, SQL_EXAMPLE_ANSWER } from '../../../schemas/service/openapi/sql-operations.ts'
import { type Api, serve } from '../helpers/api.ts'
import { ask } from '../helpers/http.ts'
import type { SampleTwice } from '../helpers/sample-twice.ts'
import { listSqlProcesses, readSqlError, serveSqlApi, type SqlApi, sqlRowsOf } from '../helpers/sql.ts'

const PAGE = new URL('../../../docs/sql.md', import.meta.url)

let served: SqlApi
let world: SampleTwice
let api: Api
let key: string
let post: SqlApi['post']

beforeAll(async () => {
  served = await serveSqlApi()
  ;({ world, api, key, post } = served)
})

afterAll(() => api.stop())

describe('A statement of SQL', () => {
  it('is answered as the reference shows, with the snapshot that answered', async () => {
    const answer = await post(SQL_EXAMPLE)

    expect(answer.text).toBe(SQL_EXAMPLE_ANSWER.replace(/20260110T030000Z/, world.newest))
    expect(answer.headers.get('x-snapshot-id')).toBe(world.newest)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is answered as the ten lines of its page do', async () => {
    const block = /```sh\n(curl[\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? ''
    const [, body = ''] = /-d '([\s\S]*?)'\n/.exec(block) ?? []

    expect(sqlRowsOf(await post(body))).toEqual([
      { category: 'repo', value: '47286717.79' },
      { category: 'public_bonds', value: '37986622.91' },
    ])
  })

  it('reads an older snapshot that it names', async () => {
    const sql = 'SELECT count(*) AS changes FROM changelog'
    const older = await post({ sql }, { query: `?snapshot=${world.old}` })
    const [pid = 0] = listSqlProcesses()

    expect([older.status, older.headers.get('x-snapshot-id')]).toEqual([200, world.old])
    // The views read the files of the folder that the process works in.
    expect(readlinkSync(`/proc/${String(pid)}/cwd`)).toBe(await realpath(world.nameFolder(world.old)))
    expect((await post({ sql }, { query: '?as_of=20260115' })).text).toBe(older.text)
    expect(readSqlError(await post({ sql }, { query: '?as_of=20200101' })).error_data.reason).toBe('snapshot_not_found')
  })

  it('gives every type exactly, in each format', async () => {
    const sql = `SELECT 170141183460469231731687303715884105727 AS huge, 1.10::DECIMAL(38,2) AS exact, 'a,"b"' AS text,
      '=1+1' AS formula, DATE '2025-10-31' AS day, [1, 2.50] AS list, {x: NULL} AS struct, MAP {'k': 1} AS map,
      'NaN'::DOUBLE AS nan, INTERVAL 3 DAY AS span, NULL AS nothing, '' AS empty`
    const json =
      '{"huge":170141183460469231731687303715884105727,"exact":1.10,"text":"a,\\"b\\"","formula":"=1+1","day":"2025-10-31","list":[1.00,2.50],"struct":{"x":null},"map":[{"key":"k","value":1}],"nan":"NaN","span":"3 days","nothing":null,"empty":""}'

    expect((await post({ sql })).text).toContain(`"data":[${json}]`)
    expect((await post({ sql }, { query: '?format=ndjson' })).text).toBe(`${json}\n`)
    expect((await post({ sql }, { query: '?format=csv&download=true' })).text.split('\r\n')[1]).toBe(
      `170141183460469231731687303715884105727,1.10,"a,""b""",'=1+1,2025-10-31,"[1.00,2.50]","{""x"":null}","[{""key"":""k"",""value"":1}]",NaN,3 days,,""`,
    )
  })

  it('names what has no end, and keeps a key of any name', async () => {
    const sql = `SELECT DATE 'infinity' AS day, DATE '-infinity' AS before, [TIMESTAMP_NS '-infinity'] AS nanos,
      TIMESTAMP_S 'infinity' AS seconds, TIMESTAMP_MS '-infinity' AS millis, TIMESTAMP 'infinity' AS instant,
      DATE '5881580-07-10' AS last_day, {'__proto__': 1, 'a': {'__proto__': {'b': 2}}} AS struct, [{'__proto__': 3}] AS list,
      {'constructor': 4} AS other`
    const json =
      '{"day":"infinity","before":"-infinity","nanos":["-infinity"],"seconds":"infinity","millis":"-infinity","instant":"infinity","last_day":"5881580-07-10","struct":{"__proto__":1,"a":{"__proto__":{"b":2}}},"list":[{"__proto__":3}],"other":{"constructor":4}}'

    expect((await post({ sql }, { query: '?format=ndjson' })).text).toBe(`${json}\n`)
  })

  it.each(['ROW(1, 2)', '[ROW(1)]', "MAP {'a': ROW(1, 2)}"])(
    'is refused with what to do where entries of a struct have no names: %s',
    async (value) => {
      const error = readSqlError(await post({ sql: `SELECT ${value} AS pair` }))

      expect(error.error_data.sql?.detail).toContain("name each, as in {'first': 1, 'second': 2}")
    },
  )

  it('gives one long row whole, whose text comes in many pieces', async () => {
    const sql = `SELECT repeat(chr(1), 80000) AS x`
    const { status, text } = await post({ sql }, { query: '?format=ndjson' })

    expect([status, JSON.parse(text)]).toEqual([200, { x: '\u0001'.repeat(80_000) }])
  })

  it('binds values by name and in a list, and no number that a double would change', async () => {
    const injected = `x' UNION SELECT content FROM read_text('/etc/passwd') --`
    expect(sqlRowsOf(await post({ sql: 'SELECT $a AS a', parameters: { a: injected } }))).toEqual([{ a: injected }])
    const list = await post({
      sql: 'SELECT ?::DECIMAL(9,2) + ? AS a, ? AS b, ? AS c',
      parameters: ['1.10', 9007199254740991, true, null],
    })
    expect(sqlRowsOf(list)).toEqual([{ a: '9007199254740992.10', b: true, c: null }])
    for (const parameters of [{ a: 1.5 }, { a: [1] }, 'a', [9007199254740993]])
      expect((await post({ sql: 'SELECT $a AS a', parameters })).status).toBe(400)
    expect(readSqlError(await post({ sql: 'SELECT $a AS a' })).error_data.sql?.reason).toBe('sql_error')
  })

  it('may name a query behind WITH as the table that it reads, whatever was asked before', async () => {
    const sql = 'WITH b3_quote AS (SELECT 1 AS a FROM b3_quote LIMIT 2) SELECT count(*) AS n FROM b3_quote'
    // Another snapshot has a process of its own, which has made no view yet.
    for (const query of ['', `?snapshot=${world.old}`])
      expect(sqlRowsOf(await post({ sql }, { query }))).toEqual([{ n: '2' }])
  })

  it('is read from the address too', async () => {
    const sql = encodeURIComponent('SELECT count(*) AS n FROM portfolio_asset')
    const { status, text } = await ask(api.port, `/v1/sql?sql=${sql}`, { headers: { 'x-api-key': key } })

    expect([status, text]).toEqual([200, expect.stringMatching(/"data":\[\{"n":\d+\}\]/)])
  })

  it('reads every view of the snapshot, whose columns are those of the published files', async () => {
    const tables = (
      sqlRowsOf(await post({ sql: 'SELECT DISTINCT table_name AS t FROM column_dictionary' })) as { t: string }[]
    ).map(({ t }) => t)
    expect(tables.length).toBeGreaterThan(50)
    const sql = tables.map((t) => `SELECT '${t}' AS t, count(*) AS n FROM "${t}"`).join(' UNION ALL ')

    expect(sqlRowsOf(await post({ sql }))).toHaveLength(tables.length)
  })
})

describe('The gate of statements', () => {
  it('opens with the scope sql alone, and only to tables of the datasets of the key', async () => {
    const portfolio = { sql: 'SELECT count(*) AS n FROM cvm_fund_portfolio' }
    const without = await post({ sql: 'SELECT 1 AS a' }, { as: api.key })

    expect([without.status, readSqlError(without).error_data]).toEqual([403, { scope: 'sql' }])
    expect((await post({ sql: 'SELECT count(*) AS n FROM b3_quote' }, { as: served.quotesKey })).status).toBe(200)
    for (const sql of [portfolio.sql, 'SELECT 1 AS a FROM portfolio_asset', 'FROM b3_quote, (FROM cvm_fund_portfolio)'])
      expect([sql, (await post({ sql }, { as: served.quotesKey })).status]).toEqual([sql, 403])
  })

  it.each([
    'WITH cvm_fund_portfolio AS (FROM cvm_fund_portfolio) SELECT count(*) AS n FROM cvm_fund_portfolio',
    'WITH cvm_fund_portfolio AS (SELECT 1 AS a) SELECT count(*) AS n FROM main.cvm_fund_portfolio',
    'WITH a AS (FROM cvm_fund_portfolio), cvm_fund_portfolio AS (SELECT 1 AS a) SELECT count(*) AS n FROM a',
    'SELECT (WITH cvm_fund_portfolio AS (SELECT 1) SELECT count(*) FROM main.CVM_FUND_PORTFOLIO) AS n',
  ])('stays closed to a table whose name WITH gives to a query: %s', async (sql) => {
    // Both keys have the same process, which has made the view for the first one.
    const [{ n }] = sqlRowsOf(await post({ sql: 'SELECT count(*) AS n FROM cvm_fund_portfolio' })) as [{ n: string }]

    expect(sqlRowsOf(await post({ sql }))).toEqual([{ n }])
    const refused = await post({ sql }, { as: served.quotesKey })
    expect([refused.status, readSqlError(refused).error_data]).toEqual([403, { dataset: 'cvm_fund_portfolio' }])
  })

  it.each(['PUT', 'DELETE'])('takes no %s', async (method) => {
    const { status, headers } = await ask(api.port, '/v1/sql', { method, headers: { 'x-api-key': key } })

    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  it.each([
    '',
    '[]',
    '{',
    '{"sql":1}',
    '{"sql":"SELECT 1 AS a","more":1}',
    JSON.stringify({ sql: 'x'.repeat(20_001) }),
  ])('refuses the body %s', async (body) => {
    expect((await post(body)).status).toBe(400)
  })

  it('is closed unless it is turned on', async () => {
    const off = await serve(world.dataDir)
    try {
      const { status } = await ask(off.port, '/v1/sql?sql=SELECT%201', { headers: { 'x-api-key': key } })
      expect(status).toBe(404)
    } finally {
      await off.stop({ keepData: true })
    }
  })
})
