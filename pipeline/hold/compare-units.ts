import type { Table } from '../../schemas/core/dataset.ts'
import { identifier } from '../../schemas/core/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { BOUNDS, type Finding, formatRows } from './bounds.ts'
import { NOW } from './compare-figures.ts'

/** A figure that is computed from its price may differ by this much, because prices have six decimals at least. */
const ROUNDING = '1e-6'

/**
 * Finds that a figure and another of its size have changed places, by the figures of the file alone: from one day of
 * an owner to the next, the NAV of a fund grows as its quota does, plus what came in and less what went out, to the
 * rounding of the quota; its portfolio does not, because of what the fund owes.
 */
export async function findUnlikeUnits(duck: Duck, { name, compared }: Table): Promise<Finding[]> {
  const units = compared?.units
  if (units === undefined) return []
  const { by, day, figure, unlike, price, inflow, outflow } = units
  const value = (column: string) => `${identifier(column)}::DOUBLE`
  const fits = (now: string, then: string) =>
    `abs(${now} - (${then} * price / price_before + moved)) <= ${ROUNDING} * abs(${now})`
  const [row] = await duck.rows(`
    SELECT count(*) FILTER (is_figure AND NOT is_unlike) AS figure, count(*) FILTER (is_unlike AND NOT is_figure) AS unlike
    FROM (
      SELECT ${fits('figure', 'figure_before')} AS is_figure, ${fits('other', 'other_before')} AS is_unlike
      FROM (
        SELECT ${value(figure)} AS figure, lag(figure) OVER owner AS figure_before,
          ${value(unlike)} AS other, lag(other) OVER owner AS other_before,
          ${value(price)} AS price, lag(price) OVER owner AS price_before, ${value(inflow)} - ${value(outflow)} AS moved
        FROM ${NOW}
        WINDOW owner AS (PARTITION BY ${by.map(identifier).join(', ')} ORDER BY ${identifier(day)})
      )
      WHERE price_before <> 0 AND figure <> 0 AND other <> 0
    )`)
  const [right, swapped] = [Number(row?.['figure']), Number(row?.['unlike'])]
  if (swapped < BOUNDS.leastRows || swapped < (right + swapped) * BOUNDS.moved.share) return []
  const says = `${unlike} of ${name} moves as ${price} and the flows do in ${formatRows(swapped)} in which ${figure} does not; the opposite is so in ${formatRows(right)}`
  return [{ id: `${name}.${figure} units`, says, isHeld: true, member: null }]
}
