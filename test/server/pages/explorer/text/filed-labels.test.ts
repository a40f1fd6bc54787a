import { expect, it } from 'vitest'
import { foldLabel, lookups } from '../../../../../schemas/datasets/cvm_fund_portfolio/labels.ts'
import { sayFiledLabel } from '../../../../../server/pages/explorer/text/filed-labels.ts'

/** Labels that are the same in both languages. */
const SAME = new Set(['swap', 'fidc'])

it('says every label of the files in English', () => {
  const labels = lookups
    .filter(({ name }) => ['application_label', 'asset_type_label'].includes(name))
    .flatMap(({ columns, rows }) => rows.map((row) => String(row[columns.indexOf('label')])))
  const left = labels.filter((label) => !SAME.has(foldLabel(label)) && sayFiledLabel('en', label) === label)

  expect(labels.length).toBeGreaterThan(70)
  expect(left).toEqual([])
})

it('leaves a label that no list has as it was filed', () => {
  expect(sayFiledLabel('en', 'Novo tipo')).toBe('Novo tipo')
})
