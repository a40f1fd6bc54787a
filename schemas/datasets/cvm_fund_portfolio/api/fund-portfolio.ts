import { z } from 'zod'
import { defineEndpoint, type Row, Rows, type Snapshot } from '../../../api/endpoint.ts'
import { ExactNumber } from '../../../../algorithms/exact-number.ts'
import { cnpjInput, competenceInput } from '../../../api/input.ts'
import type { Month } from '../../../core/month.ts'
import { described, objectOutput } from '../../../api/output.ts'
import { type AddSource, addSource, provenanceInput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../api/rules-version.ts'
import { completenessHeader, PORTFOLIO } from '../../../fund/api/filing.ts'
import { fundOutput } from '../../../fund/api/fund-output.ts'
import { findClass, describeFund, readIntegrants } from '../../../fund/api/fund.ts'
import { readRequestedFiling } from '../../../fund/api/no-portfolio.ts'
import { readReportedNav } from '../../../fund/api/reported-nav.ts'
import { shareDivisor } from '../../../fund/api/share.ts'
import { sharePercent } from '../../../../algorithms/share.ts'
import { itemOutput } from './item-output.ts'
import { readReconciliation, reconciliationOutput } from './reconciliation.ts'

const LINES = new URL('fund_portfolio.sql', import.meta.url)

export const fundPortfolio = defineEndpoint({
  id: 'fund_portfolio',
  path: '/v1/fund/{cnpj}/portfolio',
  summary: 'The holdings of a fund class at the end of a month, line by line',
  description:
    'The monthly holdings (CDA) that a class filed, with what describes the class. Without `date` it is the newest complete month in which the class has a line. The lines are complete, ordered by `application_type`, then value descending by magnitude, then `id`. Cash, payables and receivables are not investments, but they are part of the total. `reconciliation` says how far the lines explain the NAV.',
  dataset: 'cvm_fund_portfolio',
  input: z.strictObject({
    cnpj: cnpjInput,
    date: competenceInput,
    ...provenanceInput,
  }),
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
  ],
  async answer(snapshot, { cnpj, date, provenance = false }) {
    const month = date?.slice(0, 7) ?? null
    // Nearly every requested number is that of a class, so its filing is read at the same time as the register.
    const ahead = filingWithLines(snapshot, cnpj, month)
    ahead.catch(() => undefined)
    const fundClass = await findClass(snapshot, cnpj, { month })
    const [{ filed, lines }, integrants] = await Promise.all([
      fundClass.cnpj === cnpj ? ahead : filingWithLines(snapshot, fundClass.cnpj, month),
      readIntegrants(snapshot, fundClass),
    ])
    const fund = await describeFund(snapshot, fundClass, filed, integrants)
    const nav = await readReportedNav(snapshot, fundClass, filed)
    const shareOf = shareDivisor(nav, filed)
    const reconciliation = await readReconciliation(snapshot, fundClass.cnpj, filed, nav)
    const sourced = addSource(snapshot, PORTFOLIO, provenance, () => filed.competence_month)
    return {
      body: {
        success: true,
        reference_date: filed.reference_date,
        data: { fund, portfolio: lines.map((line) => makeItem(line, shareOf, sourced)), reconciliation },
      },
      rowKeys: { cnpj: fundClass.cnpj, reference_date: filed.reference_date },
      headers: { ...completenessHeader(filed), ...rulesVersion(snapshot, PORTFOLIO, [filed.competence_month]) },
      fileName: `fund_portfolio-${fundClass.cnpj}-${filed.reference_date}`,
    }
  },
})

async function filingWithLines(snapshot: Snapshot, cnpj: string, month: Month | null) {
  if (month === null) {
    const filed = await readRequestedFiling(snapshot, cnpj, null)
    return { filed, lines: await readPortfolioLines(snapshot, cnpj, filed.competence_month) }
  }
  const [filed, lines] = await Promise.all([
    readRequestedFiling(snapshot, cnpj, month),
    readPortfolioLines(snapshot, cnpj, month),
  ])
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
