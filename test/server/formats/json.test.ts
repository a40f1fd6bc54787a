import { expect, it } from 'vitest'
import { type Row, Rows, type Value } from '../../../schemas/api/endpoint.ts'
import { writeJson } from '../../../server/formats/json.ts'
import { toJson } from '../../../server/snapshots/values.ts'

async function writeWhole(value: Value, path: readonly string[]): Promise<string> {
  const pieces: string[] = []
  for await (const piece of writeJson(value, path)) pieces.push(piece)
  return pieces.join('')
}

const ROWS: readonly Row[] = [
  { a: '1.00', b: null },
  { a: '2.00', b: [1, 2] },
  { a: '3.00', b: { c: true } },
]
const inPieces = () => Rows.of(ROWS)
const beside = { note: 'x', list: [{ a: '9.00' }], none: [], inner: { data: [{ a: '8.00' }] } }

it.each([0, 1, 3])('a list of %s rows that comes in pieces is written as the same list whole', async (count) => {
  const rows = ROWS.slice(0, count)

  const whole = toJson({ ...beside, data: rows, end: 1 })
  expect(await writeWhole({ ...beside, data: Rows.of(rows), end: 1 }, ['data'])).toBe(whole)
  expect(await writeWhole({ ...beside, data: rows, end: 1 }, ['data'])).toBe(whole)
})

it('a list below another name is written as the same list whole, and so are those of the items of a batch', async () => {
  expect(await writeWhole({ before: 1, data: { ...beside, lines: inPieces() }, end: 1 }, ['data', 'lines'])).toBe(
    toJson({ before: 1, data: { ...beside, lines: ROWS }, end: 1 }),
  )
  const items = Rows.of([
    { id: '1', lines: inPieces() },
    { id: '2', lines: [] },
  ])
  expect(await writeWhole({ data: items }, ['data', 'lines'])).toBe(
    toJson({
      data: [
        { id: '1', lines: ROWS },
        { id: '2', lines: [] },
      ],
    }),
  )
})
