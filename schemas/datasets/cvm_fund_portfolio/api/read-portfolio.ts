import { z } from 'zod'
import { ExactNumber } from '../../../../algorithms/exact-number.ts'
import { sharePercent } from '../../../../algorithms/share.ts'
import { type Ranged, type Row, Rows, type Snapshot } from '../../../api/endpoint.ts'
import { described } from '../../../api/output.ts'
import type { AddSource } from '../../../api/provenance.ts'
import type { Month } from '../../../core/month.ts'
import { type FiledMonth, PORTFOLIO } from '../../../fund/api/filing.ts'
import { fundOutput } from '../../../fund/api/fund-output.ts'
import { describeFund, type FundClass, readIntegrants } from '../../../fund/api/fund.ts'
import { readReportedNav } from '../../../fund/api/reported-nav.ts'
import { readFiledPortfolio } from '../../../fund/api/reports/filed-portfolio.ts'
import { addLineSource } from '../../../fund/api/reports/line-source.ts'
import { shareDivisor } from '../../../fund/api/share.ts'
import { itemOutput } from './item-output.ts'
import { makePortfolioFilter, type PortfolioFilter } from './portfolio-filter.ts'
import { readReconciliation, reconciliationOutput } from './reconciliation.ts'

const LINES = new URL('fund_portfolio.sql', import.meta.url)

/** The fields of a portfolio in an answer. */
export const portfolioOutput = {
  fund: fundOutput,
  portfolio: described(z.array(itemOutput), 'The lines.'),
  reconciliation: reconciliationOutput,
}

/** The filing of a class for a month. Its lines are read when they are asked for. */
export interface FoundPortfolio {
  readonly filed: FiledMonth
  readonly readLines: () => Promise<Rows>
}

/** Finds what a class filed for a month, or its newest: its holdings, or its own report. Throws a 404 where there is none. */
export async function findPortfolio(
  snapshot: Snapshot,
  fundClass: FundClass,
  month: Month | null,
): Promise<FoundPortfolio> {
  const { filed, reportLines } = await readFiledPortfolio(snapshot, fundClass, month)
  if (reportLines !== null)
    return { filed, readLines: () => Promise.resolve(Rows.of(reportLines.map(({ row }) => row))) }
  return { filed, readLines: () => readHeldLines(snapshot, fundClass.cnpj, filed.competence_month) }
}

/** Reads the lines of the holdings that a class filed for a month. */
export async function readHeldLines(snapshot: Snapshot, cnpj: string, month: Month): Promise<Rows> {
  return snapshot.months(PORTFOLIO).includes(month) ? snapshot.rows(LINES, { cnpjs: [cnpj] }, [month]) : Rows.of([])
}

/** The parts of a request that say which lines are shown, and how. */
export interface ShownLines extends PortfolioFilter, Ranged {
  readonly provenance?: boolean | undefined
}

/** Makes the fields of a portfolio: the class, the lines that pass the filter, and how far all lines explain the NAV. */
export async function describePortfolio(
  snapshot: Snapshot,
  { fundClass, filed, readLines }: FoundPortfolio & { readonly fundClass: FundClass },
  { provenance = false, ranges, ...filter }: ShownLines,
) {
  const [lines, integrants, nav] = await Promise.all([
    readLines(),
    readIntegrants(snapshot, fundClass),
    readReportedNav(snapshot, fundClass, filed),
  ])
  const fund = await describeFund(snapshot, fundClass, filed, integrants)
  const shareOf = shareDivisor(nav, filed)
  const reconciliation = await readReconciliation(snapshot, fundClass.cnpj, filed, nav)
  const sourced = addLineSource(snapshot, provenance, filed.competence_month)
  const passes = await makePortfolioFilter(snapshot, filter, filed.competence_month)
  const shown = passes === null ? lines : lines.filter(passes)
  const items = shown.map((line) => makeItem(line, shareOf, sourced))
  const portfolio = ranges.isEmpty ? items : items.filter((item) => ranges.admit(item))
  return { fund, portfolio, reconciliation }
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
