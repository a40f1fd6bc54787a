import { beforeAll, expect, it } from 'vitest'
import { askEngine, type EngineQuestion } from './helpers/ask.ts'
import { expectType, unwrapType } from './helpers/column-types.ts'
import { askAboutTable, findDifferences } from './helpers/compare.ts'
import { keepOneMonth, loseColumn, pruneCopy } from './helpers/copies.ts'
import { hashLake } from './helpers/hash-lake.ts'
import { type EngineLake, findLakeTable, findVersion, makeEngineLake } from './helpers/lake.ts'
import { JOINED, joinInDuckDb, makeSyntheticYear, writeJoin, YEAR } from './helpers/synthetic-year.ts'
import { computeTruth, computeTruthOnce, type TableTruth } from './helpers/truth.ts'

const [PORTFOLIO, OLD_TABLE, OLD_COLUMN] = ['cvm_fund_portfolio', 'cvm_fund_month', 'missing_members'] as const
/** Tables that the amendment changes, and one that it does not. */
const CHANGING: readonly string[] = [PORTFOLIO, 'cvm_fund_category', 'cvm_fund_revision', 'changelog', 'cvm_fund_class']
const COUNT_CLASSES = 'SELECT CAST(count(DISTINCT cnpj) AS string) FROM {table}'
const OF_OCTOBER = `${COUNT_CLASSES} WHERE competence_month = '2025-10'`

interface SummedOnWorkers {
  readonly executors: number
  readonly sum: string
  readonly 'summed by': number
  readonly lost?: number
}

let lake: EngineLake
let year: EngineLake
let truths: readonly TableTruth[]
let kept: readonly TableTruth[]
let older: readonly TableTruth[]
let hashes: Readonly<Record<string, string>>
let answers: Readonly<Record<string, unknown[]>>

/** A cluster takes half a minute to start: one answers all questions. */
beforeAll(async () => {
  lake = await makeEngineLake()
  hashes = await hashLake(lake.dataDir)
  truths = await computeTruthOnce(lake)
  year = await makeSyntheticYear()
  const pruned = await pruneCopy(lake)
  const oldFile = await loseColumn(lake, { table: OLD_TABLE, month: '2024-02', column: OLD_COLUMN })
  const oneMonth = await keepOneMonth(lake, PORTFOLIO, '2025-10')
  const newest = lake.snapshots.at(-1) ?? ''
  const version = findVersion(lake, newest, PORTFOLIO)
  kept = truths.filter(({ snapshot, table }) => pruned.snapshots.includes(snapshot) && table === PORTFOLIO)
  older = await computeTruth(oldFile.dataDir, newest, OLD_TABLE)
  const portfolio = { table: findLakeTable(lake, PORTFOLIO), version }
  const tables = listTables()

  answers = await askInGroups({
    facts: chooseTruths().map((truth) => askAboutTable('spark', lake, truth)),
    schemas: tables.map((table) => ({ ask: 'schema', table: findLakeTable(lake, table) })),
    histories: CHANGING.map((table) => ({ ask: 'history', table: findLakeTable(lake, table) })),
    pruned: kept.map((truth) => askAboutTable('spark', pruned, truth)),
    gone: [{ ask: 'rows', table: findLakeTable(pruned, PORTFOLIO), version: 0, sql: COUNT_CLASSES }],
    older: older.map((truth) => askAboutTable('spark', oldFile, truth)),
    files: [
      { ask: 'files-read', ...portfolio, sql: COUNT_CLASSES },
      { ask: 'files-read', ...portfolio, sql: OF_OCTOBER },
    ],
    oneMonth: [
      { ask: 'rows', table: findLakeTable(oneMonth, PORTFOLIO), version, sql: OF_OCTOBER },
      { ask: 'rows', table: findLakeTable(oneMonth, PORTFOLIO), version, sql: COUNT_CLASSES },
    ],
    join: [{ ask: 'join', table: findLakeTable(year, ''), versions: versionsOfJoin(), sql: writeJoin('string') }],
    workers: ['workers', 'lost-executor'].map((ask) => ({
      ask,
      ...portfolio,
      sql: 'SELECT final_position_value FROM {table}',
    })),
  })
})

it('Spark finds in every table with decimals what DuckDB finds in the newest snapshot, and in five tables at every version', () => {
  const compared = chooseTruths()

  expect(compared.filter(({ table }) => CHANGING.includes(table))).toHaveLength(4 * CHANGING.length)
  expect(compared.length).toBeGreaterThan(4 * CHANGING.length + 20)
  expect(compared.flatMap((truth, at) => findDifferences(truth, answers['facts']?.[at]))).toEqual([])
})

it('Spark has the types of the files, decimals with their digits, and the meaning of every column', () => {
  const newest = truths.filter(({ snapshot }) => snapshot === lake.snapshots.at(-1))
  const schemas = answers['schemas'] as { name: string; type: string; comment: string | null }[][]

  const found = schemas.map((columns) => columns.map(({ name, type }) => [name, unwrapType(type)]))
  expect(found).toEqual(newest.map(({ columns }) => columns.map(({ name, type }) => [name, expectType('spark', type)])))
  expect(schemas.flat().filter(({ comment }) => comment === null || comment === '')).toEqual([])
})

it('Spark has the snapshots in order in the history of a table, a rollback as one more version', () => {
  const expected = lake.snapshots.map((snapshot, version) => [version, snapshot])

  expect(answers['histories']).toEqual(CHANGING.map(() => expected))
})

it('Spark gives NULL for a column that an old file lacks', () => {
  const truth = older[0]

  expect(truth?.facts[OLD_COLUMN]).not.toBeUndefined()
  expect(older.flatMap((each, at) => findDifferences(each, answers['older']?.[at]))).toEqual([])
})

it('Spark reads a pruned log from its checkpoint, and has no version from before', () => {
  expect(kept).toHaveLength(2)
  expect(kept.flatMap((truth, at) => findDifferences(truth, answers['pruned']?.[at]))).toEqual([])
  expect(answers['gone']).toEqual([expect.objectContaining({ error: expect.any(String) as string })])
})

it('Spark reads one file of a table for one month, and needs no other', () => {
  const [whole, month] = answers['files'] as { rows: string; files: string }[]

  expect([whole?.files, month?.files]).toEqual(['2', '1'])
  expect(answers['oneMonth']).toEqual([
    [[month?.rows]],
    expect.objectContaining({ error: expect.any(String) as string }),
  ])
})

it('Spark joins a synthetic year of portfolios with three registers, to the cent as DuckDB does', async () => {
  const [joined] = answers['join'] as (string | null)[][][]
  const truth = await joinInDuckDb(year)

  expect(new Set(truth.map(([month]) => month))).toEqual(new Set(YEAR))
  expect(truth.length).toBeGreaterThan(500)
  expect(sortRows(joined ?? [])).toEqual(sortRows(truth))
})

it('both workers of Spark add up a table; when one is killed midway, the sum is the same', () => {
  const [both, one] = answers['workers'] as SummedOnWorkers[]
  const truth = truths.find(({ table, snapshot }) => table === PORTFOLIO && snapshot === lake.snapshots.at(-1))
  const [, sum] = String(truth?.facts['final_position_value']).split(' ')

  expect(both).toEqual({ executors: 2, sum, 'summed by': 2 })
  expect(one).toMatchObject({ executors: 2, sum, lost: 1 })
})

it('no file of the lake has changed, and none has come, after Spark ran', async () => {
  expect(await hashLake(lake.dataDir)).toEqual(hashes)
})

const listTables = () => [...new Set(truths.map(({ table }) => table))]

/** Every table with decimals in the newest snapshot, and some tables in all. */
function chooseTruths(): TableTruth[] {
  const newest = lake.snapshots.at(-1)
  return truths.filter(
    ({ table, snapshot, columns }) =>
      CHANGING.includes(table) || (snapshot === newest && columns.some(({ type }) => type.startsWith('DECIMAL'))),
  )
}

function versionsOfJoin(): Record<string, number> {
  return Object.fromEntries(JOINED.map((table) => [table, findVersion(year, year.snapshots.at(-1) ?? '', table)]))
}

async function askInGroups(groups: Readonly<Record<string, readonly EngineQuestion[]>>) {
  const all = await askEngine('spark', Object.values(groups).flat())
  return Object.fromEntries(Object.entries(groups).map(([name, { length }]) => [name, all.splice(0, length)]))
}

const sortRows = (rows: readonly (string | null)[][]) => rows.map((row) => JSON.stringify(row)).sort()
