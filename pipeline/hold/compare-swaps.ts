import type { Table } from '../../schemas/core/dataset.ts'
import { identifier } from '../../schemas/core/sql-text.ts'
import type { Duck, DuckRow } from '../duckdb.ts'
import { BOUNDS, type Finding, formatRows } from './bounds.ts'
import { NOW, THEN } from './compare-figures.ts'

/** A figure that is computed from a price may differ by this share, because prices have at least six decimals. */
const ROUNDING = '1e-6'

/** Finds figures that have changed places with others of their size; the rows of one file suffice to show it. */
export async function findSwapped(duck: Duck, table: Table): Promise<Finding[]> {
  return [...(await findUnlikeUnits(duck, table)), ...(await findOtherPlaces(duck, table))]
}

/**
 * Finds a figure that has changed places with another of its size. From one day to the next, the NAV of a fund grows as
 * its quota value does, plus inflow and less outflow, except for the rounding of the quota value. The portfolio does
 * not grow so, because of the debts of the fund. If only one day is wrong, the portfolio of that day follows the NAV of
 * the day before.
 */
async function findUnlikeUnits(duck: Duck, { name, compared }: Table): Promise<Finding[]> {
  const units = compared?.units
  if (units === undefined) return []
  const { by, day, figure, unlike, price, inflow, outflow } = units
  const value = (column: string) => `${identifier(column)}::DOUBLE`
  const fits = (now: string, then: string) =>
    `abs(${now} - (${then} * price / price_before + moved)) <= ${ROUNDING} * abs(${now})`
  const rows = await duck.rows(`
    SELECT part, count(*) FILTER (is_figure AND NOT is_unlike) AS right, count(*) FILTER (is_unlike AND NOT is_figure) AS swapped
    FROM (
      SELECT part, ${fits('figure', 'figure_before')} AS is_figure,
        ${fits('other', 'other_before')} OR ${fits('other', 'figure_before')} AS is_unlike
      FROM (
        SELECT ${identifier(day)}::VARCHAR AS part, ${value(figure)} AS figure, lag(figure) OVER owner AS figure_before,
          ${value(unlike)} AS other, lag(other) OVER owner AS other_before,
          ${value(price)} AS price, lag(price) OVER owner AS price_before, ${value(inflow)} - ${value(outflow)} AS moved
        FROM ${NOW}
        WINDOW owner AS (PARTITION BY ${by.map(identifier).join(', ')} ORDER BY ${identifier(day)})
      )
      WHERE price_before <> 0 AND figure <> 0 AND other <> 0
    )
    GROUP BY part ORDER BY part`)
  return judgeRows(rows, `${name}.${figure} units`, (swapped, right, where) => {
    const says = `${unlike} of ${name}${where} moves as ${price} and the flows do in ${formatRows(swapped)}`
    return `${says} in which ${figure} does not; the opposite is so in ${formatRows(right)}`
  })
}

/** Finds figures that stand in each other's places, if the rows of a day or of a file alone show it. */
async function findOtherPlaces(duck: Duck, { name, compared }: Table): Promise<Finding[]> {
  const each = compared?.each
  const part = each === undefined ? 'NULL::VARCHAR' : `${identifier(each)}::VARCHAR`
  const findings: Finding[] = []
  for (const { figures, right, swapped } of compared?.places ?? []) {
    const [one, other] = figures
    const rows = await duck.rows(
      `SELECT ${part} AS part, count(*) FILTER (${right}) AS right, count(*) FILTER (${swapped}) AS swapped
       FROM ${NOW} GROUP BY ALL ORDER BY part`,
    )
    const found = judgeRows(rows, `${name}.${one} ${other} places`, (against, by, where) => {
      const says = `${one} and ${other} of ${name}${where} are in the places of each other by ${formatRows(against)}`
      return `${says}, and in their own by ${formatRows(by)}`
    })
    findings.push(...found)
  }
  return findings
}

/** Finds inflow and outflow that have changed places, by the numbers of the month before. */
export async function findTurnedFlows(duck: Duck, { name, compared }: Table, than: string): Promise<Finding[]> {
  const stock = compared?.stock
  if (stock === undefined) return []
  const { by, figure, inflow, outflow } = stock
  const owner = by.map(identifier).join(', ')
  const known = by.map((column) => `${identifier(column)} IS NOT NULL`).join(' AND ')
  const sum = (column: string) => `sum(${identifier(column)})`
  const rows = await duck.rows(`
    SELECT NULL::VARCHAR AS part, count(*) FILTER (number = before + came - went) AS right,
      count(*) FILTER (number = before + went - came) AS swapped
    FROM (
      SELECT ${owner}, ${sum(figure)} AS number, coalesce(${sum(inflow)}, 0) AS came, coalesce(${sum(outflow)}, 0) AS went
      FROM ${NOW} WHERE ${known} GROUP BY ALL)
    JOIN (SELECT ${owner}, ${sum(figure)} AS before FROM ${THEN} WHERE ${known} GROUP BY ALL) USING (${owner})
    WHERE came <> went`)
  return judgeRows(rows, `${name}.${inflow} ${outflow} places`, (swapped, right) => {
    const says = `${figure} of ${name} is that of ${than} with ${outflow} and without ${inflow} in ${formatRows(swapped)}`
    return `${says}, and the opposite in ${formatRows(right)}`
  })
}

/** Finds the parts in which nearly all rows that can tell show swapped figures. */
function judgeRows(
  rows: readonly DuckRow[],
  id: string,
  say: (swapped: number, right: number, where: string) => string,
): Finding[] {
  return rows.flatMap((row): Finding[] => {
    const [right, swapped] = [Number(row['right']), Number(row['swapped'])]
    if (swapped < BOUNDS.leastRows || swapped < (right + swapped) * BOUNDS.moved.share) return []
    const where = typeof row['part'] === 'string' ? ` (${row['part']})` : ''
    return [{ id, says: say(swapped, right, where), isHeld: true, member: null }]
  })
}
