import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { toJson } from '../../../server/snapshots/values.ts'
import { exactJson } from '../helpers/body.ts'
import { writeWhole } from '../helpers/synthetic-list.ts'
import { flat, readArrow, readCsv, readCsvWithDuckDb, readXml, toTree } from '../helpers/read-back.ts'

const ODD = [
  ...['"', '""', ',', ';', '\n', '\r', '\r\n', '\0', '\t', '\u001b', '\u007f', '\u0085', '\u2028', '\ufeff', '\uffff'],
  ...[']]>', '<a>', '&amp;', '&', '<!--', '<![CDATA[', '=1+1', '+1', '-1', '@SUM(A1)', "'", "'=1", ' ', 'nil', 'null'],
  ...['😀', 'ção', 'é', '00012', '1e5', '[]', '{}', '\\', '\\n', 'true'],
]
const oddText = fc
  .array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 6 })
  .map((parts) => parts.join(''))

const exact = (digits: number, scale: number) =>
  fc.bigInt({ min: 1n - 10n ** BigInt(digits), max: 10n ** BigInt(digits) - 1n }).map((units) => {
    const all = String(units < 0n ? -units : units).padStart(scale + 1, '0')
    const fraction = scale === 0 ? '' : `.${all.slice(-scale)}`
    return new ExactNumber(`${units < 0n ? '-' : ''}${all.slice(0, all.length - scale)}${fraction}`)
  })
const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 })

const row: fc.Arbitrary<Row> = fc.record({
  name: maybe(oddText),
  day: maybe(day.map((instant) => instant.toISOString().slice(0, 10))),
  held: maybe(fc.boolean()),
  whole: maybe(fc.integer()),
  long: maybe(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((long) => new ExactNumber(String(long)))),
  wide: maybe(exact(38, 0)),
  money: maybe(exact(20, 2)),
  fine: maybe(exact(38, 12)),
  extra: fc.record({ note: oddText, rate: exact(18, 6) }, { requiredKeys: [] }).map((extra): Row => ({ ...extra })),
  parts: fc.array(fc.record({ label: oddText, value: maybe(exact(38, 2)) }), { maxLength: 3 }),
})
const pieces = fc.array(fc.array(row, { maxLength: 4 }), { maxLength: 3 })

/** Other tests compare this JSON with the database. */
const writeJson = (rows: readonly Row[]) => rows.map((each) => exactJson(toJson(each)))
const isControl = (sign: string) => /[\u0000-\u001f\u007f-\u009f]/.test(sign)

/** Puts the guard before what begins the text, or would where a spreadsheet takes any separator. */
function guard(text: string): string {
  let [guarded, begins] = ['', true]
  for (const [at, sign] of Array.from(text).entries()) {
    if (begins && ('=+-@'.includes(sign) || (at === 0 && isControl(sign)))) guarded += "'"
    guarded += sign
    begins = ',;|\t\r\n'.includes(sign) || (begins && at > 0 && (sign === '"' || isControl(sign)))
  }
  return guarded
}

/** Guards each label of a list: in JSON a text begins behind a comma. */
const guardLabels = (parts: readonly { readonly label: string }[]) =>
  parts.map((part) => ({ ...part, label: part.label.replaceAll(/(^|[,;|])(?=[=+\-@])/g, "$1'") }))

describe('odd texts and the longest numbers', () => {
  it('come out of NDJSON as they went in, one row on each line', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async (given) => {
        const lines = (await writeWhole('ndjson', ...given)).toString().split('\n')

        expect(lines.pop()).toBe('')
        expect(lines.map(exactJson)).toEqual(writeJson(given.flat()))
      }),
    )
  })

  it('come out of Arrow as they went in', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async (given) => {
        const { rows } = readArrow(await writeWhole('arrow', ...given))

        const expected = writeJson(given.flat()).map((each) => flat(each))
        expect(rows).toEqual(eachText(expected, asDecoded))
      }),
    )
  })

  it('come out of XML as they went in, except for the characters that XML cannot hold', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async (given) => {
        const tree = readXml((await writeWhole('xml', ...given)).toString())

        const body = { success: true, data: writeJson(given.flat()) }
        expect(tree).toEqual([['response', toTree(eachText(body, legalInXml))]])
      }),
    )
  })

  it('come out of CSV as they went in, except for the guard before a formula', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async (given) => {
        const { rows } = readCsv((await writeWhole('csv', ...given)).toString())

        expect(rows).toEqual(csvRows(given.flat()))
      }),
    )
  })

  it('come out of CSV in the same way for DuckDB', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async (given) => {
        const { rows } = await readCsvWithDuckDb((await writeWhole('csv', ...given)).toString())

        expect(rows).toEqual(eachText(csvRows(given.flat()), asDecoded))
      }),
      { numRuns: 60 },
    )
  })
})

/** Reads CSV as a spreadsheet does: a quote is a sign of CSV only where a cell begins with it. */
function readAsSpreadsheet(text: string, separator: string): string[] {
  const cells: string[] = []
  for (let at = 0; at <= text.length; at += 1) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; at < text.length && !(text[at] === '"' && text[at + 1] !== '"'); at += 1) {
        if (text[at] === '"') at += 1
        cell += text[at] ?? ''
      }
      at += 1
    }
    for (; at < text.length && !`${separator}\r\n`.includes(text[at] ?? ''); at += 1) cell += text[at] ?? ''
    cells.push(cell)
  }
  return cells
}

describe('a spreadsheet', () => {
  const NUMBER = /^[+-]?[\d.,]+(?:[;\t|].*)?$/s
  const SEPARATORS = [',', ';', '\t', '|']
  const find = (text: string, separator: string) =>
    readAsSpreadsheet(text, separator).filter((cell) => /^[=+\-@]/.test(cell) && !NUMBER.test(cell))

  it.each(['point', 'comma'] as const)(
    'finds no formula in CSV with a decimal %s, whatever separator it takes',
    async (decimal) => {
      await fc.assert(
        fc.asyncProperty(pieces, async (given) => {
          const text = (await writeWhole({ format: 'csv', decimal }, ...given)).toString().replace(/^\ufeff/, '')

          for (const separator of SEPARATORS) expect(find(text, separator)).toEqual([])
        }),
        { numRuns: 300 },
      )
    },
  )

  it.each([
    'ACME,=1+1',
    'ACME;=1+1',
    'a\t@SUM(A1)',
    'a|+1',
    'a\n-1',
    'a;"=1+1"',
    'a,"\u0001=1',
    'x;,=1',
    '",=1"',
    '\ufeff+1',
  ])('finds no formula in %j, also in the text of a list', async (name) => {
    const made = [{ name, day: null, held: null, whole: null, long: null, wide: null, money: null, fine: null }]
    const rows = made.map((each) => ({ ...each, extra: {}, parts: [{ label: name, value: null }] }))
    for (const decimal of ['point', 'comma'] as const) {
      const text = (await writeWhole({ format: 'csv', decimal }, rows)).toString().replace(/^\ufeff/, '')
      for (const separator of SEPARATORS) expect(find(text, separator)).toEqual([])
    }
  })
})

const TEXTS = ['name', 'extra_note']

/** Gives the texts of the cells: texts with the guard, numbers without it, lists as their JSON. */
function csvRows(rows: readonly Row[]): Record<string, unknown>[] {
  return rows.map((each) => {
    const cells = Object.entries(flat(exactJson(toJson(each)))).map(([name, cell]) => {
      if (Array.isArray(cell)) return [name, toJson(guardLabels(each['parts'] as never))]
      return [name, TEXTS.includes(name) ? guard(cell as string) : cell]
    })
    return Object.fromEntries(cells) as Record<string, unknown>
  })
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => eachText(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachText(inner, change)]))
}

/** Both readers decode with TextDecoder, which takes a byte order mark away wherever a text begins with one. */
const asDecoded = (text: string) => text.replace(/^\ufeff/, '')

/** Keeps what the production Char of XML 1.0 allows. */
function legalInXml(text: string): string {
  return Array.from(text)
    .filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      if (code < 0x20) return [0x9, 0xa, 0xd].includes(code)
      return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
    })
    .join('')
}
