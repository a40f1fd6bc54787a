import type { Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { countMonths, type Month } from '../../core/month.ts'
import { type FiledMonth, findFiling, readFiledMonths, PORTFOLIO } from './filing.ts'
import { hasFiledHoldings } from './fund.ts'
import { explainOwnReports } from './reports/own-reports.ts'
import { type NewestRevision, readNewestRevisions } from './revision.ts'
import type { Text } from '../../core/language.ts'
import type { Message } from '../../api/language/message.ts'
import { fundMessages } from './fund-messages.ts'

/** Reads the filing of a month, or the newest; throws a 404 with the available months if it has no line. */
export async function readRequestedFiling(snapshot: Snapshot, cnpj: string, month: Month | null): Promise<FiledMonth> {
  const filing = await findFiling(snapshot, cnpj, month)
  if (filing !== null) return filing
  const [filed, revisions] = await Promise.all([
    readFiledMonths(snapshot, cnpj, snapshot.months(PORTFOLIO)),
    readNewestRevisions(snapshot, cnpj),
  ])
  await explainNoHoldings(snapshot, cnpj)
  throw explainNoPortfolio(cnpj, month, filed, revisions)
}

const MONTHLY_HOLDINGS: Text = { en: 'monthly holdings (CDA)', pt: 'composição mensal da carteira (CDA)' }

/** Throws a 404 for a class that files reports of its own instead of holdings. */
export async function explainNoHoldings(snapshot: Snapshot, cnpj: string): Promise<void> {
  if (!(await hasFiledHoldings(snapshot, cnpj))) await explainOwnReports(snapshot, cnpj, MONTHLY_HOLDINGS)
}

/** Explains why that month has no portfolio, and lists the available months; `month` null means any. */
function explainNoPortfolio(
  cnpj: string,
  month: Month | null,
  filed: readonly FiledMonth[],
  revisions: readonly NewestRevision[],
): ApiError {
  const withLines = filed.filter(({ line_count }) => line_count > 0)
  const found = filed.find(({ competence_month }) => month === null || competence_month === month)
  const incomplete = found?.completeness === 'partial'
  const gone = revisions.filter(({ change }) => change === 'withdrawn')
  const withdrawn = gone.some(({ competence_month }) => month === null || competence_month === month)
  if (withLines.length === 0 && !incomplete && gone.length === 0) {
    return new ApiError('not_found', fundMessages.neverFiled({ cnpj }), {
      reason: 'portfolio_not_filed',
    })
  }
  return new ApiError('not_found', describeMissing(cnpj, month, withdrawn, availableFrom(withLines, month)), {
    reason: 'portfolio_not_found',
    available: availableFrom(withLines, month),
    ...(incomplete && { incomplete_month: true }),
    ...(withdrawn && { withdrawn: true }),
  })
}

interface Available {
  readonly first: string
  readonly last: string
  readonly nearest: string
}

function describeMissing(
  cnpj: string,
  month: Month | null,
  withdrawn: boolean,
  available: Available | null,
): readonly Message[] {
  return [
    fundMessages.noPortfolio({ cnpj, month }),
    ...(withdrawn ? [fundMessages.withdrawn({ cnpj })] : []),
    available === null ? fundMessages.noMonth : fundMessages.nearestDay({ day: available.nearest }),
  ]
}

function availableFrom(newestFirst: readonly FiledMonth[], month: Month | null): Available | null {
  const [newest] = newestFirst
  const oldest = newestFirst.at(-1)
  if (!newest || !oldest) return null
  const distance = (other: Month) => Math.abs(countMonths(month ?? newest.competence_month, other))
  const nearest = newestFirst.reduce((best, each) =>
    distance(each.competence_month) < distance(best.competence_month) ? each : best,
  )
  return { first: oldest.reference_date, last: newest.reference_date, nearest: nearest.reference_date }
}
