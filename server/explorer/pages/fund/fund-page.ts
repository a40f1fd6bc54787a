import { z } from 'zod'
import { cnpjInput, competenceInput } from '../../../../schemas/api/input.ts'
import type { Row } from '../../../../schemas/api/endpoint.ts'
import { type Html, html } from '../../../docs/page/html.ts'
import { askOrNothing, takeRow, takeRows, takeText } from '../../answers.ts'
import type { ExplorerPage, PageView } from '../../page.ts'
import { FUND_LACKS } from '../../text/partial-month.ts'
import type { Text } from '../../../../schemas/api/language/language.ts'
import { renderFacts } from './facts.ts'
import { type Filing, readFiling } from './filing.ts'
import { readComposition, renderHistory } from './history.ts'
import { MOST_HOLDERS, renderHolders } from './holders.ts'
import { renderHoldings } from './holdings.ts'
import { renderReports } from './reports.ts'
import { renderRevisions } from './revisions.ts'

/** The daily reports that the page reads: a year and a half of days, the newest. */
const MOST_REPORTS = '400'

const NOTHING: Text = {
  en: 'No portfolio of this fund is in these data for this month.',
  pt: 'Não há carteira deste fundo nestes dados para este mês.',
}
const NEAREST: Text = { en: 'Months that were filed:', pt: 'Meses entregues:' }
const COMPARED: Text = { en: 'Compare with the month before', pt: 'Comparar com a competência anterior' }
const INSIDE: Text = { en: 'Look inside the funds that it holds', pt: 'Abrir os fundos que ele detém' }

/** The page of a fund: description, holdings, holders. */
export const fundPage: ExplorerPage = {
  path: '/fund/{cnpj}',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio', 'cvm_fund_daily'],
  input: z.strictObject({ cnpj: cnpjInput, date: competenceInput }),
  async render(view) {
    const answer = await view.ask('fund', { cnpj: takeText(view.parameters, 'cnpj') })
    const fund = takeRow(takeRow(answer, 'data'), 'fund')
    const cnpj = takeText(fund, 'cnpj')
    const months = takeRows(await view.ask('fund_months', { cnpj, page_size: '500' }), 'data')
    const filing = await readFiling(view, cnpj, takeText(view.parameters, 'date'))
    const days = months
      .filter((month) => Number(takeText(month, 'lines')) > 0)
      .map((month) => takeText(month, 'reference_date'))
      .reverse()
    const reports = await readReports(view, cnpj)
    const title = takeText(fund, 'name') || cnpj
    const body = html`<h1>${title}</h1>
${renderFacts(view, { fund: filing?.fund ?? fund, filing, days, newestReport: reports.at(-1) ?? null })}
${renderMissing(view, months, filing)}
${renderHistory(view, cnpj, await readComposition(view, cnpj, months))}
${filing === null ? renderNothing(view, cnpj, days) : renderHoldings(view, cnpj, filing)}
${filing !== null && renderMore(view, cnpj, filing, days)}
${renderReports(view, cnpj, reports)}
${renderHolders(view, cnpj, await readHolders(view, cnpj, filing?.day))}
${filing !== null && renderRevisions(view, cnpj, filing.day, await readRevisions(view, cnpj, filing.day))}` // prettier-ignore
    return { title, body, isListed: true }
  },
}

/** Warns of a month whose files lack members. */
function renderMissing({ say }: PageView, months: readonly Row[], filing: Filing | null): Html | null {
  const month = months.find((each) => takeText(each, 'reference_date') === filing?.day)
  const missing = month === undefined ? '' : takeText(month, 'missing_members')
  if (missing === '') return null
  return html`<p class="warn">${say(FUND_LACKS)} <span class="quiet">${missing.replaceAll(',', ', ')}</span></p>`
}

/** Says that a month was not filed, and leads to those that were. */
function renderNothing({ say, figures, link }: PageView, cnpj: string, days: readonly string[]): Html {
  const links = days.slice(-12).map((day) => html`<a href="${link(`/fund/${cnpj}`, { date: day.slice(0, 7) })}">${figures.shortMonth(day)}</a> `) // prettier-ignore
  return html`<p class="nothing">${say(NOTHING)}</p>
    ${links.length > 0 && html`<p>${say(NEAREST)} ${links}</p>`}`
}

/** Leads to what the funds in the portfolio hold, and to what changed since the month before. */
function renderMore(view: PageView, cnpj: string, filing: Filing, days: readonly string[]): Html | null {
  const { say, link } = view
  const holdsFunds = filing.lines.some((line) => takeText(takeRow(line, 'metainfo'), 'category') === 'fund_quotas')
  const inside = link(`/fund/${cnpj}/inside`, { date: filing.day.slice(0, 7) })
  const before = days.findLast((day) => day < filing.day)
  const compared = before !== undefined && link('/compare', { a: cnpj, date: filing.day.slice(0, 7), with: before.slice(0, 7) }) // prettier-ignore
  return html`<p class="more">${holdsFunds && html`<a href="${inside}">${say(INSIDE)} ›</a> `}${compared !== false && html`<a href="${compared}">${say(COMPARED)} ›</a>`}</p>` // prettier-ignore
}

async function readReports({ ask }: PageView, cnpj: string) {
  const answer = await askOrNothing(ask, 'fund_nav', { cnpj, sort_by: 'date', sort_order: 'desc', page_size: MOST_REPORTS }) // prettier-ignore
  return answer === null ? [] : [...takeRows(answer, 'data')].reverse()
}

function readHolders({ ask }: PageView, cnpj: string, day: string | undefined) {
  const asked = { code: cnpj, sort_by: 'value', sort_order: 'desc', page_size: MOST_HOLDERS }
  return askOrNothing(ask, 'asset_holders', day === undefined ? asked : { ...asked, date: day.slice(0, 7) })
}

async function readRevisions({ ask }: PageView, cnpj: string, day: string) {
  const answer = await askOrNothing(ask, 'fund_revisions', { cnpj, date: day.slice(0, 7) })
  return answer === null ? [] : takeRows(answer, 'data')
}
