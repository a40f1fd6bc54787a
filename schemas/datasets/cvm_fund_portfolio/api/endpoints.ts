import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { keepFiledRanges } from '../../../fund/api/filed-ranges.ts'
import { FILED_MONTHS } from '../../../fund/api/filing.ts'
import { linkedFunds } from '../../../fund/api/linked-names.ts'
import { assetSearch } from './assets/search/asset-search.ts'
import { asset } from './assets/asset.ts'
import { assets } from './assets/assets.ts'
import { basket } from './basket/basket.ts'
import { fundCompare } from './compare/compare.ts'
import { fundMonths } from './fund-months.ts'
import { fundPortfolio } from './fund-portfolio.ts'
import { fundRevisions, FILED_VERSIONS } from './fund-revisions.ts'
import { fundHistory } from './history/history.ts'
import { assetHolders } from './holders/holders.ts'
import { holdersHistory } from './holders/holders-history.ts'
import { industryEndpoints } from './industry/endpoints.ts'
import { partyEndpoints } from './managers/endpoints.ts'
import { definePartySearch } from './managers/party-search.ts'
import { FIGURE_TEXT_COLUMNS, FIGURE_TEXTS, figureValues } from './figures/class-figures.ts'
import { figureEndpoints } from './figures/endpoints.ts'
import { PACKED_LINES } from './lines/held-lines.ts'
import { marketEndpoints, marketSqlParts } from './market/endpoints.ts'
import { keepMonthLists } from './month-lists.ts'
import { fundPositions } from './positions/positions.ts'
import { issuerEndpoints } from './issuers/endpoints.ts'
import { issuerSearch } from './issuers/issuer-search.ts'
import { portfolios } from './portfolios.ts'
import { warmUpPortfolios } from './warm-up.ts'
import { fundLookThrough } from './look-through/look-through.ts'

const PORTFOLIO_FILER = new URL('../../../fund/api/portfolio_filer.sql', import.meta.url)
const ONLY_CLASS = new URL('../../../fund/api/only_class.sql', import.meta.url)

export default defineDatasetApi({
  place: 10,
  filingVersions: { table: 'cvm_fund_revision', sql: new URL('filing_versions.sql', import.meta.url) },
  endpoints: [
    fundPortfolio,
    fundLookThrough,
    assets,
    asset,
    assetHolders,
    holdersHistory,
    fundCompare,
    fundRevisions,
    fundMonths,
    fundHistory,
    fundPositions,
    portfolios,
    ...marketEndpoints,
    basket,
    ...issuerEndpoints,
    ...partyEndpoints,
    ...industryEndpoints,
    ...figureEndpoints,
  ],
  searches: [assetSearch, issuerSearch, definePartySearch('manager'), definePartySearch('administrator')],
  sqlParts: {
    listed_fund_month: new URL('listed_fund_month.sql', import.meta.url),
    linked_name: new URL('assets/linked_name.sql', import.meta.url),
    held_asset: new URL('assets/held_asset.sql', import.meta.url),
    requested_class: new URL('market/kit/requested_class.sql', import.meta.url),
    ...marketSqlParts,
    of_issuer: new URL('issuers/of_issuer.sql', import.meta.url),
    requested_line: new URL('issuers/requested_line.sql', import.meta.url),
    issuer_holder_shares: new URL('issuers/issuer_holder_shares.sql', import.meta.url),
    party_position: new URL('managers/party_position.sql', import.meta.url),
    listed_party_positions: new URL('managers/listed_party_positions.sql', import.meta.url),
    served_class_month: new URL('managers/served_class_month.sql', import.meta.url),
    flow_rows: new URL('industry/flow_rows.sql', import.meta.url),
    industry_label: new URL('industry/industry_label.sql', import.meta.url),
    industry_sums: new URL('industry/industry_sums.sql', import.meta.url),
    figure_page: new URL('figures/figure_page.sql', import.meta.url),
    figure_shares: new URL('figures/figure_shares.sql', import.meta.url),
    figure_values: figureValues,
  },
  derived: [
    { name: 'industry_class', sql: new URL('industry/industry_class.sql', import.meta.url) },
    { name: 'only_class', sql: ONLY_CLASS },
    { name: 'portfolio_filer', sql: PORTFOLIO_FILER },
  ],
  kept: [FILED_MONTHS, FILED_VERSIONS],
  cachedTexts: [
    { sql: PACKED_LINES, columns: ['id', 'packed'] },
    { sql: FIGURE_TEXTS, columns: FIGURE_TEXT_COLUMNS, monthOf: PACKED_LINES },
  ],
  keep: async (snapshot) => {
    await keepFiledRanges(snapshot)
    await linkedFunds.keep(snapshot)
    await keepMonthLists(snapshot)
  },
  warmUp: warmUpPortfolios,
  resident: {
    cvm_fund_month: ['cnpj'],
    // Read as a whole, because following quotas needs those of many holders at once.
    cvm_fund_quota: [],
    cvm_fund_direct: [],
  },
})
