import { describe, expect, it } from 'vitest'
import type { Month } from '../../../../schemas/core/month.ts'
import { warmUpPortfolios } from '../../../../schemas/datasets/cvm_fund_portfolio/api/warm-up.ts'
import { readQueryText } from '../../../../server/snapshots/query-text.ts'
import { emptySnapshot } from '../../../server/helpers/empty-snapshot.ts'

const NEWEST = '2025-10'
const BEFORE = '2025-09'

/** A snapshot of two months, some of which lack a table; a query that names it throws, as where a file is missing. */
function lacking(table: string, months: readonly Month[]) {
  const all = [NEWEST, BEFORE]
  const monthsWith = (name: string) => (name === table ? all.filter((month) => !months.includes(month)) : all)
  const query = (file: URL, _bindings: unknown, read: readonly Month[] = []) => {
    const isThere = readQueryText(file).reads.every((name) => read.every((month) => monthsWith(name).includes(month)))
    return isThere ? Promise.resolve([]) : Promise.reject(new Error('no file'))
  }
  return { ...emptySnapshot('20260101T000000Z'), months: () => all, has: () => true, monthsWith, query }
}

describe('a snapshot is warmed up', () => {
  it.each(['cvm_fund_quota', 'cvm_fund_month'])('whose month before the newest has no %s', async (table) => {
    await expect(warmUpPortfolios(lacking(table, [BEFORE]))).resolves.toBeUndefined()
  })

  it('whose months were compiled without the assets of their lines', async () => {
    await expect(warmUpPortfolios(lacking('cvm_asset_month', [NEWEST, BEFORE]))).resolves.toBeUndefined()
  })
})
