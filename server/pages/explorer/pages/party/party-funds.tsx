import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, toDecimal, writeFigure } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { linkFund } from '../../fund-link.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData, sayRanked } from '../../ranked-list.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import type { PartyPlace } from './party-place.ts'

const LARGEST: Text = { en: 'The largest of its funds is', pt: 'O maior de seus fundos é' }
const SENTENCE: Text = {
  en: 'Its funds by net assets. A fund that holds others of the list counts their money again.',
  pt: 'Seus fundos por patrimônio líquido. O patrimônio de um fundo que tem cotas de outros da lista repete o deles.',
}
const FIGURES: Text = {
  en: 'Return, risk and fee of each of its funds',
  pt: 'Retorno, risco e taxa de cada um de seus fundos',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const FLOW: Text = { en: 'Inflow less outflow (R$)', pt: 'Captação líquida (R$)' }
const BEFORE: Text = { en: 'Month before (R$)', pt: 'Mês anterior (R$)' }
const NAV: Text = { en: 'Net assets (R$)', pt: 'Patrimônio (R$)' }

const COLUMNS = [
  'cnpj',
  'name',
  'type',
  'nav_value',
  'previous_nav_value',
  'internal_value',
  'direct_value',
  'confidential_value',
  'net_flow_value',
  'holders',
  'party_count',
  'lines_reason',
] as const

/** Renders someone's funds, the largest first; null where none filed for the month. */
export function renderPartyFunds(
  view: PageView,
  { type, cnpj, date }: PartyPlace,
  answer: Answer<`${PartyType}_funds`> | null,
): Html | null {
  const { say, figures } = view
  const rows = answer?.data ?? []
  const [first] = rows
  if (first === undefined) return null
  const range = rangeOf(rows.map((row) => Number(toDecimal(row.nav_value))))
  const table = renderChart(view, {
    id: 'funds',
    title: `${say(LARGEST)} ${shortenFundName(first.name) || first.cnpj}`,
    sentence: sayRanked(view, SENTENCE, rows),
    picture: null,
    table: {
      heads: [say(FUND), '', say(FLOW), say(BEFORE), say(NAV)],
      rows: rows.map((row) => [
        linkFund(view, row, date),
        drawBar(Number(toDecimal(row.nav_value)), range, 'c-accent'),
        writeFigure(figures, row.net_flow_value, 2),
        writeFigure(figures, row.previous_nav_value, 2),
        writeFigure(figures, row.nav_value, 2),
      ]),
      figures: 3,
      wideOnly: [1, 2, 3],
      atFirst: 10,
    },
    isTableOpen: true,
    data: pickData(COLUMNS, rows),
    request: `/v1/${type}/${cnpj}/funds?date=${date}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(date) },
  })
  return (
    <>
      {table}
      {type === 'manager' && view.pages.has('/funds') && (
        <p class="more">
          <a href={view.link('/funds', { manager: cnpj, date })}>{say(FIGURES)} ›</a>
        </p>
      )}
    </>
  )
}
