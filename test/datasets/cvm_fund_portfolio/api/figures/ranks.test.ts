import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Duck } from '../../../../../pipeline/duckdb.ts'
import { literal } from '../../../../../schemas/core/sql-text.ts'
import { figureColumns } from '../../../../../schemas/datasets/cvm_fund_portfolio/market/figure/columns.ts'
import { holdDuck, type HeldDatabase } from '../../../../helpers/duckdb.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { pick, randomFrom } from '../../../../helpers/random.ts'

const FIGURES = new URL('../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/', import.meta.url)
const readSql = (file: string) => readFile(new URL(file, FIGURES), 'utf8')

/** Parameters of a request for a rank by return. */
const BINDINGS: Readonly<Record<string, string>> = {
  period: "'last_1_month'",
  rank_by: "'return_percent'",
  rank_reason: "'return_reason'",
  has_reason: 'true',
  ascending: 'false',
  universe: "'classification'",
  read: "['period']",
  by_share: 'true',
}

let held: HeldDatabase<Duck>
let statement: string
beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
  const columns = Object.entries(figureColumns).map(([name, { duckdb }]) => `"${name}" ${duckdb}`)
  await held.it.run(`CREATE TABLE cvm_class_figure (${columns.join(', ')})`)
  await held.it.run('CREATE TABLE cvm_fund_class (cnpj VARCHAR, audience VARCHAR)')
  await held.it.run('CREATE TABLE cvm_fund_integrant (cnpj VARCHAR, type VARCHAR, document VARCHAR)')
  const parts: Readonly<Record<string, string>> = {
    figure_shares: await readSql('figure_shares.sql'),
    in_ranges: 'true',
    sorted: 'universe',
  }
  const sql = await readSql('figure_page.sql')
  const bound = sql
    .replaceAll(/\{(\w+)\}/g, (all, name: string) => parts[name] ?? all)
    .replaceAll(/\{(\w+)\}/g, '$1')
    .replaceAll(
      /\$(\w+)(::[A-Z]+(\[\])?)?/g,
      (_all, name: string, type: string | undefined) => BINDINGS[name] ?? `NULL${type ?? ''}`,
    )
  statement = `${bound} SELECT cnpj, universe, rank, rank_reason, percentile, quartile, universe_count, universe_nav FROM listed ORDER BY cnpj`
})
afterAll(() => held.close())

interface Class {
  readonly cnpj: string
  readonly classification: string
  readonly nav: number
  readonly percent: number | null
  readonly has_break: boolean
}

async function rank(classes: readonly Class[]) {
  await held.it.run('DELETE FROM cvm_class_figure')
  const rows = classes.map(({ cnpj, classification, nav, percent, has_break }) =>
    [
      literal(cnpj),
      "'last_1_month'",
      "'fif'",
      literal(classification),
      nav.toFixed(2),
      String(has_break),
      percent === null ? 'NULL' : percent.toFixed(6),
      percent === null ? "'no_report'" : 'NULL',
    ].join(', '),
  )
  await held.it.run(
    `INSERT INTO cvm_class_figure BY NAME SELECT * FROM (VALUES ${rows.map((row) => `(${row})`).join(', ')})
     AS made (cnpj, period, type, classification, nav_value, has_break, return_percent, return_reason)`,
  )
  return held.it.rows(statement)
}

describe('the rank of a class', () => {
  it.each([1, 2, 3, 4, 5])('is not changed by a class whose figure is null, in world %i', async (seed) => {
    const random = randomFrom(seed)
    const make = (at: number, percent: number | null): Class => ({
      cnpj: String(at).padStart(14, '0'),
      classification: random() < 0.04 ? 'Cambial' : pick(random, ['Ações', 'Multimercado']),
      nav: pick(random, [100, 250, 1000, 0, -5]),
      // Few values, so that many are equal.
      percent,
      has_break: random() < 0.1,
    })
    const known = Array.from({ length: 150 }, (_each, at) => make(2 * at, Math.floor(random() * 40) / 2 - 3))
    const unknown = Array.from({ length: 25 }, (_each, at) => make(2 * at + 1, null))

    const alone = await rank(known)
    const together = await rank([...known, ...unknown])

    const isKnown = ({ cnpj }: Readonly<Record<string, unknown>>) => known.some((each) => each.cnpj === cnpj)
    expect(together.filter(isKnown)).toEqual(alone)
    expect(together.filter((row) => !isKnown(row)).map(({ rank: place, rank_reason }) => [place, rank_reason])).toEqual(
      unknown.map(() => [null, 'no_report']),
    )
    // The law is not empty: places are given, one to a class that others equal, and refused.
    const places = alone.map(({ rank: place }) => place).filter((place) => place !== null)
    expect(new Set(places.map(String)).size).toBeLessThan(places.length)
    expect(new Set(alone.map(({ rank_reason }) => rank_reason))).toEqual(
      new Set([null, 'nav_not_positive', 'return_implausible', 'universe_small']),
    )
  })
})
