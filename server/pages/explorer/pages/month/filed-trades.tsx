import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { subtractCents, toDecimal, writeFigure } from '../../answers.ts'
import { linkMarketAsset, nameMarketAsset } from '../../asset-link.tsx'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData, readRanked, sayRanked } from '../../ranked-list.ts'
import { ALL_FUNDS, LEAST, type Moves, type MovesOf } from './moves.tsx'

const TITLE: Text = { en: 'Most filed as bought:', pt: 'Maior compra informada:' }
const SENTENCE: Text = {
  en: 'Purchases and sales as funds filed them with their lines. Without the month before no quantity confirms them, and some funds file all that they hold as bought each month.',
  pt: 'Compras e vendas como os fundos as informam em cada posição. Sem o mês anterior, as quantidades não as confirmam; e há fundos que informam toda a posição como compra a cada mês.',
}
const ASSET: Text = { en: 'Asset', pt: 'Ativo' }
const BOUGHT: Text = { en: 'Bought (R$)', pt: 'Compras (R$)' }
const SOLD: Text = { en: 'Sold (R$)', pt: 'Vendas (R$)' }
const NET: Text = { en: 'Difference (R$)', pt: 'Diferença (R$)' }
const VALUE: Text = { en: 'Value at the end (R$)', pt: 'Valor no fim do mês (R$)' }

/** Its name in the address and in the list of contents. */
const CHART = 'filed-trades'
const ASKED = { min_filed_purchases_value: LEAST, sort_by: 'filed_purchases_value', sort_order: 'desc' }
const COLUMNS = [
  'asset_id',
  'name',
  'kind',
  'position',
  'filed_purchases_value',
  'filed_sales_value',
  'filed_purchases_quantity',
  'filed_sales_quantity',
  'quantity',
  'value',
] as const

/** Reads what funds filed as bought in a month that nothing confirms; null where the month has no such table. */
export function readFiledTrades(
  view: PageView,
  date: string,
  { id, asked }: MovesOf = ALL_FUNDS,
): Promise<Moves | null> {
  return readRanked(view, CHART, id, { ...asked, date, ...ASKED })
}

/** Renders what funds filed as bought, with what they filed as sold; null where nothing is. */
export function renderFiledTrades(
  view: PageView,
  month: string,
  answer: Moves | null,
  { path }: MovesOf = ALL_FUNDS,
): Html | null {
  const { say, figures } = view
  const rows = answer?.data ?? []
  const [first] = rows
  if (first === undefined) return null
  const range = rangeOf(rows.map((row) => Number(toDecimal(row.filed_purchases_value))))
  return renderChart(view, {
    id: CHART,
    title: `${say(TITLE)} ${nameMarketAsset(view, first).label}, ${figures.shortReais(toDecimal(first.filed_purchases_value))}`,
    sentence: sayRanked(view, SENTENCE, rows),
    picture: null,
    table: {
      heads: [say(ASSET), '', ...[BOUGHT, SOLD, NET, VALUE].map(say)],
      rows: rows.map((row) => {
        const [bought, sold] = [toDecimal(row.filed_purchases_value), toDecimal(row.filed_sales_value)]
        return [
          linkMarketAsset(view, row, month),
          drawBar(Number(bought), range, 'c-accent'),
          figures.number(bought, 2),
          figures.number(sold, 2),
          figures.number(subtractCents(bought, sold), 2),
          writeFigure(figures, row.value, 2),
        ]
      }),
      figures: 4,
      wideOnly: [1, 3, 4, 5],
      atFirst: 10,
    },
    isTableOpen: true,
    data: pickData(COLUMNS, rows),
    request: `${path}?${new URLSearchParams({ date: month, ...ASKED }).toString()}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
  })
}
