import { unzipSync, zipSync } from 'fflate'

/** Changes the bytes of a file of a portal, as a fault of the portal would. */
export type EditFile = (bytes: Buffer) => Buffer

/** Changes the lines of a text, header first. */
export type EditLines = (lines: readonly string[]) => readonly string[]

/** Changes one value of a line; `at` is the number of the line. */
type EditValue = (value: string, at: number) => string

/** Edits the members of a zip whose names match; the others stay. */
export function inZip(member: RegExp, edit: EditFile, rename: (name: string) => string = (name) => name): EditFile {
  return (bytes) => {
    const members = Object.entries(unzipSync(bytes)).map(([name, content]): [string, Uint8Array] => [
      rename(name),
      member.test(name) ? edit(Buffer.from(content)) : content,
    ])
    return Buffer.from(zipSync(Object.fromEntries(members), { level: 1, mtime: new Date(2025, 10, 21) }))
  }
}

/** Edits a text in ISO-8859-1 as its lines. */
export function inLines(edit: EditLines): EditFile {
  return (bytes) => {
    const text = bytes.toString('latin1')
    const end = text.includes('\r\n') ? '\r\n' : '\n'
    const lines = text.split(end)
    const isEnded = lines.at(-1) === ''
    return Buffer.from([...edit(isEnded ? lines.slice(0, -1) : lines), ...(isEnded ? [''] : [])].join(end), 'latin1')
  }
}

/** Replaces texts everywhere, such as a day. */
export function replacing(from: string | RegExp, to: string): EditFile {
  return (bytes) => Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Edits the values of columns, by their names in the header; quotes around a value stay. */
export function column(names: string, edit: EditValue): EditLines {
  return ([header = '', ...lines]) => {
    const all = header.split(';').map(unquote)
    const places = names.split(' ').map((name) => {
      const place = all.indexOf(name)
      if (place < 0) throw new Error(`there is no column ${name} in ${header}`)
      return place
    })
    return [
      header,
      ...lines.map((line, at) => {
        const values = line.split(';')
        for (const place of places) {
          const value = values[place] ?? ''
          const plain = unquote(value)
          values[place] = value === plain ? edit(plain, at) : `"${edit(plain, at)}"`
        }
        return values.join(';')
      }),
    ]
  }
}

/** Edits the characters of a record from one position to another, counted from 1. */
export function positions(ranges: readonly (readonly [number, number])[], edit: EditValue): EditLines {
  return ([header = '', ...lines]) => [
    header,
    ...lines.map((line, at) => {
      if (!line.startsWith('01')) return line
      let edited = line
      for (const [from, to] of ranges) {
        const value = edit(edited.slice(from - 1, to), at)
        edited = edited.slice(0, from - 1) + value + edited.slice(to)
      }
      return edited
    }),
  ]
}

/** Exchanges the values of two columns. */
export function swap(a: string, b: string): EditLines {
  return ([header = '', ...lines]) => {
    const [one, other] = [header.split(';').indexOf(a), header.split(';').indexOf(b)]
    return [
      header,
      ...lines.map((line) => {
        const values = line.split(';')
        const [first = '', second = ''] = [values[one], values[other]]
        values[one] = second
        values[other] = first
        return values.join(';')
      }),
    ]
  }
}

/** Gives each line the value of the line half a file further on: no line keeps its own. */
export function shuffle(name: string): EditLines {
  return (lines) => {
    const [header = '', ...rest] = lines
    const place = header.split(';').indexOf(name)
    const values = rest.map((line) => line.split(';')[place] ?? '')
    // Lines of one owner lie together, and are moved together.
    const others = [...new Set(values)]
    const next = new Map(
      others.map((value, at) => [value, others[(at + Math.ceil(others.length / 2)) % others.length]]),
    )
    return column(name, (value) => next.get(value) ?? value)(lines)
  }
}

/** Keeps this many of the first lines. */
export function cut(share: number): EditLines {
  return ([header = '', ...lines]) => [header, ...lines.slice(0, Math.ceil(lines.length * share))]
}

export const twice: EditLines = ([header = '', ...lines]) => [header, ...lines, ...lines]
export const reversed: EditLines = ([header = '', ...lines]) => [header, ...lines.toReversed()]

/** Moves the decimal mark of a figure to the right, or to the left if `places` is negative; decimals that no longer fit go. */
export function shift(places: number): EditValue {
  return (value) => {
    const found = /^(-?)(\d+)([.,]?)(\d*)$/.exec(value)
    if (found === null) return value
    const [, sign = '', whole = '', mark = '', decimals = ''] = found
    const digits = whole + decimals
    const point = whole.length + places
    const padded =
      point > digits.length ? digits.padEnd(point, '0') : digits.padStart(digits.length + Math.max(0, 1 - point), '0')
    const at = Math.max(1, point)
    const after = padded.slice(at).slice(0, decimals.length)
    const before = padded.slice(0, at).replace(/^0+(?=\d)/, '')
    return `${sign}${before}${after === '' ? '' : `${mark}${after}`}`
  }
}

/** Without its decimal mark, as a program of another country writes it. */
export const unmarked: EditValue = (value) => value.replace(/[.,]/, '')
export const zeroed: EditValue = (value) => value.replace(/[1-9]/g, '0').replace(/^-/, '')
export const negated: EditValue = (value) => (value === '' ? '' : value.startsWith('-') ? value.slice(1) : `-${value}`)
export const emptied: EditValue = () => ''
/** Moves the digits of a figure of fixed width to the left. */
export const widthShift =
  (places: number): EditValue =>
  (value) =>
    value.slice(places).padEnd(value.length, '0')

/** Edits every other line, or every nth. */
export function everyNth(n: number, edit: EditValue): EditValue {
  return (value, at) => (at % n === 0 ? edit(value, at) : value)
}

function unquote(value: string): string {
  return /^"(.*)"$/.exec(value)?.[1] ?? value
}
