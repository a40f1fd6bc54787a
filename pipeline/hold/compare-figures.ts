import type { Table } from '../../schemas/core/dataset.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import type { Duck, DuckRow } from '../duckdb.ts'
import { createTableView } from '../table-view.ts'
import { BOUNDS, type FigureChange, type Share } from './bounds.ts'

/** Parquet files of a table in two versions. */
export interface TablePair {
  readonly table: Table
  readonly now: string
  readonly then: string
}

/** Views of the rows now and then, both with the columns of today. */
export const [NOW, THEN] = ['rows_now', 'rows_then']

/** Opens a pair of tables for the comparisons, which read the views. */
export async function openPair(duck: Duck, { table, now, then }: TablePair): Promise<void> {
  await createTableView(duck, NOW, table, [now])
  await createTableView(duck, THEN, table, [then])
}

const SHARES: Readonly<Record<Share, string>> = { empty: 'IS NULL', zero: '= 0', negative: '< 0' }

/** Lists the figures that come from a source, without those that name rows. */
export function listFigures({ columns, key, compared }: Table): readonly string[] {
  return (
    compared?.figures ??
    Object.entries(columns)
      .filter(
        ([name, { duckdb, source }]) =>
          /^(?:DECIMAL|INTEGER|BIGINT)/.test(duckdb) &&
          source !== 'derived' &&
          !key.includes(name) &&
          !name.endsWith('source_line'),
      )
      .map(([name]) => name)
  )
}

/** Rows that two versions of a table have in common by key. */
interface CommonRows {
  readonly measured: readonly FigureChange[]
  /** Number of rows of the version before, and how many of them are there now. */
  readonly then: number
  readonly both: number
  readonly changed: number
}

/** Compares the figures of the rows that are in both versions of a table, by its key. */
export async function compareByKey(duck: Duck, table: Table): Promise<CommonRows> {
  const figures = listFigures(table)
  const { key, columns, compared } = table
  const isSame = key.map((name) => {
    const [a, b] = [`now.${identifier(name)}`, `before.${identifier(name)}`]
    return columns[name]?.nullable === false ? `${a} = ${b}` : `${a} IS NOT DISTINCT FROM ${b}`
  })
  const pairs = figures.map(
    (name, at) => `now.${identifier(name)} AS n${String(at)}, before.${identifier(name)} AS t${String(at)}`,
  )
  await duck.run(`CREATE OR REPLACE TEMP TABLE compared AS
    SELECT ${writePart(compared?.each, 'now')} AS part, ${writeMember(table, 'now')} AS member,
      before.is_there IS NOT NULL AS is_both${pairs.map((pair) => `, ${pair}`).join('')}
    FROM ${NOW} AS now
    LEFT JOIN (SELECT *, true AS is_there FROM ${THEN}) AS before ON ${isSame.join(' AND ')}`)
  const moved = figures.map((_name, at) => `n${String(at)} IS DISTINCT FROM t${String(at)}`)
  const [counts] = await duck.rows(`
    SELECT (SELECT count(*) FROM ${THEN}) AS before, count(*) FILTER (is_both) AS both,
      count(*) FILTER (is_both AND (${['false', ...moved].join(' OR ')})) AS changed
    FROM compared`)
  const measured = await measure(duck, table, figures)
  return {
    measured,
    then: Number(counts?.['before']),
    both: Number(counts?.['both']),
    changed: Number(counts?.['changed']),
  }
}

/** Compares the steady figures of the owners that are in both. */
export async function compareSteady(duck: Duck, table: Table): Promise<readonly FigureChange[]> {
  const { compared } = table
  const steady = compared?.steady
  if (steady === undefined) return []
  const { by, figures, where = 'true' } = steady
  const owners = by.map(identifier)
  const means = (name: string) =>
    figures.map((each, at) => `avg(${identifier(each)}) AS ${name}${String(at)}`).join(', ')
  const isSame = by.map((name) => {
    const [a, b] = [`now.${identifier(name)}`, `before.${identifier(name)}`]
    return table.columns[name]?.nullable === false ? `${a} = ${b}` : `${a} IS NOT DISTINCT FROM ${b}`
  })
  await duck.run(`CREATE OR REPLACE TEMP TABLE compared AS
    SELECT now.part, now.member, true AS is_both, ${figures.map((_each, at) => `n${String(at)}, t${String(at)}`).join(', ')}
    FROM (
      SELECT ${writePart(compared?.each, 'rows')} AS part, any_value(${writeMember(table, 'rows')}) AS member, ${owners.join(', ')}, ${means('n')}
      FROM ${NOW} AS rows WHERE ${where} GROUP BY part, ${owners.join(', ')}
    ) AS now
    JOIN (
      SELECT ${owners.join(', ')}, ${means('t')} FROM ${THEN} WHERE ${where} GROUP BY ${owners.join(', ')}
    ) AS before ON ${isSame.join(' AND ')}`)
  return measure(duck, table, figures)
}

/**
 * Measures each figure of `compared` in each part, and in all parts together, because a part can have too few rows. A
 * median is computed only if it can differ from 1.
 */
async function measure(duck: Duck, table: Table, figures: readonly string[]): Promise<FigureChange[]> {
  if (figures.length === 0) return []
  const counts = figures.flatMap((_figure, at) => {
    const [n, t] = [`n${String(at)}`, `t${String(at)}`]
    return [
      `count(*) FILTER (${writeDivided(at)}) AS divided${String(at)}`,
      `count(*) FILTER (${writeDivided(at)} AND ${n} <> ${t}) AS moved${String(at)}`,
      ...Object.entries(SHARES).flatMap(([share, test]) => [
        `count(*) FILTER (is_both AND ${n} ${test}) AS now_${share}${String(at)}`,
        `count(*) FILTER (is_both AND ${t} ${test}) AS then_${share}${String(at)}`,
      ]),
    ]
  })
  const parts = await duck.rows(`
    SELECT part, grouping(part) = 1 AS is_all, CASE WHEN min(member) = max(member) THEN min(member) END AS member,
      count(*) AS rows, count(*) FILTER (is_both) AS both, ${counts.join(', ')}
    FROM compared GROUP BY GROUPING SETS ((part), ()) ORDER BY is_all, part`)
  const isInParts = table.compared?.each !== undefined
  return awaitAll(
    parts
      .filter((row) => row['is_all'] === true || isInParts)
      .flatMap((row) => figures.map((figure, at) => measureFigure(duck, row, { table: table.name, figure }, at))),
  )
}

async function measureFigure(
  duck: Duck,
  row: DuckRow,
  named: Pick<FigureChange, 'table' | 'figure'>,
  at: number,
): Promise<FigureChange> {
  const count = (name: string) => Number(row[`${name}${String(at)}`])
  const part = textOf(row, 'part')
  const hasMoved = count('divided') >= BOUNDS.leastRows && count('moved') * 2 >= count('divided')
  return {
    ...named,
    part,
    isAll: row['is_all'] === true,
    member: textOf(row, 'member'),
    rows: Number(row['rows']),
    both: Number(row['both']),
    ...(hasMoved
      ? await findMedianRatio(duck, at, row['is_all'] === true ? null : part)
      : { ratio: null, factor: null }),
    now: { empty: count('now_empty'), zero: count('now_zero'), negative: count('now_negative') },
    then: { empty: count('then_empty'), zero: count('then_zero'), negative: count('then_negative') },
  }
}

/** A ratio judges and is published nowhere, so it may be a binary float. */
async function findMedianRatio(
  duck: Duck,
  at: number,
  part: string | null,
): Promise<Pick<FigureChange, 'ratio' | 'factor'>> {
  const [row] = await duck.rows(`
    SELECT median(ratio) AS ratio, median(CASE WHEN ratio > 0 THEN greatest(ratio, 1 / ratio) ELSE 'infinity'::DOUBLE END)::VARCHAR AS factor
    FROM (
      SELECT n${String(at)}::DOUBLE / t${String(at)}::DOUBLE AS ratio FROM compared
      WHERE ${writeDivided(at)} AND ${part === null ? 'true' : `part = ${literal(part)}`}
    )`)
  const factor = String(row?.['factor'])
  return { ratio: Number(row?.['ratio']), factor: factor === 'inf' ? Number.POSITIVE_INFINITY : Number(factor) }
}

function writeDivided(at: number): string {
  return `is_both AND n${String(at)} IS NOT NULL AND t${String(at)} <> 0`
}

function writePart(each: string | undefined, of: string): string {
  return each === undefined ? 'NULL::VARCHAR' : `${of}.${identifier(each)}::VARCHAR`
}

function writeMember({ columns }: Table, of: string): string {
  return 'source_member' in columns ? `${of}.source_member` : 'NULL::VARCHAR'
}

function textOf(row: DuckRow, name: string): string | null {
  const value = row[name]
  return typeof value === 'string' ? value : null
}

/** Counts the owners of a steady figure then, and how many of them still have it. */
export async function countOwners(duck: Duck, { compared }: Table): Promise<{ then: number; both: number }> {
  const { by, where = 'true' } = compared?.steady ?? { by: [] }
  if (by.length === 0) return { then: 0, both: 0 }
  const owners = (view: string) => `SELECT DISTINCT ${by.map(identifier).join(', ')} FROM ${view} WHERE ${where}`
  const [row] = await duck.rows(`
    SELECT (SELECT count(*) FROM (${owners(THEN)})) AS before,
      (SELECT count(*) FROM (${owners(THEN)} INTERSECT ${owners(NOW)})) AS both`)
  return { then: Number(row?.['before']), both: Number(row?.['both']) }
}
