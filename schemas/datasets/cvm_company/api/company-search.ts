import { requireDataset } from '../../../api/coverage.ts'
import { defineWholeSearch, textOfRow } from '../../../api/name-search.ts'
import { COMPANY } from '../../../company/api/find-company.ts'

const NAMES = new URL('company_names.sql', import.meta.url)

/** Finds companies by their names, trade names, numbers and codes: those that are registered first. */
export const companySearch = defineWholeSearch({
  kind: 'company',
  order: 'weight',
  async read(snapshot) {
    requireDataset(snapshot, COMPANY)
    const rows = await snapshot.query(NAMES, {})
    return rows.map((row) => {
      const cnpj = textOfRow(row, 'cnpj')
      const codes = textOfRow(row, 'codes').split(';')
      return {
        id: cnpj,
        name: textOfRow(row, 'name'),
        text: [textOfRow(row, 'text'), cnpj, ...codes].join(' '),
        codes: [cnpj, ...codes],
        path: `/v1/company/${cnpj}`,
      }
    })
  },
})
