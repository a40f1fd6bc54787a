import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { PortfolioItem } from '../../answers.gen.ts'
import { sumCents, toDecimal } from '../../answers.ts'
import { type BarRange, drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { colourOf, makeLegend } from '../../charts/colours.ts'
import { drawTreemap } from '../../charts/treemap.tsx'
import type { ChartData, PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { CATEGORY_WORDS, POSITION_WORDS } from '../../text/words.ts'
import { breakName, nameMembers } from '../../source-line.tsx'
import type { Filing } from './filing.ts'
import { describeLine, type HoldingLine } from './holding.ts'
import { linkOrder, orderHoldings, readOrder } from './holdings-order.ts'
import { findLargest, type LargestHolding } from './largest-holding.ts'
import { makeTiles, nameOthers } from './tiles.ts'

/** Lines that the table shows, and those that a reader sees at first; the file of the picture has all of them. */
const MOST_ROWS = 200
const AT_FIRST = 20
const TITLE: Text = { en: 'Holdings in', pt: 'Carteira em' }
const IN: Text = { en: 'in', pt: 'em' }
const AREAS: Text = {
  en: 'Each area is a holding; what was lent out is added to what is owned.',
  pt: 'Cada área é um ativo; o que está cedido em empréstimo soma-se ao próprio.',
}
const QUARTER_ONLY: Text = {
  en: 'Only a quarterly report is there, which has no net assets, no property and no debts.',
  pt: 'Só há um informe trimestral, que não tem patrimônio líquido, imóveis nem dívidas.',
}
const BESIDE: Text = {
  en: 'Not drawn, because they are below zero or no investment:',
  pt: 'Não desenhados, por serem negativos ou não serem aplicações:',
}
const CLOSED: Text = { en: 'Confidential', pt: 'Sigiloso' }
const UNTIL: Text = { en: 'confidential until', pt: 'sigiloso até' }
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

/** Renders the holdings of a month: areas, and a table with bars whose lines lead to their place in the file. */
export function renderHoldings(view: PageView, cnpj: string, filing: Filing, holdings: readonly HoldingLine[]): Html {
  const { say, figures } = view
  const order = readOrder(view)
  const title = titleOf(view, filing, findLargest(holdings))
  const inAreas = holdings.filter(({ size, line }) => size > 0 && line.metainfo.is_investment)
  const beside = holdings.filter((each) => !inAreas.includes(each))
  const kinds = new Set(inAreas.map(({ category }) => category))
  const tiles = makeTiles(view, inAreas)
  const shown = holdings.slice(0, MOST_ROWS)
  const rest = holdings.slice(MOST_ROWS)
  const range = rangeOf(shown.map(({ size }) => size))
  const total = sumCents(holdings.map(({ value }) => value))
  const rows = shown.map((each) => renderRow(view, { cnpj, day: filing.day, range }, each))
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
    picture: tiles.length > 1 && drawTreemap(title, tiles, { rest: nameOthers(view) }),
    table: {
      heads: [say(HOLDING), say(KIND), '', say(PLACE), say(VALUE), say(filing.hasNav ? SHARE : SHARE_OF_TOTAL)],
      rows: rest.length > 0 ? [...rows, others] : rows,
      foot: [say(TOTAL), '', '', '', figures.number(total, 2), ''],
      figures: 2,
      atFirst: AT_FIRST,
      sorting: {
        links: [
          linkOrder(view, order, 'name'),
          linkOrder(view, order, 'category'),
          null,
          null,
          linkOrder(view, order, 'value'),
          null,
        ],
        at: { name: 0, category: 1, value: 4 }[order.column],
        isRising: order.isRising,
      },
    },
    isTableOpen: true,
    data: makeData(holdings),
    request: `/v1/fund/${cnpj}/portfolio?date=${filing.day.slice(0, 7)}&provenance=true`,
    source: { publisher: 'CVM (ODbL)', place: nameMembers(filing.lines) },
  })
}

/** States what is held most, and how much of the net assets, or of the total, it is. */
function titleOf({ say, figures }: PageView, { day }: Filing, largest: LargestHolding | null): string {
  const title = `${say(TITLE)} ${figures.month(day)}`
  if (largest === null) return title
  const part = largest.share === null ? figures.shortReais(largest.value) : figures.percent(largest.share)
  return `${title}: ${part} ${say(IN)} ${largest.label}`
}

interface RowPlace {
  readonly cnpj: string
  readonly day: string
  readonly range: BarRange
}

/** Renders a holding as a row: on a phone its kind and its place stand below its name. */
function renderRow(view: PageView, { cnpj, day, range }: RowPlace, each: HoldingLine): readonly HtmlValue[] {
  const { say, figures, link } = view
  const place = (
    <a class="place" href={link(`/fund/${cnpj}/line`, { date: day.slice(0, 7), id: each.line.id })}>
      {describePlace(each.line)}
    </a>
  )
  const kind = (
    <>
      <span class={`dot ${colourOf(each.category)}`} />
      {view.name(CATEGORY_WORDS, each.category)}
      {each.closedUntil !== null && (
        <>
          {' '}
          <em>
            {say(UNTIL)} {figures.day(each.closedUntil)}
          </em>
        </>
      )}
      {sayPosition(view, each.line)}
    </>
  )
  return [
    <>
      {each.href === null ? each.label : <a href={each.href}>{each.label}</a>}
      <span class="narrow-only quiet">
        {kind} {place}
      </span>
    </>,
    kind,
    drawBar(each.size, range, colourOf(each.category), each.closedUntil !== null),
    place,
    figures.number(each.value, 2),
    each.share === null ? '—' : figures.number(each.share, 2),
  ]
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

function sayPosition({ name }: PageView, line: PortfolioItem): HtmlValue {
  const position = line.metainfo.position ?? ''
  return (
    position !== '' &&
    position !== 'owned' && (
      <>
        {' '}
        <em>{name(POSITION_WORDS, position)}</em>
      </>
    )
  )
}

/** Names the member without the month or the year of its file. */
function describePlace({ source }: PortfolioItem): Html {
  return (
    <>
      {breakName(source?.member.replace(/_\d{4,6}\.csv$/, '') ?? '')} › {toDecimal(source?.line)}
    </>
  )
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
  const rows = holdings.map(({ line, label, category }) => {
    return [
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
    ]
  })
  return { columns, rows }
}
