import { expect, it } from 'vitest'
import { portfolioColumns } from '../../../schemas/datasets/cvm_fund_portfolio/columns.ts'
import type { Column } from '../../../schemas/core/column.ts'

/** Each filing has another document. A label counts by its one spelling, and a NAV by itself. */
const NOT_COUNTED = [
  'fund_type_filed',
  'fund_name_filed',
  'document_id',
  'application_type_filed',
  'asset_type_filed',
  'business_type_filed',
  'inline_nav_value',
]

it('every copied column counts for the id of a line or the content of a fund-month, so that no new one is forgotten', () => {
  const columns: Readonly<Record<string, Column>> = portfolioColumns
  const forgotten = Object.entries(columns).flatMap(([name, { copied = [], hashes }]) =>
    copied.length > 0 && hashes === undefined ? [name] : [],
  )

  expect(forgotten).toEqual(NOT_COUNTED)
})
