import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { FARE_HEADERS, fareFile, type FareLayout, fareMirror, fares, FARES } from '../../helpers/fares.ts'
import { inReais, plainFares } from '../../helpers/plain-reading/fares.ts'

const MONTH = '2023-01'
const ONLY = { from: '2018-01', datasets: ['anac_fare'] }
const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname

const built = async (lines: readonly string[]) => compileMirror(await fareMirror({ [fareFile(MONTH)]: lines }), ONLY)

describe('the fares of the sample', () => {
  it('are those of its six files in four layouts, row by row', async () => {
    const folder = join(SAMPLE, FARES)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.csv$/i.test(name))

    const rows = await listRows(await compileMirror(SAMPLE, ONLY), 'anac_fare')

    const plain = files.flatMap((name) =>
      plainFares(join(folder, name)).map(
        (fare) =>
          `${name.slice(5)} ${String(fare.line)} ${fare.month} ${fare.airline} ${fare.origin} ${fare.destination} ${inReais(fare.cents)} ${String(fare.seats)}`,
      ),
    )
    const compiled = rows.map((row) =>
      [
        row['source_member'],
        row['source_line'],
        row['month'],
        row['airline_icao'],
        row['origin_icao'],
        row['destination_icao'],
        row['fare_value'],
        row['seats_sold'],
      ].join(' '),
    )
    expect(files).toHaveLength(6)
    expect(compiled.sort()).toEqual(plain.sort())
  })
})

describe('a month of fares', () => {
  it.each(Object.keys(FARE_HEADERS) as FareLayout[])('is recognised by its header only, here %s', async (layout) => {
    const rows = await listRows(await built(fares(MONTH, ['GLO;SBGR;SIRI;650,00;3'], layout)), 'anac_fare')

    expect(rows).toEqual([
      {
        month: MONTH,
        airline_icao: 'GLO',
        origin_icao: 'SBGR',
        destination_icao: 'SIRI',
        fare_value: '650.00',
        seats_sold: '3',
        source_member: '202301.csv',
        source_line: '2',
        competence_month: MONTH,
      },
    ])
  })

  it.each([
    ['650,00', '650.00'],
    ['1007,9', '1007.90'],
    ['900.0', '900.00'],
    ['900', '900.00'],
    ['1234567890.12', '1234567890.12'],
    ['0,5', '0.50'],
    ['7.100', '7.10'],
  ])('may write a fare as %s', async (filed, fare) => {
    expect(await listRows(await built(fares(MONTH, [`GLO;SBGR;SBRF;${filed};1`])), 'anac_fare')).toMatchObject([
      { fare_value: fare },
    ])
  })

  it.each([
    ['a thousand with a separator', 'GLO;SBGR;SBRF;1.007,90;1', 'TARIFA'],
    ['a fraction of a cent', 'GLO;SBGR;SBRF;7,001;1', 'TARIFA'],
    ['an exponent', 'GLO;SBGR;SBRF;1e3;1', 'TARIFA'],
    ['no fare', 'GLO;SBGR;SBRF;;1', 'TARIFA'],
    ['a negative fare', 'GLO;SBGR;SBRF;-7,00;1', 'TARIFA'],
    ['a part of a seat', 'GLO;SBGR;SBRF;7,00;1,5', 'ASSENTOS'],
    ['no seat', 'GLO;SBGR;SBRF;7,00;0', 'ASSENTOS'],
    ['no airline', ';SBGR;SBRF;7,00;1', 'EMPRESA'],
    ['an airline in the place of an aerodrome', 'GLO;GLO;SBRF;7,00;1', 'ORIGEM'],
    ['an aerodrome in small letters', 'GLO;SBGR;sbrf;7,00;1', 'DESTINO'],
  ])('with %s is refused by file, line and column', async (_name, line, column) => {
    const month = await built(fares(MONTH, ['GLO;SBGR;SBRF;6,00;1', line]))

    expect(month.exit).toBe(2)
    expect(refusals(month).join()).toContain(`202301.csv line 3 column ${column}`)
  })

  it('with a line too short is refused by file and line', async () => {
    const month = await built(fares(MONTH, ['GLO;SBGR;SBRF;6,00;1', 'GLO;SBGR']))

    expect(month.exit).toBe(2)
    expect(refusals(month).join()).toContain('202301.csv line 3')
  })

  it('that was cut within its last line is refused', async () => {
    const folder = await fareMirror({ [fareFile(MONTH)]: fares(MONTH, ['GLO;SBGR;SBRF;6,00;1']) })
    const path = join(folder, FARES, fareFile(MONTH))
    await writeFile(path, (await readFile(path)).subarray(0, -4))

    const month = await compileMirror(folder, ONLY)

    expect(month.exit).toBe(2)
    expect(refusals(month).join()).toContain('202301.csv ends in the middle of its last line')
  })

  it('under an unknown header is refused with the unknown names', async () => {
    const [header = '', ...lines] = fares(MONTH, ['GLO;SBGR;SBRF;6,00;1'])
    const month = await built([header.replace('TARIFA', 'VALOR'), ...lines])

    expect(month.exit).toBe(2)
    expect(refusals(month).join()).toMatch(/202301\.csv line 1: unknown column "VALOR"; missing column TARIFA/)
  })

  it('with the header of ISO-8859-1 in UTF-8 is refused', async () => {
    const [header = '', ...lines] = fares(MONTH, ['GLO;SBGR;SBRF;6,00;1'], 'words')
    const month = await built([Buffer.from(header, 'utf8').toString('latin1'), ...lines])

    expect(month.exit).toBe(2)
    expect(refusals(month).join()).toContain('202301.csv line 1: unknown column')
  })

  it('with a row of another month is refused, with the row’s line and month', async () => {
    const [, foreign = ''] = fares('2023-02', ['GLO;SBGR;SBRF;6,00;1'])
    const month = await built([...fares(MONTH, ['GLO;SBGR;SBRF;6,00;1']), foreign])

    expect(month.exit).toBe(2)
    expect(refusals(month).join()).toContain('right_month: 202301.csv line 3 column ANO, MES is 2023-02')
  })

  it('is the month in its rows and not the one in its name', async () => {
    const month = await built(fares('2022-01', ['GLO;SBGR;SBRF;6,00;1']))

    expect(month.exit).toBe(2)
    expect(refusals(month).join()).toContain('is 2022-01')
  })

  it('may file a fare twice: both rows stay, and a check reports them', async () => {
    const month = await built(fares(MONTH, ['GLO;SBGR;SBRF;6,00;1', 'GLO;SBGR;SBRF;6,0;2']))

    expect(await listRows(month, 'anac_fare')).toMatchObject([
      { fare_value: '6.00', seats_sold: '1', source_line: '2' },
      { fare_value: '6.00', seats_sold: '2', source_line: '3' },
    ])
    expect(month.log).toContainEqual(
      expect.objectContaining({
        step: 'check',
        level: 'warn',
        detail: expect.stringContaining('each_fare_once') as string,
      }),
    )
  })
})

describe('the column without a name', () => {
  const numbered = (...numbers: readonly string[]) => [
    FARE_HEADERS.numbered,
    ...numbers.map((number, at) => `${number};2023;1;GLO;SBGR;SBRF;${String(at + 1)},00;1`),
  ]

  it.each([
    ['rows from 0', ['0', '1', '2']],
    ['rows from 1', ['1', '2', '3']],
    ['the rows left of a larger table', ['4', '17', '230']],
  ])('may number %s', async (_name, numbers) => {
    expect(await listRows(await built(numbered(...numbers)), 'anac_fare')).toHaveLength(3)
  })

  it.each([
    ['what is no number', ['0', 'x', '2']],
    ['a number twice', ['0', '0', '2']],
    ['a smaller number', ['0', '5', '2']],
    ['nothing in a row', ['0', '', '2']],
  ])('with %s is refused, because its meaning is unknown', async (_name, numbers) => {
    const month = await built(numbered(...numbers))

    expect(month.exit).toBe(2)
    expect(refusals(month).join()).toMatch(/202301\.csv line [34] column ROW_NUMBER/)
  })
})
