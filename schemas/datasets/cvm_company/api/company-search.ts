import { requireDataset } from '../../../api/coverage.ts'
import { defineWholeSearch, textOfRow } from '../../../api/name-search.ts'
import { COMPANY } from '../../../company/api/find-company.ts'
import { SECURITIES } from '../../../company/api/ticker-links.ts'

const NAMES = new URL('company_names.sql', import.meta.url)
const TICKERS = new URL('company_tickers.sql', import.meta.url)

/**
 * Finds companies by their names, trade names, numbers, codes and the tickers of their forms, active registrations
 * first.
 */
export const companySearch = defineWholeSearch({
  kind: 'company',
  order: 'weight',
  alsoOf: [SECURITIES],
  async read(snapshot) {
    requireDataset(snapshot, COMPANY)
    const [rows, named] = await Promise.all([
      snapshot.query(NAMES, {}),
      snapshot.has('cvm_company_ticker') ? snapshot.query(TICKERS, {}) : [],
    ])
    const tickersOf = new Map(named.map((row) => [textOfRow(row, 'cnpj'), textOfRow(row, 'tickers').split(';')]))
    return rows.map((row) => {
      const cnpj = textOfRow(row, 'cnpj')
      const codes = [...textOfRow(row, 'codes').split(';'), ...(tickersOf.get(cnpj) ?? [])]
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
