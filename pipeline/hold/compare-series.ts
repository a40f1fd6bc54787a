import type { Table } from '../../schemas/core/dataset.ts'
import type { Duck } from '../duckdb.ts'
import { identifier } from '../../schemas/core/sql-text.ts'
import { BOUNDS, type Finding, formatPercent } from './bounds.ts'
import { listFigures, NOW, THEN } from './compare-figures.ts'

const SHOWN = 5

/**
 * Lists the published values of an append-only table that have changed or are gone. A series is held if more than a
 * tenth of it has changed, unless it is declared as revised, or is no longer declared.
 */
export async function compareSeries(duck: Duck, table: Table): Promise<Finding[]> {
  const { appendOnly, key } = table
  if (appendOnly === undefined) return []
  const figures = listFigures(table)
  const isSame = key.map((name) => `now.${identifier(name)} IS NOT DISTINCT FROM before.${identifier(name)}`)
  const isMoved = figures.map((name) => `now.${identifier(name)} IS DISTINCT FROM before.${identifier(name)}`)
  const place = key.filter((name) => name !== appendOnly.each).map((name) => `before.${identifier(name)}::VARCHAR`)
  const shown = figures.flatMap((name) => [
    `coalesce(before.${identifier(name)}::VARCHAR, 'none')`,
    `' → '`,
    `coalesce(now.${identifier(name)}::VARCHAR, 'none')`,
  ])
  const member = 'source_member' in table.columns ? 'source_member' : 'NULL::VARCHAR'
  const rows = await duck.rows(`
    WITH compared AS (
      SELECT before.${identifier(appendOnly.each)}::VARCHAR AS series, before.member, concat_ws(' ', ${place.join(', ')}) AS place,
        concat(${["''", ...shown].join(', ')}) AS shown,
        now.is_there IS NULL OR ${['false', ...isMoved].join(' OR ')} AS is_changed
      FROM (SELECT *, ${member} AS member FROM ${THEN}) AS before
      LEFT JOIN (SELECT *, true AS is_there FROM ${NOW}) AS now ON ${isSame.join(' AND ')}
    )
    SELECT series, any_value(member) AS member, count(*) AS periods, count(*) FILTER (is_changed) AS changed,
      string_agg(trim(place || ' ' || shown), ', ' ORDER BY place) FILTER (is_changed AND nth <= ${String(SHOWN)}) AS places
    FROM (SELECT *, row_number() OVER (PARTITION BY series, is_changed ORDER BY place) AS nth FROM compared)
    GROUP BY series HAVING count(*) FILTER (is_changed) > 0 ORDER BY series`)
  return rows.map((row) => {
    const [series, periods, changed] = [String(row['series']), Number(row['periods']), Number(row['changed'])]
    const isDeclared = appendOnly.declared?.includes(series) !== false
    const more = changed > SHOWN ? ` and ${String(changed - SHOWN)} more` : ''
    const isMany = periods >= BOUNDS.leastRows && changed > periods * BOUNDS.changed
    if (!isDeclared) return { ...sayWithdrawn(table.name, series, periods), member: null }
    return {
      id: `${table.name} ${series} changed`,
      says: `${String(changed)} of ${String(periods)} published periods of ${series} are changed (${formatPercent((changed * 100) / periods)}): ${String(row['places'])}${more}`,
      isHeld: isMany && appendOnly.revised?.includes(series) !== true,
      member: typeof row['member'] === 'string' ? row['member'] : null,
    }
  })
}

function sayWithdrawn(table: string, series: string, periods: number): Omit<Finding, 'member'> {
  const says = `${series} is no longer declared: its ${String(periods)} published periods leave the table, and stay in older snapshots`
  return { id: `${table} ${series} withdrawn`, says, isHeld: false }
}
