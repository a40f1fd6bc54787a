import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { readSheetLines } from '../../../pipeline/read/sheet.ts'
import { readWorkbookLines } from '../../../pipeline/second-reading/workbook.ts'
import indexes from '../../../schemas/datasets/b3_index/dataset.ts'
import calendar from '../../../schemas/datasets/business_calendar/dataset.ts'
import statistics from '../../../schemas/datasets/statistics/dataset.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { withFault } from '../../helpers/sql-faults.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { buildSample } from '../../server/helpers/snapshot.ts'

const SAMPLE = 'data/sample'
const DELIVERIES = 'test/datasets/cvm_fund_delivery/sample'
const WORKBOOKS = [
  `${SAMPLE}/www.anbima.com.br/feriados/arqs/feriados_nacionais.xls`,
  'test/fixtures/feriados_nacionais_2019.xls',
]

async function readText(lines: AsyncIterable<Buffer>, encoding: 'latin1' | 'utf8'): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of lines) pieces.push(piece)
  return Buffer.concat(pieces).toString(encoding)
}

describe('the second reading of the sample', () => {
  it('reads lines of every dataset and every member, and none differs', async () => {
    const built = await buildSample()
    const delivered = await compileMirror(DELIVERIES, { datasets: ['cvm_fund_delivery'], from: '2005-01' })

    const said = [...built.log, ...delivered.log].filter(({ detail }) => detail.startsWith('read again'))
    const read = new Set(said.map(({ subject }) => subject.split(' ')[0]))
    expect([...read].sort()).toEqual(datasets.map(({ id }) => id).sort())
    expect(said.filter(({ detail }) => /\b0 rows and 0 lines|no second reader/.test(detail))).toEqual([])
    expect([...refusals(built), ...refusals(delivered)]).toEqual([])
  })

  it.each([
    [
      'a holiday on another day',
      calendar,
      'calendar_holiday.sql',
      'FROM raw_holiday\nUNION',
      'FROM (SELECT * REPLACE ("Data" + 1 AS "Data") FROM raw_holiday) AS raw_holiday\nUNION',
      /feriados_nacionais\.xls line \d+ column calendar_holiday\.date/,
    ],
    [
      'a closed day of the list on another day',
      calendar,
      'calendar_holiday.sql',
      'closed_day.day::DATE   AS date',
      'closed_day.day::DATE + 1 AS date',
      /closed-days line \d+ column calendar_holiday\.date/,
    ],
    [
      'an index with another number of securities',
      indexes,
      'b3_index.sql',
      'count(*) AS securities',
      'count(*) + 1 AS securities',
      /column b3_index\.securities/,
    ],
    [
      'an index that the list does not have',
      indexes,
      'b3_index.sql',
      'index_code AS code',
      "index_code || '2' AS code",
      /is in no row/,
    ],
    [
      'another day of revision',
      statistics,
      'statistic_value.sql',
      "strptime(modified, '%d/%m/%Y')::DATE ",
      "strptime(modified, '%d/%m/%Y')::DATE + 1 ",
      /column statistic_value\.modified_date/,
    ],
  ] as const)('refuses %s', async (_what, dataset, file, from, to, words) => {
    const fault = await withFault(dataset, file, from, to)

    const built = await compileMirror(SAMPLE, { declared: [fault], datasets: [dataset.id] })

    expect([built.exit, refusals(built).join()]).toEqual([2, expect.stringMatching(words)])
    expect(refusals(built).join()).toContain('SECOND_READING_DIFFERS')
  })
})

describe('a workbook', () => {
  it.each(WORKBOOKS)('%s has the same rows to both readers', async (path) => {
    const again = (await readText(readWorkbookLines(path), 'utf8')).split('\n')

    expect(again).toEqual((await readText(readSheetLines(path, 'feriados_nacionais.xls'), 'latin1')).split('\n'))
    expect(again.length).toBeGreaterThan(900)
  })

  it('has no value below a header without cells, because nothing names its column', async () => {
    const path = join(await temporaryFolder(), 'no-header.xls')
    const sheet = { A2: { t: 'n' as const, v: 43_831 }, '!ref': 'A1:A2' }
    const book = { SheetNames: ['days'], Sheets: { days: sheet } }
    await writeFile(path, write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer)

    expect(await readText(readWorkbookLines(path), 'utf8')).toBe('\n\n')
  })

  it('is refused if it is none', async () => {
    await expect(readWorkbookLines('package.json').next()).rejects.toThrow('the file is no workbook')
  })
})
