import { describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { buildDownloadName } from '../../../server/answer/answer-headers.ts'
import { writeWhole } from '../helpers/synthetic-list.ts'
import { readArrow } from '../helpers/read-back.ts'

const EMPTY: Row = {
  ...{ name: null, day: null, held: null, whole: null, long: null, wide: null, money: null, fine: null },
  ...{ extra: {}, parts: [] },
}
const HEADER = 'name,day,held,whole,long,wide,money,fine,extra_note,extra_rate,parts\r\n'
const writeCsv = async (row: Row) => (await writeWhole('csv', [{ ...EMPTY, ...row }])).toString().slice(HEADER.length)

describe('CSV', () => {
  it('has the whole header, whichever columns are filled, even without rows', async () => {
    expect((await writeWhole('csv')).toString()).toBe(HEADER)
    expect((await writeWhole('csv', [EMPTY])).toString()).toBe(`${HEADER},,,,,,,,,,[]\r\n`)
  })

  it('distinguishes an empty text from an absent one', async () => {
    expect(await writeCsv({ name: '' })).toBe('"",,,,,,,,,,[]\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+55', "'+55"],
    ['-', "'-"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\0', "'\0"],
    ['\r', `"'\r"`],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['1-1', '1-1'],
    ["'", "'"],
  ])('writes the text %j as %j', async (name, cell) => {
    expect(await writeCsv({ name })).toBe(`${cell},,,,,,,,,,[]\r\n`)
  })

  it('leaves negative numbers as they are', async () => {
    expect(await writeCsv({ money: new ExactNumber('-0.01'), whole: -5 })).toBe(',,,-5,,,-0.01,,,,[]\r\n')
  })

  it('holds a list as its JSON', async () => {
    const parts = [{ label: 'a "b"', value: new ExactNumber('1.50') }]

    expect(await writeCsv({ parts })).toBe(',,,,,,,,,,"[{""label"":""a \\""b\\"""",""value"":1.50}]"\r\n')
  })
})

describe('half of a surrogate pair', () => {
  const rows = [
    { ...EMPTY, name: 'a\ud83d' },
    { ...EMPTY, name: '\ude00b' },
  ]

  it('is dropped from XML', async () => {
    expect((await writeWhole('xml', rows)).toString()).toMatch(/<name>a<\/name>.*<name>b<\/name>/)
  })

  it('is replaced in CSV and Arrow, and does not join another half', async () => {
    expect((await writeWhole('csv', rows)).toString()).toMatch(/\r\na\ufffd,[^]*\r\n\ufffdb,/)
    expect(readArrow(await writeWhole('arrow', rows)).rows.map(({ name }) => name)).toEqual(['a\ufffd', '\ufffdb'])
  })

  it('is escaped in NDJSON', async () => {
    expect((await writeWhole('ndjson', rows)).toString()).toMatch(/"a\\ud83d"[^]*"\\ude00b"/)
  })
})

describe('Arrow', () => {
  it('has the declared type of each column, even without rows', async () => {
    const types = {
      ...{ name: 'Utf8', day: 'Date32<DAY>', held: 'Bool', whole: 'Int32', long: 'Int64' },
      ...{ wide: 'Decimal[38e0]', money: 'Decimal[20e+2]', fine: 'Decimal[38e+12]' },
      ...{
        extra_note: 'Utf8',
        extra_rate: 'Decimal[18e+6]',
        parts: 'List<Struct<{label:Utf8, value:Decimal[38e+2]}>>',
      },
    }

    expect(readArrow(await writeWhole('arrow', [EMPTY])).types).toEqual(types)
    expect(readArrow(await writeWhole('arrow'))).toEqual({ header: Object.keys(types), types, rows: [] })
  })

  it.each<Row>([
    { money: new ExactNumber('0.001') },
    { money: new ExactNumber(`1${'0'.repeat(18)}.00`) },
    { money: 'ten' },
    { whole: 2 ** 31 },
    { whole: 0.5 },
    { long: new ExactNumber('9223372036854775808') },
    { day: '2025-13-01' },
    { held: 1 },
    { name: 5 },
    { parts: {} },
  ])('breaks rather than change the value %j, which is not of its declared type', async (wrong) => {
    await expect(writeWhole('arrow', [{ ...EMPTY, ...wrong }])).rejects.toThrow(
      `column ${Object.keys(wrong).join('')} `,
    )
  })

  it('takes a whole number where decimals are declared', async () => {
    const { rows } = readArrow(await writeWhole('arrow', [{ ...EMPTY, money: new ExactNumber('-7'), fine: 0 }]))

    expect(rows).toEqual([{ money: '-7.00', fine: '0.000000000000', parts: [] }])
  })
})

describe('the name of a download', () => {
  it.each([
    ['fund_portfolio-00068305000135-2025-10-31', 'fund_portfolio-00068305000135-2025-10-31.csv'],
    ['fund-00068305000135', 'fund-00068305000135-2026-01-10.csv'],
    ['../../etc/passwd', 'etc-passwd-2026-01-10.csv'],
    ['a"; filename="b\r\nX: y', 'a-filename-b-X-y-2026-01-10.csv'],
    ['ação 2025-10', 'a-o-2025-10.csv'],
  ])('of %j is %j', (fileName, name) => {
    expect(buildDownloadName(fileName, '20260110T030000Z', 'csv')).toBe(name)
  })

  it('has a limited length', () => {
    expect(buildDownloadName('x'.repeat(1000), '20260110T030000Z', 'arrow').length).toBeLessThan(200)
  })
})
