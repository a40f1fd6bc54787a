import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { askEngine, type EngineProgram, type EngineQuestion } from './helpers/ask.ts'
import { expectType, unwrapType } from './helpers/column-types.ts'
import { compareWithDuckDb, isRows } from './helpers/compare.ts'
import { copyLake, keepOneMonth, loseColumn, pruneCopy } from './helpers/copies.ts'
import { hashLake } from './helpers/hash-lake.ts'
import { type EngineLake, findLakeTable, findVersion, makeEngineLake } from './helpers/lake.ts'
import { computeTruth, computeTruthOnce, type TableTruth } from './helpers/truth.ts'

const PORTFOLIO = 'cvm_fund_portfolio'
const IN_PROCESS = ['delta_rs', 'polars', 'clickhouse'] as const satisfies readonly EngineProgram[]
const NAMES = { delta_rs: 'delta-rs', polars: 'Polars', clickhouse: 'ClickHouse' }
const MONTH_FILTER = `SELECT CAST(count(*) AS VARCHAR) FROM {table} WHERE competence_month = '2025-10'`

let lake: EngineLake
let truths: readonly TableTruth[]
let hashes: Readonly<Record<string, string>>

beforeAll(async () => {
  lake = await makeEngineLake()
  hashes = await hashLake(lake.dataDir)
  truths = await computeTruthOnce(lake)
})

const truthOf = (snapshot: string | undefined, table: string) => {
  const found = truths.find((each) => each.snapshot === snapshot && each.table === table)
  if (found === undefined) throw new Error(`no truth of ${table} in ${String(snapshot)}`)
  return found
}
const ask = async (engine: EngineProgram, question: EngineQuestion) => (await askEngine(engine, [question]))[0]

it('is asked about four snapshots of all tables, in which the amendment and the rollback show', () => {
  const [first, amended, rolledBack, again] = lake.snapshots.map((each) => truthOf(each, PORTFOLIO).facts)

  expect(lake.snapshots).toHaveLength(4)
  expect(truths.length).toBeGreaterThan(4 * 50)
  expect(amended).not.toEqual(first)
  expect(rolledBack).toEqual(first)
  expect(again).toEqual(amended)
})

describe.each(IN_PROCESS)('%s', (engine) => {
  const name = NAMES[engine]

  it(`${name} finds in every table at every version what DuckDB finds in the snapshot: rows, exact sums, dates, distinct texts`, async () => {
    expect(await compareWithDuckDb(engine, lake, truths)).toEqual([])
  })

  it(`${name} has the types of the files: a decimal stays one, with its digits`, async () => {
    const newest = truths.filter(({ snapshot }) => snapshot === lake.snapshots.at(-1))
    const questions = newest.map(({ table }) => ({ ask: 'schema', table: findLakeTable(lake, table) }))

    const answers = (await askEngine(engine, questions)) as { name: string; type: string }[][]

    const found = answers.map((columns) => columns.map(({ name: column, type }) => [column, unwrapType(type)]))
    const expected = newest.map(({ columns }) =>
      columns.map(({ name: column, type }) => [column, expectType(engine, type)]),
    )
    expect(found).toEqual(expected)
  })

  it(`${name} answers for a month from the files of that month alone`, async () => {
    const month = await keepOneMonth(lake, PORTFOLIO, '2025-10')
    const version = findVersion(lake, lake.snapshots.at(-1) ?? '', PORTFOLIO)
    const table = findLakeTable(month, PORTFOLIO)
    const whole = `SELECT count(DISTINCT cnpj) FROM {table}`

    const [inMonth, inWhole] = await askEngine(engine, [
      { ask: 'rows', table, version, sql: MONTH_FILTER.replace('count(*)', 'count(DISTINCT cnpj)') },
      { ask: 'rows', table, version, sql: whole },
    ])

    expect(inMonth).toEqual(
      await ask(engine, {
        ask: 'rows',
        table: findLakeTable(lake, PORTFOLIO),
        version,
        sql: MONTH_FILTER.replace('count(*)', 'count(DISTINCT cnpj)'),
      }),
    )
    expect(isRows(inMonth)).toBe(true)
    expect(inWhole).toHaveProperty('error')
  })

  it(`${name} gives NULL for a column that an old file lacks`, async () => {
    const [table, column] = ['cvm_fund_month', 'missing_members']
    const older = await loseColumn(lake, { table, month: '2024-02', column })
    const snapshot = lake.snapshots.at(-1) ?? ''
    const truth = await computeTruth(older.dataDir, snapshot, table)

    expect(truth[0]?.facts[column]).not.toEqual(truthOf(snapshot, table).facts[column])
    expect(truth[0]?.facts['cnpj']).toEqual(truthOf(snapshot, table).facts['cnpj'])
    expect(await compareWithDuckDb(engine, older, truth)).toEqual([])
  })

  it(`${name} reads a pruned log from its checkpoint, where the older commits are gone`, async () => {
    const pruned = await pruneCopy(lake)
    const kept = truths.filter(({ snapshot }) => pruned.snapshots.includes(snapshot))
    const log = await readdir(join(findLakeTable(pruned, PORTFOLIO), '_delta_log'))

    expect(pruned.snapshots).toEqual(lake.snapshots.slice(2))
    expect(log).toContain('00000000000000000002.checkpoint.parquet')
    expect(log).not.toContain('00000000000000000000.json')
    expect(await compareWithDuckDb(engine, pruned, kept)).toEqual([])
    const gone = await ask(engine, {
      ask: 'rows',
      table: findLakeTable(pruned, PORTFOLIO),
      version: 0,
      sql: MONTH_FILTER,
    })
    expect(gone).toHaveProperty('error')
  })

  it(`the comparison would notice if the log of ${name} had a wrong number of rows, or named another file`, async () => {
    const snapshot = lake.snapshots.at(-1) ?? ''
    const truth = truthOf(snapshot, PORTFOLIO)
    const [table, version] = [PORTFOLIO, findVersion(lake, snapshot, PORTFOLIO)]

    const stats = await changeLog(table, (text) => text.replace(/(?<=numRecords\\":)\d+/g, '7$&'))
    const path = await changeLog(table, (text) => text.replace(/(=2025-10\/)[0-9a-f]{8}/g, '$100000000'))

    const counted = await ask(engine, {
      ask: 'rows',
      table: findLakeTable(stats, table),
      version,
      sql: 'SELECT CAST(count(*) AS VARCHAR) FROM {table}',
    })
    const isTrusting = JSON.stringify(counted) !== JSON.stringify([[truth.facts['count(*)']]])
    // Polars and DuckDB count the rows of the files themselves: a wrong number in the log does no harm there.
    expect(isTrusting).toBe(engine !== 'polars')
    expect(await compareWithDuckDb(engine, path, [truth])).toEqual([expect.stringContaining('error')])
  })
})

it('the history of every table has the snapshots in order, a rollback as one more version', async () => {
  const tables = [...new Set(truths.map(({ table }) => table))]

  const histories = await askEngine(
    'delta_rs',
    tables.map((table) => ({ ask: 'history', table: findLakeTable(lake, table) })),
  )

  expect(histories).toEqual(tables.map(() => lake.snapshots.map((snapshot, version) => [version, snapshot])))
})

it('the meaning of every column arrives with the schema', async () => {
  const tables = [...new Set(truths.map(({ table }) => table))]
  const questions = tables.map((table) => ({ ask: 'schema', table: findLakeTable(lake, table) }))

  const schemas = (await askEngine('delta_rs', questions)) as { name: string; comment: string | null }[][]

  expect(schemas.flat().filter(({ comment }) => comment === null || comment === '')).toEqual([])
  expect(schemas.flat()).toContainEqual(expect.objectContaining({ name: 'cnpj', comment: 'CNPJ of the class.' }))
})

it('delta-rs plans exactly the file of a month', async () => {
  const question = {
    ask: 'files',
    table: findLakeTable(lake, PORTFOLIO),
    where: ['competence_month', '2025-10'],
  } as const

  const files = await ask('delta_rs', question)

  expect(files).toEqual([expect.stringMatching(/^competence_month=2025-10\/[0-9a-f]{64}\.parquet$/)])
})

it('ClickHouse decodes a part of the rows of a month for one CNPJ, because they are sorted by it', async () => {
  const table = findLakeTable(lake, 'cvm_fund_month')
  const sql = `SELECT count(), sum(nav_value) FROM {table} WHERE competence_month = '2024-02'`
  const [[[cnpj]]] = (await askEngine('clickhouse', [
    { ask: 'rows', table, sql: `SELECT min(cnpj) FROM {table} WHERE competence_month = '2024-02'` },
  ])) as [[[string]]]

  const [all, one] = (await askEngine('clickhouse', [
    { ask: 'rows-read', table, sql },
    { ask: 'rows-read', table, sql: `${sql} AND cnpj = '${cnpj}'` },
  ])) as [number, number]

  expect(one).toBeGreaterThan(0)
  expect(one).toBeLessThan(all / 2)
})

it('no file of the lake has changed, and none has come, after all engines ran', async () => {
  expect(await hashLake(lake.dataDir)).toEqual(hashes)
})

/** A copy of the lake in which the text of the log of a table is another. */
async function changeLog(table: string, change: (text: string) => string): Promise<EngineLake> {
  const copy = await copyLake(lake)
  const folder = join(findLakeTable(copy, table), '_delta_log')
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.json'))) {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), change(text))
  }
  return copy
}
