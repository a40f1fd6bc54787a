import type { Text } from '../../../../../schemas/core/language.ts'
import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import { punctuateCnpj } from '../../../kit/figures.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, PartyMonth } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import type { PageView } from '../../page.ts'
import { percentOf } from '../../percent-of.ts'
import { countFunds } from '../../text/fund-count.ts'
import { renderMonth } from '../fund/facts.tsx'
import type { Party, PartyPlace } from './party-place.ts'

const MONTH: Text = { en: 'Competence month', pt: 'Competência' }
const CNPJ: Text = { en: 'CNPJ', pt: 'CNPJ' }
const SUM: Text = { en: 'Net assets of its funds, added up', pt: 'Soma dos patrimônios' }
const ONCE: Text = { en: 'Counted once', pt: 'Sem dupla contagem' }
const INTERNAL: Text = { en: 'Quotas of each other', pt: 'Em cotas uns dos outros' }
const QUOTAS_MISSING: Text = {
  en: 'not known: the files lack quotas of funds',
  pt: 'não se sabe: faltam as cotas nos arquivos',
}
const NOT_KNOWN: Text = { en: 'not known', pt: 'não se sabe' }
const UNNETTED: Text = { en: 'Confidential quotas, not taken off', pt: 'Cotas sigilosas, sem desconto' }
const HIDDEN: Text = { en: 'Confidential', pt: 'Sigiloso' }
const OF_SUM: Text = { en: 'of the sum', pt: 'da soma' }
const SHARED: Text = { en: 'With another manager too', pt: 'Com mais de um gestor' }
const FLOW: Text = { en: 'Inflow less outflow', pt: 'Captação líquida' }
const BEFORE: Text = { en: 'Added up, month before', pt: 'Soma no mês anterior' }
const SHARED_COUNT: Text = {
  en: 'A fund with several managers counts in full for each, so managers are never added up.',
  pt: 'Um fundo com vários gestores conta por inteiro para cada um; por isso os totais de gestores não podem ser somados.',
}
const OF_TODAY: Text = {
  en: 'Whose funds they were is what the newest register says; who had them in the month, nobody knows.',
  pt: 'O vínculo de cada fundo é o do cadastro mais recente; no mês, pode ter sido outro.',
}
const KNOWN: Readonly<Record<PartyType, Text>> = {
  manager: { en: 'A manager is known of', pt: 'Há gestor conhecido para' },
  administrator: { en: 'An administrator is known of', pt: 'Há administrador conhecido para' },
}
const OF_ALL: Text = { en: 'of the net assets of all funds.', pt: 'do patrimônio de todos os fundos.' }

/**
 * Renders the assets of someone's funds: their sum, the sum without their holdings in each other, and the confidential
 * part.
 */
export function renderPartyFacts(
  view: PageView,
  { type, cnpj }: PartyPlace,
  party: Party,
  { day, months }: { readonly day: string; readonly months: readonly PartyMonth[] },
): Html {
  const { say, figures } = view
  const short = (figure: AnsweredNumber | null): HtmlValue => {
    const value = toDecimal(figure)
    return value === null ? say(NOT_KNOWN) : <span title={figures.reais(value)}>{figures.shortReais(value)}</span>
  }
  const positive = (figure: AnsweredNumber | null) => (Number(toDecimal(figure)) === 0 ? '' : short(figure))
  const known = (figure: AnsweredNumber | null) => (figure === null ? '' : short(figure))
  const shared = toDecimal(party.co_managed_count) ?? ''
  const lacks = party.net_value_reason === 'quota_lines_missing'
  const days = months.map((month) => month.reference_date)
  const [basis, knownPercent] =
    'manager_basis' in party
      ? [party.manager_basis, party.manager_known_percent]
      : [party.administrator_basis, party.administrator_known_percent]
  const percent = toDecimal(knownPercent)
  return (
    <>
      {renderFactList(view, [
        [MONTH, renderMonth(view, day, days)],
        [CNPJ, <span class="whole">{punctuateCnpj(cnpj)}</span>],
        [SUM, short(party.nav_value)],
        [ONCE, lacks ? say(QUOTAS_MISSING) : short(party.net_value)],
        [INTERNAL, lacks ? '' : known(party.internal_value)],
        [UNNETTED, positive(party.unnetted_value)],
        [
          SHARED,
          shared === '0' || shared === '' ? '' : [`${countFunds(view, shared)}, `, short(party.co_managed_nav_value)],
        ],
        [HIDDEN, positive(party.confidential_value) && [positive(party.confidential_value), sayShare(view, party)]],
        [FLOW, known(party.net_flow_value)],
        [BEFORE, known(party.previous_nav_value)],
      ])}
      <p class="quiet">
        {shared !== '0' && shared !== '' && <>{say(SHARED_COUNT)} </>}
        {basis === 'register_of_today' && say(OF_TODAY)}
        {percent !== null && (
          <>
            {' '}
            {say(KNOWN[type])} {figures.percent(percent)} {say(OF_ALL)}
          </>
        )}
      </p>
    </>
  )
}

/** Says which part of the sum of its funds is hidden; '' where that is not known. */
function sayShare({ say, figures }: PageView, party: Party): HtmlValue {
  const [hidden, sum] = [toDecimal(party.confidential_value), toDecimal(party.nav_value)]
  const percent = hidden === null || sum === null ? null : percentOf(hidden, sum)
  return percent === null ? '' : ` (${figures.percent(percent, 1)} ${say(OF_SUM)})`
}
