import { z } from 'zod'
import { defineEndpoint, type Row, Rows, type Snapshot } from '../../../api/endpoint.ts'
import { ExactNumber } from '../../../../algorithms/exact-number.ts'
import { cnpjInput, competenceInput } from '../../../api/input.ts'
import type { Month } from '../../../core/month.ts'
import { described, objectOutput } from '../../../api/output.ts'
import { type AddSource, provenanceInput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../api/rules-version.ts'
import { completenessHeader, findFiling, PORTFOLIO } from '../../../fund/api/filing.ts'
import { fundOutput } from '../../../fund/api/fund-output.ts'
import { findClass, describeFund, type FundClass, readIntegrants } from '../../../fund/api/fund.ts'
import { readReportedNav } from '../../../fund/api/reported-nav.ts'
import { hasFiledAnything, readFiledPortfolio } from '../../../fund/api/reports/filed-portfolio.ts'
import { addLineSource } from '../../../fund/api/reports/line-source.ts'
import { shareDivisor } from '../../../fund/api/share.ts'
import { sharePercent } from '../../../../algorithms/share.ts'
import { itemOutput } from './item-output.ts'
import { isRange, makePortfolioFilter, NO_RANGE, portfolioFilterInput } from './portfolio-filter.ts'
import { readReconciliation, reconciliationOutput } from './reconciliation.ts'

const LINES = new URL('fund_portfolio.sql', import.meta.url)

export const fundPortfolio = defineEndpoint({
  id: 'fund_portfolio',
  path: '/v1/fund/{cnpj}/portfolio',
  summary: 'The holdings of a fund class at the end of a month, line by line',
  description:
    'The monthly holdings (CDA) that a class filed, with what describes the class. Without `date` it is the newest complete month in which the class has a line. The lines are complete, ordered by `application_type`, then value descending by magnitude, then `id`. Cash, payables and receivables are not investments, but they are part of the total. `reconciliation` says how far the lines explain the NAV. `category`, `asset`, `min_value` and `max_value` leave lines out; totals, shares and `reconciliation` are of the whole portfolio then too.\n\nA receivables or real-estate fund (FIDC, FII) without holdings of the month answers with its own report: the nearest at or before the month, at most six months older, with the NAV and the day of that report. `metainfo.block` says which report it is, `report_date` and `report_age_months` how old. Credit rights are by segment, property by class: no report gives a value of each. Without `date` the newer of holdings and report counts. The quarterly report of a real-estate fund has no NAV, no property and no debts.',
  dataset: 'cvm_fund_portfolio',
  input: z
    .strictObject({
      cnpj: cnpjInput,
      date: competenceInput,
      ...portfolioFilterInput,
      ...provenanceInput,
    })
    .refine(isRange, NO_RANGE),
  output: objectOutput(
    described(z.iso.date(), 'Last day of the competence month.'),
    z.strictObject({
      fund: fundOutput,
      portfolio: described(z.array(itemOutput), 'The lines.'),
      reconciliation: reconciliationOutput,
    }),
  ),
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
  async answer(snapshot, { cnpj, date, provenance = false, ...filter }) {
    const month = date?.slice(0, 7) ?? null
    // Nearly every requested number is that of a class, so its filing is read at the same time as the register.
    const ahead = findHoldings(snapshot, cnpj, month)
    ahead.catch(() => undefined)
    const fundClass = await findClass(snapshot, cnpj, { month, hasFiled: hasFiledAnything })
    const found = fundClass.cnpj === cnpj ? await ahead : null
    const [{ filed, lines }, integrants] = await Promise.all([
      found ?? readLines(snapshot, fundClass, month),
      readIntegrants(snapshot, fundClass),
    ])
    const fund = await describeFund(snapshot, fundClass, filed, integrants)
    const nav = await readReportedNav(snapshot, fundClass, filed)
    const shareOf = shareDivisor(nav, filed)
    const reconciliation = await readReconciliation(snapshot, fundClass.cnpj, filed, nav)
    const sourced = addLineSource(snapshot, provenance, filed.competence_month)
    const passes = await makePortfolioFilter(snapshot, filter, filed.competence_month)
    const shown = passes === null ? lines : lines.filter(passes)
    return {
      body: {
        success: true,
        reference_date: filed.reference_date,
        data: { fund, portfolio: shown.map((line) => makeItem(line, shareOf, sourced)), reconciliation },
      },
      rowKeys: { cnpj: fundClass.cnpj, reference_date: filed.reference_date },
      headers: { ...completenessHeader(filed), ...rulesVersion(snapshot, PORTFOLIO, [filed.competence_month]) },
      fileName: `fund_portfolio-${fundClass.cnpj}-${filed.reference_date}`,
    }
  },
})

/** Finds the holdings of a requested number for a month, with their lines; null where it filed none. */
async function findHoldings(snapshot: Snapshot, cnpj: string, month: Month | null) {
  if (month === null) return null
  const [filed, lines] = await Promise.all([
    findFiling(snapshot, cnpj, month),
    readPortfolioLines(snapshot, cnpj, month),
  ])
  return filed && { filed, lines }
}

/** Reads what a class filed for a month: its holdings, or its own report. */
async function readLines(snapshot: Snapshot, fundClass: FundClass, month: Month | null) {
  const { filed, reportLines } = await readFiledPortfolio(snapshot, fundClass, month)
  const lines =
    reportLines === null
      ? await readPortfolioLines(snapshot, fundClass.cnpj, filed.competence_month)
      : Rows.of(reportLines.map(({ row }) => row))
  return { filed, lines }
}

async function readPortfolioLines(snapshot: Snapshot, cnpj: string, month: Month): Promise<Rows> {
  return snapshot.months(PORTFOLIO).includes(month) ? snapshot.rows(LINES, { cnpjs: [cnpj] }, [month]) : Rows.of([])
}

function makeItem(line: Row, shareOf: ExactNumber | null, sourced: AddSource): Row {
  const { cnpj: _cnpj, metainfo, source, ...fields } = sourced(line)
  const value = fields['final_position_value']
  const filled = Object.entries(metainfo as Row).filter(([, inner]) => inner !== null)
  return {
    ...fields,
    portfolio_share_percent: shareOf && value instanceof ExactNumber ? sharePercent(value, shareOf) : null,
    metainfo: Object.fromEntries(filled),
    ...(source !== undefined && { source }),
  }
}
