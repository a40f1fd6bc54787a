import { askEngine, type EngineProgram, type EngineQuestion } from './ask.ts'
import { askFacts, type DialectName, DIALECTS, nameFacts } from './facts.ts'
import { type EngineLake, findLakeTable, findVersion } from './lake.ts'
import type { TableTruth } from './truth.ts'

const ENGINES = {
  delta_rs: 'deltaRs',
  polars: 'polars',
  clickhouse: 'clickhouse',
  spark: 'spark',
} as const satisfies Record<EngineProgram, DialectName>

/** Asks for its facts at the version of a snapshot. */
export function askAboutTable(engine: EngineProgram, lake: EngineLake, truth: TableTruth): EngineQuestion {
  const { table, snapshot, columns } = truth
  return {
    ask: 'rows',
    table: findLakeTable(lake, table),
    version: findVersion(lake, snapshot, table),
    sql: askFacts(columns, DIALECTS[ENGINES[engine]]),
  }
}

/** Lists what an engine said of a table and DuckDB did not; empty if all facts are equal. */
export function findDifferences(truth: TableTruth, answer: unknown): string[] {
  const of = `${truth.table} of ${truth.snapshot}`
  if (!isRows(answer)) return [`${of}: ${JSON.stringify(answer)}`]
  const [row = []] = answer
  const facts = nameFacts(truth.columns, row)
  return Object.keys({ ...truth.facts, ...facts })
    .filter((name) => facts[name] !== truth.facts[name])
    .map((name) => `${of}, ${name}: ${String(facts[name])}, and DuckDB says ${String(truth.facts[name])}`)
}

/** Asks for the facts of tables and returns all differences from DuckDB's. */
export async function compareWithDuckDb(
  engine: EngineProgram,
  lake: EngineLake,
  truths: readonly TableTruth[],
): Promise<string[]> {
  const answers = await askEngine(
    engine,
    truths.map((truth) => askAboutTable(engine, lake, truth)),
  )
  return truths.flatMap((truth, at) => findDifferences(truth, answers[at]))
}

export function isRows(answer: unknown): answer is (string | null)[][] {
  return Array.isArray(answer) && answer.every((row) => Array.isArray(row))
}
