import { type DuckDBAppender, DuckDBDateValue, DuckDBDecimalValue, DuckDBInstance } from '@duckdb/node-api'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExactNumber } from '../../schemas/core/exact-number.ts'
import type { Value } from '../../schemas/api/endpoint.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { toJson } from '../snapshots/values.ts'

/** Digits of the widest decimal in DuckDB. */
const WIDTH = 38

/** Exact decimals where all values are numbers, a text otherwise. */
interface ColumnType {
  readonly duckdb: string
  readonly append: (appender: DuckDBAppender, value: Value) => void
}

interface SmallTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
}

/**
 * Writes a small table as Parquet, with a database of its own, which is closed when its last query has ended: exact
 * decimals, days, and null where there is no value.
 */
export async function writeSmallParquet(data: SmallTable): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'market-data-parquet-'))
  const instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '64MB' })
  const connection = await instance.connect()
  try {
    const types = data.columns.map((_name, at) => chooseType(data.rows.map((row) => row[at] ?? null)))
    const columns = data.columns.map((name, at) => `${identifier(name)} ${types[at]?.duckdb ?? 'VARCHAR'}`)
    await connection.run(`CREATE TABLE written (${columns.join(', ')})`)
    const appender = await connection.createAppender('written')
    for (const row of data.rows) {
      for (const [at, type] of types.entries()) appendValue(appender, type, row[at] ?? null)
      appender.endRow()
    }
    appender.closeSync()
    const file = join(folder, 'written.parquet')
    await connection.run(`COPY written TO ${literal(file)} (FORMAT parquet)`)
    return await readFile(file)
  } finally {
    connection.closeSync()
    instance.closeSync()
    await rm(folder, { recursive: true, force: true })
  }
}

function appendValue(appender: DuckDBAppender, { append }: ColumnType, value: Value): void {
  if (value === null) appender.appendNull()
  else append(appender, value)
}

function chooseType(values: readonly Value[]): ColumnType {
  const filled = values.filter((value) => value !== null)
  if (filled.length > 0 && filled.every((value) => typeof value === 'boolean')) {
    return {
      duckdb: 'BOOLEAN',
      append: (appender, value) => {
        appender.appendBoolean(value === true)
      },
    }
  }
  if (filled.length > 0 && filled.every((value) => typeof value === 'string' && DAY.test(value))) return DAYS
  const texts = filled.map(readDecimal)
  if (texts.length === 0 || texts.includes(null)) return TEXT
  const scale = Math.max(...texts.map((text) => text?.split('.')[1]?.length ?? 0))
  const whole = Math.max(...texts.map((text) => text?.replace('-', '').split('.')[0]?.length ?? 0))
  if (whole + scale > WIDTH) return TEXT
  return {
    duckdb: `DECIMAL(${String(WIDTH)},${String(scale)})`,
    append: (appender, value) => {
      const [left = '0', right = ''] = (readDecimal(value) ?? '0').split('.')
      appender.appendDecimal(new DuckDBDecimalValue(BigInt(left + right.padEnd(scale, '0')), WIDTH, scale))
    },
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

const DAYS: ColumnType = {
  duckdb: 'DATE',
  append: (appender, value) => {
    appender.appendDate(new DuckDBDateValue(typeof value === 'string' ? Date.parse(value) / MS_A_DAY : 0))
  },
}
const MS_A_DAY = 86_400_000

const TEXT: ColumnType = {
  duckdb: 'VARCHAR',
  append: (appender, value) => {
    appender.appendVarchar(typeof value === 'string' ? value : toJson(value))
  },
}

/** Reads a number as its decimal text; null for anything else, such as a number with an exponent. */
function readDecimal(value: Value): string | null {
  if (value instanceof ExactNumber) return value.text
  return typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(String(value)) ? String(value) : null
}
