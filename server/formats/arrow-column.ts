import {
  Bool,
  type Data,
  type DataType,
  DateDay,
  Decimal,
  Field,
  Int32,
  Int64,
  List,
  makeData,
  Struct,
  Utf8,
} from 'apache-arrow'
import { ExactNumber } from '../../schemas/core/exact-number.ts'
import type { Value } from '../../schemas/api/endpoint.ts'
import type { Shape } from '../../schemas/api/row-fields.ts'
import { isRow } from './rows.ts'

/** Writes the values of one column as Arrow data. Any of them can be null. */
export interface ArrowColumn {
  readonly type: DataType
  data(values: readonly Value[]): Data
}

/** Creates the column for a declared shape. An error about a value that does not fit names the column. */
export function createArrowColumn(name: string, shape: Shape): ArrowColumn {
  if ('list' in shape) return createListColumn(name, createArrowColumn(name, shape.list))
  if ('entries' in shape) {
    return createStructColumn(
      name,
      [...shape.entries].map(([key, inner]) => ({ key, column: createArrowColumn(`${name}.${key}`, inner) })),
    )
  }
  const decimal = /^DECIMAL\((\d+),(\d+)\)$/.exec(shape.duckdb ?? '')
  if (decimal) return createDecimalColumn(name, Number(decimal[1]), Number(decimal[2]))
  const make = SCALAR_COLUMNS[shape.duckdb ?? '']
  if (make === undefined)
    throw new Error(`column ${name} is declared as ${String(shape.duckdb)}: Arrow has no such type`)
  return make(name)
}

const SCALAR_COLUMNS: Readonly<Record<string, (name: string) => ArrowColumn>> = {
  VARCHAR: createTextColumn,
  BOOLEAN: createFlagColumn,
  DATE: createDayColumn,
  INTEGER: createWholeColumn,
  BIGINT: createLongColumn,
}

function buildMisfitError(name: string, value: Value): Error {
  return new Error(`a value of column ${name} is not of its declared type: ${JSON.stringify(value)}`)
}

/** Writes one bit for each value, the first in the lowest: set if the value is not null. */
function packPresence(values: readonly Value[]) {
  return { ...packBits(values, (value) => value !== null), length: values.length }
}

function packBits(values: readonly Value[], isSet: (value: Value) => boolean) {
  const nullBitmap = new Uint8Array(Math.ceil(values.length / 8))
  let count = 0
  values.forEach((value, at) => {
    if (!isSet(value)) return
    nullBitmap[at >> 3] = (nullBitmap[at >> 3] ?? 0) | (1 << (at & 7))
    count += 1
  })
  return { nullBitmap, nullCount: values.length - count }
}

function createTextColumn(name: string): ArrowColumn {
  const type = new Utf8()
  return {
    type,
    data: (values) => {
      const texts = values.map((value) => {
        if (value === null) return ''
        if (typeof value !== 'string') throw buildMisfitError(name, value)
        return value
      })
      const valueOffsets = new Int32Array(texts.length + 1)
      texts.forEach((text, at) => {
        valueOffsets[at + 1] = (valueOffsets[at] ?? 0) + Buffer.byteLength(text)
      })
      // Each text is written by itself: half a surrogate pair in one must not join half of one in the next.
      const data = Buffer.allocUnsafe(valueOffsets.at(-1) ?? 0)
      texts.forEach((text, at) => data.write(text, valueOffsets[at] ?? 0))
      return makeData({ type, ...packPresence(values), valueOffsets, data })
    },
  }
}

function createFlagColumn(name: string): ArrowColumn {
  const type = new Bool()
  return {
    type,
    data: (values) => {
      const wrong = values.find((value) => value !== null && typeof value !== 'boolean')
      if (wrong !== undefined) throw buildMisfitError(name, wrong)
      return makeData({ type, ...packPresence(values), data: packBits(values, (value) => value === true).nullBitmap })
    },
  }
}

const DAY_MS = 86_400_000

function createDayColumn(name: string): ArrowColumn {
  const type = new DateDay()
  const readDay = (value: Value) => {
    if (value === null) return 0
    const instant = typeof value === 'string' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
    if (Number.isNaN(instant)) throw buildMisfitError(name, value)
    return instant / DAY_MS
  }
  return {
    type,
    data: (values) => makeData({ type, ...packPresence(values), data: Int32Array.from(values, readDay) }),
  }
}

/**
 * Creates a reader that takes a number as a whole number of units of its last declared decimal. The reader throws when a
 * number has more decimals or digits than declared.
 */
function createUnitsReader(name: string, digits: number, scale: number): (value: Value) => bigint {
  const limit = 10n ** BigInt(digits)
  return (value) => {
    if (value === null) return 0n
    const text = value instanceof ExactNumber ? value.text : typeof value === 'number' ? String(value) : ''
    if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw buildMisfitError(name, value)
    const [whole = '', fraction = ''] = text.split('.')
    const units = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
    const lost = fraction.length > scale && /[1-9]/.test(fraction.slice(scale))
    if (lost || units >= limit || units <= -limit) throw buildMisfitError(name, value)
    return units
  }
}

function createDecimalColumn(name: string, precision: number, scale: number): ArrowColumn {
  const type = new Decimal(scale, precision, 128)
  const readUnits = createUnitsReader(name, precision, scale)
  return {
    type,
    data: (values) => {
      // Each value has 128 bits in two's complement, the lower half first.
      const halves = new BigUint64Array(values.length * 2)
      values.forEach((value, at) => {
        if (value === null) return
        const units = readUnits(value)
        halves[at * 2] = BigInt.asUintN(64, units)
        halves[at * 2 + 1] = BigInt.asUintN(64, units >> 64n)
      })
      return makeData({ type, ...packPresence(values), data: new Uint32Array(halves.buffer) })
    },
  }
}

function createWholeColumn(name: string): ArrowColumn {
  const type = new Int32()
  const readUnits = createUnitsReader(name, 10, 0)
  const readWhole = (value: Value) => {
    const whole = Number(readUnits(value))
    if (whole !== (whole | 0)) throw buildMisfitError(name, value)
    return whole
  }
  return {
    type,
    data: (values) => makeData({ type, ...packPresence(values), data: Int32Array.from(values, readWhole) }),
  }
}

function createLongColumn(name: string): ArrowColumn {
  const type = new Int64()
  const readUnits = createUnitsReader(name, 19, 0)
  const readLong = (value: Value) => {
    const long = readUnits(value)
    if (long !== BigInt.asIntN(64, long)) throw buildMisfitError(name, value)
    return long
  }
  return {
    type,
    data: (values) => makeData({ type, ...packPresence(values), data: BigInt64Array.from(values, readLong) }),
  }
}

function createListColumn(name: string, item: ArrowColumn): ArrowColumn {
  const type = new List(new Field('item', item.type, true))
  return {
    type,
    data: (values) => {
      const lists = values.map((value) => {
        if (value === null) return []
        if (!Array.isArray(value)) throw buildMisfitError(name, value)
        return value as readonly Value[]
      })
      const valueOffsets = new Int32Array(lists.length + 1)
      lists.forEach((list, at) => {
        valueOffsets[at + 1] = (valueOffsets[at] ?? 0) + list.length
      })
      return makeData({ type, ...packPresence(values), valueOffsets, child: item.data(lists.flat()) })
    },
  }
}

function createStructColumn(
  name: string,
  members: readonly { readonly key: string; readonly column: ArrowColumn }[],
): ArrowColumn {
  const type = new Struct(members.map(({ key, column }) => new Field(key, column.type, true)))
  return {
    type,
    data: (values) => {
      const wrong = values.find((value) => value !== null && !isRow(value))
      if (wrong !== undefined) throw buildMisfitError(name, wrong)
      const children = members.map(({ key, column }) =>
        column.data(values.map((value) => (isRow(value) ? (value[key] ?? null) : null))),
      )
      return makeData({ type, ...packPresence(values), children })
    },
  }
}
