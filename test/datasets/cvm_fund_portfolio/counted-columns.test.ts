import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import portfolio from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'

/** The words of a statement, without its comments. */
const readWords = (file: string) =>
  new Set(readFileSync(new URL(file, portfolio.folder), 'utf8').replaceAll(/--.*/g, '').match(/\w+/g))

/** The document changes with every filing. The labels count by their one spelling, not as filed. */
const NOT_COUNTED = ['document_id', 'application_type_filed', 'asset_type_filed', 'business_type_filed']

it('every copied column counts for the id of a line or the content of a fund-month, so that no new one is forgotten', () => {
  const [ofId, ofContent] = [readWords('line_key.sql'), readWords('cvm_fund_month.sql')]
  const [table] = portfolio.tables.filter(({ name }) => name === 'cvm_fund_portfolio')

  const forgotten = Object.entries(table?.columns ?? {}).flatMap(([column, { copied = [] }]) =>
    copied.length === 0 || ofContent.has(column) || copied.some(({ name }) => ofId.has(name)) ? [] : [column],
  )

  expect(forgotten).toEqual(NOT_COUNTED)
})
