import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, toDecimal, writeFigure } from '../../answers.ts'
import { linkMarketAsset, nameMarketAsset } from '../../asset-link.tsx'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData, sayRanked } from '../../ranked-list.ts'
import { colourOfKind, KIND_WORDS } from '../../text/kind-words.ts'

const MOST: Text = { en: 'Funds have most in', pt: 'Os fundos têm mais em' }
const SENTENCE: Text = {
  en: 'Lines that funds own or lent out, each real once; quotas of funds are left out, because their money is in what those funds hold.',
  pt: 'Posições próprias ou cedidas em empréstimo, sem dupla contagem; cotas de fundos ficam de fora, porque o dinheiro já está nas carteiras desses fundos.',
}
const ASSET: Text = { en: 'Asset', pt: 'Ativo' }
const KIND: Text = { en: 'Kind', pt: 'Tipo' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const BEFORE: Text = { en: 'Month before (R$)', pt: 'Mês anterior (R$)' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }

const COLUMNS = [
  'asset_id',
  'name',
  'ticker',
  'kind',
  'long_value',
  'long_quantity',
  'lent_value',
  'short_value',
  'holder_count',
  'manager_count',
  'share_of_market_percent',
  'previous_long_value',
  'previous_holder_count',
  'is_partial',
  'missing_members',
] as const

/** Renders what all funds hold most; null where no line of the month names an asset. */
export function renderMostHeld(
  view: PageView,
  month: string,
  answer: Answer<'market_assets'> | null,
  kinds: string,
): Html | null {
  const { say, figures, name } = view
  const rows = (answer?.data ?? []).filter((row) => row.long_value !== null)
  const [first] = rows
  if (first === undefined) return null
  const range = rangeOf(rows.map((row) => Number(toDecimal(row.long_value))))
  return renderChart(view, {
    id: 'most-held',
    title: `${say(MOST)} ${nameMarketAsset(view, first).label}: ${figures.shortReais(toDecimal(first.long_value) ?? '')}`,
    sentence: sayRanked(view, SENTENCE, rows),
    picture: null,
    table: {
      heads: [say(ASSET), say(KIND), '', say(FUNDS), say(BEFORE), say(VALUE)],
      rows: rows.map((row) => [
        linkMarketAsset(view, row, month),
        name(KIND_WORDS, row.kind),
        drawBar(Number(toDecimal(row.long_value)), range, colourOfKind(row.kind)),
        writeFigure(figures, row.holder_count),
        writeFigure(figures, row.previous_long_value, 2),
        writeFigure(figures, row.long_value, 2),
      ]),
      figures: 3,
      wideOnly: [1, 2, 4],
      atFirst: 20,
    },
    isTableOpen: true,
    data: pickData(COLUMNS, rows),
    request: `/v1/market/assets?date=${month}&kind=${kinds}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
  })
}
