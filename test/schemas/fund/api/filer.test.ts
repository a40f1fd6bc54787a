import { expect, it } from 'vitest'
import { isKnownTable, derivedTables } from '../../../../server/snapshots/declared-tables.ts'
import { readQueryText } from '../../../../server/snapshots/query-text.ts'

const FILER = new URL('../../../../schemas/fund/api/filer.sql', import.meta.url)

it('whether a number ever filed is asked of one table of the server, however many months there are', () => {
  const { reads } = readQueryText(FILER)

  expect(reads).toEqual(['portfolio_filer'])
  expect(reads.every(isKnownTable)).toBe(true)
  const source = derivedTables.get('portfolio_filer')
  expect(source && readQueryText(source).reads).toEqual(['cvm_fund_month', 'cvm_fund_revision'])
})
