import { z } from 'zod'
import { ExactNumber } from '../../../core/exact-number.ts'
import { sharePercent } from '../../../fund/api/share-percent.ts'
import { type Ranged, type Row, Rows, type Snapshot } from '../../../api/endpoint.ts'
import { described } from '../../../api/output.ts'
import { type AddSource, addSource } from '../../../api/provenance.ts'
import type { Month } from '../../../core/month.ts'
import type { FiledMonth } from '../../../fund/api/filing.ts'
import { fundOutput } from '../../../fund/api/fund-output.ts'
import { chooseIntegrants, describeFund, readParties, REGISTER } from '../../../fund/api/fund.ts'
import type { FundClass } from '../../../fund/api/registered-class.ts'
import { addReportedAdministrator } from '../../../fund/api/reports/own-facts.ts'
import { readReportedNav } from '../../../fund/api/reported-nav.ts'
import { readFiledPortfolio } from '../../../fund/api/reports/filed-portfolio.ts'
import { addHoldingsSource, addLineSource } from '../../../fund/api/reports/line-source.ts'
import { shareDivisor } from '../../../fund/api/share.ts'
import { addIncluded, type PortfolioAddition } from './item-additions.ts'
import { itemOutput } from './item-output.ts'
import { readLinesOfClass } from './lines/held-lines.ts'
import { PackedRows } from './lines/packed-json.ts'
import { makePortfolioFilter, type PortfolioFilter } from './portfolio-filter.ts'
import { readReconciliation, reconciliationOutput } from './reconciliation.ts'

export const portfolioOutput = {
  fund: fundOutput,
  portfolio: described(z.array(itemOutput), 'The lines.'),
  reconciliation: reconciliationOutput,
}

/** Portfolio whose lines are read on request. */
export interface FoundPortfolio {
  readonly filed: FiledMonth
  readonly readLines: () => Promise<Rows>
}

/** Finds the holdings or the own report of a class for a month, or its newest. Throws a 404 if there is none. */
export async function findPortfolio(
  snapshot: Snapshot,
  fundClass: FundClass,
  month: Month | null,
): Promise<FoundPortfolio> {
  const { filed, own } = await readFiledPortfolio(snapshot, fundClass, month)
  if (own !== null) return { filed, readLines: () => Promise.resolve(Rows.of(own.lines.map(({ row }) => row))) }
  return { filed, readLines: () => readLinesOfClass(snapshot, fundClass.cnpj, filed.competence_month) }
}

/** Portfolio with its class; `parties` is present only if they are already being read. */
export interface PortfolioOfClass extends FoundPortfolio {
  readonly fundClass: FundClass
  readonly parties?: Promise<readonly Row[]>
}

export interface ShownLines extends PortfolioFilter, Ranged {
  readonly provenance?: boolean | undefined
  readonly include?: PortfolioAddition | undefined
}

/**
 * Makes the fields of a portfolio: the class, the lines that pass the filter, and the reconciliation of all lines with
 * the NAV.
 */
export async function describePortfolio(
  snapshot: Snapshot,
  { fundClass, filed, readLines, parties = readParties(snapshot, fundClass.cnpj) }: PortfolioOfClass,
  { provenance = false, include, ranges, ...filter }: ShownLines,
) {
  const [lines, served, nav] = await Promise.all([readLines(), parties, readReportedNav(snapshot, fundClass, filed)])
  const registered = chooseIntegrants(served, fundClass, addSource(snapshot, REGISTER, false))
  const integrants = await addReportedAdministrator(snapshot, fundClass, registered)
  const fund = await describeFund(snapshot, fundClass, filed, integrants)
  const shareOf = shareDivisor(nav, filed)
  const reconciliation = await readReconciliation(snapshot, fundClass.cnpj, filed, nav)
  const sourced = addLineSource(snapshot, provenance, filed.competence_month)
  const passes = await makePortfolioFilter(snapshot, filter, filed.competence_month)
  const shown = passes === null ? lines : lines.filter(passes)
  const plain = shown.map((line) => makeItem(line, shareOf, sourced))
  const items = include === undefined ? plain : await addIncluded(snapshot, include, plain, filed.competence_month)
  const portfolio = ranges.isEmpty ? items : items.filter((item) => ranges.admit(item))
  // JSON of all unchanged lines can be written without rows.
  const isWhole = passes === null && ranges.isEmpty && include === undefined
  if (isWhole && lines instanceof PackedRows) {
    const items = lines.writeItems(
      shareOf,
      provenance ? addHoldingsSource(snapshot, true, filed.competence_month) : null,
    )
    return { fund, portfolio: portfolio.writtenAs(items), reconciliation }
  }
  return { fund, portfolio, reconciliation }
}

/** Makes the item of a line; `writeItem` writes the same from its text. */
export function makeItem(line: Row, shareOf: ExactNumber | null, sourced: AddSource): Row {
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
