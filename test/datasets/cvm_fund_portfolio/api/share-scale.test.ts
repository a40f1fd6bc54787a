import { describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../../schemas/core/exact-number.ts'
import { findShareScale } from '../../../../schemas/datasets/cvm_fund_portfolio/api/issuers/share-scale.ts'

const scale = (filed: bigint, profit: string | null, perShare: string | null) =>
  findShareScale(
    filed,
    profit === null ? null : new ExactNumber(profit),
    perShare === null ? null : new ExactNumber(perShare),
  )

describe('the scale of a number of shares', () => {
  it.each([
    ['single shares', 1_000_000n, '50000', '0.05', 1],
    ['thousands', 1_000n, '50000', '0.05', 1000],
    ['single shares within ten percent', 1_000_000n, '55000', '0.05', 1],
    ['single shares of a loss', 1_000_000n, '-50000', '-0.05', 1],
  ] as const)('is %s where profit ÷ earnings per share is their number', (_name, filed, profit, perShare, found) => {
    expect(scale(filed, profit, perShare)).toBe(found)
  })

  it.each([
    ['more than ten percent are between', 1_000_000n, '56000', '0.05'],
    ['nothing is earned', 1_000_000n, '0', '0.05'],
    ['a profit is a loss of a share', 1_000_000n, '50000', '-0.05'],
    ['the profit is not known', 1_000_000n, null, '0.05'],
    ['the earnings of a share are not known', 1_000_000n, '50000', null],
    ['no share is filed', 0n, '50000', '0.05'],
  ] as const)('is not proved where %s', (_name, filed, profit, perShare) => {
    expect(scale(filed, profit, perShare)).toBeNull()
  })
})
