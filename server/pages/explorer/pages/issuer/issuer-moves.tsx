import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, IssuerMove } from '../../answers.gen.ts'
import { askOrNothing, sumCents, toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawMonthChanges, type MonthChange } from '../../charts/month-changes.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'

const TITLE: Text = { en: 'Price and quantity by month', pt: 'Preço e quantidade por competência' }
const BY: Text = { en: 'by price', pt: 'pelo preço' }
const AND_BY: Text = { en: 'by quantity', pt: 'pela quantidade' }
const SENTENCE: Text = {
  en: 'What made its value in portfolios change since the month before: the price, and the quantity. Of what quantities made, only “bought less sold” is trade that the files confirm; the rest is disclosure, or trades that do not add up.',
  pt: 'O que fez mudar o valor nas carteiras desde o mês anterior, pelos códigos de negociação: o preço e a quantidade. Da quantidade, só “compras menos vendas” é negócio confirmado pelos arquivos; o resto é fim de sigilo ou negócio que não confere.',
}
const PRICE: Text = { en: 'Price', pt: 'Preço' }
const QUANTITY: Text = { en: 'Quantity', pt: 'Quantidade' }
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const BY_PRICE: Text = { en: 'By price (R$)', pt: 'Pelo preço (R$)' }
const BY_QUANTITY: Text = { en: 'By quantity (R$)', pt: 'Pela quantidade (R$)' }
const NET: Text = { en: 'Bought less sold (R$)', pt: 'Compras menos vendas (R$)' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }

const MOST_MONTHS = 12
const OWNED = 'owned'
const COLUMNS = [
  'reference_date',
  'ticker',
  'position',
  'value',
  'previous_value',
  'quantity',
  'previous_quantity',
  'position_change_value',
  'price_change_value',
  'quantity_change_value',
  'explained_purchases_value',
  'explained_sales_value',
  'explained_net_value',
  'not_comparable_value',
  'moves_reason',
] as const

/** Changes of all tickers of an issuer in a month; null where that of one is not known. */
interface MovedMonth {
  readonly day: string
  readonly price: string | null
  readonly quantity: string | null
  readonly net: string | null
  readonly value: string | null
}

/** Reads what prices and quantities made of the tickers of an issuer in the newest months. */
export async function readIssuerMoves({ ask, snapshot }: PageView, id: string): Promise<readonly IssuerMove[]> {
  const from = snapshot.months('cvm_fund_portfolio').slice(0, MOST_MONTHS).at(-1)
  if (from === undefined) return []
  return (await askOrNothing(ask, 'issuer_moves', { id, from, page_size: '1000' }))?.data ?? []
}

/**
 * Renders the months of tickers of an issuer by price and quantity, each with a link to its page; null where no month can
 * be compared.
 */
export function renderIssuerMoves(
  view: PageView,
  { id, page }: { readonly id: string; readonly page: string },
  moves: readonly IssuerMove[],
): Html | null {
  const { say, figures, link } = view
  const months = addUpMonths(moves.filter(({ position }) => position === OWNED))
  const known = months.filter(({ price, quantity }) => price !== null && quantity !== null)
  const newest = known.at(-1)
  if (newest === undefined) return null
  const write = (value: string | null) => (value === null ? '—' : figures.number(value, 2))
  const ends = [months[0], months.at(-1)].flatMap((month) => (month === undefined ? [] : [nameHoldings(month.day)]))
  return renderChart(view, {
    id: 'issuer-moves',
    title: say(TITLE),
    finding: sayNewest(view, newest),
    sentence: say(SENTENCE),
    legend: [
      { kind: 'c-bank_paper', name: say(PRICE) },
      { kind: 'c-derivatives', name: say(QUANTITY) },
    ],
    picture: drawMonthChanges({
      label: say(TITLE),
      months: known.map((month) => describeMonth(view, page, month)),
      unit: 'R$',
      writeTick: figures.mark,
    }),
    table: {
      heads: [MONTH, BY_PRICE, BY_QUANTITY, NET, VALUE].map(say),
      rows: [...months]
        .reverse()
        .map(({ day, price, quantity, net, value }) => [
          <a href={link(page, { date: day.slice(0, 7) })}>{figures.shortMonth(day)}</a>,
          write(price),
          write(quantity),
          write(net),
          write(value),
        ]),
      figures: 4,
      wideOnly: [3, 4],
    },
    data: pickData(COLUMNS, moves),
    request: `/v1/issuer/${id}/moves`,
    source: { publisher: 'CVM (ODbL)', place: [...new Set(ends)].join(' – ') },
  })
}

/** Says what prices and quantities made in the newest month. */
function sayNewest({ say, figures }: PageView, { day, price, quantity }: MovedMonth): string {
  const [byPrice, byQuantity] = [price, quantity].map((value) => figures.shortReais(value ?? '0.00'))
  return `${figures.shortMonth(day)}: ${byPrice ?? ''} ${say(BY)}, ${byQuantity ?? ''} ${say(AND_BY)}`
}

/** Adds up the tickers of each month, exactly. */
function addUpMonths(moves: readonly IssuerMove[]): readonly MovedMonth[] {
  const days = [...new Set(moves.map(({ reference_date }) => reference_date))].sort()
  return days.map((day) => {
    const own = moves.filter(({ reference_date }) => reference_date === day)
    const add = (values: readonly (AnsweredNumber | null)[]) =>
      values.includes(null) ? null : sumCents(values.map((value) => toDecimal(value)))
    return {
      day,
      price: add(own.map(({ price_change_value }) => price_change_value)),
      quantity: add(own.map(({ quantity_change_value }) => quantity_change_value)),
      net: add(own.map(({ explained_net_value }) => explained_net_value)),
      value: add(own.map(({ value }) => value)),
    }
  })
}

function describeMonth({ say, figures, link }: PageView, page: string, month: MovedMonth): MonthChange {
  const part = (kind: string, name: Text, value: string | null) => ({
    kind,
    value: Number(value),
    title: `${say(name)}: ${figures.reais(value ?? '0.00')}`,
  })
  return {
    period: month.day,
    label: figures.shortMonth(month.day),
    href: link(page, { date: month.day.slice(0, 7) }),
    title: figures.month(month.day),
    parts: [part('c-bank_paper', PRICE, month.price), part('c-derivatives', QUANTITY, month.quantity)],
  }
}
