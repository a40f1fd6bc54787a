import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { RankedFigure } from '../../answers.gen.ts'
import { type Answer, askOrNothing, toDecimal, writeFigure } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { linkFund } from '../../fund-link.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { MOST_SHOWN, pickData, sayRanked } from '../../ranked-list.ts'
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
const RETURN: Text = { en: 'Return in 12 months, %', pt: 'Retorno em 12 meses, %' }
const FEE: Text = { en: 'Fee, % a year', pt: 'Taxa, % ao ano' }
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

/** Figures of the year that ends with the month, by the CNPJ of the fund. */
type FiguresOfFunds = ReadonlyMap<string, RankedFigure>

/** Reads return and fee of the largest funds of a manager: the list of figures does not know administrators. */
export async function readFiguresOfFunds({ ask }: PageView, { type, cnpj, date }: PartyPlace): Promise<FiguresOfFunds> {
  if (type !== 'manager') return new Map()
  const asked = { manager: cnpj, date, period: 'last_12_months', sort_by: 'nav_value', sort_order: 'desc' }
  const found = await askOrNothing(ask, 'class_figures', { ...asked, page_size: String(MOST_SHOWN) })
  const rows = found?.data ?? []
  const isKnown = rows.some((row) => row.return_percent !== null || row.administration_fee_percent !== null)
  return new Map(isKnown ? rows.map((row) => [row.cnpj, row]) : [])
}

/** Renders someone's funds, the largest first; null where none filed for the month. */
export function renderPartyFunds(
  view: PageView,
  { type, cnpj, date }: PartyPlace,
  answer: Answer<`${PartyType}_funds`> | null,
  known: FiguresOfFunds,
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
      heads: [say(FUND), '', ...(known.size > 0 ? [RETURN, FEE] : [BEFORE]).map(say), say(FLOW), say(NAV)],
      rows: rows.map((row) => [
        linkFund(view, row, date),
        drawBar(Number(toDecimal(row.nav_value)), range, 'c-accent'),
        ...(known.size > 0
          ? [known.get(row.cnpj)?.return_percent, known.get(row.cnpj)?.administration_fee_percent].map((figure) =>
              writeFigure(figures, figure, 2),
            )
          : [writeFigure(figures, row.previous_nav_value, 2)]),
        writeFigure(figures, row.net_flow_value, 2),
        writeFigure(figures, row.nav_value, 2),
      ]),
      figures: known.size > 0 ? 4 : 3,
      wideOnly: known.size > 0 ? [1, 3, 4] : [1, 2, 3],
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
          <a href={view.link('/funds', { manager: cnpj, date })}>{say(FIGURES)}&nbsp;›</a>
        </p>
      )}
    </>
  )
}
