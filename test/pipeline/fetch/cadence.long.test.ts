import { describe, expect, it } from 'vitest'
import { installSince2005 } from './installed-since-2005.ts'

describe('an installation that has everything since 2005', () => {
  it('requests everything once, then the newest four months each night, the newest year each week, and everything each month', async () => {
    const { first, asked } = await installSince2005()

    const ordinary = await asked('2025-12-16')
    const weekly = await asked('2025-12-22')
    const afterThat = await asked('2025-12-23')
    const monthlyNight = await asked('2026-01-14')

    expect(first).toBe(252)
    expect(ordinary.requests.map(({ path }) => path.slice(-10, -4)).sort()).toEqual([
      '202509',
      '202510',
      '202511',
      '202512',
    ])
    expect(weekly.requests).toHaveLength(13)
    expect(afterThat.requests).toHaveLength(4)
    // One month is new; another turned thirteen months old and was requested three weeks ago.
    expect(monthlyNight.requests).toHaveLength(253 - 1)
    expect(ordinary.kept).toBe(4)
  })

  it('requests everything with --all', async () => {
    const { asked } = await installSince2005()

    expect((await asked('2025-12-16', { all: true })).requests).toHaveLength(252)
  })
})
