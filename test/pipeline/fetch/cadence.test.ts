import { describe, expect, it } from 'vitest'
import { isDue } from '../../../pipeline/fetch/cadence.ts'
import portfolio from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import register from '../../../schemas/datasets/cvm_fund_register/dataset.ts'
import { fetchNight, startMirrorServer } from '../../helpers/http.ts'
import type { Source } from '../../../schemas/core/source.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'
import { installSince2005 } from './installed-since-2005.ts'

const NOW = new Date('2025-12-15T03:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

const monthly = { ...portfolio.sources[0], covers: 'month', cadence: { nightly: 4, weekly: 13 } } as Source
const yearly = { ...monthly, covers: 'year' } as Source
const [whole] = register.sources

describe('a file', () => {
  it.each([
    ['younger than four months is requested every night', '2025-09', 0.1, true],
    ['of four months is not requested the next night', '2025-08', 1, false],
    ['of four months is requested a week later', '2025-08', 7, true],
    ['of four months is requested a week later, also if that night starts early', '2025-08', 6.6, true],
    ['of twelve months is requested weekly', '2024-12', 7, true],
    ['of thirteen months is not requested weekly', '2024-11', 8, false],
    ['of thirteen months is requested a month later', '2024-11', 30, true],
    ['of twenty years is requested a month later', '2005-01', 30, true],
    ['of a month to come is requested every night', '2026-01', 1, true],
    ['that was requested in the future, by a clock put back, is requested', '2005-01', -1, true],
  ])('%s', (_name, month, days, due) => {
    expect(isDue(monthly, month, daysAgo(days), NOW)).toBe(due)
  })

  it.each([
    ['2025', 1, true],
    ['2024', 1, false],
    ['2024', 7, true],
    ['2023', 7, false],
    ['2023', 30, true],
  ])('of the year %s is as old as its last month', (year, days, due) => {
    expect(isDue(yearly, year, daysAgo(days), NOW)).toBe(due)
  })

  it('is always due if it was never requested, or if it covers everything', () => {
    expect(isDue(monthly, '2005-01', null, NOW)).toBe(true)
    expect(whole && isDue(whole, null, daysAgo(0.1), NOW)).toBe(true)
  })
})

describe('an installation that has everything since 2005', () => {
  it('requests an unpublished file as rarely as a published one', async () => {
    const { asked } = await installSince2005()

    const { requests } = await asked('2025-12-16')

    expect(requests.map(({ path, status }) => [path.slice(-10, -4), status]).sort()).toEqual([
      ['202509', 404],
      ['202510', 304],
      ['202511', 404],
      ['202512', 304],
    ])
  })
})

describe('the requested months', () => {
  it('are the newest two years of a portal if none are given, or the two years to TO', async () => {
    const server = await startMirrorServer(await mirror({}))

    const { fetched } = await fetchNight(server.address, { from: null, to: null })
    const { fetched: toOctober } = await fetchNight(server.address, { from: null, to: '2025-10' })

    expect([fetched.length, fetched[0]?.period, fetched.at(-1)?.period]).toEqual([24, '2024-01', '2025-12'])
    expect([toOctober.length, toOctober[0]?.period, toOctober.at(-1)?.period]).toEqual([24, '2023-11', '2025-10'])
  })

  it('are all months of a folder if none are given', async () => {
    const folder = await mirror(cashMonth('1.00', '2023-01'))

    const { fetched } = await fetchNight(folder, { from: null, to: null })

    expect(fetched.filter(({ raw }) => raw !== null)).toMatchObject([{ period: '2023-01' }])
  })
})
