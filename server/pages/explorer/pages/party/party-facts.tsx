import type { Row } from '../../../../../schemas/api/endpoint.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import { punctuateCnpj } from '../../../kit/figures.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import { readDecimal, readText } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import type { PageView } from '../../page.ts'
import { countFunds } from '../../text/fund-count.ts'
import { renderMonth } from '../fund/facts.tsx'
import type { PartyPlace } from './party-place.ts'

const MONTH: Text = { en: 'Competence month', pt: 'Competência' }
const CNPJ: Text = { en: 'CNPJ', pt: 'CNPJ' }
const SUM: Text = { en: 'Net assets of its funds, added up', pt: 'Patrimônio dos fundos, somado' }
const ONCE: Text = { en: 'Counted once', pt: 'Contado uma vez' }
const INTERNAL: Text = { en: 'Quotas of each other', pt: 'Em cotas uns dos outros' }
const QUOTAS_MISSING: Text = {
  en: 'not known: the files lack quotas of funds',
  pt: 'não se sabe: faltam as cotas nos arquivos',
}
const NOT_KNOWN: Text = { en: 'not known', pt: 'não se sabe' }
const UNNETTED: Text = { en: 'Confidential quotas, not taken off', pt: 'Cotas sigilosas, sem desconto' }
const HIDDEN: Text = { en: 'Confidential', pt: 'Sigiloso' }
const SHARED: Text = { en: 'With another manager too', pt: 'Com outro gestor também' }
const FLOW: Text = { en: 'Inflow less outflow', pt: 'Captação líquida' }
const BEFORE: Text = { en: 'Added up, month before', pt: 'Somado, mês anterior' }
const SHARED_COUNT: Text = {
  en: 'A fund with several managers counts in full for each, so managers are never added up.',
  pt: 'Um fundo com vários gestores conta inteiro para cada um, por isso gestores não se somam.',
}
const OF_TODAY: Text = {
  en: 'Whose funds they were is what the newest register says; who had them in the month, nobody knows.',
  pt: 'De quem eram os fundos é o que diz o cadastro mais recente; quem os tinha no mês, não se sabe.',
}
const KNOWN: Readonly<Record<PartyType, Text>> = {
  manager: { en: 'A manager is known of', pt: 'Há gestor conhecido para' },
  administrator: { en: 'An administrator is known of', pt: 'Há administrador conhecido para' },
}
const OF_ALL: Text = { en: 'of the net assets of all funds.', pt: 'do patrimônio de todos os fundos.' }

/** Renders what someone's funds have: the sum, the sum without what they hold of each other, and what is hidden. */
export function renderPartyFacts(
  view: PageView,
  { type, cnpj }: PartyPlace,
  party: Row,
  { day, months }: { readonly day: string; readonly months: readonly Row[] },
): Html {
  const { say, figures } = view
  const short = (name: string): HtmlValue => {
    const value = readDecimal(party, name)
    return value === null ? say(NOT_KNOWN) : <span title={figures.reais(value)}>{figures.shortReais(value)}</span>
  }
  const positive = (name: string) => (Number(readText(party, name)) === 0 ? '' : short(name))
  const known = (name: string) => (readDecimal(party, name) === null ? '' : short(name))
  const shared = readText(party, 'co_managed_count')
  const lacks = readText(party, 'net_value_reason') === 'quota_lines_missing'
  const days = months.map((month) => readText(month, 'reference_date'))
  const percent = readDecimal(party, `${type}_known_percent`)
  return (
    <>
      {renderFactList(view, [
        [MONTH, renderMonth(view, day, days)],
        [CNPJ, <span class="whole">{punctuateCnpj(cnpj)}</span>],
        [SUM, short('nav_value')],
        [ONCE, lacks ? say(QUOTAS_MISSING) : short('net_value')],
        [INTERNAL, lacks ? '' : known('internal_value')],
        [UNNETTED, positive('unnetted_value')],
        [
          SHARED,
          shared === '0' || shared === '' ? '' : [`${countFunds(view, shared)}, `, short('co_managed_nav_value')],
        ],
        [HIDDEN, positive('confidential_value')],
        [FLOW, known('net_flow_value')],
        [BEFORE, known('previous_nav_value')],
      ])}
      <p class="quiet">
        {shared !== '0' && shared !== '' && <>{say(SHARED_COUNT)} </>}
        {readText(party, `${type}_basis`) === 'register_of_today' && say(OF_TODAY)}
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
