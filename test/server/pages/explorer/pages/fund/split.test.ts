import { expect, it } from 'vitest'
import { isSplit } from '../../../../../../server/pages/explorer/pages/fund/reports.tsx'

const report = (quota: number | null, assets: number | null) => ({ quota_value: quota, net_assets_value: assets })

it('sees a split or a grouping of quotas where they jump and the net assets do not', () => {
  expect(isSplit(report(10, 1000), report(100, 1001))).toBe(true)
  expect(isSplit(report(100, 1000), report(10, 1000))).toBe(true)
  expect(isSplit(report(101, 1010), report(100, 1000))).toBe(false)
  expect(isSplit(report(50, 500), report(100, 1000))).toBe(false)
  expect(isSplit(report(null, 1000), report(100, 1000))).toBe(false)
  expect(isSplit(report(10, null), report(100, 1000))).toBe(false)
})
