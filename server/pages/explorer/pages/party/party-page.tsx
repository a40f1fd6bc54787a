import { shortenCompanyName } from '../../text/company-name.ts'
import { z } from 'zod'
import { competenceInput } from '../../../../../schemas/api/input.ts'
import { partyInput } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-input.ts'
import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { previousMonth } from '../../../../../schemas/core/month.ts'
import { askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { renderMissingMembers } from '../../missing-members.tsx'
import { type ExplorerPage, orEmpty, type PageView } from '../../page.ts'
import { readRanked } from '../../ranked-list.ts'
import { countFunds } from '../../text/fund-count.ts'
import { SUMS_LACK } from '../../text/partial-month.ts'
import { MADE_UP_REGISTER } from '../../text/register-words.ts'
import { renderContents, type Sections } from '../fund/contents.tsx'
import { readFiledTrades, renderFiledTrades } from '../month/filed-trades.tsx'
import { type MovesOf, readMoved, renderMoved } from '../month/moves.tsx'
import { renderStates } from '../month/states.tsx'
import { EXPOSURE_VIEWS, readExposures, renderExposures } from './exposures.tsx'
import { readPartyCategories, renderPartyCategories } from './party-categories.tsx'
import { renderConfidentialTotals } from './confidential-totals.tsx'
import { renderPartyFacts } from './party-facts.tsx'
import { readFiguresOfFunds, renderPartyFunds } from './party-funds.tsx'
import { renderPartyMonths } from './party-months.tsx'
import type { Party } from './party-place.ts'

const DOES: Readonly<Record<PartyType, Text>> = {
  manager: { en: 'manages', pt: 'gere' },
  administrator: { en: 'administers', pt: 'administra' },
}
const SECTIONS: Sections = [
  ['exposures', { en: 'Holdings', pt: 'Posições' }],
  ['bought', { en: 'Bought', pt: 'Compras' }],
  ['sold', { en: 'Sold', pt: 'Vendas' }],
  ['filed-trades', { en: 'Filed as bought', pt: 'Compras informadas' }],
  ['states', { en: 'What became of positions', pt: 'O que mudou' }],
  ['funds', { en: 'Its funds', pt: 'Fundos' }],
  ['categories', { en: 'Categories by month', pt: 'Carteiras por mês' }],
  ['party-months', { en: 'Sums by month', pt: 'Totais por mês' }],
  ['opens', { en: 'Confidential', pt: 'Sigilo' }],
]
const ADD_UP: Text = { en: 'that add up to', pt: 'que somam' }
const OF: Text = { en: 'of', pt: 'de' }

export const managerPage = definePartyPage('manager')
/** An administrator, and what its funds have. */
export const administratorPage = definePartyPage('administrator')

function definePartyPage(type: PartyType): ExplorerPage {
  return {
    path: `/${type}/{cnpj}`,
    datasets: ['cvm_fund_register', 'cvm_fund_portfolio', 'cvm_fund_daily'],
    input: z.strictObject({ cnpj: partyInput, date: competenceInput, view: orEmpty(z.enum(EXPOSURE_VIEWS)) }),
    async render(view) {
      const { ask, say, parameters } = view
      const [sent, date] = [readParameter(parameters, 'cnpj'), readParameter(parameters, 'date')]
      const answer = await ask(type, { cnpj: sent, ...(date !== '' && { date }) })
      const party = answer.data
      const place = { type, cnpj: party.cnpj, date: answer.reference_date.slice(0, 7) }
      const { cnpj } = place
      const asked = { cnpj, date: place.date }
      const moves: MovesOf = { id: `${type}_moves`, path: `/v1/${type}/${cnpj}/moves`, asked: { cnpj } }
      // Without a month to compare with there is only what was filed.
      const isCompared = view.snapshot.months('cvm_fund_portfolio').includes(previousMonth(place.date))
      const [exposures, bought, sold, filedTrades, funds, months, categories, figures] = await Promise.all([
        readExposures(view, place),
        isCompared ? readMoved(view, 'bought', place.date, moves) : null,
        isCompared ? readMoved(view, 'sold', place.date, moves) : null,
        isCompared ? null : readFiledTrades(view, place.date, moves),
        readRanked(view, 'funds', `${type}_funds`, { ...asked, sort_by: 'nav_value', sort_order: 'desc' }),
        askOrNothing(ask, `${type}_history`, { cnpj, page_size: '500' }),
        readPartyCategories(view, place),
        readFiguresOfFunds(view, place),
      ])
      const filed = months?.data ?? []
      const title = titleOf(view, type, party)
      const sections = (
        <>
          {renderExposures(view, place, exposures)}
          {renderMoved(view, 'bought', place.date, bought, moves)}
          {renderMoved(view, 'sold', place.date, sold, moves)}
          {renderFiledTrades(view, place.date, filedTrades, moves)}
          {renderStates(view, place.date, bought ?? filedTrades, moves)}
          {renderPartyFunds(view, place, funds, figures)}
          {renderPartyCategories(view, place, categories)}
          {renderPartyMonths(view, place, filed)}
          {renderConfidentialTotals(view, place, party)}
        </>
      )
      const body = (
        <>
          <h1>{title}</h1>
          {renderContents(view, SECTIONS)}
          {party.register_is_synthetic && <p class="warn">{say(MADE_UP_REGISTER)}</p>}
          {renderMissingMembers(view, SUMS_LACK, party)}
          {renderPartyFacts(view, place, party, { day: answer.reference_date, months: filed })}
          {sections}
        </>
      )
      const description: Text = {
        en: `${title}, and what they hold, fund by fund and month by month.`,
        pt: `${title}: carteira somada, fundos e evolução por competência.`,
      }
      return { title, description: say(description), body, isListed: !party.register_is_synthetic }
    },
  }
}

/** States the finding: how many funds someone manages or administers, and the sum of their NAVs, with own quotas. */
function titleOf(view: PageView, type: PartyType, party: Party): string {
  const { say, figures } = view
  const name = shortenCompanyName(party.name) || party.cnpj
  const count = toDecimal(party.class_count) ?? '0'
  const value = toDecimal(party.nav_value)
  const does = `${name} ${say(DOES[type])} ${countFunds(view, count)}`
  return value === null ? does : `${does} ${say(count === '1' ? OF : ADD_UP)} ${figures.shortReais(value)}`
}
