import { defineTranslations } from '../../../api/language/translations.ts'
import { reportsOfIssuersPortuguese } from './portuguese/reports-of-issuers.ts'
import { tablesPortuguese } from './portuguese/tables.ts'
import { lineFieldsPortuguese } from './portuguese/line-fields.ts'
import { portfolioPortuguese } from './portuguese/portfolio.ts'
import { figureLabels } from './portuguese/figure-labels.ts'
import { figuresPortuguese } from './portuguese/figures.ts'
import { hiddenAndOpenedPortuguese } from './portuguese/hidden-and-opened.ts'
import { lookThroughPortuguese } from './portuguese/look-through.ts'
import { assetsPortuguese } from './portuguese/assets.ts'
import { basketPortuguese } from './portuguese/basket.ts'
import { marketMovesPortuguese } from './portuguese/market-moves.ts'
import { movesPortuguese } from './portuguese/moves.ts'
import { issuerTablesPortuguese } from './portuguese/issuer-tables.ts'
import { groupsOfCompaniesPortuguese } from './portuguese/groups-of-companies.ts'
import { issuersPortuguese } from './portuguese/issuers.ts'
import { marketPortuguese } from './portuguese/market.ts'
import { partiesPortuguese } from './portuguese/parties.ts'
import { partyLabels } from './portuguese/party-labels.ts'
import { partyFieldsPortuguese } from './portuguese/party-fields.ts'
import { partyTablesPortuguese } from './portuguese/party-tables.ts'
import { monthsOfPartiesPortuguese } from './portuguese/months-of-parties.ts'
import { overTimePortuguese } from './portuguese/over-time.ts'

export default defineTranslations({
  sentences: {
    ...tablesPortuguese,
    ...portfolioPortuguese,
    ...lineFieldsPortuguese,
    ...lookThroughPortuguese,
    ...assetsPortuguese,
    ...overTimePortuguese,
    ...movesPortuguese,
    ...basketPortuguese,
    ...marketMovesPortuguese,
    ...figuresPortuguese,
    ...hiddenAndOpenedPortuguese,
    ...reportsOfIssuersPortuguese,
    ...marketPortuguese,
    ...issuersPortuguese,
    ...groupsOfCompaniesPortuguese,
    ...issuerTablesPortuguese,
    ...partiesPortuguese,
    ...partyFieldsPortuguese,
    ...partyTablesPortuguese,
    ...monthsOfPartiesPortuguese,
  },
  same: ['inflow_value − outflow_value.'],
  labels: { ...partyLabels, ...figureLabels },
})
