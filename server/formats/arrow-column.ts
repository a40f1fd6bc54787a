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
import { ExactNumber, type Value } from '../../schemas/core/endpoint.ts'
import type { Shape } from '../../schemas/core/row-fields.ts'
import { isRow } from './rows.ts'

/** How the values of one column become Arrow's; any of them can be null. */
export interface ArrowColumn {
  readonly type: DataType
  data(values: readonly Value[]): Data
}

/** The column for a declared shape; `name` is for what it says of a value that does not fit. */
export function createArrowColumn(name: string, shape: Shape): ArrowColumn {
  if ('list' in shape) return listColumn(name, createArrowColumn(name, shape.list))
  if ('entries' in shape) {
    return structColumn(
      name,
      [...shape.entries].map(([key, inner]) => ({ key, column: createArrowColumn(`${name}.${key}`, inner) })),
    )
  }
  const decimal = /^DECIMAL\((\d+),(\d+)\)$/.exec(shape.duckdb ?? '')
  if (decimal) return decimalColumn(name, Number(decimal[1]), Number(decimal[2]))
  const make = SCALAR_COLUMNS[shape.duckdb ?? '']
  if (make === undefined)
    throw new Error(`column ${name} is declared as ${String(shape.duckdb)}: Arrow has no such type`)
  return make(name)
}

const SCALAR_COLUMNS: Readonly<Record<string, (name: string) => ArrowColumn>> = {
  VARCHAR: textColumn,
  BOOLEAN: flagColumn,
  DATE: dayColumn,
  INTEGER: wholeColumn,
  BIGINT: longColumn,
}

function describeMisfit(name: string, value: Value): Error {
  return new Error(`a value of column ${name} is not of its declared type: ${JSON.stringify(value)}`)
}

/** Which values there are, a bit each, the first in the lowest. */
function writePresence(values: readonly Value[]) {
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

function textColumn(name: string): ArrowColumn {
  const type = new Utf8()
  return {
    type,
    data: (values) => {
      const texts = values.map((value) => {
        if (value === null) return ''
        if (typeof value !== 'string') throw describeMisfit(name, value)
        return value
      })
      const valueOffsets = new Int32Array(texts.length + 1)
      texts.forEach((text, at) => {
        valueOffsets[at + 1] = (valueOffsets[at] ?? 0) + Buffer.byteLength(text)
      })
      // Each by itself: halves of a surrogate pair in two texts must not meet.
      const data = Buffer.allocUnsafe(valueOffsets.at(-1) ?? 0)
      texts.forEach((text, at) => data.write(text, valueOffsets[at] ?? 0))
      return makeData({ type, ...writePresence(values), valueOffsets, data })
    },
  }
}

function flagColumn(name: string): ArrowColumn {
  const type = new Bool()
  return {
    type,
    data: (values) => {
      const wrong = values.find((value) => value !== null && typeof value !== 'boolean')
      if (wrong !== undefined) throw describeMisfit(name, wrong)
      return makeData({ type, ...writePresence(values), data: packBits(values, (value) => value === true).nullBitmap })
    },
  }
}

const DAY_MS = 86_400_000

function dayColumn(name: string): ArrowColumn {
  const type = new DateDay()
  const readDay = (value: Value) => {
    if (value === null) return 0
    const instant = typeof value === 'string' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
    if (Number.isNaN(instant)) throw describeMisfit(name, value)
    return instant / DAY_MS
  }
  return {
    type,
    data: (values) => makeData({ type, ...writePresence(values), data: Int32Array.from(values, readDay) }),
  }
}

/**
 * Reads a number as a whole number of units of its last decimal; what it reads with throws where a number has more
 * decimals or digits than declared.
 */
function createUnitsReader(name: string, digits: number, scale: number): (value: Value) => bigint {
  const limit = 10n ** BigInt(digits)
  return (value) => {
    if (value === null) return 0n
    const text = value instanceof ExactNumber ? value.text : typeof value === 'number' ? String(value) : ''
    if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw describeMisfit(name, value)
    const [whole = '', fraction = ''] = text.split('.')
    const units = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
    const lost = fraction.length > scale && /[1-9]/.test(fraction.slice(scale))
    if (lost || units >= limit || units <= -limit) throw describeMisfit(name, value)
    return units
  }
}

function decimalColumn(name: string, precision: number, scale: number): ArrowColumn {
  const type = new Decimal(scale, precision, 128)
  const unitsOf = createUnitsReader(name, precision, scale)
  return {
    type,
    data: (values) => {
      // 128 bits each, two's complement, the lower half first.
      const halves = new BigUint64Array(values.length * 2)
      values.forEach((value, at) => {
        if (value === null) return
        const units = unitsOf(value)
        halves[at * 2] = BigInt.asUintN(64, units)
        halves[at * 2 + 1] = BigInt.asUintN(64, units >> 64n)
      })
      return makeData({ type, ...writePresence(values), data: new Uint32Array(halves.buffer) })
    },
  }
}

function wholeColumn(name: string): ArrowColumn {
  const type = new Int32()
  const unitsOf = createUnitsReader(name, 10, 0)
  const wholeOf = (value: Value) => {
    const whole = Number(unitsOf(value))
    if (whole !== (whole | 0)) throw describeMisfit(name, value)
    return whole
  }
  return {
    type,
    data: (values) => makeData({ type, ...writePresence(values), data: Int32Array.from(values, wholeOf) }),
  }
}

function longColumn(name: string): ArrowColumn {
  const type = new Int64()
  const unitsOf = createUnitsReader(name, 19, 0)
  const longOf = (value: Value) => {
    const long = unitsOf(value)
    if (long !== BigInt.asIntN(64, long)) throw describeMisfit(name, value)
    return long
  }
  return {
    type,
    data: (values) => makeData({ type, ...writePresence(values), data: BigInt64Array.from(values, longOf) }),
  }
}

function listColumn(name: string, item: ArrowColumn): ArrowColumn {
  const type = new List(new Field('item', item.type, true))
  return {
    type,
    data: (values) => {
      const lists = values.map((value) => {
        if (value === null) return []
        if (!Array.isArray(value)) throw describeMisfit(name, value)
        return value as readonly Value[]
      })
      const valueOffsets = new Int32Array(lists.length + 1)
      lists.forEach((list, at) => {
        valueOffsets[at + 1] = (valueOffsets[at] ?? 0) + list.length
      })
      return makeData({ type, ...writePresence(values), valueOffsets, child: item.data(lists.flat()) })
    },
  }
}

function structColumn(
  name: string,
  members: readonly { readonly key: string; readonly column: ArrowColumn }[],
): ArrowColumn {
  const type = new Struct(members.map(({ key, column }) => new Field(key, column.type, true)))
  return {
    type,
    data: (values) => {
      const wrong = values.find((value) => value !== null && !isRow(value))
      if (wrong !== undefined) throw describeMisfit(name, wrong)
      const children = members.map(({ key, column }) =>
        column.data(values.map((value) => (isRow(value) ? (value[key] ?? null) : null))),
      )
      return makeData({ type, ...writePresence(values), children })
    },
  }
}
