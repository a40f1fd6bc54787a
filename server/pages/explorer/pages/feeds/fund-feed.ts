import { z } from 'zod'
import { fundCodeInput } from '../../../../../schemas/fund/api/fund-code.ts'
import { type FeedEntry, writeAtom } from '../../../kit/feed.tsx'
import type { PortfolioRevision } from '../../answers.gen.ts'
import { askOrNothing, toDecimal } from '../../answers.ts'
import type { ExplorerPage, PageView } from '../../page.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import { CHANGE_WORDS } from '../../text/words.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { pageAt, readFeedCode } from './month-changes.ts'

/** Newest months whose versions a feed has. */
const MOST_MONTHS = '12'
const LINES: Text = { en: 'lines added, removed, changed:', pt: 'linhas incluídas, excluídas, alteradas:' }
const TOTAL: Text = { en: 'total of the portfolio:', pt: 'total da carteira:' }

/** News of snapshots about a fund: each version of a month, filed, filed again or opened. */
export const fundFeed: ExplorerPage = {
  path: '/fund/{cnpj}/feed.atom',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio', 'cvm_fund_daily'],
  input: z.strictObject({ cnpj: fundCodeInput }),
  async render(view) {
    const { fund } = (await view.ask('fund', { cnpj: readFeedCode(view) })).data
    const asked = { cnpj: fund.cnpj, page_size: MOST_MONTHS }
    const months = (await askOrNothing(view.ask, 'fund_months', asked))?.data ?? []
    const versions = await Promise.all(
      months.map(async ({ reference_date }) => {
        const date = reference_date.slice(0, 7)
        const found = await askOrNothing(view.ask, 'fund_revisions', { cnpj: fund.cnpj, date })
        return (found?.data ?? []).map((revision) => ({ date, revision }))
      }),
    )
    return {
      type: 'application/atom+xml; charset=utf-8',
      xml: (base) =>
        writeAtom({
          title: shortenFundName(fund.name) || fund.cnpj,
          page: `${base}${pageAt(view)}`,
          self: `${base}${pageAt(view)}/feed.atom`,
          entries: versions.flat().map((version) => makeEntry(view, base, version)),
        }),
    }
  },
}

function makeEntry(
  view: PageView,
  base: string,
  { date, revision }: { readonly date: string; readonly revision: PortfolioRevision },
): FeedEntry {
  const { say, name, figures } = view
  const counts = [revision.lines_added, revision.lines_removed, revision.lines_changed].map((each) =>
    figures.number(toDecimal(each)),
  )
  const total = toDecimal(revision.total_portfolio_value)
  return {
    id: `${base}${pageAt(view, { date, snapshot: revision.first_snapshot })}`,
    title: `${figures.month(date)}: ${name(CHANGE_WORDS, revision.change)}`,
    updated: revision.published_at,
    lines: [`${say(LINES)} ${counts.join(', ')}`, ...(total === null ? [] : [`${say(TOTAL)} ${figures.reais(total)}`])],
  }
}
