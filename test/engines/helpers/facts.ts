/** A column of a table, with its type as DuckDB names it. */
export interface TypedColumn {
  readonly name: string
  readonly type: string
}

type Kind = 'number' | 'date' | 'text' | 'truth' | 'list' | 'other'

/** How an engine writes what is asked of a column. Every result is text: no number passes through a float. */
interface Dialect {
  readonly quote: (name: string) => string
  readonly text: (expression: string) => string
  readonly countDistinct: (column: string) => string
  readonly countBytes: (column: string) => string
  readonly countElements: (column: string) => string
}

const standard = {
  quote: (name: string) => `"${name}"`,
  text: (expression: string) => `CAST(${expression} AS VARCHAR)`,
  countDistinct: (column: string) => `count(DISTINCT ${column})`,
  countBytes: (column: string) => `octet_length(${column})`,
}

export const DIALECTS = {
  duckdb: { ...standard, countBytes: (column) => `strlen(${column})`, countElements: (column) => `len(${column})` },
  deltaRs: { ...standard, countElements: (column) => `array_length(${column})` },
  polars: { ...standard, countElements: (column) => `array_length(${column})` },
  clickhouse: {
    ...standard,
    // Its answers are JSON with every number quoted; toString would drop the zeros at the end of a decimal.
    text: (expression) => expression,
    countDistinct: (column) => `uniqExact(${column})`,
    countBytes: (column) => `length(${column})`,
    countElements: (column) => `length(${column})`,
  },
  spark: {
    quote: (name) => `\`${name}\``,
    text: (expression) => `cast(${expression} AS string)`,
    // Many exact distinct counts in one query multiply its rows in Spark; a set of values does not.
    countDistinct: (column) => `size(collect_set(${column}))`,
    countBytes: (column) => `octet_length(${column})`,
    countElements: (column) => `size(${column})`,
  },
} satisfies Record<string, Dialect>

export type DialectName = keyof typeof DIALECTS

/**
 * Writes the query that describes a table in one row: the number of rows, then of each column how many values are known,
 * and the sum of numbers, the first and last date, the distinct texts and their bytes, or the elements of lists.
 */
export function askFacts(columns: readonly TypedColumn[], dialect: Dialect): string {
  const asked = columns.flatMap((column) => askColumn(column, dialect))
  return `SELECT ${[dialect.text('count(*)'), ...asked].join(', ')} FROM {table}`
}

function askColumn({ name, type }: TypedColumn, dialect: Dialect): string[] {
  const column = dialect.quote(name)
  const asked = {
    number: [`sum(${column})`],
    date: [`min(${column})`, `max(${column})`],
    text: [dialect.countDistinct(column), `sum(${dialect.countBytes(column)})`],
    truth: [`count(CASE WHEN ${column} THEN 1 END)`],
    list: [`sum(CASE WHEN ${column} IS NOT NULL THEN ${dialect.countElements(column)} END)`],
    other: [],
  }[findKind(type)]
  return [`count(${column})`, ...asked].map((expression) => dialect.text(expression))
}

/** Stands for the number of rows among the facts of a table, because no column has this name. */
const ROW_COUNT = 'count(*)'

/** Names the values of a row of facts. Where no value is known, a sum is 0 in one engine and NULL in another: it is left out. */
export function nameFacts(columns: readonly TypedColumn[], row: readonly (string | null)[]): Record<string, unknown> {
  const facts: Record<string, unknown> = { [ROW_COUNT]: row[0] }
  let at = 1
  for (const { name, type } of columns) {
    const [known, ...values] = row.slice(at, at + 1 + FIGURES[findKind(type)])
    facts[name] = known === '0' ? 'nothing known' : [known, ...values].join(' ')
    at += 1 + FIGURES[findKind(type)]
  }
  return facts
}

const FIGURES: Readonly<Record<Kind, number>> = { number: 1, date: 2, text: 2, truth: 1, list: 1, other: 0 }

function findKind(type: string): Kind {
  if (type.endsWith('[]')) return 'list'
  if (/^(DECIMAL|TINYINT|SMALLINT|INTEGER|BIGINT)/.test(type)) return 'number'
  if (type === 'DATE') return 'date'
  if (type === 'VARCHAR') return 'text'
  return type === 'BOOLEAN' ? 'truth' : 'other'
}
