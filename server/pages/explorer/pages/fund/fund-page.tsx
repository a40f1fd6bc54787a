import { shortenFundName } from '../../text/fund-name.ts'
import { z } from 'zod'
import { competenceInput } from '../../../../../schemas/api/input.ts'
import { fundCodeInput } from '../../../../../schemas/fund/api/fund-code.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { DailyReport, FundReport, FundStatement, PortfolioMonth } from '../../answers.gen.ts'
import { askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { type ExplorerPage, orEmpty, type PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { benchmarkInput } from '../../../../../schemas/benchmark/api/benchmark.ts'
import { renderReconciliation } from '../../reconciliation.tsx'
import { renderContents, SECTIONS_OF_FUND } from './contents.tsx'
import { renderFacts } from './facts.tsx'
import { type Filing, readFiling } from './filing.ts'
import { readComposition, renderHistory } from './history.tsx'
import { readHolders, renderHolders } from './holders.tsx'
import { describeInWords } from './fund-sentence.ts'
import type { HoldingLine } from './holding.ts'
import { listHoldings, renderHoldings } from './holdings.tsx'
import { findLargest, type LargestHolding } from './largest-holding.ts'
import { orderInput } from './holdings-order.ts'
import { renderLookThroughLink } from './look-through-link.tsx'
import { renderMissing, renderNothing } from './missing-month.tsx'
import { readProperties, renderProperties } from './own-terms/properties.tsx'
import { readReceivables, renderReceivables } from './own-terms/receivables.tsx'
import { readFundSeries, renderFundSeries } from './own-terms/series.tsx'
import { readPeriodicReports, renderPeriodicReports } from './periodic-reports.tsx'
import { MOST_REPORTS, renderReports } from './reports.tsx'
import { readReturns, renderBenchmarkForm, renderReturns } from './returns.tsx'
import { renderRevisions } from './revisions.tsx'
import { readFiledTerms, renderFiledTerms } from './statement.tsx'
import { renderTrades } from './trades.tsx'
import { readRegistered, renderUnregistered } from './unregistered-fund.tsx'

const COMPARED: Text = { en: 'Compare with the month before', pt: 'Comparar com a competência anterior' }
const BESIDE: Text = { en: 'X-ray it with other funds', pt: 'Raio X com outros fundos' }

export const fundPage: ExplorerPage = {
  path: '/fund/{cnpj}',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio', 'cvm_fund_daily'],
  input: z.strictObject({
    cnpj: fundCodeInput,
    date: competenceInput,
    benchmark: orEmpty(benchmarkInput),
    ...orderInput,
  }),
  async render(view) {
    const answer = await readRegistered(view, readParameter(view.parameters, 'cnpj'))
    if (answer === null) return renderUnregistered(view)
    const fund = answer.data.fund
    const cnpj = fund.cnpj
    const [months, filing, reports, periodic, terms] = await Promise.all([
      readMonths(view, cnpj),
      readFiling(view, cnpj, readParameter(view.parameters, 'date')),
      readReports(view, cnpj),
      readPeriodicReports(view, cnpj),
      readFiledTerms(view, cnpj),
    ])
    const days = listDays(months, periodic, filing)
    const title = shortenFundName(fund.name) || cnpj
    const holdings = filing === null ? [] : listHoldings(view, filing)
    const largest = findLargest(holdings)
    const sections = await renderSections(view, cnpj, {
      ...{ months, filing, reports, periodic, terms },
      ...{ holdings, largest, days },
    })
    const body = (
      <>
        <h1>{title}</h1>
        {fund.name !== title && <p class="legal-name">{fund.name}</p>}
        <p class="lead">{describeInWords(view, answer.data, filing, largest)}</p>
        {renderContents(view, SECTIONS_OF_FUND)}
        {renderFacts(view, {
          fund: filing?.fund ?? fund,
          filing,
          days,
          newestReport: reports.at(-1) ?? periodic.at(-1) ?? null,
          registered: answer.data,
        })}
        {renderMissing(view, months, filing?.day)}
        {filing !== null && renderReconciliation(view, filing.reconciliation, filing.fund)}
        {filing !== null && renderLookThroughLink(view, cnpj, filing)}
        {sections}
      </>
    )
    return {
      title,
      description: describeFund(view, title, filing),
      body,
      isListed: answer.resolved_from === undefined,
    }
  },
}

interface FundSections {
  readonly months: readonly PortfolioMonth[]
  readonly filing: Filing | null
  readonly reports: readonly DailyReport[]
  readonly periodic: readonly FundReport[]
  readonly terms: FundStatement | null
  readonly holdings: readonly HoldingLine[]
  readonly largest: LargestHolding | null
  readonly days: readonly string[]
}

/** Renders the pictures of a fund: its holdings first, then what became of them and of the fund. */
async function renderSections(view: PageView, cnpj: string, parts: FundSections): Promise<Html> {
  const { months, filing, reports, periodic, terms, holdings, largest, days } = parts
  const [returns, composition, holders, revisions] = await Promise.all([
    readReturns(view, cnpj, filing?.day ?? ''),
    readComposition(view, cnpj, months),
    readHolders(view, cnpj, filing?.day.slice(0, 7) ?? ''),
    filing === null ? [] : readRevisions(view, cnpj, filing.day),
  ])
  return (
    <>
      {filing === null
        ? renderNothing(view, cnpj, months, days)
        : renderHoldings(view, { cnpj, filing, holdings, largest })}
      {filing !== null && renderMore(view, cnpj, filing, listFiledDays(months))}
      {await renderOwnTerms(view, cnpj, periodic)}
      {filing !== null && renderTrades(view, filing, holdings)}
      {renderReturns(view, returns, renderBenchmarkForm(view, cnpj, returns))}
      {renderFiledTerms(view, cnpj, terms)}
      {renderHistory(view, cnpj, composition)}
      {renderReports(view, cnpj, reports)}
      {renderPeriodicReports(view, cnpj, periodic)}
      {renderHolders(view, cnpj, holders)}
      {filing !== null && renderRevisions(view, cnpj, filing.day, revisions)}
    </>
  )
}

/** Renders what the reports of a real-estate or receivables fund say in terms of their own. */
async function renderOwnTerms(view: PageView, cnpj: string, periodic: readonly FundReport[]): Promise<Html | null> {
  switch (periodic.at(-1)?.report_source) {
    case 'fii_month':
      return renderProperties(view, cnpj, await readProperties(view, cnpj))
    case 'fidc_month':
      return (
        <>
          {renderFundSeries(view, cnpj, await readFundSeries(view, cnpj))}
          {renderReceivables(view, cnpj, await readReceivables(view, cnpj))}
        </>
      )
    default:
      return null
  }
}

function describeFund({ say, figures }: PageView, name: string, filing: Filing | null): string {
  if (filing === null) {
    return say({
      en: `${name}: what CVM’s registers and reports say of this fund.`,
      pt: `${name}: o que os cadastros e informes da CVM dizem deste fundo.`,
    })
  }
  const month = figures.month(filing.day)
  return say({
    en: `${name}: its holdings in ${month}, each with the line of CVM’s file that says so.`,
    pt: `${name}: sua carteira em ${month}, cada ativo com a linha do arquivo da CVM de onde vem.`,
  })
}

/** Leads to what changed since the month before, and to the fund beside others. */
function renderMore({ say, link, pages }: PageView, cnpj: string, filing: Filing, days: readonly string[]): Html {
  const date = filing.day.slice(0, 7)
  const before = days.findLast((day) => day < filing.day)
  return (
    <p class="more">
      {before !== undefined && (
        <>
          <a href={link('/compare', { a: cnpj, date, with: before.slice(0, 7) })}>{say(COMPARED)}&nbsp;›</a>{' '}
        </>
      )}
      {pages.has('/xray') && <a href={link('/xray', { f: cnpj, date })}>{say(BESIDE)}&nbsp;›</a>}
    </p>
  )
}

/** Reads the months of the monthly holdings, newest first; none for a fund that files reports of its own. */
async function readMonths({ ask }: PageView, cnpj: string): Promise<readonly PortfolioMonth[]> {
  const answer = await askOrNothing(ask, 'fund_months', { cnpj, page_size: '500' })
  return answer?.data ?? []
}

/** Lists the days that the page can look at, oldest first: those with lines, or with reports of its own. */
function listDays(
  months: readonly PortfolioMonth[],
  periodic: readonly FundReport[],
  filing: Filing | null,
): readonly string[] {
  const days = [...listFiledDays(months), ...periodic.map((report) => report.reference_date)]
  return [...new Set(filing === null ? days : [...days, filing.day])].sort()
}

/** Lists the days of the months that have lines, oldest first. */
function listFiledDays(months: readonly PortfolioMonth[]): readonly string[] {
  const filed = months.filter((month) => Number(toDecimal(month.lines)) > 0)
  return filed.map((month) => month.reference_date).reverse()
}

async function readReports({ ask }: PageView, cnpj: string) {
  const answer = await askOrNothing(ask, 'fund_nav', {
    cnpj,
    sort_by: 'date',
    sort_order: 'desc',
    page_size: String(MOST_REPORTS),
  })
  return answer === null ? [] : [...answer.data].reverse()
}

async function readRevisions({ ask }: PageView, cnpj: string, day: string) {
  const answer = await askOrNothing(ask, 'fund_revisions', { cnpj, date: day.slice(0, 7) })
  return answer?.data ?? []
}
