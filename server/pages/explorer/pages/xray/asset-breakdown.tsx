import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { BasketAsset } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import { linkMarketAsset, nameMarketAsset } from '../../asset-link.tsx'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { colourOf } from '../../charts/colours.ts'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { MOST_SHOWN, pickData, sayRanked } from '../../ranked-list.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { CATEGORY_WORDS } from '../../text/words.ts'
import type { Basket } from './basket.ts'

const LARGEST: Text = { en: 'Most of it is in', pt: 'O maior peso é' }
const TITLE: Text = { en: 'What is inside', pt: 'O que há dentro' }
const SENTENCE: Text = {
  en: 'All that the funds hold, themselves and through other funds, in parts of the whole; what is owed is below zero.',
  pt: 'Tudo o que os fundos têm, diretamente e por meio de outros fundos, em % do total; o que devem aparece negativo.',
}
const ASSET: Text = { en: 'Asset', pt: 'Ativo' }
const CATEGORY: Text = { en: 'Category', pt: 'Categoria' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const SHARE: Text = { en: '% of all', pt: '% do total' }
const NOT_NAMED: Text = { en: 'a line that names no asset', pt: 'linha sem ativo identificado' }
const RECONCILED: Text = { en: 'Lines and net assets differ', pt: 'Diferença entre linhas e patrimônio' }

/** This leaf evens out how much more or less than the net assets the lines are worth. */
const RECONCILIATION = 'reconciliation'
const COLUMNS = [
  'asset_key',
  'asset_id',
  'name',
  'kind',
  'category',
  'issuer_id',
  'role',
  'share_percent',
  'item_count',
] as const

/** Finds the asset that weighs most, of those that have a name; null where none has. */
export function findHeaviest({ data: { assets } }: Basket): BasketAsset | null {
  return assets.find(({ asset_id, share_percent }) => asset_id !== null && Number(toDecimal(share_percent)) > 0) ?? null
}

/** Names a category of leaves; what evens out the sum is one. */
export function nameCategory({ name, say }: PageView, category: string): string {
  return category === RECONCILIATION ? say(RECONCILED) : name(CATEGORY_WORDS, category)
}

/** Renders what funds hold, opened: the largest first. */
export function renderBreakdown(view: PageView, basket: Basket): Html {
  const { say, figures } = view
  const { data, day, request } = basket
  const month = day.slice(0, 7)
  const shown = data.assets.slice(0, MOST_SHOWN)
  const range = rangeOf(shown.map(({ share_percent }) => Number(toDecimal(share_percent))))
  const heaviest = findHeaviest(basket)
  return renderChart(view, {
    id: 'opened',
    title:
      heaviest === null
        ? say(TITLE)
        : `${say(LARGEST)} ${nameMarketAsset(view, heaviest).label}: ${figures.percent(toDecimal(heaviest.share_percent))}`,
    sentence: sayRanked(view, SENTENCE, shown),
    picture: null,
    table: {
      heads: [say(ASSET), say(CATEGORY), '', say(FUNDS), say(SHARE)],
      rows: shown.map((row) => [
        linkLeaf(view, row, month),
        nameCategory(view, row.category),
        drawBar(Number(toDecimal(row.share_percent)), range, colourOf(row.category)),
        figures.number(toDecimal(row.item_count)),
        figures.number(toDecimal(row.share_percent), 2),
      ]),
      figures: 2,
      wideOnly: [1, 2, 3],
      atFirst: 20,
    },
    isTableOpen: true,
    data: pickData(COLUMNS, data.assets),
    request,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}

/** Links a leaf: an asset to its page, a line that names none to its place in the file. */
function linkLeaf(view: PageView, row: BasketAsset, month: string): HtmlValue {
  const { say, link } = view
  // A holding that stays closed is often a fund that never filed: the page of the asset has who holds it.
  if (row.asset_id?.startsWith('fund:') === true)
    return (
      <a href={link(`/asset/${encodeURIComponent(row.asset_id)}`, { date: month })}>
        {nameMarketAsset(view, row).label}
      </a>
    )
  if (row.asset_id !== null) return linkMarketAsset(view, row, month)
  const [, of, cnpj, id] = /^line (\S+) (\w{14}) (\S+)$/.exec(row.asset_key) ?? []
  if (of === undefined) return nameCategory(view, row.category)
  const label = shortenCompanyName(row.name) || `${nameCategory(view, row.category)}, ${say(NOT_NAMED)}`
  return <a href={link(`/fund/${cnpj ?? ''}/line`, { date: of.slice(0, 7), id: id ?? '' })}>{label}</a>
}
