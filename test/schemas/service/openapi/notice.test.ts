import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakingChanges } from '../../../../schemas/service/openapi/breaking-changes.ts'
import { isNoticeLongEnough } from '../../../../schemas/service/openapi/notice.ts'

const TODAY = '2026-06-01'

interface Notice {
  readonly since: string
  readonly sunset: string
}

/** A document of one operation with a parameter that may be deprecated, behind others. */
function makeDocument(notice: Notice | null, others: readonly string[] = []) {
  const schema = { type: 'string', ...(notice && { 'x-deprecation': { ...notice, note: 'Goes.' } }) }
  const parameters = [...others, 'old'].map((name) => ({ name, in: 'query', schema: name === 'old' ? schema : {} }))
  return { paths: { '/v1/x': { get: { operationId: 'x', parameters, responses: {} } } } }
}

const between = (before: Notice | null, after: Notice | null) =>
  breakingChanges(makeDocument(before), makeDocument(after), TODAY)

describe('an announcement', () => {
  it.each([
    ['2026-06-01', '2026-12-01', true],
    ['2026-06-01', '2026-11-30', false],
    ['2026-08-31', '2027-02-28', true],
    ['2026-08-31', '2027-02-27', false],
    ['2027-08-31', '2028-02-28', false],
    ['2027-08-31', '2028-02-29', true],
  ])('from %s to %s is long enough: %s', (since, sunset, enough) => {
    expect(isNoticeLongEnough({ since, sunset })).toBe(enough)
  })

  it('that is shorter than six months is refused', () => {
    expect(between(null, { since: TODAY, sunset: '2026-11-30' })).toEqual([
      'paths//v1/x/get/parameters/old/schema: from 2026-06-01 to 2026-11-30 is less than the notice of 6 months',
    ])
    expect(between(null, { since: TODAY, sunset: '2026-12-01' })).toEqual([])
  })

  it('that is dated back is refused, and one that was there before is not', () => {
    const early = { since: '2025-11-30', sunset: '2026-06-02' }

    expect(between(null, early)).toEqual([
      'paths//v1/x/get/parameters/old/schema: the notice begins on 2025-11-30, before it is given',
    ])
    expect(between(early, early)).toEqual([])
    expect(breakingChanges(makeDocument(early), makeDocument(early, ['new']), TODAY)).toEqual([])
  })

  it('has a sunset that is never moved forward', () => {
    const given = { since: '2026-01-01', sunset: '2027-01-01' }

    expect(between(given, { ...given, sunset: '2026-12-31' })).toEqual([
      'paths//v1/x/get/parameters/old/schema: the sunset was 2027-01-01 and is now 2026-12-31',
    ])
    expect(between(given, { ...given, sunset: '2027-01-02' })).toEqual([])
  })
})

it('what goes after a notice that was too short is gone, however long ago its sunset was', () => {
  const gone = { paths: { '/v1/x': { get: { operationId: 'x', parameters: [], responses: {} } } } }
  const after = (notice: Notice) => breakingChanges(makeDocument(notice), gone, TODAY)

  expect(after({ since: '2025-01-01', sunset: '2025-06-30' })).toEqual(['GET /v1/x: parameter old (query) is gone'])
})

it('six months are never less than 181 days, and each longer notice is enough too', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  const write = (date: Date) => date.toISOString().slice(0, 10)
  fc.assert(
    fc.property(day, fc.nat({ max: 400 }), (since, days) => {
      const sunset = new Date(since.getTime() + days * 86_400_000)
      const enough = isNoticeLongEnough({ since: write(since), sunset: write(sunset) })

      if (enough) expect(days).toBeGreaterThanOrEqual(181)
      if (days >= 184) expect(enough).toBe(true)
    }),
  )
})
