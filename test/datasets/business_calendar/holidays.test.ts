import { utils, write } from '@e965/xlsx'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname
const SHEET = 'www.anbima.com.br/feriados/arqs/feriados_nacionais.xls'
const OF_2019 = new URL('../../fixtures/feriados_nacionais_2019.xls', import.meta.url)
const HEADER = ['Data', 'Dia da Semana', 'Feriado']
const NEW_YEAR = [36_892, 'segunda-feira', 'Confraternização Universal']

const ALONE = { datasets: ['business_calendar'] }

type Rows = readonly (readonly (string | number)[])[]

async function compiled(rows: Rows) {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  const bytes = write(
    { SheetNames: ['Feriados'], Sheets: { Feriados: sheet } },
    { type: 'buffer', bookType: 'biff8' },
  ) as Buffer
  return compiledFrom(bytes)
}

async function mirrorOf(bytes: Buffer): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(dirname(join(folder, SHEET)), { recursive: true })
  await writeFile(join(folder, SHEET), bytes)
  return folder
}

const compiledFrom = async (bytes: Buffer) => compileMirror(await mirrorOf(bytes), ALONE)

describe('the holidays of the banks', () => {
  it('are those of the sheet up to its notes, each naming its row', async () => {
    const built = await compiled([HEADER, NEW_YEAR, ['Fonte: ANBIMA'], [36_893, 'terça-feira', 'below the notes']])

    const rows = (await listRows(built, 'calendar_holiday')).filter(({ calendar }) => calendar === 'br-banks')
    expect(rows).toEqual([
      {
        calendar: 'br-banks',
        date: '2001-01-01',
        name: 'Confraternização Universal',
        weekday_filed: 'segunda-feira',
        source_member: 'feriados_nacionais.xls',
        source_line: '2',
      },
    ])
  })

  it('of the edition of 2024 are 1,264 on 1,263 days, two of them on 21 April 2079', async () => {
    const built = await compileMirror(SAMPLE, { ...ALONE, from: null })

    const rows = (await listRows(built, 'calendar_holiday')).filter(({ calendar }) => calendar === 'br-banks')
    expect([rows.length, new Set(rows.map(({ date }) => date)).size]).toEqual([1264, 1263])
    expect(rows.filter(({ date }) => date === '2079-04-21').map(({ name }) => name)).toEqual([
      'Paixão de Cristo',
      'Tiradentes',
    ])
  })

  it.each([
    [
      'a date that is not the weekday next to it',
      [HEADER, [36_893, 'segunda-feira', 'x']],
      /2001-01-02 is no segunda-feira/,
    ],
    ['another header', [['Dia', 'Dia da Semana', 'Feriado'], NEW_YEAR], /unknown column "Dia".*missing column Data/],
    ['a row with a cell too many', [HEADER, [...NEW_YEAR, 'more']], /4 fields where the header has 3/],
  ])('with %s are refused', async (_name, rows, words) => {
    const built = await compiled(rows)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(words)
  })

  it('on a weekday are days without a session too, of every edition', async () => {
    const of2024 = await compileMirror(SAMPLE, { ...ALONE, from: null })
    const of2019 = await compiledFrom(readFileSync(OF_2019))

    for (const { log } of [of2024, of2019])
      expect(log.map(({ detail }) => detail)).toContain('no_session_on_bank_holidays 0 not in the list of sessions')
  })

  it('that the list of sessions has not are named', async () => {
    // Thursday 2 and Saturday 4 January 2025; the exchange never has a session on a Saturday.
    const { partitions, log } = await compiled([
      HEADER,
      [45_659, 'quinta-feira', 'a new holiday'],
      [45_661, 'sábado', 'another'],
    ])

    expect(log.map(({ detail }) => detail)).toContain(
      'no_session_on_bank_holidays 1 not in the list of sessions: 2025-01-02',
    )
    expect(partitions[0]?.result.checks).toContainEqual(
      expect.objectContaining({ id: 'no_session_on_bank_holidays', passed: false }),
    )
  })

  it('of an older edition do not replace those of a newer one, which has more', async () => {
    const { dataDir } = await buildFrom(SAMPLE, ALONE)

    const older = await buildFrom(await mirrorOf(readFileSync(OF_2019)), { ...ALONE, dataDir })

    expect(refusals(older).join()).toMatch(/only_grows: calendar_holiday: br-banks has 936 rows and had 1264/)
    expect(await listRows(older, 'calendar_holiday')).toHaveLength(1835)
  })

  it.each([
    ['a text', Buffer.from('Data;Dia da Semana;Feriado\r\n')],
    ['half of the sheet', readFileSync(OF_2019).subarray(0, 30_000)],
  ])('in a file that is %s are refused', async (_name, bytes) => {
    const built = await compiledFrom(bytes)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toContain('feriados_nacionais.xls is not a workbook')
  })
})
