import { expect, it } from 'vitest'
import type { CurrentObject } from '../../../lake/object-store/published-lake.ts'
import { isBeingCollected } from '../../../pipeline/remote/collect-garbage.ts'

it('a collection is waited for within an hour of its beginning, also where the clock was set back by more since', () => {
  const isWaitedFor = (now: string) =>
    isBeingCollected({ collecting_since: '2026-01-12T04:30:00.000Z' } as CurrentObject, new Date(now))

  expect(isWaitedFor('2026-01-12T05:29:00Z')).toBe(true)
  expect(isWaitedFor('2026-01-12T04:29:00Z')).toBe(true)
  expect(isWaitedFor('2026-01-12T05:31:00Z')).toBe(false)
  expect(isWaitedFor('2025-12-23T04:30:00Z')).toBe(false)
})
