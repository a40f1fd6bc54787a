import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { writeZip } from '../../helpers/portal.ts'
import { type QuoteRecord, QUOTES_FOLDER, quoteFile, quotesMirror, record } from '../../helpers/quotes.ts'

const FROM_2024 = { from: '2024-01', to: '2024-12', datasets: ['b3_quote'] }

const built = async (files: Parameters<typeof quotesMirror>[0]) => compileMirror(await quotesMirror(files), FROM_2024)
const quoted = async (...records: QuoteRecord[]) => built({ D08112024: quoteFile(records) })
const DAY = { DATPRE: '20241108' }

describe('a file of quotes', () => {
  it.each([
    ['COTAHIST_truncated_header.TXT', /line 1 has 34 bytes, a record has 245/],
    ['COTAHIST_trailer_mismatch.TXT', /line 506 is a trailer that counts 00000001745 records, but there are 506/],
  ])('such as %s is refused with its line', async (name, sentence) => {
    const mirror = await quotesMirror({ A2016: await readFile(new URL(`../../fixtures/${name}`, import.meta.url)) })

    const refused = await compileMirror(mirror, { ...FROM_2024, from: '2016-01', to: '2016-12' })

    expect(refused.exit).toBe(2)
    expect(refusals(refused).join()).toMatch(sentence)
    expect(refusals(refused).join()).toContain('COTAHIST_A2016.TXT')
  })

  const [header = '', first = '', trailer = ''] = quoteFile([DAY])
  it.each([
    ['without its header', [first, trailer], /line 1 is not a header/],
    ['without its trailer', [header, first], /line 2 is the last line and not a trailer/],
    ['with a record behind its trailer', [header, first, trailer, first], /line 4 is after the trailer/],
    ['with a record that is short', [header, first.slice(1), trailer], /line 2 has 244 bytes/],
    ['with a record that is long', [header, `${first} `, trailer], /line 2 has 246 bytes/],
    ['with a record of another type', [header, first.replace(/^01/, '02'), trailer], /line 2 has an unknown type/],
    ['with a trailer that counts one less', [header, trailer], /line 2 is a trailer that counts 00000000003/],
    ['with a blank ticker', [header, record({ ...DAY, CODNEG: '' }), trailer], /line 2 column CODNEG/],
    ['with a price that is no number', [header, record({ ...DAY, PREULT: '12X' }), trailer], /line 2 column PREULT/],
    ['with a blank price', [header, first.replace('0'.repeat(13), ' '.repeat(13)), trailer], /line 2 column PREABE/],
    ['with a figure that has a sign', [header, record({ ...DAY, QUATOT: '-1' }), trailer], /line 2 column QUATOT/],
    [
      'with a figure that does not fill its field',
      [header, first.replace('0'.repeat(13), `${' '.repeat(11)}12`), trailer],
      /line 2 column PREABE/,
    ],
    ['with a day that never was', [header, record({ DATPRE: '20241131' }), trailer], /line 2 column DATPRE/],
    ['of a day with a record of another', quoteFile([{ DATPRE: '20241107' }]), /right_day.*line 2.*2024-11-07/],
  ])('%s is refused with its line', async (_name, lines, sentence) => {
    const refused = await built({ D08112024: lines })

    expect(refused.exit).toBe(2)
    expect(refusals(refused).join()).toMatch(sentence)
  })

  it('that was cut inside a record is refused', async () => {
    const whole = Buffer.from(quoteFile([DAY, DAY]).join('\r\n'), 'latin1')

    const refused = await built({ D08112024: whole.subarray(0, 600) })

    expect(refusals(refused).join()).toMatch(/line 3 has 106 bytes/)
  })

  it('with a second file in its zip is refused: the right one is unknown', async () => {
    const mirror = await temporaryFolder()
    const files = { 'COTAHIST.A2024': quoteFile([DAY]), 'COPY.TXT': quoteFile([DAY]) }
    await writeZip(join(mirror, QUOTES_FOLDER, 'COTAHIST_A2024.ZIP'), files)

    expect(refusals(await compileMirror(mirror, FROM_2024)).join()).toContain('member YEAR is in the zip twice')
  })

  it('may lack the line end of its trailer, and separate its records by line feeds', async () => {
    const { exit } = await built({ D08112024: Buffer.from(quoteFile([DAY]).join('\n'), 'latin1') })

    expect(exit).toBe(0)
  })
})

describe('a quote', () => {
  it('keeps the price of a thousand, a strike in points, and a name with any letter and mark', async () => {
    const own = await quoted({
      ...DAY,
      NOMRES: 'AÇÃO;"\'& S/A',
      PREULT: '100',
      QUATOT: '123456789012345678',
      VOLTOT: '123456789012345678',
      FATCOT: '1000',
      PTOEXE: '1234567',
      INDOPC: '6',
      DATVEN: '20250117',
      TPMERC: '070',
      CODBDI: 'ZZ',
    })

    expect(await listRows(own, 'b3_quote')).toMatchObject([
      {
        name: 'AÇÃO;"\'& S/A',
        close: '1.00',
        quantity: '123456789012345678',
        volume: '1234567890123456.78',
        quotation_factor: '1000',
        strike_points: '1.234567',
        strike_correction: '6',
        expiry: '2025-01-17',
        bdi_code: 'ZZ',
      },
    ])
    expect(own.log.map(({ detail }) => detail)).toContain('documented_bulletin_codes ZZ outside the table of 2005')
  })

  it('of a ticker with a blank term, 000 and 030 are three', async () => {
    const own = await quoted({ ...DAY, PRAZOT: '030' }, { ...DAY, PRAZOT: '' }, { ...DAY, PRAZOT: '000' })

    expect((await listRows(own, 'b3_quote')).map((row) => row['term_days'])).toEqual([null, '0', '30'])
  })

  it('that is there twice refuses the month, naming both lines', async () => {
    expect(refusals(await quoted(DAY, DAY)).join()).toMatch(
      /several rows for date 2024-11-08 ticker PETR4 .*TXT line 2 and .*TXT line 3\)/,
    )
  })
})

describe('a day of quotes', () => {
  const day = (date: string, price: string) => ({ DATPRE: date, PREULT: price })
  const [year, month, own] = ['100', '200', '300']

  it.each([
    ['year, month and itself comes from the year', ['A2024', 'M112024', 'D08112024'], '1.00'],
    ['month and itself comes from the month', ['M112024', 'D08112024'], '2.00'],
    ['only itself comes from there', ['D08112024'], '3.00'],
  ])('that is in the files of its %s', async (_name, there, price) => {
    const all: Record<string, string[]> = {
      A2024: quoteFile([day('20241108', year), { ...day('20241108', year), CODNEG: 'VALE3' }]),
      M112024: quoteFile([day('20241108', month)]),
      D08112024: quoteFile([day('20241108', own)]),
    }
    const files = Object.fromEntries(there.map((name) => [name, all[name] ?? []]))

    const rows = await listRows(await built(files), 'b3_quote')

    expect(rows.find((row) => row['ticker'] === 'PETR4')).toMatchObject({ close: price })
    expect(rows.filter((row) => row['ticker'] === 'PETR4')).toHaveLength(1)
  })

  it('that its year and month do not have yet comes from its own file, the others from theirs', async () => {
    const rows = await listRows(
      await built({
        A2024: quoteFile([day('20241106', year)]),
        M112024: quoteFile([day('20241106', month), day('20241107', month)]),
        D06112024: quoteFile([day('20241106', own)]),
        D07112024: quoteFile([day('20241107', own)]),
        D08112024: quoteFile([day('20241108', own)]),
      }),
      'b3_quote',
    )

    expect(rows.map((row) => [row['date'], row['close']])).toEqual([
      ['2024-11-06', '1.00'],
      ['2024-11-07', '2.00'],
      ['2024-11-08', '3.00'],
    ])
  })

  it('of a month that the file of its year does not have yet is published', async () => {
    const files = { A2024: quoteFile([day('20241031', year)]), D01112024: quoteFile([day('20241101', own)]) }

    const rows = await listRows(await built(files), 'b3_quote')

    expect(rows.map((row) => [row['date'], row['competence_month']])).toEqual([
      ['2024-10-31', '2024-10'],
      ['2024-11-01', '2024-11'],
    ])
  })

  it('that comes the night after joins its month, and no other month is compiled', async () => {
    const mirror = await quotesMirror({
      D31102024: quoteFile([day('20241031', own)]),
      D07112024: quoteFile([day('20241107', own)]),
    })
    const { dataDir } = await buildFrom(mirror, FROM_2024)
    await quotesMirror({ D08112024: quoteFile([day('20241108', own)]) }, mirror)

    const next = await buildFrom(mirror, { ...FROM_2024, dataDir, now: '2025-12-16T03:00:00Z' })

    expect((await listRows(next, 'b3_quote')).map((row) => row['date'])).toEqual([
      '2024-10-31',
      '2024-11-07',
      '2024-11-08',
    ])
    expect(next.log.filter(({ step }) => step === 'compile').map(({ subject }) => subject)).toEqual([
      'b3_quote 2024-11',
    ])
  })
})

describe('a year of quotes', () => {
  it('is split into its months, each record with its line in the year', async () => {
    const records = Array.from({ length: 12 }, (_each, at) => ({
      DATPRE: `2024${String(12 - at).padStart(2, '0')}15`,
      PREULT: String(at),
    }))

    const rows = await listRows(await built({ A2024: quoteFile(records) }), 'b3_quote')

    expect(rows.map((row) => row['competence_month']).slice(0, 2)).toEqual(['2024-01', '2024-02'])
    expect(rows.map((row) => row['source_line'])).toEqual(records.map((_each, at) => String(13 - at)))
  })

  it('with a record of another year publishes none of it', async () => {
    const refused = await built({ A2024: quoteFile([DAY, { DATPRE: '20231108' }]) })

    expect(refused.exit).toBe(2)
    expect(refusals(refused).join()).toMatch(/right_year.*line 3 column DATPRE is 2023-11-08/)
  })

  it('that is damaged leaves what was published', async () => {
    const mirror = await quotesMirror({ A2024: quoteFile([DAY]) })
    const { dataDir } = await buildFrom(mirror, FROM_2024)
    await quotesMirror({ A2024: quoteFile([DAY, DAY]).slice(0, 2) }, mirror)

    const next = await buildFrom(mirror, { ...FROM_2024, dataDir, now: '2025-12-16T03:00:00Z' })

    expect(next.exit).toBe(2)
    expect(await listRows(next, 'b3_quote')).toHaveLength(1)
  })
})
