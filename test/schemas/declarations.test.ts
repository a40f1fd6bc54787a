import { realFiles } from '../../lake/files.ts'
import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadMembers } from '../../pipeline/compile/load-members.ts'
import { quarantineLines } from '../../pipeline/compile/quarantine-rules.ts'
import { type Duck } from '../../pipeline/duckdb.ts'
import { readDatasetSql, readTableSql } from '../../pipeline/table-sql.ts'
import { listMembers } from '../../schemas/core/dataset.ts'
import { listRowFields } from '../../schemas/api/row-fields.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { type Month, monthRange } from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'
import { sourceFileColumns } from '../../schemas/core/source-file-table.ts'
import { declaredEndpoints } from '../../schemas/service/catalogue/entry.ts'
import { endpoints as everyEndpoint } from '../../schemas/service/endpoints.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { type HeldDatabase, holdDuck } from '../helpers/duckdb.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { identifier } from '../../schemas/core/sql-text.ts'

const folders = readdirSync(new URL('../../schemas/datasets/', import.meta.url))
const SENTENCE = /^\S.*[^.\s]\.$/

describe('the registry', () => {
  it('names every folder of schemas/datasets, each once', () => {
    expect(datasets.map(({ id }) => id)).toEqual([...folders].sort())
  })

  it('has no table, endpoint or path twice', () => {
    const tables = datasets.flatMap(({ tables: own }) => own.map(({ name }) => name))

    expect(new Set(tables).size).toBe(tables.length)
    expect(new Set(everyEndpoint.map(({ id }) => id)).size).toBe(everyEndpoint.length)
    expect(new Set(everyEndpoint.map(({ path }) => path)).size).toBe(everyEndpoint.length)
  })

  it('describes every column of the table of source files', () => {
    for (const { description, source } of Object.values(sourceFileColumns)) {
      expect(description).toMatch(SENTENCE)
      expect(source).not.toBe('')
    }
  })
})

/** What is written of the rows of a page alone: names that need other tables. Addresses that explain a row are such too. */
const AFTER_THE_PAGE: Readonly<Record<string, readonly string[]>> = {
  market_assets: ['name', 'missing_members'],
  market_moves: ['name', 'missing_members'],
  manager_moves: ['name', 'missing_members'],
  administrator_moves: ['name', 'missing_members'],
  bond_trades: ['price_of_mean_rate', 'price_of_mean_rate_reason'],
  exchange_quotes: [
    ...['open', 'high', 'low', 'average', 'close', 'quantity', 'through'].map((name) => `adjusted_${name}`),
    ...['adjustment_factor', 'coverage', 'coverage_days'],
  ],
  exchange_events: [
    ...['price_factor', 'factor_numerator', 'factor_denominator', 'factor_reason', 'is_disputed', 'ex_day'],
  ],
  bonds: ['price_of_rate', 'nominal_value', 'next_nominal_value', 'next_business_day'],
}
const ADDRESSES: readonly string[] = ['explain', 'explain_total']

describe('the lists', () => {
  const lists = everyEndpoint.filter(({ input }) => 'page' in input.shape)

  it.each(lists)('$id: can be sorted by every column of its rows that holds a single value', (endpoint) => {
    // Row keys are the same in every row.
    const columns = listRowFields({ ...endpoint, rowKeys: {} }).filter(
      ({ path, shape }) => path.length === 1 && !('list' in shape),
    )
    const { sort_by, sort_order } = endpoint.input.shape as Readonly<Partial<Record<string, z.ZodType>>>
    const json = (schema?: z.ZodType) => schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

    // A look-through has an order of its own: by path, then as in a portfolio.
    const expected =
      endpoint.id === 'fund_look_through'
        ? undefined
        : columns
            .map(({ name }) => name)
            .filter((name) => AFTER_THE_PAGE[endpoint.id]?.includes(name) !== true && !ADDRESSES.includes(name))
    expect(json(sort_by)?.enum).toEqual(expected)
    expect(json(sort_order)?.enum).toEqual(expected && ['asc', 'desc'])
    expect((json(sort_by)?.['x-key'] as string[] | undefined) ?? []).toEqual(
      expect.not.arrayContaining([expect.not.stringMatching(new RegExp(`^(${(expected ?? []).join('|')})$`))]),
    )
  })
})

describe.each(datasets)('the declaration of $id', (dataset) => {
  const { sources, tables, checks, quarantineRules, lookups, tolerance } = dataset
  const endpoints = declaredEndpoints(dataset)
  const members = listMembers(dataset)

  it('says in a sentence what it is, what it is not and what it tolerates', () => {
    for (const sentence of [dataset.description, ...dataset.caveats, tolerance.because]) {
      expect(sentence).toMatch(SENTENCE)
    }
  })

  it('has one id for each source, member, check and rule', () => {
    const ids = [sources, members, [...checks, ...quarantineRules]].map((each) => each.map(({ id }) => id))

    expect(ids.map((own) => own.length - new Set(own).size)).toEqual([0, 0, 0])
  })

  it('has no month in two sources that share a member', () => {
    for (const member of members) {
      const covered = sources.filter((source) => source.members.includes(member)).flatMap(listMonths)
      expect(covered).toHaveLength(new Set(covered).size)
    }
  })

  it('can distinguish the months of a file of a year in each of its members', () => {
    const yearly = sources.filter(({ covers }) => covers === 'year').flatMap((source) => source.members)
    expect(yearly.filter(({ monthField, fields }) => !(monthField !== undefined && monthField in fields))).toEqual([])
  })

  it('has two fields for the month of a member, or one', () => {
    for (const { monthField, monthFields, fields } of members) {
      const named = [monthField, monthFields?.year, monthFields?.month].filter((name) => name !== undefined)
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(named))
      expect(monthField === undefined || monthFields === undefined).toBe(true)
    }
  })

  it('gives a reason for every check and rule, and advice for every check', () => {
    for (const { because } of [...checks, ...quarantineRules]) expect(because).toMatch(SENTENCE)
    for (const { hint } of checks) expect(hint).toMatch(SENTENCE)
  })

  it('spells each column of a source in one way', () => {
    for (const { fields } of members) {
      const spellings = Object.entries(fields).flatMap(([name, { aliases = [] }]) => [name, ...aliases])
      expect(spellings).toHaveLength(new Set(spellings).size)
    }
  })

  it('reads a column that several members of a relation share in one way', () => {
    const kinds = new Map<string, string>()
    for (const { relation, fields } of members) {
      for (const [name, { kind }] of Object.entries(fields)) {
        expect(kinds.get(`${relation}.${name}`) ?? kind).toBe(kind)
        kinds.set(`${relation}.${name}`, kind)
      }
    }
  })

  it('uses every column of its sources in the SQL of some table, check or rule of its quarantine', () => {
    const sqlOfStaging = dataset.staging.map((staged) => readDatasetSql(dataset, staged.sql))
    const sqlOfTables = tables.map((table) => readTableSql(dataset, table))
    const sqlOfRules = dataset.quarantineRules.map((rule) => rule.sql)
    const sql = [...sqlOfStaging, ...sqlOfTables, ...checks.map((check) => check.sql), ...sqlOfRules].join('\n')
    const words = new Set([...sql.matchAll(/"([^"]+)"|\w+/g)].map(([word, quoted]) => quoted ?? word))

    const forgotten = members.flatMap(({ id, fields }) => Object.keys(fields).map((name) => ({ id, name })))
    expect(forgotten.filter(({ name }) => !words.has(name))).toEqual([])
  })

  it('looks up by keys that occur once', () => {
    for (const { columns, rows } of lookups) {
      const keys = rows.map(([key]) => key)
      expect(keys).toHaveLength(new Set(keys).size)
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
    }
  })

  it.each(endpoints)('gives examples that endpoint $id accepts', ({ input, examples, dataset: scope, ...takes }) => {
    for (const example of examples) expect(() => parseInput(input, example)).not.toThrow()
    expect(examples).not.toEqual([])
    // One over the rows of several publishers takes the scopes of what a request names.
    expect(scope ?? ((takes.narrowed ?? takes.extraScopes) ? dataset.id : null)).toBe(dataset.id)
  })

  it.each(endpoints)('puts every parameter of the path of endpoint $id into its input', ({ path, input }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

    expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(named))
  })
})

describe.each(datasets.flatMap((dataset) => dataset.tables.map((table) => ({ dataset, table, name: table.name }))))(
  'the table $name',
  ({ dataset, table }) => {
    it('says of every column in a sentence what it is, and where it comes from', () => {
      for (const [column, { description, source }] of Object.entries(table.columns)) {
        expect({ column, description }).toEqual({ column, description: expect.stringMatching(SENTENCE) as string })
        expect({ column, source }).not.toEqual({ column, source: '' })
      }
    })

    it('is keyed and ordered by columns that it has', () => {
      expect(Object.keys(table.columns)).toEqual(expect.arrayContaining([...table.key, ...table.orderBy]))
    })

    it('is made by SQL that gives the declared columns, no more and no fewer', async () => {
      const described = await openDuck(dataset.id).rows(`DESCRIBE SELECT * FROM ${identifier(table.name)}`)

      expect(described.map((row) => row['column_name']).sort()).toEqual(Object.keys(table.columns).sort())
    })
  },
)

function listMonths(source: Source): Month[] {
  return source.covers === 'everything' ? [] : monthRange(source.from, source.to ?? '2030-12')
}

const ducks = new Map<string, HeldDatabase<Duck>>()
function openDuck(dataset: string): Duck {
  const duck = ducks.get(dataset)?.it
  if (duck === undefined) throw new Error(`no relations were made for ${dataset}`)
  return duck
}

beforeAll(async () => {
  for (const dataset of datasets) {
    const folder = await temporaryFolder()
    const held = await holdDuck({ threads: 1, temporary: folder })
    const duck = held.it
    ducks.set(dataset.id, held)
    const { lookups } = dataset
    const loaded = await loadMembers(duck, [], listMembers(dataset), {
      lookups,
      folder,
      files: realFiles,
      maskPersonalData: true,
    })
    await quarantineLines(duck, loaded, dataset, (_what, run) => run())
    await duck.run(
      'CREATE TABLE group_completeness (filing_group VARCHAR, is_complete BOOLEAN, missing_members VARCHAR)',
    )
    const staged = dataset.staging.map(({ name, sql }) => ({ name, select: readDatasetSql(dataset, sql) }))
    const made = dataset.tables.map((table) => ({ name: table.name, select: readTableSql(dataset, table) }))
    for (const { name, select } of [...staged, ...made]) {
      await duck.run(`CREATE TABLE ${identifier(name)} AS SELECT * FROM (${select})`)
    }
  }
})

afterAll(async () => {
  for (const { close } of ducks.values()) await close()
})
