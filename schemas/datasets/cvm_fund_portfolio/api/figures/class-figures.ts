import type { Row, Snapshot, Value } from '../../../../api/endpoint.ts'
import { ExactNumber } from '../../../../core/exact-number.ts'
import type { Month } from '../../../../core/month.ts'
import { identifier, literal } from '../../../../core/sql-text.ts'
import { VALUE_SEPARATOR, writeValueText } from '../../../../core/value-text.ts'
import { figureColumns } from '../../market/figure/columns.ts'

/**
 * Selects the figures of a class with each period as one text, so that a query reads one column instead of a hundred.
 */
export const FIGURE_TEXTS = new URL('figure_texts.sql', import.meta.url)

export const FIGURE_TEXT_COLUMNS = ['subclass_id', 'period', 'packed'] as const

const KEY: readonly string[] = ['cnpj', 'subclass_id', 'period']
const PACKED = Object.entries(figureColumns).filter(([name]) => !KEY.includes(name))
const UNITS_A_ROW = 100

/** SQL expressions for the values of the text, in the order of the columns. */
export const figureValues = PACKED.map(([name, { duckdb }]) => writeValueText(identifier(name), duckdb)).join(
  `, ${literal(VALUE_SEPARATOR)}, `,
)

/** Row of `figure_texts.sql`. */
interface FigureText {
  readonly cnpj: string
  readonly subclass_id: string
  readonly period: string
  readonly packed: string
}

interface ClassFigures extends Row {
  readonly cnpj: string
  readonly subclass_id: string
  readonly period: string
}

/** Reads the figures of some classes in a month, for some periods or all. */
export async function readClassFigures(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
  periods: readonly string[] | null,
): Promise<ClassFigures[]> {
  const texts = (await snapshot.lookUpClasses(FIGURE_TEXTS, cnpjs, [month])) as unknown as readonly FigureText[]
  const asked = texts.filter(({ period }) => periods?.includes(period) ?? true)
  if (snapshot.work.spend(asked.length * UNITS_A_ROW)) await snapshot.work.rest()
  return asked.map(unpackFigures)
}

function unpackFigures({ cnpj, subclass_id, period, packed }: FigureText): ClassFigures {
  const row: Record<string, Value> & { cnpj: string; subclass_id: string; period: string } = {
    cnpj,
    subclass_id,
    period,
  }
  const texts = packed.split(VALUE_SEPARATOR)
  for (const [place, [name, { duckdb }]] of PACKED.entries()) row[name] = readValue(texts[place] ?? '', duckdb)
  return row
}

/** Reads a value; an absent text is "", any other absent value null. */
function readValue(text: string, duckdb: string): Value {
  if (duckdb === 'VARCHAR') return text
  if (text === '') return null
  if (duckdb === 'BOOLEAN') return text === 'true'
  if (duckdb === 'INTEGER') return Number(text)
  return duckdb === 'DATE' ? text : new ExactNumber(text)
}
