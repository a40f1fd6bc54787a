import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { PortfolioItem } from '../../answers.gen.ts'
import { sumCents } from '../../answers.ts'
import { rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { makeLegend } from '../../charts/colours.ts'
import { drawTreemap } from '../../charts/treemap.tsx'
import { type ChartData, makeChartData, type PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { nameMembers } from '../../source-line.tsx'
import type { Filing } from './filing.ts'
import { describeLine, type HoldingLine } from './holding.ts'
import { linkOrder, orderHoldings, readOrder } from './holdings-order.ts'
import { renderHoldingRow } from './holding-row.tsx'
import type { LargestHolding } from './largest-holding.ts'
import { makeTiles, nameOthers, type TiledLine } from './tiles.ts'

/** Lines that the table shows, and those that a reader sees at first; the file of the picture has all of them. */
const MOST_ROWS = 200
const AT_FIRST = 20
const TITLE: Text = { en: 'Holdings in', pt: 'Carteira em' }
const IN: Text = { en: 'in', pt: 'em' }
const AREAS: Text = {
  en: 'Each area is a holding; what was lent out is added to what is owned.',
  pt: 'Cada área é um ativo; o que está cedido em empréstimo entra na posição própria.',
}
const QUARTER_ONLY: Text = {
  en: 'Only a quarterly report is there, which has no net assets, no property and no debts.',
  pt: 'Só há um informe trimestral, que não tem patrimônio líquido, imóveis nem dívidas.',
}
const BESIDE: Text = {
  en: 'Not drawn, because they are below zero or no investment:',
  pt: 'Fora do gráfico, por serem negativos ou não serem aplicações:',
}
const CLOSED: Text = { en: 'Confidential', pt: 'Sigiloso' }
const OTHERS: Text = { en: 'Other', pt: 'Outros' }
const HOLDING: Text = { en: 'Holding', pt: 'Ativo' }
const KIND: Text = { en: 'Category', pt: 'Categoria' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const SHARE: Text = { en: '% of NAV', pt: '% do PL' }
const SHARE_OF_TOTAL: Text = { en: '% of the total', pt: '% do total' }
const PLACE: Text = { en: 'Line of the file', pt: 'Linha do arquivo' }
const REST: Text = { en: 'smaller lines', pt: 'linhas menores' }
const TOTAL: Text = { en: 'Total', pt: 'Total' }

/** Describes the lines of a filing, in the order that the address asks for. */
export function listHoldings(view: PageView, filing: Filing): readonly HoldingLine[] {
  const holdings = filing.lines.map((line) => describeLine(view, line, filing))
  return orderHoldings(view, holdings, readOrder(view))
}

interface HoldingsOfMonth {
  readonly cnpj: string
  readonly filing: Filing
  readonly holdings: readonly HoldingLine[]
  readonly largest: LargestHolding | null
}

/** True for a holding that is drawn as an area: an investment above zero. */
function isInAreas({ size, line }: HoldingLine): boolean {
  return size > 0 && line.metainfo.is_investment
}

/** Renders the holdings of a month: areas, and a table with bars whose lines lead to their place in the file. */
export function renderHoldings(view: PageView, { cnpj, filing, holdings, largest }: HoldingsOfMonth): Html {
  const { say, figures } = view
  const title = titleOf(view, filing, largest)
  const inAreas = holdings.filter(isInAreas)
  const beside = holdings.filter((each) => !isInAreas(each))
  const kinds = new Set(inAreas.map(({ category }) => category))
  const tiles = makeTiles(view, inAreas, leadToLine(view, cnpj, filing))
  const shown = holdings.slice(0, MOST_ROWS)
  const rest = holdings.slice(MOST_ROWS)
  const range = rangeOf(shown.map(({ size }) => size))
  const total = sumCents(holdings.map(({ value }) => value))
  const rows = shown.map((each) => renderHoldingRow(view, { cnpj, day: filing.day, range }, each))
  const others: readonly HtmlValue[] = [
    `${figures.number(String(rest.length))} ${say(REST)}`,
    '',
    '',
    '',
    figures.number(sumCents(rest.map(({ value }) => value)), 2),
    '',
  ]
  return renderChart(view, {
    id: 'holdings',
    title,
    sentence: renderSentence(view, filing.lines, { hasAreas: tiles.length > 1, beside }),
    legend: [
      ...makeLegend(view, kinds, say(OTHERS)),
      ...(holdings.some(({ closedUntil }) => closedUntil !== null) ? [{ kind: 'closed', name: say(CLOSED) }] : []),
    ],
    picture: tiles.length > 1 && drawTreemap(title, tiles, { rest: nameOthers(view, inAreas) }),
    table: {
      heads: [say(HOLDING), say(KIND), '', say(PLACE), say(VALUE), say(filing.hasNav ? SHARE : SHARE_OF_TOTAL)],
      rows: rest.length > 0 ? [...rows, others] : rows,
      foot: [say(TOTAL), '', '', '', figures.number(total, 2), ''],
      figures: 2,
      atFirst: AT_FIRST,
      sorting: describeOrder(view),
    },
    isTableOpen: true,
    data: makeData(holdings),
    request: `/v1/fund/${cnpj}/portfolio?date=${filing.day.slice(0, 7)}&provenance=true`,
    source: { publisher: 'CVM (ODbL)', place: nameMembers(filing.lines) },
  })
}

/** Leads from a holding that has no page to its line, so that every tile is a link. */
function leadToLine({ link }: PageView, cnpj: string, { day }: Filing) {
  return ({ line }: TiledLine) => link(`/fund/${cnpj}/line`, { date: day.slice(0, 7), id: line.id })
}

/** Links the headings that order the rows: name, category and value. */
function describeOrder(view: PageView) {
  const order = readOrder(view)
  const [name, category, value] = (['name', 'category', 'value'] as const).map((column) =>
    linkOrder(view, order, column),
  )
  return {
    links: [name ?? null, category ?? null, null, null, value ?? null, null],
    at: { name: 0, category: 1, value: 4 }[order.column],
    isRising: order.isRising,
  }
}

/** States what is held most, and how much of the net assets, or of the total, it is. */
function titleOf({ say, figures }: PageView, { day }: Filing, largest: LargestHolding | null): string {
  const title = `${say(TITLE)} ${figures.month(day)}`
  if (largest === null) return title
  const part = largest.share === null ? figures.shortReais(largest.value) : figures.percent(largest.share)
  return `${title}: ${part} ${say(IN)} ${largest.label}`
}

function renderSentence(
  { say, figures }: PageView,
  lines: readonly PortfolioItem[],
  { hasAreas, beside }: { readonly hasAreas: boolean; readonly beside: readonly HoldingLine[] },
): readonly HtmlValue[] {
  return [
    isQuarterOnly(lines) && (
      <>
        <strong>{say(QUARTER_ONLY)}</strong>{' '}
      </>
    ),
    hasAreas && <span class="wide-only">{say(AREAS)}</span>,
    beside.length > 0 && (
      <>
        {' '}
        {say(BESIDE)} {figures.shortReais(sumCents(beside.map(({ value }) => value)))}.
      </>
    ),
  ]
}

/** True for a real-estate fund of which only a quarterly report is there. */
function isQuarterOnly(lines: readonly PortfolioItem[]): boolean {
  const blocks = new Set(lines.map((line) => line.metainfo.block))
  return (blocks.has('fii_asset') || blocks.has('fii_quarter')) && !blocks.has('fii_balance')
}

function makeData(holdings: readonly HoldingLine[]): ChartData {
  const columns = [
    'id',
    'name',
    'category',
    'application_type',
    'asset_type',
    'asset_id',
    'final_position_quantity',
    'final_position_value',
    'portfolio_share_percent',
    'confidentiality_deadline',
    'file',
    'member',
    'line',
    'sha256',
  ]
  const listRows = () =>
    holdings.map(({ line, label, category }) => [
      line.id,
      label,
      category,
      line.application_type,
      line.asset_type,
      line.metainfo.asset_id ?? null,
      line.final_position_quantity,
      line.final_position_value,
      line.portfolio_share_percent,
      line.confidentiality_deadline,
      line.source?.file ?? null,
      line.source?.member ?? null,
      line.source?.line ?? null,
      line.source?.sha256 ?? null,
    ])
  return makeChartData(columns, listRows)
}
