import { z } from 'zod'
import { dayInput } from '../../../../../schemas/api/input.ts'
import { HELD_WITHOUT_QUOTAS } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/market/months-compared.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { previousMonth } from '../../../../../schemas/core/month.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { IndustryGroup } from '../../answers.gen.ts'
import { askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { renderMissingMembers } from '../../missing-members.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { readRanked } from '../../ranked-list.ts'
import { SUMS_LACK } from '../../text/partial-month.ts'
import { renderClassFlows } from './class-flows.tsx'
import { readSpecialFilings } from './special-filings.tsx'
import { readFiledTrades, renderFiledTrades } from './filed-trades.tsx'
import { renderIndustry } from './industry.tsx'
import { renderMonthSummary } from './month-summary.tsx'
import { renderMostHeld } from './most-held.tsx'
import { type Moves, readMoved, renderMoved } from './moves.tsx'
import { renderStates } from './states.tsx'

const REPORT: Text = { en: 'funds report', pt: 'fundos informam' }
const ONCE: Text = { en: 'counted once', pt: 'sem dupla contagem' }

const EARLIER: Text = { en: 'Earlier month', pt: 'Mês anterior' }
const LATER: Text = { en: 'Later month', pt: 'Mês seguinte' }

/** Assets that funds hold. Quotas of funds are left out, because they are the same money once more. */
const WITHOUT_QUOTAS = HELD_WITHOUT_QUOTAS.join(',')

/** A month: holdings of all funds, and their moves. */
export const monthPage: ExplorerPage = {
  path: '/month/{month}',
  datasets: ['cvm_fund_portfolio', 'cvm_fund_register', 'cvm_fund_daily'],
  input: z.strictObject({ month: dayInput('A competence month.') }),
  async render(view) {
    const { parameters, figures } = view
    // Both languages, and whoever comes back, show the same lists of the month.
    const shared: PageView = { ...view, ask: view.askShared }
    const { ask } = shared
    const date = readParameter(parameters, 'month')
    const held = { date, kind: WITHOUT_QUOTAS, sort_by: 'long_value', sort_order: 'desc' }
    // Without a month to compare with there is only what was filed.
    const isCompared = view.snapshot.months('cvm_fund_portfolio').includes(previousMonth(monthOf(date)))
    const [assets, bought, sold, filedTrades, all, groups, entered, left, filings] = await Promise.all([
      readRanked(shared, 'most-held', 'market_assets', held),
      isCompared ? readMoved(shared, 'bought', date) : null,
      isCompared ? readMoved(shared, 'sold', date) : null,
      isCompared ? null : readFiledTrades(shared, date),
      ask('industry', { date }),
      askOrNothing(ask, 'industry', { date, group_by: 'classification' }),
      isCompared ? readMostMoved(shared, date, 'entered_count') : null,
      isCompared ? readMostMoved(shared, date, 'left_count') : null,
      readSpecialFilings(shared, date),
    ])
    const month = all.reference_date.slice(0, 7)
    const total = all.data[0] ?? null
    const title = titleOf(view, month, total)
    const parts = { month, total, assets, bought, sold, entered, left, filings }
    const body = (
      <>
        <h1>{title}</h1>
        {renderNeighbours(view, month)}
        {renderMissingMembers(view, SUMS_LACK, all)}
        {renderMonthSummary(view, parts)}
        {renderMostHeld(view, month, assets, WITHOUT_QUOTAS)}
        {renderMoved(view, 'bought', month, bought)}
        {renderMoved(view, 'sold', month, sold)}
        {renderFiledTrades(view, month, filedTrades)}
        {renderStates(view, month, bought ?? filedTrades)}
        {renderClassFlows(view, month, groups)}
        {renderIndustry(view, month, groups)}
      </>
    )
    const named = figures.month(month)
    const description: Text = {
      en: `What Brazil’s investment funds hold at the end of ${named}, what they bought and sold, and the industry by class.`,
      pt: `O que os fundos de investimento tinham no fim de ${named}, o que compraram e venderam, e a indústria por classe.`,
    }
    return { title, description: view.say(description), body, isListed: date === month }
  },
}

/** Reads the month of a day in any form that the address may have. */
function monthOf(date: string): string {
  return date.replaceAll('-', '').replace(/^(\d{4})(\d{2}).*$/, '$1-$2')
}

/** Reads the asset that most funds entered or left, by the trades that quantities confirm. */
function readMostMoved({ ask }: PageView, date: string, column: 'entered_count' | 'left_count'): Promise<Moves | null> {
  const asked = { date, kind: WITHOUT_QUOTAS, sort_by: column, sort_order: 'desc', page_size: '1' }
  return askOrNothing(ask, 'market_moves', asked)
}

/** Leads to the months beside it that the snapshot has. */
function renderNeighbours({ say, figures, link, snapshot }: PageView, month: string): Html {
  const months = [...snapshot.months('cvm_fund_portfolio')].sort()
  const [before, after] = [months.findLast((each) => each < month), months.find((each) => each > month)]
  const lead = (to: string | undefined, label: Text, [sign, after]: readonly [string, string]) =>
    to !== undefined && (
      <a href={link(`/month/${to}`)}>
        <span class="unseen">{say(label)}: </span>
        {sign}
        {figures.shortMonth(to)}
        {after}
      </a>
    )
  return (
    <p class="month">
      {lead(before, EARLIER, ['‹ ', ''])} {lead(after, LATER, ['', ' ›'])}
    </p>
  )
}

/** States the finding: how many funds report how much. */
function titleOf({ say, figures }: PageView, month: string, total: IndustryGroup | null): string {
  const name = figures.month(month)
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const [sum, once] = [toDecimal(total?.nav_value), toDecimal(total?.net_value)]
  const funds = `${capital}: ${figures.number(toDecimal(total?.class_count) ?? '0')} ${say(REPORT)}`
  if (once !== null) return `${funds} ${figures.shortReais(once)}, ${say(ONCE)}`
  return sum === null ? `${funds} —` : `${funds} ${figures.shortReais(sum)}`
}
