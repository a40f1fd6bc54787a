import type { Column, HashPart } from './column.ts'
import { writeValueText } from './value-text.ts'

/** Declares that a column counts for a hash. */
export function hashed(hash: string, part: HashPart, column: Column): Column {
  return { ...column, hashes: { ...column.hashes, [hash]: part } }
}

/** Whether a statement names columns as the source does or as they are published. */
type Naming = 'source' | 'published'

/**
 * Writes the values of a hash for `concat_ws`, in the order of their places. Each is a text, empty without a value. A
 * group whose columns are all empty is one empty text; otherwise it begins with its name, so that no two rows read
 * alike. Throws if a place between two others is free, or if two groups share one.
 */
export function writeHashed(columns: Readonly<Record<string, Column>>, hash: string, naming: Naming): string {
  const places: Place[] = []
  for (const [name, column] of Object.entries(columns)) {
    const part = column.hashes?.[hash]
    if (part === undefined) continue
    const place = (places[part.place - 1] ??= { group: part.group, texts: [], isEmpty: [] })
    if (place.group !== part.group) throw new Error(`place ${String(part.place)} of the hash ${hash} has two groups`)
    const value = writeValue(name, column, part, naming)
    place.texts.push(value.text)
    place.isEmpty.push(value.isEmpty)
  }
  // A place that no column has is a hole of the array, which `findIndex` visits too.
  const free = places.findIndex((place: unknown) => place === undefined)
  if (places.length === 0) throw new Error(`no column counts for the hash ${hash}`)
  if (free >= 0) throw new Error(`no column has place ${String(free + 1)} of the hash ${hash}`)
  return writeGroups(places).join(',\n    ')
}

/** Columns of one place in SQL: their texts, and the conditions under which these are absent. */
interface Place {
  readonly group: string | undefined
  readonly texts: string[]
  readonly isEmpty: string[]
}

function writeValue(name: string, column: Column, { sql, unless = [] }: HashPart, naming: Naming) {
  const value = sql ?? (naming === 'published' ? name : findSourceName(name, column))
  const isText = column.duckdb === 'VARCHAR' || sql !== undefined
  const text = isText ? value : writeValueText(value, column.duckdb)
  const isFirst = unless.map((other) => `${other} IS NULL`).join(' AND ')
  return { text: isFirst === '' ? text : `CASE WHEN ${isFirst} THEN ${text} END`, isEmpty: `${value} IS NULL` }
}

function findSourceName(name: string, { copied = [] }: Column): string {
  const [field] = copied
  if (field === undefined) throw new Error(`${name} copies no column of the source: give the SQL that it counts with`)
  return field.name
}

function writeGroups(places: readonly Place[]): string[] {
  const written: string[] = []
  for (let at = 0; at < places.length;) {
    const group = places[at]?.group
    const next = places.findIndex((place, index) => index > at && (group === undefined || place.group !== group))
    const own = places.slice(at, next < 0 ? places.length : next)
    const texts = own.map((place) => `coalesce(${place.texts.join(', ')}, '')`).join(', ')
    const isEmpty = own.flatMap((place) => place.isEmpty).join(' AND ')
    written.push(
      group === undefined ? texts : `CASE WHEN ${isEmpty} THEN '' ELSE concat_ws('|', '${group}', ${texts}) END`,
    )
    at += own.length
  }
  return written
}
