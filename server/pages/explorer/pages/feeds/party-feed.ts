import { z } from 'zod'
import { partyInput } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-input.ts'
import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import { type FeedEntry, writeAtom } from '../../../kit/feed.tsx'
import type { PartyChange, PartyMonth } from '../../answers.gen.ts'
import { askOrNothing, toDecimal } from '../../answers.ts'
import type { ExplorerPage, PageView } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { countFunds } from '../../text/fund-count.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { LISTS } from '../funds/columns.ts'
import { listMonthEntries, pageAt, readFeedCode } from './month-changes.ts'

const MOST_CHANGES = '100'
const MOST_NAMED = '20'
const AMENDED: Text = { en: 'filed again or opened:', pt: 'retificados ou reabertos:' }
const OPENED: Text = {
  en: 'confidential totals of earlier months opened:',
  pt: 'sigilo de competências anteriores encerrado:',
}
const CAME: Text = { en: 'came', pt: 'entrou' }
const WENT: Text = { en: 'left', pt: 'saiu' }
const ADD_UP: Text = { en: 'that add up to', pt: 'que somam' }
const FLOW: Text = { en: 'net flow:', pt: 'captação líquida:' }

/** Entries about a manager, by month and snapshot: its funds, and those that came or left. */
export const managerFeed = definePartyFeed('manager')
export const administratorFeed = definePartyFeed('administrator')

function definePartyFeed(type: PartyType): ExplorerPage {
  return {
    path: `/${type}/{cnpj}/feed.atom`,
    datasets: ['cvm_fund_register', 'cvm_fund_portfolio', 'cvm_fund_daily'],
    input: z.strictObject({ cnpj: partyInput }),
    async render(view) {
      const party = (await view.ask(type, { cnpj: readFeedCode(view) })).data
      const [history, changes] = await Promise.all([
        askOrNothing(view.ask, `${type}_history`, { cnpj: party.cnpj, page_size: '500' }),
        askOrNothing(view.ask, `${type}_changes`, { cnpj: party.cnpj, page_size: MOST_CHANGES }),
      ])
      const months = (history?.data ?? []).map((row) => sayMonth(view, row))
      const entries = [
        ...(await listMonthEntries(view, months, type === 'manager' ? sayFilings(view, party.cnpj) : undefined)),
        ...(changes?.data ?? []).map((change) => makeEntry(view, change)),
      ]
      return {
        type: 'application/atom+xml; charset=utf-8',
        xml: (base) =>
          writeAtom({
            title: shortenCompanyName(party.name) || party.cnpj,
            page: `${base}${pageAt(view)}`,
            self: `${base}${pageAt(view)}/feed.atom`,
            entries: entries.map((entry) => ({ ...entry, id: `${base}${entry.id}` })),
          }),
      }
    },
  }
}

function sayMonth(view: PageView, row: PartyMonth) {
  const { say, figures } = view
  const [value, flow] = [toDecimal(row.nav_value), toDecimal(row.net_flow_value)]
  const count = countFunds(view, toDecimal(row.class_count) ?? '')
  return {
    month: row.reference_date.slice(0, 7),
    title: `${figures.month(row.reference_date)}: ${count}${value === null ? '' : ` ${say(ADD_UP)} ${figures.shortReais(value)}`}`,
    lines: flow === null ? [] : [`${say(FLOW)} ${figures.shortReais(flow)}`],
  }
}

/** Says which funds of a manager were filed again or opened for a month. The list of funds knows managers alone. */
function sayFilings(view: PageView, manager: string) {
  return async (month: string): Promise<readonly string[]> => {
    const said = await Promise.all(
      [
        { words: AMENDED, asked: LISTS.amended },
        { words: OPENED, asked: LISTS.opened },
      ].map(async ({ words, asked }) => {
        const request = { manager, date: month, period: 'last_1_month', sort_by: 'nav_value', sort_order: 'desc' }
        const found = await askOrNothing(view.ask, 'class_figures', { ...request, ...asked, page_size: MOST_NAMED })
        const names = (found?.data ?? []).map(({ name, cnpj }) => shortenFundName(name) || cnpj)
        const isCut = names.length === Number(MOST_NAMED)
        return names.length === 0 ? [] : [`${view.say(words)} ${names.join('; ')}${isCut ? '; …' : ''}`]
      }),
    )
    return said.flat()
  }
}

function makeEntry(view: PageView, { seen_date, cnpj, name, change, first_snapshot }: PartyChange): FeedEntry {
  const fund = shortenFundName(name) || cnpj
  return {
    id: `/${view.language}/fund/${cnpj}?snapshot=${first_snapshot}`,
    title: `${fund}: ${view.say(change === 'came' ? CAME : WENT)}`,
    updated: `${seen_date}T00:00:00Z`,
    lines: [],
  }
}
