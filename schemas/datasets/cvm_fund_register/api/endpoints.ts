import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { INTEGRANTS } from '../../../fund/api/fund.ts'
import { CLASS_BY_CNPJ } from '../../../fund/api/registered-class.ts'
import { onlyClasses } from '../../../fund/api/fund-asset.ts'
import { reporters } from '../../../fund/api/reports/nearest-report.ts'
import { fundSearch } from './search/fund-search.ts'
import { fund } from './fund.ts'
import { funds } from './funds.ts'
import { classesWithSubclasses, REGISTERED_CLASS, REGISTERED_FUNDS } from './registration.ts'

export default defineDatasetApi({
  place: 30,
  endpoints: [fund, funds],
  searches: [fundSearch],
  newest: [{ table: 'cvm_fund', sql: new URL('newest_status_day.sql', import.meta.url) }],
  derived: [{ name: 'listed_fund', sql: new URL('listed_fund.sql', import.meta.url) }],
  kept: [CLASS_BY_CNPJ, INTEGRANTS, REGISTERED_CLASS, REGISTERED_FUNDS],
  keep: async (snapshot) => {
    for (const numbers of [reporters, onlyClasses, classesWithSubclasses]) await numbers.keep(snapshot)
  },
  resident: {
    cvm_fund_class: ['cnpj', 'fund_cnpj'],
    cvm_fund_integrant: ['cnpj'],
    // Sorted by fund and read for one at a time: an index would be larger than the tables.
    cvm_fund: [],
    cvm_fund_subclass: [],
  },
})
