import { expect, it } from 'vitest'
import type { Dataset } from '../../../../schemas/core/dataset.ts'
import { readShape, type Shape } from '../../../../schemas/api/row-fields.ts'
import register from '../../../../schemas/datasets/cvm_fund_register/dataset.ts'
import { findEndpoint } from '../../../server/helpers/body.ts'

/** Columns that the answer has under another name, or in another form. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  source_member: 'in `source`',
  source_line: 'in `source`',
  rcvm175_date: 'rcvm175.compliance_date of the fund',
  'cvm_fund.cnpj': 'fund_cnpj of the registration',
  'cvm_fund_subclass.class_id': 'that of the registration',
  'cvm_fund_subclass.class_cnpj': 'cnpj of the fund',
  'cvm_fund_integrant.class_id': 'that of the registration',
  'cvm_fund_integrant.fund_id': 'that of the registration',
  'cvm_fund_integrant.cnpj': 'cnpj of the fund',
  'cvm_fund_integrant.ordinal': 'the order of the integrants',
}

const PLACES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  cvm_fund: [['registration'], ['registration', 'fund']],
  cvm_fund_class: [['fund'], ['registration']],
  cvm_fund_subclass: [['subclasses']],
  cvm_fund_integrant: [['fund', 'integrants']],
}

const { tables }: Dataset = register

it.each(tables.filter(({ name }) => name in PLACES))('every column of $name is in the answer of a fund', (table) => {
  const answered = (PLACES[table.name] ?? []).flatMap((path) => namesAt(['data', ...path]))

  const missing = Object.keys(table.columns).filter(
    (column) => !answered.includes(column) && !(column in ELSEWHERE) && !(`${table.name}.${column}` in ELSEWHERE),
  )
  expect(missing).toEqual([])
})

it('every table of the register but that of cleaned values is looked for', () => {
  expect(tables.map(({ name }) => name)).toEqual([...Object.keys(PLACES), 'cvm_fund_register_cleaned'])
})

function namesAt(path: readonly string[]): string[] {
  let shape: Shape = readShape(findEndpoint('fund').output)
  for (const key of path) {
    const inner: Shape | undefined = 'entries' in shape ? shape.entries.get(key) : undefined
    if (inner === undefined) throw new Error(`the answer has no ${path.join('.')}`)
    shape = 'list' in inner ? inner.list : inner
  }
  return 'entries' in shape ? [...shape.entries.keys()] : []
}
