import type { Change } from '../../answers.gen.ts'
import { readParameter, toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import type { FeedEntry } from '../../../kit/feed.tsx'
import type { Text } from '../../../../../schemas/core/language.ts'

/** Months that a feed has, months that say more, and changes that are read for them. */
const MOST_MONTHS = 24
const MONTHS_WITH_MORE = 6
const MOST_CHANGES = '1000'
const HOLDINGS = 'cvm_fund_portfolio'

const CHANGES: Readonly<Record<string, Text>> = {
  added: { en: 'a new month', pt: 'competência nova' },
  amended: { en: 'filings were amended at CVM', pt: 'houve retificações na CVM' },
  recompiled: { en: 'compiled anew', pt: 'recompilada' },
  rolled_back: { en: 'an earlier version is back', pt: 'voltou uma versão anterior' },
}
const ROWS: Text = {
  en: 'lines of all funds added, removed, changed:',
  pt: 'linhas de todos os fundos incluídas, excluídas, alteradas:',
}

/** Words of an entry about a month. */
interface MonthWords {
  readonly month: string
  readonly title: string
  readonly lines: readonly string[]
}

/**
 * Lists the newest change of each month as an entry that leads to the page as it was then; its address is not whole.
 * Entries of the newest months say more, where somebody reads it.
 */
export async function listMonthEntries(
  view: PageView,
  months: readonly MonthWords[],
  readMore: (month: string) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<FeedEntry[]> {
  const changed = await readNewestChanges(view)
  const shown = months.slice(-MOST_MONTHS)
  const entries = await Promise.all(
    shown.map(async ({ month, title, lines }, at) => {
      const change = changed.get(month)
      if (change === undefined) return []
      const more = at < shown.length - MONTHS_WITH_MORE ? [] : await readMore(month)
      return [
        {
          id: pageAt(view, { date: month, snapshot: change.snapshot }),
          title,
          updated: change.published_at,
          lines: [view.name(CHANGES, change.change), ...lines, ...more, sayRows(view, change)],
        },
      ]
    }),
  )
  return entries.flat()
}

/** Makes the address of the page that the feed follows. */
export function pageAt({ language, path }: PageView, parameters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(parameters).toString()
  return `/${language}${path.replace(/\/feed\.atom$/, '')}${query === '' ? '' : `?${query}`}`
}

/** Reads the number of a feed's page. */
export function readFeedCode(view: PageView): string {
  return ['cnpj', 'id', 'code'].map((name) => readParameter(view.parameters, name)).find((code) => code !== '') ?? ''
}

async function readNewestChanges({ ask }: PageView): Promise<ReadonlyMap<string, Change>> {
  const { data } = await ask('changelog', { dataset: HOLDINGS, page_size: MOST_CHANGES })
  const newest = new Map<string, Change>()
  for (const change of data) {
    const [, month] = /^competence_month=(\d{4}-\d{2})$/.exec(change.partition) ?? []
    if (month === undefined || change.table !== HOLDINGS || newest.has(month)) continue
    newest.set(month, change)
  }
  return newest
}

function sayRows({ say, figures }: PageView, change: Change): string {
  const counts = [change.rows_added, change.rows_removed, change.rows_changed].map((each) =>
    figures.number(toDecimal(each)),
  )
  return `${say(ROWS)} ${counts.join(', ')}`
}
