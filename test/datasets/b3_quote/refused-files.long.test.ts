import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, type Built, refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type QuoteRecord, QUOTES_FOLDER, quoteFile, quotesMirror } from '../../helpers/quotes.ts'

const FROM_2024 = { from: '2024-01', to: '2024-12', datasets: ['b3_quote'] }
const NEXT_NIGHT = { now: '2025-12-16T03:00:00Z' }

const on = (day: string, price = '100'): QuoteRecord => ({ DATPRE: day, PREULT: price })
const days = async (built: Built) => (await listRows(built, 'b3_quote')).map((row) => [row['date'], row['close']])
const compiled = ({ log }: Built) =>
  log.filter(({ step, level }) => step === 'compile' && level === undefined).map(({ subject }) => subject)

const MONTH_AND_DAYS = {
  M112024: quoteFile([on('20241106', '200'), on('20241107', '200')]),
  D08112024: quoteFile([on('20241108', '300')]),
}
const OF_MONTH_AND_DAYS = [
  ['2024-11-06', '2.00'],
  ['2024-11-07', '2.00'],
  ['2024-11-08', '3.00'],
]

describe('a file of quotes that is refused', () => {
  const [header = '', first = ''] = quoteFile([on('20241106')])
  it.each([
    ['has no trailer', [header, first], /COTAHIST_A2024.TXT line 2 is the last line and not a trailer/],
    ['has a record of another year', quoteFile([on('20231106')]), /right_year.*2023-11-06/],
    ['has a record that cannot be read', quoteFile([{ ...on('20241106'), PREULT: '12X' }]), /line 2 column PREULT/],
  ])('because its year %s leaves the month and the day in use, and is reported', async (_name, year, sentence) => {
    const built = await compileMirror(await quotesMirror({ A2024: year, ...MONTH_AND_DAYS }), FROM_2024)

    expect(await days(built)).toEqual(OF_MONTH_AND_DAYS)
    expect(built.exit).toBe(1)
    expect(refusals(built).join()).toMatch(sentence)
  })

  it('because it is not a readable zip leaves the others in use', async () => {
    const mirror = await quotesMirror(MONTH_AND_DAYS)
    await writeFile(join(mirror, QUOTES_FOLDER, 'COTAHIST_A2024.ZIP'), 'PK cut')

    const built = await compileMirror(mirror, FROM_2024)

    expect(await days(built)).toEqual(OF_MONTH_AND_DAYS)
    expect([built.exit, refusals(built).join()]).toEqual([1, expect.stringContaining('COTAHIST_A2024.ZIP')])
  })

  it('leaves the others in use if it is the file of a month or of a day, and if several are refused', async () => {
    const cut = (day: string) => quoteFile([on(day)]).slice(0, 2)

    const built = await compileMirror(
      await quotesMirror({
        M112024: cut('20241106'),
        D06112024: quoteFile([on('20241106', '300')]),
        D07112024: cut('20241107'),
        D08112024: quoteFile([on('20241108', '300')]),
      }),
      FROM_2024,
    )

    expect(await days(built)).toEqual([
      ['2024-11-06', '3.00'],
      ['2024-11-08', '3.00'],
    ])
    expect(built.exit).toBe(1)
    expect(refusals(built).join()).toMatch(/COTAHIST_M112024.*COTAHIST_D07112024/s)
  })

  it('is all that a build reports if the others are already published', async () => {
    const mirror = await quotesMirror({ A2024: quoteFile([on('20241106')]).slice(0, 2), ...MONTH_AND_DAYS })
    const { dataDir } = await buildFrom(mirror, FROM_2024)

    const next = await buildFrom(mirror, { ...FROM_2024, ...NEXT_NIGHT, dataDir })

    expect(compiled(next)).toEqual([])
    expect([next.exit, refusals(next).length]).toEqual([1, 1])
    expect(await days(next)).toEqual(OF_MONTH_AND_DAYS)
  })

  it('loses no day that its last good edition had: it stays next to the new day', async () => {
    const mirror = await quotesMirror({ A2024: quoteFile([on('20241031'), on('20241106'), on('20241107')]) })
    const { dataDir } = await buildFrom(mirror, FROM_2024)
    await quotesMirror(
      { A2024: quoteFile([on('20241106', '900')]).slice(0, 2), D08112024: quoteFile([on('20241108', '300')]) },
      mirror,
    )

    const next = await buildFrom(mirror, { ...FROM_2024, ...NEXT_NIGHT, dataDir })

    expect(await days(next)).toEqual([
      ['2024-10-31', '1.00'],
      ['2024-11-06', '1.00'],
      ['2024-11-07', '1.00'],
      ['2024-11-08', '3.00'],
    ])
    expect(compiled(next)).toEqual(['b3_quote 2024-11'])
    expect(next.exit).toBe(1)
  })

  it('is used again when it is repaired', async () => {
    const mirror = await quotesMirror({ A2024: quoteFile([on('20241106')]).slice(0, 2), ...MONTH_AND_DAYS })
    const { dataDir } = await buildFrom(mirror, FROM_2024)
    await quotesMirror({ A2024: quoteFile([on('20241106'), on('20241107')]) }, mirror)

    const next = await buildFrom(mirror, { ...FROM_2024, ...NEXT_NIGHT, dataDir })

    expect(next.exit).toBe(0)
    expect(await days(next)).toEqual([
      ['2024-11-06', '1.00'],
      ['2024-11-07', '1.00'],
      ['2024-11-08', '3.00'],
    ])
  })
})

describe('a day of quotes in several files', () => {
  const agreement = async (files: Parameters<typeof quotesMirror>[0]) =>
    (await compileMirror(await quotesMirror(files), FROM_2024)).log.find(({ detail }) =>
      detail.startsWith('files_agree'),
    )

  it('that are equal cause no warning', async () => {
    const file = quoteFile([on('20241108')])

    expect(await agreement({ A2024: file, M112024: file, D08112024: file })).toMatchObject({
      level: 'info',
      detail: 'files_agree 0 of 1 days in several files differ',
    })
  })

  it.each([
    ['in a price', [on('20241108', '101')]],
    ['in the quotes there are', [on('20241108'), { ...on('20241108'), CODNEG: 'VALE3' }]],
  ])('that differ %s is named', async (_name, records) => {
    const year = quoteFile([on('20241107'), on('20241108')])

    expect(
      await agreement({ A2024: year, D07112024: quoteFile([on('20241107')]), D08112024: quoteFile(records) }),
    ).toMatchObject({
      level: 'warn',
      detail: 'files_agree 1 of 2 days in several files differ: 2024-11-08 in 1 quotes',
    })
  })
})
