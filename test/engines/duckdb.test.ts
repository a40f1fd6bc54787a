import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasets } from '../../schemas/registry.gen.ts'
import { createDataTerms } from '../../server/keys/data-terms.ts'
import { listSharedTables } from '../../server/sharing/shared-tables.ts'
import { type Api, makeKey, serve } from '../server/helpers/api.ts'
import { askEngine } from './helpers/ask.ts'
import { findDifferences } from './helpers/compare.ts'
import { copyLake } from './helpers/copies.ts'
import { type CountingProxy, startCountingProxy, type Traffic } from './helpers/counting-proxy.ts'
import { askFacts, DIALECTS } from './helpers/facts.ts'
import { type EngineLake, findLakeTable, findVersion, makeEngineLake } from './helpers/lake.ts'
import { computeTruthOnce, type TableTruth } from './helpers/truth.ts'

const PACKED = 'cvm_fund_portfolio_packed'
const EVERYTHING = { scopes: ['*', 'bulk'] }
const open = new Set(listSharedTables(EVERYTHING, createDataTerms(new Set())).map(({ name }) => name))

let lake: EngineLake
let truths: readonly TableTruth[]
let proxy: CountingProxy
let api: Api

beforeAll(async () => {
  lake = await copyLake(await makeEngineLake())
  truths = await computeTruthOnce(lake)
  proxy = await startCountingProxy()
  api = await serve(lake.dataDir, { PUBLIC_URL: proxy.address })
  proxy.to(api.port)
})

afterAll(async () => {
  await proxy.close()
  await api.stop()
})

const attach = (snapshot: string | null, key = api.key) => [
  `CREATE SECRET (TYPE http, BEARER_TOKEN '${key}', SCOPE '${proxy.address}/')`,
  `ATTACH '${proxy.address}/duckdb/${snapshot === null ? '' : `${snapshot}/`}market_data.duckdb' (READ_ONLY)`,
]

/** Runs statements on one connection, which has attached the database first. */
async function runAttached(
  statements: readonly string[],
  { snapshot = null, key }: { snapshot?: string | null; key?: string } = {},
) {
  const all = [...attach(snapshot, key), ...statements]
  const answers = await askEngine(
    'duckdb',
    all.map((sql) => ({ ask: 'run', table: '', sql })),
  )
  return answers.slice(2)
}

const isSeen = ({ table }: TableTruth) => table !== PACKED && open.has(table)

describe('a database that DuckDB attaches by address', () => {
  it('has every table whose terms are open in every snapshot, with what DuckDB finds in its files', async () => {
    for (const snapshot of lake.snapshots) {
      const seen = truths.filter((truth) => truth.snapshot === snapshot && isSeen(truth))
      const answers = await runAttached(
        seen.map(({ table, columns }) => askFacts(columns, DIALECTS.duckdb).replace('{table}', `market_data.${table}`)),
        { snapshot },
      )
      expect(seen.length).toBeGreaterThan(50)
      expect(seen.flatMap((truth, at) => findDifferences(truth, answers[at]))).toEqual([])
    }
  })

  it('is the newest without a name, says what its columns mean, and has neither packed lines nor restricted data', async () => {
    const newest = lake.snapshots.at(-1)
    const truth = truths.find(({ table, snapshot }) => table === 'cvm_fund_portfolio' && snapshot === newest)
    const [count, meanings, unexplained, hidden, dictionary] = (await runAttached([
      'SELECT count(*) FROM market_data.cvm_fund_portfolio',
      "SELECT comment FROM duckdb_columns() WHERE database_name = 'market_data' AND table_name = 'cvm_fund_portfolio' AND column_name = 'cnpj'",
      "SELECT table_name, column_name FROM duckdb_columns() WHERE database_name = 'market_data' AND comment IS NULL AND table_name <> 'column_dictionary'",
      `SELECT view_name FROM duckdb_views() WHERE database_name = 'market_data' AND (view_name = '${PACKED}' OR view_name LIKE 'b3_%')`,
      'SELECT count(*) > 500 FROM market_data.column_dictionary',
    ])) as string[][][]

    expect(count).toEqual([[truth?.facts['count(*)']]])
    expect(meanings?.[0]?.[0]).toContain('CNPJ')
    expect([unexplained, hidden, dictionary]).toEqual([[], [], [['True']]])
  })

  it('gives the lines of one class in one month as the table has them, from packed lines', async () => {
    const [names] = (await runAttached([
      "SELECT column_name FROM (DESCRIBE FROM market_data.fund_portfolio('10406511000161', '2025-10'))",
    ])) as string[][][]
    const columns = names?.flat().join(', ') ?? ''
    const of = (from: string) => `SELECT ${columns} FROM market_data.${from}`
    const table = "cvm_fund_portfolio WHERE competence_month = '2025-10' AND cnpj = '10406511000161'"
    const macro = "fund_portfolio('10406511000161', '2025-10')"
    const [lines, lost, added] = (await runAttached([
      `SELECT count(*) FROM market_data.${table}`,
      `${of(table)} EXCEPT ALL ${of(macro)}`,
      `${of(macro)} EXCEPT ALL ${of(table)}`,
    ])) as string[][][]

    expect(names?.length).toBeGreaterThan(60)
    expect(Number(lines?.[0]?.[0])).toBeGreaterThan(5)
    expect([lost, added]).toEqual([[], []])
  })

  it('answers for a fund and a month in 10 requests and 1 MB, and adds up a column of a month in 20', async () => {
    const measured: Traffic[] = []
    proxy.count()
    // Each in a process of its own, which keeps nothing of the one before.
    for (const sql of [
      "SELECT * FROM market_data.fund_portfolio('10406511000161', '2025-10')",
      "SELECT * FROM market_data.fund_portfolio('10406511000161', '2024-02')",
      "SELECT sum(final_position_value) FROM market_data.cvm_fund_portfolio WHERE competence_month = '2025-10'",
    ]) {
      await runAttached([])
      const attached = proxy.count()
      await runAttached([sql])
      const whole = proxy.count()
      measured.push({ requests: whole.requests - attached.requests, bytes: whole.bytes - attached.bytes })
    }
    const ofColumn = measured.pop()
    for (const { requests, bytes } of measured) {
      expect(requests).toBeGreaterThan(0)
      expect(requests).toBeLessThanOrEqual(10)
      expect(bytes).toBeLessThanOrEqual(1_000_000)
    }
    expect(ofColumn?.requests).toBeGreaterThan(0)
    expect(ofColumn?.requests).toBeLessThanOrEqual(20)
    // A full month has some 368,000 lines; opening the file of the newest month and that of another are three requests each.
    const table = datasets.flatMap(({ tables }) => tables).find(({ name }) => name === 'cvm_fund_portfolio')
    expect(6 + Math.ceil(368_000 / (table?.rowGroupSize ?? 1))).toBeLessThanOrEqual(20)
  })

  it('is not for strangers, keys without bulk, or tables beyond the scopes of a key', async () => {
    const withoutBulk = await makeKey(lake.dataDir, { scopes: ['*'] })
    const narrow = await makeKey(lake.dataDir, { scopes: ['statistics', 'bulk'] })
    // A server reads its keys again twice a second.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const tables = "SELECT DISTINCT view_name FROM duckdb_views() WHERE database_name = 'market_data' ORDER BY ALL"
    for (const key of ['mk_00000000_nobody', withoutBulk]) {
      const [refused] = await runAttached([tables.replace('duckdb_views()', 'market_data.statistic_value')], { key })
      expect(refused, key).toEqual({ error: expect.any(String) as string })
    }
    const [seen] = (await runAttached([tables], { key: narrow })) as [string[][]]
    expect(seen.flat()).toEqual(expect.arrayContaining(['changelog', 'statistic_value']))
    expect(seen.flat().filter((name) => name.startsWith('cvm_') || name.startsWith('b3_'))).toEqual([])
    const file = `${proxy.address}/duckdb/${lake.snapshots.at(-1) ?? ''}/cvm_fund/all/cvm_fund.parquet`
    const [whole, beyond] = [
      await runAttached([`SELECT count(*) > 0 FROM read_parquet('${file}')`]),
      await runAttached([`SELECT count(*) > 0 FROM read_parquet('${file}')`], { key: narrow }),
    ]
    expect(whole).toEqual([[['True']]])
    expect(beyond).toEqual([{ error: expect.stringContaining('404') as string }])
  })
})

it('delta_scan of DuckDB finds in every table at every version what DuckDB finds in the snapshot', async () => {
  const answers = await askEngine(
    'duckdb',
    truths.map(({ table, snapshot, columns }) => ({
      ask: 'rows',
      table: findLakeTable(lake, table),
      version: findVersion(lake, snapshot, table),
      sql: askFacts(columns, DIALECTS.duckdb),
    })),
  )
  expect(truths.flatMap((truth, at) => findDifferences(truth, answers[at]))).toEqual([])
})
