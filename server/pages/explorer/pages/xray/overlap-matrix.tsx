import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import { toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { type Basket, findClosest, NOT_KNOWN, writeCommon } from './basket.ts'

const AND: Text = { en: 'and', pt: 'e' }
const HAVE: Text = { en: 'have', pt: 'têm' }
const COMMON: Text = { en: 'in common', pt: 'em comum' }
const SENTENCE: Text = {
  en: 'The smaller of two shares of net assets, added up over the assets that both hold, in %. Above the diagonal with what they hold through other funds, below it by their own lines. ≥: what is confidential, or names no asset, may be in common too.',
  pt: 'Soma, ativo a ativo, da menor das duas participações no patrimônio, em %. Acima da diagonal, com o que os fundos têm por meio de outros; abaixo, só posições diretas. ≥: o que está em sigilo ou sem ativo identificado também pode ser comum.',
}
const NOBODY_KNOWS: Text = {
  en: 'What these funds have in common is not known',
  pt: 'Não se sabe o que estes fundos têm em comum',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const COLUMNS = [
  'a',
  'b',
  'overlap_percent',
  'overlap_most_percent',
  'overlap_look_through_percent',
  'overlap_look_through_most_percent',
] as const
/** In the darkest shade, all is in common. */
const SHADES = 5

/** Renders what each two funds have in common; null for a single fund. */
export function renderMatrix(view: PageView, basket: Basket): Html | null {
  const { say, figures } = view
  const { data, day, request, names } = basket
  const closest = findClosest(basket)
  if (data.overlap.length === 0) return null
  const nameOf = (item: string) => names.get(item) ?? item
  const cnpjs = data.items.map(({ item }) => item)
  const shared = new Map(data.overlap.map((pair) => [`${pair.a} ${pair.b}`, pair]))
  const cell = (row: number, column: number): HtmlValue => {
    if (row === column) return '—'
    const [first, second] = [Math.min(row, column), Math.max(row, column)]
    const pair = shared.get(`${cnpjs[first] ?? ''} ${cnpjs[second] ?? ''}`)
    if (pair === undefined) return '—'
    const [least, most] = (
      column > row
        ? [pair.overlap_look_through_percent, pair.overlap_look_through_most_percent]
        : [pair.overlap_percent, pair.overlap_most_percent]
    ).map(toDecimal)
    if (least === undefined || least === null) return say(NOT_KNOWN)
    const shade = Math.min(SHADES, Math.ceil((Number(least) * SHADES) / 100))
    return (
      <span class={`shade shade-${String(shade)}`}>
        {least === most ? '' : '≥ '}
        {figures.number(least, 1)}
      </span>
    )
  }
  return renderChart(view, {
    id: 'in-common',
    title:
      closest === null
        ? say(NOBODY_KNOWS)
        : `${nameOf(closest.a)} ${say(AND)} ${nameOf(closest.b)} ${say(HAVE)} ${writeCommon(view, closest)} ${say(COMMON)}`,
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
    data: pickData(COLUMNS, data.overlap),
    request,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}
