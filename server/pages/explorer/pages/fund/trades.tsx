import { toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import { subtractCents, sumCents, toDecimal } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { makeChartData, type PageView } from '../../page.ts'
import { nameMembers } from '../../source-line.tsx'
import type { Filing } from './filing.ts'
import { groupByAsset, type HoldingLine } from './holding.ts'

const TITLE: Text = { en: 'Bought and sold in the month', pt: 'Comprado e vendido no mês' }
const BOUGHT_MOST: Text = { en: 'Bought most:', pt: 'Maior compra:' }
const SOLD_MOST: Text = { en: 'sold most:', pt: 'maior venda:' }
const SENTENCE: Text = {
  en: 'Purchases and sales as the fund filed them with its lines, the largest difference first; prices are not in them.',
  pt: 'Compras e vendas informadas pelo fundo em cada posição, da maior diferença para a menor; a variação de preço não entra.',
}
const NONE: Text = {
  en: 'No line of this month has a purchase or a sale.',
  pt: 'Nenhuma linha desta competência tem compra ou venda.',
}
const HOLDING: Text = { en: 'Holding', pt: 'Ativo' }
const BOUGHT: Text = { en: 'Bought (R$)', pt: 'Compras (R$)' }
const SOLD: Text = { en: 'Sold (R$)', pt: 'Vendas (R$)' }
const NET: Text = { en: 'Difference (R$)', pt: 'Diferença (R$)' }
const AT_FIRST = 10
const MOST_ROWS = 100

/** Purchases and sales of a holding in the month. */
interface Trade {
  readonly line: HoldingLine
  readonly bought: string
  readonly sold: string
  readonly net: string
}

/** Renders what a fund bought and sold; null where its lines come from a report without trades. */
export function renderTrades(view: PageView, filing: Filing, holdings: readonly HoldingLine[]): Html | null {
  const { say, figures, link } = view
  const ofMonth = holdings.filter(({ line }) => !/^(fii|fidc)_/.test(line.metainfo.block))
  if (ofMonth.length === 0) return null
  const trades = addUpTrades(ofMonth)
  if (trades.length === 0) return <p class="quiet">{say(NONE)}</p>
  const shown = trades.slice(0, MOST_ROWS)
  const range = rangeOf(shown.map(({ net }) => Number(net)))
  const cnpj = filing.fund.cnpj
  return renderChart(view, {
    id: 'trades',
    title: titleOf(view, trades),
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [say(HOLDING), '', say(BOUGHT), say(SOLD), say(NET)],
      rows: shown.map(({ line: { line, label, href }, bought, sold, net }): readonly HtmlValue[] => [
        <a href={href ?? link(`/fund/${cnpj}/line`, { date: filing.day.slice(0, 7), id: line.id })}>{label}</a>,
        drawBar(Number(net), range, net.startsWith('-') ? 'c-foreign' : 'c-accent'),
        figures.number(bought, 2),
        figures.number(sold, 2),
        figures.number(net, 2),
      ]),
      figures: 3,
      wideOnly: [1, 2, 3],
      atFirst: AT_FIRST,
    },
    isTableOpen: true,
    data: makeChartData(['asset_id', 'name', 'purchases_value', 'sales_value', 'net_value'], () =>
      trades.map(({ line: { line, label }, bought, sold, net }) => [
        line.metainfo.asset_id ?? null,
        label,
        ...[bought, sold, net].map((value) => toExactNumber(toUnits(value, 2), 2)),
      ]),
    ),
    request: `/v1/fund/${cnpj}/portfolio?date=${filing.day.slice(0, 7)}`,
    source: { publisher: 'CVM (ODbL)', place: nameMembers(filing.lines) },
  })
}

/** Adds up the trades of each asset, the largest difference first; what was not traded is left out. */
function addUpTrades(holdings: readonly HoldingLine[]): readonly Trade[] {
  return groupByAsset(holdings)
    .flatMap((lines): Trade[] => {
      const [line] = lines
      const bought = sumCents(lines.map((each) => toDecimal(each.line.purchases_value)))
      const sold = sumCents(lines.map((each) => toDecimal(each.line.sales_value)))
      if (line === undefined || (Number(bought) === 0 && Number(sold) === 0)) return []
      return [{ line, bought, sold, net: subtractCents(bought, sold) }]
    })
    .sort((a, b) => Math.abs(Number(b.net)) - Math.abs(Number(a.net)))
}

/** States what was bought and sold most, by the difference of the two. */
function titleOf({ say, figures }: PageView, trades: readonly Trade[]): string {
  const bought = trades.find(({ net }) => Number(net) > 0)
  const sold = trades.find(({ net }) => Number(net) < 0)
  const parts = [
    bought && `${say(BOUGHT_MOST)} ${bought.line.label}, ${figures.shortReais(bought.net)}`,
    sold && `${say(SOLD_MOST)} ${sold.line.label}, ${figures.shortReais(sold.net.slice(1))}`,
  ].filter((part) => part !== undefined)
  const title = parts.join('; ')
  return title === '' ? say(TITLE) : `${title.charAt(0).toUpperCase()}${title.slice(1)}`
}
