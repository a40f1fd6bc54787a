import type { Table } from '../../schemas/core/dataset.ts'
import { identifier } from '../../schemas/core/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { BOUNDS, type Finding, formatPercent } from './bounds.ts'
import { NOW, THEN } from './compare-figures.ts'

/**
 * Finds the pairs of columns whose known pairs of values are contradicted too often, such as a CNPJ that has another
 * name.
 */
export async function comparePairs(duck: Duck, table: Table, than: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [known, belongs] of table.compared?.pairs ?? []) {
    const [row] = await duck.rows(`
      WITH now AS (${writePairs(NOW, known, belongs)}),
      before AS (${writePairs(THEN, known, belongs)}),
      -- A ticker of a month can have two ISINs: what is new beside what was known contradicts it too.
      common AS (
        SELECT known, bool_and(before.belongs IS NOT NULL) AS agrees
        FROM now SEMI JOIN before USING (known) LEFT JOIN before USING (known, belongs) GROUP BY known
      )
      SELECT count(*) AS known, count(*) FILTER (NOT agrees) AS contradicted FROM common`)
    const [all, contradicted] = [Number(row?.['known']), Number(row?.['contradicted'])]
    if (all < BOUNDS.leastRows || contradicted <= all * BOUNDS.pairs.warned) continue
    findings.push({
      id: `${table.name}.${known} ${belongs}`,
      says: `${formatPercent((contradicted * 100) / all)} of ${all.toLocaleString('en-US')} ${known} of ${table.name} have another ${belongs} than in ${than}`,
      isHeld: contradicted > all * BOUNDS.pairs.held,
      member: null,
    })
  }
  return findings
}

/**
 * Writes SQL for the pairs of values. Spelling is levelled out, so a name that is only written differently is the same.
 */
function writePairs(view: string, known: string, belongs: string): string {
  return `
    SELECT DISTINCT ${identifier(known)} AS known,
      regexp_replace(lower(strip_accents(${identifier(belongs)}::VARCHAR)), '[^a-z0-9]', '', 'g') AS belongs
    FROM ${view} WHERE ${identifier(known)} IS NOT NULL AND ${identifier(belongs)} IS NOT NULL`
}
