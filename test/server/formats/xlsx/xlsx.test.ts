import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../../schemas/core/exact-number.ts'
import { type Row, Rows } from '../../../../schemas/api/endpoint.ts'
import { writeXlsx } from '../../../../server/formats/xlsx/xlsx.ts'
import { readSheets } from '../../helpers/read-workbook.ts'
import { inTurn, ORIGIN, syntheticList, writeWhole } from '../../helpers/synthetic-list.ts'

const EMPTY: Row = {
  name: null,
  day: null,
  held: null,
  whole: null,
  long: null,
  wide: null,
  money: null,
  fine: null,
  extra: {},
  parts: [],
}

/** Reads the cells under the headings that these rows have in a workbook, by the names of the headings. */
async function readRows(...rows: readonly Row[]) {
  const { rows: [header = [], ...cells] = [], about = [] } = await readSheets(await writeWhole('xlsx', rows))
  const named = cells.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at] ?? null])))
  return { named, about }
}

const write = (pieces: AsyncIterable<readonly Row[]>, rowsASheet?: number) =>
  writeXlsx(
    { body: { success: true, data: new Rows(pieces) }, fileName: 'synthetic' },
    syntheticList,
    null,
    ORIGIN,
    rowsASheet,
  )

describe('a cell of a workbook', () => {
  it('has the type of its column: text, day, true or false, number', async () => {
    const { named } = await readRows({
      ...EMPTY,
      name: 'Cota',
      day: '2025-10-31',
      held: false,
      whole: 7,
      money: new ExactNumber('-1234.50'),
    })

    expect(named).toEqual([
      {
        name: 'Cota',
        day: new Date('2025-10-31'),
        held: false,
        whole: 7,
        long: null,
        wide: null,
        money: -1234.5,
        fine: null,
        extra_note: null,
        extra_rate: null,
        parts: '[]',
      },
    ])
  })

  it.each([
    ['123456789012345', 123456789012345],
    ['1234567890123456', '1234567890123456'],
    ['0.123456789012', 0.123456789012],
    ['123456.000000000000', 123456],
    ['1234567.123456789012', '1234567.123456789012'],
    ['-0.000000000001', -1e-12],
    ['100000000000000000000', '100000000000000000000'],
  ])('with the number %s keeps each digit, as a text where a spreadsheet has no place for them', async (text, cell) => {
    const { named, about } = await readRows({ ...EMPTY, fine: new ExactNumber(text) })

    expect(named[0]?.['fine']).toBe(cell)
    expect(about.some(([name]) => name === 'Numbers')).toBe(typeof cell === 'string')
  })

  it.each(['=1+1', '@SUM(A1)', ' two  spaces ', 'a & b < c > d "e"', 'José Ações — €', '_x0041_', '😀'])(
    'with the text %s is that text, and no formula',
    async (text) => {
      expect((await readRows({ ...EMPTY, name: text })).named[0]?.['name']).toBe(text)
    },
  )

  it('writes a control character by its code, so that the file stays XML', async () => {
    const files = unzipSync(await writeWhole('xlsx', [{ ...EMPTY, name: 'a\u0001b\rc\u0000' }]))

    expect(Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString()).toContain('>a_x0001_b_x000D_c_x0000_<')
  })

  it('with a text that is too long is cut with a note, and the sheet about the answer counts it', async () => {
    const { named, about } = await readRows({ ...EMPTY, name: 'x'.repeat(40_000) })

    expect(String(named[0]?.['name'])).toMatch(
      /^x{32000}x*… \(cut: ask for JSON\)$|^x{32000}x* … \(cut: ask for JSON\)$/,
    )
    expect(String(named[0]?.['name'])).toHaveLength(32_767)
    expect(about.find(([name]) => name === 'Texts')?.[1]).toMatch(/^1 texts? /)
  })

  it('with a day that spreadsheets count differently is a text', async () => {
    const { named } = await readRows({ ...EMPTY, day: '1900-02-28' }, { ...EMPTY, day: '1900-03-01' })

    expect(named.map(({ day }) => day)).toEqual(['1900-02-28', new Date('1900-03-01')])
  })
})

describe('a workbook', () => {
  const row = (at: number): Row => ({ ...EMPTY, whole: at })

  it('goes on in another sheet where one is full, with its headings', async () => {
    const pieces = [[1, 2], [], [3, 4, 5], [6]].map((piece) => piece.map(row))
    const parts: Uint8Array[] = []
    for await (const part of write(inTurn(pieces), 3)) parts.push(part)

    const sheets = await readSheets(Buffer.concat(parts))

    expect(Object.keys(sheets)).toEqual(['rows', 'rows 2', 'about'])
    const numbers = ['rows', 'rows 2'].map((name) => (sheets[name] ?? []).slice(1).map((cells) => cells[3]))
    expect(numbers).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    expect(sheets['rows 2']?.[0]).toEqual(sheets['rows']?.[0])
    expect(sheets['about']).toContainEqual(expect.arrayContaining(['Rows', '6']))
  })

  it('without rows has its headings', async () => {
    const { rows = [], about = [] } = await readSheets(await writeWhole('xlsx', []))

    expect(rows).toHaveLength(1)
    expect(about).toContainEqual(expect.arrayContaining(['Rows', '0']))
  })

  it('has the same bytes each time', async () => {
    expect(await writeWhole('xlsx', [row(1)])).toEqual(await writeWhole('xlsx', [row(1)]))
  })

  it('ends with the error of its rows', async () => {
    async function* failing() {
      yield await Promise.resolve([row(1)])
      throw new Error('the query failed')
    }
    const take = async () => {
      for await (const part of write(failing())) expect(part.length).toBeGreaterThan(0)
    }

    await expect(take()).rejects.toThrow('the query failed')
  })

  it('ends its rows when the client leaves', async () => {
    let isEnded = false
    async function* endless() {
      try {
        for (let at = 0; ; at++)
          yield await Promise.resolve(Array.from({ length: 2_000 }, () => ({ ...row(at), name: String(Math.sin(at)) })))
      } finally {
        isEnded = true
      }
    }
    let taken = 0
    for await (const part of write(endless())) {
      taken += part.length
      if (taken > 10_000) break
    }

    expect(isEnded).toBe(true)
  })
})
