import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { datasets } from '../../schemas/registry.gen.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { type Api, makeKey, serve } from '../server/helpers/api.ts'
import { askEngine, type EngineQuestion } from './helpers/ask.ts'
import { copyLake } from './helpers/copies.ts'
import { nameFacts } from './helpers/facts.ts'
import { type EngineLake, makeEngineLake } from './helpers/lake.ts'
import { computeTruthOnce, type TableTruth } from './helpers/truth.ts'

/** Tables of all types of columns, of which the amendment changes some. */
const READ = [
  ['cvm_fund_portfolio', 'cvm_fund_portfolio'],
  ['cvm_fund_portfolio', 'cvm_fund_category'],
  ['cvm_fund_portfolio', 'cvm_fund_revision'],
  ['cvm_fund_register', 'cvm_fund_class'],
  ['statistics', 'statistic_value'],
  ['snapshot', 'changelog'],
] as const

let lake: EngineLake
let truths: readonly TableTruth[]
let api: Api
let profile: string

beforeAll(async () => {
  lake = await copyLake(await makeEngineLake())
  truths = await computeTruthOnce(lake)
  api = await serve(lake.dataDir)
  profile = await writeProfile(api.key)
})

afterAll(() => api.stop())

async function writeProfile(key: string): Promise<string> {
  const path = join(await temporaryFolder(), 'profile.share')
  const endpoint = `http://localhost:${String(api.port)}/delta-sharing`
  await writeFile(path, JSON.stringify({ shareCredentialsVersion: 1, endpoint, bearerToken: key }))
  return path
}

const nameTable = (schema: string, table: string, from = profile) => `${from}#market_data.${schema}.${table}`
const ask = (questions: readonly EngineQuestion[]) => askEngine('delta_sharing', questions)
const truthOf = (table: string, at: number) => {
  const found = truths.find((each) => each.table === table && each.snapshot === lake.snapshots.at(at))
  if (found === undefined) throw new Error(`no truth of ${table}`)
  return found
}

it('the reader of Delta Sharing lists every table of the lake whose terms are open', async () => {
  const restricted = datasets.filter(({ terms }) => terms.kind === 'restricted').map(({ id }) => id)
  const [listed] = (await ask([{ ask: 'tables', table: profile }])) as [string[]]
  const tables = listed.map((name) => name.split('.')[2] ?? '')
  const published = new Set(truths.map(({ table }) => table))

  expect(listed.length).toBeGreaterThan(60)
  expect(tables.filter((table) => !published.has(table))).toEqual([])
  expect(restricted).not.toEqual([])
  expect(listed.filter((name) => restricted.some((id) => name.includes(`.${id}.`)))).toEqual([])
})

it('pandas loads tables, newest and version 0, with what DuckDB finds in the files: rows, exact sums, dates, texts', async () => {
  const asked = READ.flatMap(([schema, table]) =>
    [
      { truth: truthOf(table, -1), version: undefined },
      { truth: truthOf(table, 0), version: 0 },
    ].map((each) => ({ ...each, table: nameTable(schema, table) })),
  )
  const rows = (await ask(
    asked.map(({ table, version, truth }) => ({
      ask: 'facts',
      table,
      ...(version !== undefined && { version }),
      columns: truth.columns,
    })),
  )) as (string | null)[][]

  expect(asked.length).toBe(12)
  const found = asked.map(({ truth }, at) => nameFacts(truth.columns, rows[at] ?? []))
  expect(found).toEqual(asked.map(({ truth }) => truth.facts))
  expect(truthOf('cvm_fund_portfolio', -1).facts).not.toEqual(truthOf('cvm_fund_portfolio', 0).facts)
})

it('pandas loads the months of a hint alone, and as many rows as it wants', async () => {
  const hint = JSON.stringify({
    op: 'equal',
    children: [
      { op: 'column', name: 'competence_month', valueType: 'string' },
      { op: 'literal', value: '2025-10', valueType: 'string' },
    ],
  })
  const table = nameTable('cvm_fund_portfolio', 'cvm_fund_portfolio')
  const [all, month, few] = (await ask([
    { ask: 'count-by', table, column: 'competence_month' },
    { ask: 'count-by', table, column: 'competence_month', hint },
    { ask: 'count-by', table, column: 'competence_month', limit: 5 },
  ])) as Record<string, number>[]

  expect(Object.keys(all ?? {}).sort()).toEqual(['2024-02', '2025-10'])
  expect(month).toEqual({ '2025-10': all?.['2025-10'] })
  expect(Object.values(few ?? {}).reduce((sum, count) => sum + count, 0)).toBe(5)
})

it('pandas loads what a version changed: the old rows of the amended month deleted, the new ones inserted', async () => {
  const table = nameTable('cvm_fund_portfolio', 'cvm_fund_portfolio')
  const [first, changed] = (await ask([
    { ask: 'changes', table, between: { starting_version: 0, ending_version: 0 } },
    { ask: 'changes', table, between: { starting_version: 1, ending_version: 1 } },
  ])) as Record<string, number>[]
  const rowsAt = (at: number) => Number(truthOf('cvm_fund_portfolio', at).facts['count(*)'])

  expect(first).toEqual({ 'insert 0': rowsAt(0) })
  expect((changed?.['insert 1'] ?? 0) - (changed?.['delete 1'] ?? 0)).toBe(rowsAt(1) - rowsAt(0))
  expect(changed?.['delete 1']).toBeGreaterThan(0)
})

it('a stranger, a key without bulk, a version that is none, and an unknown table are refused by name', async () => {
  const refuse = async (key: string) => writeProfile(key)
  const stranger = await refuse('mk_00000000_nobody')
  const withoutBulk = await refuse(await makeKey(lake.dataDir, { scopes: ['*'] }))
  const other = await refuse(await makeKey(lake.dataDir, { scopes: ['statistics', 'bulk'] }))
  const table = ['cvm_fund_portfolio', 'cvm_fund_portfolio'] as const
  // A server reads its keys again twice a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const answers = (await ask([
    { ask: 'tables', table: stranger },
    { ask: 'tables', table: withoutBulk },
    { ask: 'facts', table: nameTable(...table, other), columns: [] },
    { ask: 'facts', table: nameTable(...table), version: 99, columns: [] },
    { ask: 'facts', table: nameTable('b3_quote', 'b3_quote'), columns: [] },
  ])) as { error?: string }[]

  const codes = answers.map(({ error = '' }) => /'errorCode': '(\w+)'/.exec(error)?.[1])
  expect(codes).toEqual([
    'UNAUTHENTICATED',
    'PERMISSION_DENIED',
    'RESOURCE_DOES_NOT_EXIST',
    'RESOURCE_DOES_NOT_EXIST',
    'RESOURCE_DOES_NOT_EXIST',
  ])
})
