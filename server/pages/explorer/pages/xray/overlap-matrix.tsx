import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import { toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { type Basket, findClosest } from './basket.ts'

const AND: Text = { en: 'and', pt: 'e' }
const HAVE: Text = { en: 'have', pt: 'têm' }
const COMMON: Text = { en: 'in common', pt: 'em comum' }
const SENTENCE: Text = {
  en: 'The smaller of two shares of net assets, added up over the assets that both hold, in %. Above the diagonal with what they hold through other funds, below it by their own lines. What is confidential, or names no asset, is in neither.',
  pt: 'A menor das duas partes do patrimônio, somada sobre os ativos que ambos têm, em %. Acima da diagonal com o que têm por meio de outros fundos, abaixo pelas próprias linhas. O que é sigiloso ou não nomeia ativo não entra.',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
/** The darkest shade, that of all. */
const SHADES = 5

/** Renders what each two funds have in common; null of a single fund. */
export function renderMatrix(view: PageView, basket: Basket): Html | null {
  const { say, figures } = view
  const { data, day, request, names } = basket
  const closest = findClosest(basket)
  if (closest === null) return null
  const nameOf = (item: string) => names.get(item) ?? item
  const cnpjs = data.items.map(({ item }) => item)
  const shared = new Map(data.overlap.map((pair) => [`${pair.a} ${pair.b}`, pair]))
  const cell = (row: number, column: number): HtmlValue => {
    if (row === column) return '—'
    const [first, second] = [Math.min(row, column), Math.max(row, column)]
    const pair = shared.get(`${cnpjs[first] ?? ''} ${cnpjs[second] ?? ''}`)
    const figure = column > row ? pair?.overlap_look_through_percent : pair?.overlap_percent
    if (figure === undefined) return '—'
    const percent = toDecimal(figure)
    const shade = Math.min(SHADES, Math.ceil((Number(percent) * SHADES) / 100))
    return <span class={`shade shade-${String(shade)}`}>{figures.number(percent, 1)}</span>
  }
  return renderChart(view, {
    id: 'in-common',
    title: `${nameOf(closest.a)} ${say(AND)} ${nameOf(closest.b)} ${say(HAVE)} ${figures.percent(toDecimal(closest.overlap_look_through_percent), 1)} ${say(COMMON)}`,
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [say(FUND), ...cnpjs.map((_cnpj, at) => String(at + 1))],
      rows: cnpjs.map((cnpj, row) => [
        `${String(row + 1)}. ${nameOf(cnpj)}`,
        ...cnpjs.map((_other, column) => cell(row, column)),
      ]),
      figures: cnpjs.length,
    },
    isTableOpen: true,
    data: pickData(['a', 'b', 'overlap_percent', 'overlap_look_through_percent'], data.overlap),
    request,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}
