import type { Table } from '../../schemas/core/dataset.ts'
import { identifier } from '../../schemas/core/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { BOUNDS, type Finding, formatPercent, formatRows } from './bounds.ts'
import { listFigures, NOW, THEN } from './compare-figures.ts'

/**
 * Finds columns that now have the figures of another column, or the same digits with the decimal mark elsewhere.
 * Medians can miss both. It reads the rows that `compareByKey` has joined.
 */
export async function findMoved(duck: Duck, table: Table): Promise<Finding[]> {
  const figures = listFigures(table)
  if (figures.length === 0) return []
  const counts = figures.flatMap((_figure, at) => [
    `count(*) FILTER (${writeMoved(at)}) AS moved${String(at)}`,
    `count(*) FILTER (${writeMoved(at)} AND ${writeShifted(at)}) AS shifted${String(at)}`,
  ])
  const [row] = await duck.rows(`SELECT count(*) FILTER (is_both) AS both, ${counts.join(', ')} FROM compared`)
  const count = (name: string, at: number) => Number(row?.[`${name}${String(at)}`])
  const leastMoved = Math.max(BOUNDS.moved.held, Number(row?.['both']) * BOUNDS.moved.rows)
  const findings: Finding[] = []
  for (const at of figures.keys()) {
    const moved = count('moved', at)
    findings.push(...judgeShifted(table, figures[at] ?? '', moved, count('shifted', at)))
    if (moved >= leastMoved) findings.push(...(await findTaken(duck, table, at, moved)))
  }
  return findings
}

function judgeShifted({ name }: Table, figure: string, moved: number, shifted: number): Finding[] {
  if (shifted < BOUNDS.moved.warned || shifted < moved * BOUNDS.moved.share) return []
  const says = `${figure} of ${name} has its decimal mark elsewhere in ${String(shifted)} of the ${formatRows(moved)} that changed`
  return [{ id: `${name}.${figure} shifted`, says, isHeld: shifted >= BOUNDS.moved.held, member: null }]
}

/** Finds the columns that now have the figures of another column. */
async function findTaken(duck: Duck, table: Table, at: number, moved: number): Promise<Finding[]> {
  const { name } = table
  const figures = listFigures(table)
  const figure = figures[at] ?? ''
  const others = [...figures.keys()].filter((other) => other !== at)
  if (others.length === 0) return []
  const counts = others.map(
    (other) => `count(*) FILTER (${writeMoved(at)} AND n${String(at)} = t${String(other)}) AS of${String(other)}`,
  )
  const [row] = await duck.rows(`SELECT ${counts.join(', ')} FROM compared`)
  return others.flatMap((other) => {
    const taken = Number(row?.[`of${String(other)}`])
    if (taken < moved * BOUNDS.moved.share) return []
    const share = formatPercent((taken * 100) / moved)
    const says = `${figure} of ${name} is what ${figures[other] ?? ''} was in ${share} of the ${formatRows(moved)} that changed`
    return [{ id: `${name}.${figure} place`, says, isHeld: true, member: null }]
  })
}

/** Writes a test for changed figures. Zeros and gaps are equal in many columns, so their shares judge them. */
function writeMoved(at: number): string {
  return `is_both AND n${String(at)} <> 0 AND n${String(at)} IS DISTINCT FROM t${String(at)}`
}

/**
 * Writes a test for figures that are the earlier ones times or divided by 10, 100 and so on. Doubles suffice, because
 * only the share of such rows is judged.
 */
function writeShifted(at: number): string {
  // DuckDB may compute the logarithm for rows that another condition leaves out, and 0 has none.
  const power = `log10(abs(nullif(n${String(at)}, 0)::DOUBLE / nullif(t${String(at)}, 0)::DOUBLE))`
  return `round(${power}) <> 0 AND abs(${power} - round(${power})) < 1e-9`
}

/**
 * Finds steady figures that are equal to another column in nearly all rows and were not in the month before, such as
 * closing prices that are the opening ones. A part, such as a day or a file, is compared with itself: in some files no
 * two figures ever differ, and in others many do. A new part is compared with the part in which the fewest differ.
 */
export async function findJoined(duck: Duck, table: Table, than: string): Promise<Finding[]> {
  const steady = table.compared?.steady?.figures ?? []
  const pairs = steady.flatMap((one, at) =>
    listFigures(table).flatMap((other) => (steady.slice(0, at + 1).includes(other) ? [] : [[one, other] as const])),
  )
  if (pairs.length === 0) return []
  const each = table.compared?.each
  const counts = pairs.flatMap(([one, other], at) => {
    const [a, b] = [identifier(one), identifier(other)]
    return [
      `count(*) FILTER (${a} <> 0 AND ${b} <> 0) AS both${String(at)}`,
      `count(*) FILTER (${a} <> 0 AND ${b} <> 0 AND ${a} <> ${b}) AS apart${String(at)}`,
    ]
  })
  const part = each === undefined ? 'NULL::VARCHAR' : `${identifier(each)}::VARCHAR`
  const countIn = (table: string) =>
    duck.rows(`SELECT ${part} AS part, ${counts.join(', ')} FROM ${table} GROUP BY ALL ORDER BY part`)
  const then = await countIn(THEN)
  const now = await countIn(NOW)
  return now.flatMap((row) =>
    pairs.flatMap(([one, other], at): Finding[] => {
      const count = (of: typeof row, name: string) => Number(of[`${name}${String(at)}`])
      const [rows, apart] = [count(row, 'both'), count(row, 'apart')]
      const known = then.filter((each) => count(each, 'both') > 0)
      const same = known.filter((each) => each['part'] === row['part'])
      const shares = (same.length > 0 ? same : known).map((each) => count(each, 'apart') / count(each, 'both'))
      const awaited = shares.length === 0 ? 0 : rows * Math.min(...shares)
      if (awaited < BOUNDS.joined.awaited || apart > awaited * BOUNDS.joined.left) return []
      const where = typeof row['part'] === 'string' ? ` (${row['part']})` : ''
      return [
        {
          id: `${table.name}.${one} ${other} joined`,
          says: `${one} and ${other} of ${table.name}${where} differ in ${formatRows(apart)} of ${formatRows(rows)}; as in ${than} it would be ${formatRows(Math.round(awaited))}`,
          isHeld: true,
          member: null,
        },
      ]
    }),
  )
}
