import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { subtractCents, toDecimal, writeFigure } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { readRanked } from '../../ranked-list.ts'
import { ALL_FUNDS, LEAST, type Moves, type MovesOf } from './moves.tsx'
import { renderTradedAssets } from './traded-assets.tsx'

const TITLE: Text = { en: 'Most filed as bought:', pt: 'Maior compra informada:' }
const SENTENCE: Text = {
  en: 'Purchases and sales as funds filed them with their lines. Without the month before no quantity confirms them, and some funds file all that they hold as bought each month.',
  pt: 'Compras e vendas como os fundos as informam em cada posição. Sem o mês anterior, as quantidades não as confirmam; e há fundos que informam toda a posição como compra a cada mês.',
}
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
  return renderTradedAssets(view, month, answer?.data ?? [], {
    id: CHART,
    title: (asset, value) => `${say(TITLE)} ${asset}, ${value}`,
    sentence: SENTENCE,
    by: 'filed_purchases_value',
    bar: 'c-accent',
    heads: [BOUGHT, SOLD, NET, VALUE],
    cells: (row) => {
      const [bought, sold] = [toDecimal(row.filed_purchases_value), toDecimal(row.filed_sales_value)]
      return [
        figures.number(bought, 2),
        figures.number(sold, 2),
        figures.number(subtractCents(bought, sold), 2),
        writeFigure(figures, row.value, 2),
      ]
    },
    wideOnly: [1, 3, 4, 5],
    columns: COLUMNS,
    path,
    asked: ASKED,
  })
}
