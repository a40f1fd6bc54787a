import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'
import { type Api, makeKey, serve } from '../server/helpers/api.ts'
import { askEngine, type EngineQuestion, SHARING_JARS } from './helpers/ask.ts'
import { findDifferences } from './helpers/compare.ts'
import { copyLake } from './helpers/copies.ts'
import { askFacts, DIALECTS } from './helpers/facts.ts'
import { type EngineLake, makeEngineLake } from './helpers/lake.ts'
import { computeTruthOnce, type TableTruth } from './helpers/truth.ts'

const READ = [
  ['cvm_fund_portfolio', 'cvm_fund_portfolio'],
  ['cvm_fund_register', 'cvm_fund_class'],
  ['statistics', 'statistic_value'],
  ['snapshot', 'changelog'],
] as const

/** Maven Central does not give the package everywhere. */
const hasJars = (() => {
  try {
    return readdirSync(SHARING_JARS).some((name) => name.endsWith('.jar'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
})()

describe.skipIf(!hasJars)(
  `Spark by Delta Sharing${hasJars ? '' : ' (skipped: no jar of io.delta:delta-sharing-spark; Maven Central did not give it to `make test-doors`)'}`,
  () => {
    let lake: EngineLake
    let truths: readonly TableTruth[]
    let api: Api
    let answers: unknown[]

    const truthOf = (table: string, at: number) => {
      const found = truths.find((each) => each.table === table && each.snapshot === lake.snapshots.at(at))
      if (found === undefined) throw new Error(`no truth of ${table}`)
      return found
    }
    const loaded = () => READ.flatMap(([, table]) => [truthOf(table, -1), truthOf(table, 0)])

    // Spark takes its time to start: one answers all questions.
    beforeAll(async () => {
      lake = await copyLake(await makeEngineLake())
      truths = await computeTruthOnce(lake)
      api = await serve(lake.dataDir)
      const narrow = await makeKey(lake.dataDir, { scopes: ['statistics', 'bulk'] })
      // A server reads its keys again twice a second.
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      const [all, few] = [await writeProfile(api.key), await writeProfile(narrow)]
      const portfolio = `${all}#market_data.cvm_fund_portfolio.cvm_fund_portfolio`
      const count = 'SELECT cast(count(*) AS string) FROM {table}'
      const facts = READ.flatMap(([schema, table]): EngineQuestion[] => {
        const name = `${all}#market_data.${schema}.${table}`
        return [
          { ask: 'rows', table: name, sql: askFacts(truthOf(table, -1).columns, DIALECTS.spark) },
          { ask: 'rows', table: name, version: 0, sql: askFacts(truthOf(table, 0).columns, DIALECTS.spark) },
        ]
      })
      answers = await askEngine('spark_sharing', [
        ...facts,
        { ask: 'rows', table: portfolio, sql: 'SELECT DISTINCT competence_month FROM {table} ORDER BY 1' },
        {
          ask: 'changes',
          table: portfolio,
          between: { starting_version: 1, ending_version: 1 },
          sql: 'SELECT _change_type, cast(count(*) AS string) FROM {table} GROUP BY 1 ORDER BY 1',
        },
        { ask: 'rows', table: portfolio, version: 99, sql: count },
        { ask: 'rows', table: `${all}#market_data.b3_quote.b3_quote`, sql: count },
        { ask: 'rows', table: portfolio.replace(all, few), sql: count },
      ])
    })

    afterAll(() => api.stop())

    async function writeProfile(bearerToken: string): Promise<string> {
      const path = join(await temporaryFolder(), 'profile.share')
      const endpoint = `http://localhost:${String(api.port)}/delta-sharing`
      await writeFile(path, JSON.stringify({ shareCredentialsVersion: 1, endpoint, bearerToken }))
      return path
    }

    it('loads tables, newest and version 0, with what DuckDB finds in the files: rows, exact sums, dates, texts', () => {
      expect(loaded().flatMap((truth, at) => findDifferences(truth, answers[at]))).toEqual([])
    })

    it('loads both months, and of a version that amended one the rows that went and those that came', () => {
      const [months, changes] = answers.slice(loaded().length) as string[][][]
      expect(months).toEqual([['2024-02'], ['2025-10']])
      const [deleted, inserted] = changes ?? []
      expect([deleted?.[0], inserted?.[0]]).toEqual(['delete', 'insert'])
      const rowsAt = (at: number) => Number(truthOf('cvm_fund_portfolio', at).facts['count(*)'])
      expect(Number(inserted?.[1]) - Number(deleted?.[1])).toBe(rowsAt(1) - rowsAt(0))
    })

    it('is refused a version that is none, a restricted table, and one beyond the scopes of its key', () => {
      const refused = answers.slice(-3) as { error?: string }[]
      for (const { error } of refused) expect(error).toContain('RESOURCE_DOES_NOT_EXIST')
    })
  },
)
