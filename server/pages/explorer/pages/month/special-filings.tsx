import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, askOrNothing } from '../../answers.ts'
import { linkFund } from '../../fund-link.tsx'
import type { PageView } from '../../page.ts'
import { type ListName, LISTS } from '../funds/columns.ts'

const ALL: Text = { en: 'all of them', pt: 'todos' }

/** Name of each list of special filings in the sentences of a month, and its order. */
const SPECIAL = [
  {
    list: 'amended',
    sort: 'nav_value',
    words: { en: 'Filed again or opened, the largest first:', pt: 'Retificados ou reabertos, os maiores primeiro:' },
  },
  {
    list: 'opened',
    sort: 'released_value',
    words: {
      en: 'Confidentiality that ended in the month, the most first:',
      pt: 'Sigilo encerrado na competência, do maior para o menor:',
    },
  },
] as const satisfies readonly { readonly list: ListName; readonly sort: string; readonly words: Text }[]
const MOST_NAMED = 3

/** First funds of a list of special filings. */
export type Special = (typeof SPECIAL)[number] & { readonly funds: Answer<'class_figures'>['data'] }

/** Reads the funds that were filed again or opened for a month, without empty lists. */
export async function readSpecialFilings({ ask }: PageView, date: string): Promise<readonly Special[]> {
  const lists = SPECIAL.map(async (each) => {
    const asked = { ...LISTS[each.list], date, period: 'last_1_month', sort_by: each.sort, sort_order: 'desc' }
    const found = await askOrNothing(ask, 'class_figures', { ...asked, page_size: String(MOST_NAMED) })
    return { ...each, funds: found?.data ?? [] }
  })
  return (await Promise.all(lists)).filter(({ funds }) => funds.length > 0)
}

/** Names the first funds of each list, and leads to the whole of it. */
export function sayFiledAgain(view: PageView, month: string, filings: readonly Special[]): readonly Html[] {
  const { say, link, pages } = view
  return filings.map(({ words, list, sort, funds }) => (
    <>
      {say(words)}{' '}
      {funds.map((fund, at) => (
        <>
          {at > 0 && ', '}
          {linkFund(view, fund, month)}
        </>
      ))}
      {pages.has('/funds') && (
        <>
          ; <a href={link('/funds', { list, sort, order: 'desc', date: month })}>{say(ALL)}&nbsp;›</a>
        </>
      )}
    </>
  ))
}
