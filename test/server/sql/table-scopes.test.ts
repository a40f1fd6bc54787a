import { expect, it } from 'vitest'
import { listDatasetsRead } from '../../../server/sql/table-scopes.ts'

it('a statement needs the scopes of all datasets whose figures its tables show', () => {
  expect(listDatasetsRead(['debenture'])).toEqual(['debenture'])
  expect(listDatasetsRead(['debenture_link', 'cvm_fund_month', 'changelog'])).toEqual([
    'debenture',
    'cvm_fund_portfolio',
  ])
  expect(listDatasetsRead(['asset_link'])).toEqual(['cvm_fund_portfolio'])
  expect(listDatasetsRead(['no_such_table'])).toBeNull()
})
