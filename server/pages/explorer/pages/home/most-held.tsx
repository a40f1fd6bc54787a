import { HELD_KINDS } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/market/months-compared.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, toDecimal, writeFigure } from '../../answers.ts'
import { linkMarketAsset, nameMarketAsset } from '../../asset-link.tsx'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { drawTreemap, type Tile } from '../../charts/treemap.tsx'
import { nameHoldings, renderMissingMembers } from '../../missing-members.tsx'
import type { LegendEntry, PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { nameOthers } from '../fund/tiles.ts'
import { countFunds } from '../../text/fund-count.ts'
import { colourOfKind, KIND_WORDS } from '../../text/kind-words.ts'
import { SUMS_LACK } from '../../text/partial-month.ts'

const TITLE: Text = { en: 'What funds hold most is', pt: 'O maior ativo dos fundos é' }
const IN: Text = { en: 'in', pt: 'em' }
const SENTENCE: Text = {
  en: 'The 100 assets of which all funds together hold most, by their own lines. Without quotas of funds, which are the same money once more.',
  pt: 'Os 100 ativos com maior valor nas carteiras de todos os fundos. Cotas de fundos ficam de fora: o dinheiro delas já está nas carteiras desses fundos.',
}
const ASSET: Text = { en: 'Asset', pt: 'Ativo' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
/** Request for the most held assets, without quotas of funds. */
export const MOST_HELD = {
  kind: HELD_KINDS.filter((kind) => kind !== 'fund_quota').join(','),
  sort_by: 'long_value',
  sort_order: 'desc',
  page_size: '100',
} as const
/** Rows that a reader sees at first. */
const AT_FIRST = 10

/** Draws what all funds of the newest complete month hold most; null where it has nothing. */
export function renderHeldAreas(view: PageView, answer: Answer<'market_assets'>): Html | null {
  const { say, figures } = view
  const rows = answer.data.filter(({ long_value }) => Number(toDecimal(long_value)) > 0)
  const [first] = rows
  if (first === undefined) return null
  const month = answer.reference_date.slice(0, 7)
  const title = `${say(TITLE)} ${nameMarketAsset(view, first).label}: ${figures.shortReais(toDecimal(first.long_value) ?? '')} ${say(IN)} ${figures.month(month)}`
  const tiles = rows.map((row) => describeTile(view, row, month))
  const range = rangeOf(rows.map(({ long_value }) => Number(toDecimal(long_value))))
  return (
    <>
      {renderMissingMembers(view, SUMS_LACK, answer)}
      {renderChart(view, {
        id: 'most-held',
        title,
        sentence: say(SENTENCE),
        legend: makeKindLegend(view, rows),
        picture: drawTreemap(title, tiles, { rest: nameOthers(view) }),
        table: {
          heads: [say(ASSET), '', say(FUNDS), say(VALUE)],
          rows: rows.map((row) => [
            linkMarketAsset(view, row, month),
            drawBar(Number(toDecimal(row.long_value)), range, colourOfKind(row.kind)),
            writeFigure(figures, row.holder_count),
            writeFigure(figures, row.long_value, 2),
          ]),
          figures: 2,
          wideOnly: [2],
          atFirst: AT_FIRST,
        },
        isTableOpen: 'where wide',
        data: pickData(['asset_id', 'name', 'kind', 'holder_count', 'long_value'], rows),
        request: `/v1/market/assets?${new URLSearchParams({ date: month, ...MOST_HELD }).toString()}`,
        source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
      })}
    </>
  )
}

function describeTile(view: PageView, row: Answer<'market_assets'>['data'][number], month: string): Tile {
  const { figures, link, pages } = view
  const { label, more } = nameMarketAsset(view, row)
  const value = toDecimal(row.long_value) ?? '0'
  const [, cnpj] = /^fund:(\w{14})/.exec(row.asset_id) ?? []
  const path = cnpj === undefined ? `/asset/${encodeURIComponent(row.asset_id)}` : `/fund/${cnpj}`
  const hasPage = pages.has(cnpj === undefined ? '/asset/{code}' : '/fund/{cnpj}')
  const funds = toDecimal(row.holder_count)
  const held = [figures.reais(value), ...(funds === null ? [] : [countFunds(view, funds)])].join(' · ')
  return {
    label,
    detail: figures.shortReais(value),
    title: `${label}${more === '' || more === label ? '' : ` (${more})`}: ${held}`,
    size: Number(value),
    kind: colourOfKind(row.kind),
    group: row.kind,
    isClosed: false,
    href: hasPage ? link(path, { date: month }) : null,
  }
}

/** Lists the colours that the picture has, each with its kinds. */
function makeKindLegend({ name }: PageView, rows: Answer<'market_assets'>['data']): readonly LegendEntry[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  return [...new Set(kinds.map(colourOfKind))].map((colour) => ({
    kind: colour,
    name: kinds
      .filter((kind) => colourOfKind(kind) === colour)
      .map((kind) => name(KIND_WORDS, kind))
      .join(', '),
  }))
}
