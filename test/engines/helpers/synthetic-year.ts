import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { writeSyntheticMonth } from '../../bench/synthetic/month.ts'
import { writeSyntheticRegisters } from '../../bench/synthetic/registers.ts'
import { buildFrom } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type EngineLake, openLake } from './lake.ts'
import { expectText, listPublished, relateFiles } from './truth.ts'

export const YEAR = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`)
const [FUNDS, LINES] = [300, 4_000] as const

/** A synthetic year of portfolios, small, with the registers of its funds. */
export async function makeSyntheticYear(): Promise<EngineLake> {
  const folder = await temporaryFolder()
  const [source, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  await mkdir(source)
  await writeSyntheticRegisters(source, { seed: 20, funds: FUNDS })
  for (const month of YEAR) {
    await writeSyntheticMonth(source, { month, seed: 20, funds: FUNDS, lines: LINES, layout: 'new' })
  }
  const { exit } = await buildFrom(source, { dataDir, from: '2025-01', now: '2026-02-01T03:00:00Z', threads: 2 })
  if (exit !== 0) throw new Error(`the build of the synthetic year ended with ${String(exit)}`)
  return openLake(dataDir)
}

/** By the names in braces in the join. */
export const JOINED = ['cvm_fund_portfolio', 'cvm_fund_class', 'cvm_fund', 'cvm_fund_integrant'] as const

/**
 * Joins the year's positions by month, by the type of the class in the register, and by each of its parties: lines,
 * classes, and the value to the cent. A line counts for every party.
 */
export const writeJoin = (text: string) => `
  SELECT line.competence_month, class.type, fund.status, party.type AS role, party.document,
    CAST(count(*) AS ${text}) AS lines, CAST(count(DISTINCT line.cnpj) AS ${text}) AS classes,
    CAST(sum(line.final_position_value) AS ${text}) AS value
  FROM {cvm_fund_portfolio} line
  JOIN {cvm_fund_class} class ON class.cnpj = line.cnpj
  LEFT JOIN {cvm_fund} fund ON fund.fund_id = class.fund_id
  JOIN {cvm_fund_integrant} party ON party.class_id = class.class_id
  GROUP BY line.competence_month, class.type, fund.status, party.type, party.document`

/** DuckDB's answer to the join, over the files that the manifest names. */
export async function joinInDuckDb({ dataDir, snapshots }: EngineLake): Promise<(string | null)[][]> {
  const published = await listPublished(dataDir, snapshots.at(-1) ?? '')
  const sql = JOINED.reduce(
    (text, table) => text.replace(`{${table}}`, relateFiles(published.get(table) ?? [])),
    writeJoin('VARCHAR'),
  )
  return withDuck({ threads: 2, temporary: join(dataDir, '..') }, async (duck) =>
    (await duck.rows(sql)).map((row) => Object.values(row).map(expectText)),
  )
}
