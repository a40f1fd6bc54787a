import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Calendars } from '../../../../schemas/api/business-day.ts'
import { POWER_DECIMALS, raise } from '../../../../schemas/api/exact-power.ts'
import { divideRounded } from '../../../../schemas/api/rounded-quotient.ts'
import {
  accumulateDays,
  accumulateMonths,
  isMonthOpen,
  isMonthPartial,
  monthPercent,
} from '../../../../schemas/datasets/statistics/api/accumulation.ts'

const SAMPLE = new URL('../../../../data/sample/api.bcb.gov.br/dados/serie/', import.meta.url)
/** Two closed days in a year of otherwise working weekdays. */
const CALENDARS: Calendars = new Map([
  ['br-banks', { firstDate: '2024-01-01', lastDate: '2024-12-31', closed: new Set(['2024-02-12', '2024-02-13']) }],
])
/** A percentage in units of its eighth decimal. */
const units = (text: string) => BigInt(text.replace('.', '').padEnd(text.indexOf('.') + 8, '0'))
const valuesOf = (values: Readonly<Record<string, string>>) =>
  new Map(Object.entries(values).map(([period, text]) => [period, units(text)]))

describe('days of a rate', () => {
  const values = valuesOf({ '2024-02-08': '1.000000', '2024-02-09': '2.000000', '2024-02-14': '0.500000' })

  it('are multiplied across a holiday, and rounded once', () => {
    expect(accumulateDays(values, { from: '2024-02-08', to: '2024-02-14' }, CALENDARS)).toMatchObject({
      first: '2024-02-08',
      last: '2024-02-14',
      // 1.01 × 1.02 × 1.005
      factor: 10_353_510_000_000_000n,
      periods: 3,
      missing: 0,
      firstMissing: null,
    })
  })

  it('have no factor where a business day lacks its value, which is named', () => {
    expect(accumulateDays(values, { from: '2024-02-07', to: '2024-02-15' }, CALENDARS)).toMatchObject({
      factor: null,
      annualPercent: null,
      periods: 3,
      missing: 2,
      firstMissing: '2024-02-07',
    })
  })

  it('grow nothing where there is no business day', () => {
    const carnival = { from: '2024-02-10', to: '2024-02-13' }

    expect(accumulateDays(new Map(), carnival, CALENDARS)).toMatchObject({ factor: 10n ** 16n, periods: 0, missing: 0 })
  })

  it('are multiplied without a count of missing days where no calendar knows all of them', () => {
    const older = valuesOf({ '2023-12-28': '1.000000', '2023-12-29': '1.000000' })
    const range = { from: '2023-12-28', to: '2023-12-31' }

    expect(accumulateDays(older, range, CALENDARS)).toMatchObject({ factor: 10_201_000_000_000_000n, missing: null })
    expect(accumulateDays(older, { ...range, to: '2024-01-02' }, CALENDARS)).toMatchObject({
      factor: null,
      missing: null,
      firstMissing: '2024-01-01',
    })
  })
})

it('months are multiplied as published, and one that is missing leaves no factor', () => {
  const values = valuesOf({ '2024-01': '0.97', '2024-02': '0.80', '2024-04': '0.89' })

  expect(
    accumulateMonths(valuesOf({ '2024-01': '0.97', '2024-02': '0.80' }), { from: '2024-01', to: '2024-02' }),
  ).toEqual(expect.objectContaining({ factor: 10_177_776_000_000_000n, periods: 2, missing: 0 }))
  expect(accumulateMonths(values, { from: '2024-01', to: '2024-04' })).toMatchObject({
    factor: null,
    missing: 1,
    firstMissing: '2024-03',
  })
})

describe('a month that still runs', () => {
  it('of days is one whose last business day has no value yet', () => {
    expect(isMonthOpen('2024-02-15', '2024-02-28', CALENDARS)).toBe(true)
    expect(isMonthOpen('2024-02-15', '2024-02-29', CALENDARS)).toBe(false)
    expect(isMonthOpen('2024-01-31', '2024-02-15', CALENDARS)).toBe(false)
    expect(isMonthOpen('2024-03-31', '2024-02-29', CALENDARS)).toBe(true)
    expect(isMonthOpen('2023-12-29', '2023-12-29', CALENDARS)).toBeNull()
  })

  it('of the monthly series is one whose value is not what all of its days grow to', () => {
    const weekdays = Array.from({ length: 29 }, (_each, at) => `2024-02-${String(at + 1).padStart(2, '0')}`).filter(
      (day) => ![0, 6].includes(new Date(day).getUTCDay()) && !['2024-02-12', '2024-02-13'].includes(day),
    )
    const days = new Map(weekdays.map((day) => [day, units('0.041957')]))
    const judge = (value: string, retrieved: string, known = days) =>
      isMonthPartial({ month: '2024-02', value: units(value), retrieved, days: known }, CALENDARS)

    // 1.00041957^19 − 1 = 0.80019… %
    expect(weekdays).toHaveLength(19)
    expect(judge('0.80', '2024-03-08')).toBe(false)
    expect(judge('0.55', '2024-03-08')).toBe(true)
    expect(judge('0.80', '2024-02-29')).toBe(true)
    expect(judge('0.80', '2024-03-08', new Map([...days].slice(0, 18)))).toBeNull()
  })
})

describe('the real values of the sample', () => {
  const readDays = (file: string) =>
    (JSON.parse(readFileSync(new URL(file, SAMPLE), 'utf8')) as { data: string; valor: string }[]).map(
      ({ data, valor }) => ({ month: `${data.slice(6)}-${data.slice(3, 5)}`, valor }),
    )
  const cdi = readDays('bcdata.sgs.12/dados@formato=json')
  const selic = readDays('bcdata.sgs.11/dados@formato=json&dataInicial=02-01-2019&dataFinal=23-07-2026')

  it('of each day are the factor of a yearly rate with two decimals, rounded to eight', () => {
    const year = (factor: bigint) => raise(factor, 8, { numerator: 252n, denominator: 1n })
    const day = (rate: bigint) => raise(10_000n + rate, 4, { numerator: 1n, denominator: 252n })
    const one = 10n ** BigInt(POWER_DECIMALS)

    expect(cdi).toHaveLength(63)
    for (const { valor } of [...cdi, ...selic]) {
      const factor = 100_000_000n + units(valor) / 100n
      const rate = divideRounded(year(factor) - one, one / 10_000n)
      expect(divideRounded(day(rate), one / 100_000_000n), valor).toBe(factor)
    }
  })

  it('of the days of a month grow to the published month', () => {
    const lines = readFileSync(new URL('bcdata.sgs.4390/dados@formato=csv', SAMPLE), 'latin1')
    const published = new Map(
      [...lines.matchAll(/"01\/(\d\d)\/(\d{4})";"([\d,]+)"/g)].map(([, month, year, value]) => [
        `${year ?? ''}-${month ?? ''}`,
        units((value ?? '').replace(',', '.')),
      ]),
    )
    const months = [...new Set(selic.map(({ month }) => month))]

    expect(months).toEqual(['2024-10', '2024-11', '2024-12'])
    for (const month of months) {
      const rates = selic.filter((day) => day.month === month).map(({ valor }) => units(valor))
      expect(monthPercent(rates), month).toBe(published.get(month))
    }
  })
})
