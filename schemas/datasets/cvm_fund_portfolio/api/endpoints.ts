import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundCompare } from './compare/compare.ts'
import { fundPortfolio } from './fund-portfolio.ts'
import { fundRevisions } from './fund-revisions.ts'
import { FUND_NUMBERS } from '../../../fund/api/find-asset.ts'
import { assetHolders } from './holders/holders.ts'
import { GRAPH_ABOVE } from './holders/read-holders-graph.ts'
import { fundLookThrough } from './look-through/look-through.ts'
import { GRAPH_BELOW } from './look-through/read-graph.ts'

const ONLY_CLASS = new URL('../../../fund/api/only_class.sql', import.meta.url)

export default defineDatasetApi({
  endpoints: [fundPortfolio, fundLookThrough, assetHolders, fundCompare, fundRevisions],
  derived: [{ name: 'only_class', sql: ONLY_CLASS, readBy: [GRAPH_BELOW, GRAPH_ABOVE, FUND_NUMBERS] }],
  resident: {
    cvm_fund_month: ['cnpj'],
    // Read as a whole: whoever follows quotas needs them from many holders at once.
    cvm_fund_quota: [],
    cvm_fund_direct: [],
  },
})
