import type { Snapshot } from '../../../../../schemas/api/endpoint.ts'
import { findListed } from '../../../../../schemas/datasets/cvm_fund_register/api/funds.ts'
import type { Fund, PortfolioItem, Reconciliation } from '../../answers.gen.ts'
import { askOrNothing } from '../../answers.ts'
import type { PageView } from '../../page.ts'

/** A month's filing of a fund, as the endpoint of the portfolio answers it. */
export interface Filing {
  readonly fund: Fund
  readonly lines: readonly PortfolioItem[]
  /** Funds among the holdings that have a page. */
  readonly known: ReadonlySet<string>
  /** Last day of the competence month, `YYYY-MM-DD`. */
  readonly day: string
  /** How far the lines explain the NAV. */
  readonly reconciliation: Reconciliation
  /** False where no NAV is known: shares are then of the total. */
  readonly hasNav: boolean
}

/** Reads the portfolio of a month, or the newest one; null where nothing was filed. */
export async function readFiling({ ask, snapshot }: PageView, cnpj: string, date: string): Promise<Filing | null> {
  const asked = { cnpj, ...(date !== '' && { date }), provenance: 'true' }
  const answer = await askOrNothing(ask, 'fund_portfolio', asked)
  if (answer === null) return null
  const data = answer.data
  const lines = data.portfolio
  return {
    fund: data.fund,
    lines,
    known: await findKnown(snapshot, lines),
    day: answer.reference_date,
    reconciliation: data.reconciliation,
    hasNav: data.reconciliation.nav_source !== null,
  }
}

/** Funds that a page looks up. */
const MOST_ASKED = 100

/** Finds which of the funds held are in the register, the largest holdings first: the others have no page. */
function findKnown(snapshot: Snapshot, lines: readonly PortfolioItem[]): Promise<ReadonlySet<string>> {
  const numbers = lines.map((line) => line.metainfo.fund_cnpj ?? '').filter((cnpj) => cnpj !== '')
  return findListed(snapshot, [...new Set(numbers)].slice(0, MOST_ASKED))
}

/** Null where the asset has no page. */
export function pageOfLine(line: PortfolioItem, known: ReadonlySet<string>): string | null {
  const meta = line.metainfo
  const fund = meta.fund_cnpj ?? ''
  if (known.has(fund)) return `/fund/${fund}`
  // An asset that only a report of the fund names has no page: pages of assets are made of monthly holdings.
  const isOfReport = meta.report_date !== undefined
  const id = meta.asset_id ?? ''
  return id === '' || isOfReport ? null : `/asset/${encodeURIComponent(id)}`
}
