import { z } from 'zod'
import type { Snapshot } from '../../../api/endpoint.ts'
import { cnpjInput, competenceInput } from '../../../api/input.ts'
import type { Month } from '../../../core/month.ts'
import { described, objectOutput } from '../../../api/output.ts'
import { provenanceInput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../api/rules-version.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'
import { completenessHeader, findFiling, PORTFOLIO } from '../../../fund/api/filing.ts'
import { findClass, readParties } from '../../../fund/api/fund.ts'
import { INCLUDE_SCOPE, includeInput } from './item-additions.ts'
import { readLinesOfClass } from './lines/held-lines.ts'
import { isRange, NO_RANGE, portfolioFilterInput } from './portfolio-filter.ts'
import { describePortfolio, findPortfolio, type FoundPortfolio, portfolioOutput } from './read-portfolio.ts'

export const fundPortfolio = defineFundEndpoint({
  id: 'fund_portfolio',
  path: '/v1/fund/{cnpj}/portfolio',
  summary: 'The holdings of a fund class at the end of a month, line by line',
  description:
    'The monthly holdings (CDA) that a class filed, with what describes the class. Without `date` it is the newest complete month in which the class has a line. The lines are complete, ordered by `application_type`, then value descending by magnitude, then `id`. Cash, payables and receivables are not investments, but they are part of the total. `reconciliation` says how far the lines explain the NAV. `category`, `asset`, `min_value` and `max_value` leave lines out; totals, shares and `reconciliation` still cover the whole portfolio. `include` adds facts about the assets from a restricted dataset. They stand beside the filed ones and never replace them.\n\nA receivables or real-estate fund (FIDC, FII) without holdings of the month answers with its own report: the nearest at or before the month, at most six months older, with the NAV and the day of that report. `metainfo.block` says which report it is, `report_date` and `report_age_months` how old. Credit rights are by segment, property by class: no report gives a value of each. Without `date` the newer of holdings and report counts. The quarterly report of a real-estate fund has no NAV, no property and no debts.',
  dataset: 'cvm_fund_portfolio',
  extraScopes: [INCLUDE_SCOPE],
  input: z
    .strictObject({
      cnpj: cnpjInput,
      date: competenceInput,
      ...portfolioFilterInput,
      include: includeInput,
      ...provenanceInput,
    })
    .refine(isRange, NO_RANGE),
  output: objectOutput(described(z.iso.date(), 'Last day of the competence month.'), z.strictObject(portfolioOutput)),
  rows: ['data', 'portfolio'],
  rowKeys: FUND_MONTH_KEYS,
  headers: {
    ...RULES_VERSION_HEADER,
    'X-Data-Completeness': '`complete`, or `partial; missing=` and the members that the month lacks.',
  },
  examples: [
    { cnpj: '62415896000127', date: '20251031' },
    { cnpj: '00068305000135', date: '2024-02-29', provenance: 'true' },
    { cnpj: '05754060000113', date: '20250630' },
    { cnpj: '62415896000127', date: '2025-10', category: 'equities', min_value: '100000' },
  ],
  async answer(snapshot, { cnpj, date, ...shown }) {
    const month = date?.slice(0, 7) ?? null
    // Nearly every requested number is a class's, so its filing and parties are read at the same time as its row.
    const ahead = findHoldings(snapshot, cnpj, month)
    ahead.catch(() => undefined)
    const parties = readParties(snapshot, cnpj)
    parties.catch(() => undefined)
    const fundClass = await findClass(snapshot, cnpj, { month })
    const isOwn = fundClass.cnpj === cnpj
    const found = isOwn ? await ahead : null
    const { filed, readLines } = found ?? (await findPortfolio(snapshot, fundClass, month))
    const portfolio = { fundClass, filed, readLines, ...(isOwn && { parties }) }
    return {
      body: {
        success: true,
        reference_date: filed.reference_date,
        data: await describePortfolio(snapshot, portfolio, shown),
      },
      rowKeys: { cnpj: fundClass.cnpj, reference_date: filed.reference_date },
      headers: { ...completenessHeader(filed), ...rulesVersion(snapshot, PORTFOLIO, [filed.competence_month]) },
      fileName: `fund_portfolio-${fundClass.cnpj}-${filed.reference_date}`,
    }
  },
})

/** Finds the holdings of a requested number for a month, with their lines; null if it filed none. */
async function findHoldings(snapshot: Snapshot, cnpj: string, month: Month | null): Promise<FoundPortfolio | null> {
  if (month === null) return null
  const [filed, lines] = await Promise.all([findFiling(snapshot, cnpj, month), readLinesOfClass(snapshot, cnpj, month)])
  return filed && { filed, readLines: () => Promise.resolve(lines) }
}
