import { describe, expect, it } from 'vitest'
import { type Built, buildFrom, readServed } from '../../helpers/build.ts'
import { withCalendar } from '../../helpers/calendar.ts'
import { type QuoteRecord, quoteFile, quotesMirror } from '../../helpers/quotes.ts'

const ASKED = { from: '2024-11', to: '2024-12', datasets: ['b3_quote', 'business_calendar'] }
const LATER = '2025-12-16T03:00:00Z'

/** Those of November 2024 after the first. */
const SESSIONS = [4, 5, 6, 7, 8, 11, 12, 13, 14, 18, 19, 21, 22, 25, 26, 27, 28, 29]

/** Quotes of some tickers on days of a month. */
const quotes = (month: string, days: readonly number[], tickers = 10): QuoteRecord[] =>
  days.flatMap((day) =>
    Array.from({ length: tickers }, (_each, at) => ({
      DATPRE: `${month}${String(day).padStart(2, '0')}`,
      CODNEG: `ABCD${String(at)}`,
    })),
  )

async function readGrades({ dataDir }: Built) {
  const { manifest } = await readServed(dataDir)
  return manifest.partitions
    .filter(({ dataset }) => dataset === 'b3_quote')
    .map(({ sessions, checks }) => ({
      ...sessions,
      closed: checks.find(({ id }) => id === 'no_quotes_on_closed_days'),
    }))
}

const compiledIn = ({ log }: Built) => log.filter(({ step }) => step === 'compile').map(({ subject }) => subject)

describe('a month of quotes', () => {
  it('says which sessions it lacks, which are thin and which days are none, and is published all the same', async () => {
    const mirror = await quotesMirror({
      M112024: quoteFile([
        ...quotes('202411', [1, ...SESSIONS.filter((day) => ![6, 12].includes(day)), 20]),
        ...quotes('202411', [12], 4),
      ]),
      M122024: quoteFile(quotes('202412', [2])),
    })

    const built = await buildFrom(await withCalendar(mirror), ASKED)

    expect(built.exit).toBe(0)
    expect(await readGrades(built)).toEqual([
      {
        grade: 'partial',
        calendar: 'b3-sessions',
        until: '2024-11-30',
        expected: 19,
        present: 19,
        missing: ['2024-11-06'],
        thin: ['2024-11-12'],
        unexpected: ['2024-11-20'],
        closed: expect.objectContaining({
          figure: '1 of 19 days are none of b3-sessions: 2024-11-20',
          passed: false,
        }) as unknown,
      },
      expect.objectContaining({
        grade: 'complete',
        until: '2024-12-02',
        expected: 1,
        closed: expect.objectContaining({ passed: true }) as unknown,
      }),
    ])
    expect(built.log).toContainEqual(
      expect.objectContaining({
        subject: 'b3_quote 2024-11',
        level: 'warn',
        detail:
          'partial: by b3-sessions up to 2024-11-30 it lacks 1 of 19 sessions: 2024-11-06; most quotes of 2024-11-12',
      }),
    )
  })

  it('is not known without the calendar, and graded when that comes, without being compiled again', async () => {
    const mirror = await quotesMirror({ M112024: quoteFile(quotes('202411', [1, 5])) })
    const before = await buildFrom(mirror, ASKED)
    expect(await readGrades(before)).toMatchObject([{ grade: 'not_known', expected: null, closed: undefined }])

    const { dataDir } = before
    const after = await buildFrom(await withCalendar(mirror), { ...ASKED, dataDir, now: LATER })

    expect(compiledIn(after)).toEqual(['business_calendar'])
    expect(await readGrades(after)).toMatchObject([{ grade: 'partial', until: '2024-11-05', missing: ['2024-11-04'] }])
  })

  it('is compared up to its end once a later month is published, without being compiled again', async () => {
    const mirror = await withCalendar(
      await quotesMirror({ M112024: quoteFile(quotes('202411', [1, ...SESSIONS.slice(0, 16)])) }),
    )
    const before = await buildFrom(mirror, ASKED)
    expect(await readGrades(before)).toMatchObject([{ grade: 'complete', until: '2024-11-27' }])

    await quotesMirror({ M122024: quoteFile(quotes('202412', [2])) }, mirror)
    const after = await buildFrom(mirror, { ...ASKED, dataDir: before.dataDir, now: LATER })

    expect(compiledIn(after)).toEqual(['b3_quote 2024-12'])
    expect(await readGrades(after)).toMatchObject([
      { grade: 'partial', missing: ['2024-11-28', '2024-11-29'] },
      { grade: 'complete' },
    ])
  })

  it('has the grade that a build from nothing gives it, where another month changed', async () => {
    const mirror = await withCalendar(
      await quotesMirror({
        M112024: quoteFile(quotes('202411', [1, 5])),
        M122024: quoteFile(quotes('202412', [2])),
      }),
    )
    const before = await buildFrom(mirror, ASKED)

    await quotesMirror({ M122024: quoteFile(quotes('202412', [2, 3])) }, mirror)
    const after = await buildFrom(mirror, { ...ASKED, dataDir: before.dataDir, now: LATER })

    expect(compiledIn(after)).toEqual(['b3_quote 2024-12'])
    expect(await readGrades(after)).toEqual(await readGrades(await buildFrom(mirror, ASKED)))
    expect(await readGrades(after)).toMatchObject([
      { grade: 'partial' },
      { grade: 'complete', until: '2024-12-03', expected: 2 },
    ])
  })
})
