import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { AssetMove } from '../../answers.gen.ts'
import { type Parameters, toDecimal } from '../../answers.ts'
import { linkMarketAsset, nameMarketAsset } from '../../asset-link.tsx'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData, sayRanked } from '../../ranked-list.ts'

const ASSET: Text = { en: 'Asset', pt: 'Ativo' }

/** What one list of traded assets has that another has not. */
interface TradedAssets {
  readonly id: string
  readonly title: (asset: string, value: string) => string
  readonly sentence: Text
  /** Column that the list is sorted by, and the bars show. */
  readonly by: 'explained_net_value' | 'filed_purchases_value'
  readonly bar: 'c-accent' | 'c-foreign'
  /** Columns after the asset and its bar. All are figures. */
  readonly heads: readonly Text[]
  readonly cells: (row: AssetMove) => readonly HtmlValue[]
  readonly wideOnly: readonly number[]
  readonly columns: readonly (keyof AssetMove)[]
  readonly path: string
  readonly asked: Parameters
}

/** Renders the assets that funds traded most, with a bar for each; null without rows. */
export function renderTradedAssets(
  view: PageView,
  month: string,
  rows: readonly AssetMove[],
  { id, title, sentence, by, bar, heads, cells, wideOnly, columns, path, asked }: TradedAssets,
): Html | null {
  const { say, figures } = view
  const [first] = rows
  if (first === undefined) return null
  const range = rangeOf(rows.map((row) => Number(toDecimal(row[by]))))
  return renderChart(view, {
    id,
    title: title(nameMarketAsset(view, first).label, figures.shortReais(toDecimal(first[by]) ?? '')),
    sentence: sayRanked(view, sentence, rows),
    picture: null,
    table: {
      heads: [say(ASSET), '', ...heads.map(say)],
      rows: rows.map((row) => [
        linkMarketAsset(view, row, month),
        drawBar(Number(toDecimal(row[by])), range, bar),
        ...cells(row),
      ]),
      figures: heads.length,
      wideOnly,
      atFirst: 10,
    },
    isTableOpen: true,
    data: pickData(columns, rows),
    request: `${path}?${new URLSearchParams({ date: month, ...asked }).toString()}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
  })
}
