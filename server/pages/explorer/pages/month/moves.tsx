import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, type Parameters, toDecimal, writeFigure } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { readRanked } from '../../ranked-list.ts'
import { renderTradedAssets } from './traded-assets.tsx'

const TITLES = {
  bought: { en: 'Most bought was', pt: 'O mais comprado foi' },
  sold: { en: 'Most sold was', pt: 'O mais vendido foi' },
} as const
type Direction = keyof typeof TITLES

const SENTENCE: Text = {
  en: 'Purchases less sales, only of positions whose quantities confirm the trades that were filed. The change of all positions is beside them: prices and disclosure are in it too.',
  pt: 'Compras menos vendas, só nas posições em que as quantidades confirmam os negócios informados. Ao lado, a variação de todas as posições, que inclui preços e fim de sigilo.',
}
const ENTERED: Text = { en: 'New and gone', pt: 'Entradas e saídas' }
const CHANGE: Text = { en: 'Change of positions (R$)', pt: 'Variação das posições (R$)' }
const NET: Text = { en: 'Net (R$)', pt: 'Líquido (R$)' }

/** Least value that counts as bought or sold, in R$. */
export const LEAST = '0.01'
const COLUMNS = [
  'asset_id',
  'name',
  'kind',
  'position',
  'explained_net_value',
  'explained_purchases_value',
  'explained_sales_value',
  'filed_purchases_value',
  'filed_sales_value',
  'position_change_value',
  'price_change_value',
  'quantity_change_value',
  'entered_count',
  'left_count',
  'increased_count',
  'reduced_count',
] as const

const ASKED: Readonly<Record<Direction, Readonly<Record<string, string>>>> = {
  bought: { min_explained_net_value: LEAST, sort_by: 'explained_net_value', sort_order: 'desc' },
  sold: { max_explained_net_value: `-${LEAST}`, sort_by: 'explained_net_value', sort_order: 'asc' },
}

type MovesId = 'market_moves' | `${PartyType}_moves`
export type Moves = Pick<Answer<'market_moves'>, 'data' | 'with_date' | 'states' | 'explained_percent'>

/** Whose moves are shown: of all funds, or of the funds of a manager or administrator. */
export interface MovesOf {
  readonly id: MovesId
  /** Address of the endpoint, and what it is asked beside the month. */
  readonly path: string
  readonly asked: Parameters
}

export const ALL_FUNDS: MovesOf = { id: 'market_moves', path: '/v1/market/moves', asked: {} }

/** Reads what funds bought or sold most; null where the month has no such table. */
export function readMoved(
  view: PageView,
  direction: Direction,
  date: string,
  { id, asked }: MovesOf = ALL_FUNDS,
): Promise<Moves | null> {
  return readRanked(view, direction, id, { ...asked, date, ...ASKED[direction] })
}

/** Renders what funds bought or sold most; null where nothing is known to be. */
export function renderMoved(
  view: PageView,
  direction: Direction,
  month: string,
  answer: Moves | null,
  { path }: MovesOf = ALL_FUNDS,
): Html | null {
  const { say, figures } = view
  return renderTradedAssets(view, month, answer?.data ?? [], {
    id: direction,
    title: (asset, value) => `${say(TITLES[direction])} ${asset}: ${value}`,
    sentence: SENTENCE,
    by: 'explained_net_value',
    bar: direction === 'bought' ? 'c-accent' : 'c-foreign',
    heads: [ENTERED, CHANGE, NET],
    cells: (row) => [
      `+${figures.number(toDecimal(row.entered_count) ?? '')} ${figures.number(`-${toDecimal(row.left_count) ?? ''}`)}`,
      writeFigure(figures, row.position_change_value, 2),
      writeFigure(figures, row.explained_net_value, 2),
    ],
    wideOnly: [1, 2, 3],
    columns: COLUMNS,
    path,
    asked: ASKED[direction],
  })
}
