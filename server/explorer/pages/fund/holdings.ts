import type { Row } from '../../../../schemas/api/endpoint.ts'
import { type Html, html, type HtmlValue } from '../../../docs/page/html.ts'
import { sumCents, sumDecimals, takeDecimal, takeRow, takeText } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.ts'
import { renderChart } from '../../charts/chart.ts'
import { colourOf, makeLegend } from '../../charts/colours.ts'
import { drawTreemap, type Tile } from '../../charts/treemap.ts'
import type { ChartData, PageView } from '../../page.ts'
import type { Text } from '../../../../schemas/api/language/language.ts'
import { CATEGORY_WORDS, POSITION_WORDS } from '../../text/words.ts'
import { nameLine } from '../../line-name.ts'
import { type Filing, pageOfLine } from './filing.ts'

/** Lines that the table shows; the file of the picture has all of them. */
const MOST_ROWS = 200
/** Tiles of the treemap: smaller ones would be slivers. */
const MOST_TILES = 160

const TITLE: Text = { en: 'Holdings in', pt: 'Carteira em' }
const SENTENCE: Text = {
  en: 'Each area is a holding; what was lent out is added to what is owned.',
  pt: 'Cada área é um ativo; o que está cedido em empréstimo soma-se ao próprio.',
}
const ONE_KIND: Text = { en: 'All of it is', pt: 'Tudo é' }
const BESIDE: Text = {
  en: 'Not in the areas, because they are below zero or no investment:',
  pt: 'Fora das áreas, por serem negativos ou não serem aplicações:',
}
const CLOSED: Text = { en: 'Confidential', pt: 'Sigiloso' }
const UNTIL: Text = { en: 'confidential until', pt: 'sigiloso até' }
const OTHERS: Text = { en: 'Other', pt: 'Outros' }
const HOLDING: Text = { en: 'Holding', pt: 'Ativo' }
const KIND: Text = { en: 'Category', pt: 'Categoria' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const SHARE: Text = { en: '% of NAV', pt: '% do PL' }
const PLACE: Text = { en: 'Line of the file', pt: 'Linha do arquivo' }
const REST: Text = { en: 'smaller lines', pt: 'linhas menores' }
const TOTAL: Text = { en: 'Total', pt: 'Total' }

/** A line with what pictures need of it. */
interface Holding {
  readonly line: Row
  readonly label: string
  readonly category: string
  readonly value: string
  readonly size: number
  readonly share: string | null
  readonly closedUntil: string | null
  readonly href: string | null
}

/** Renders the holdings of a month: areas, and a table with bars whose lines lead to their place in the file. */
export function renderHoldings(view: PageView, cnpj: string, filing: Filing): Html {
  const { say, figures, link } = view
  const holdings = filing.lines
    .map((line) => describeLine(view, line, filing))
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size))
  const inAreas = holdings.filter(({ size, line }) => size > 0 && takeRow(line, 'metainfo')['is_investment'] === true)
  const beside = holdings.filter((each) => !inAreas.includes(each))
  const kinds = new Set(inAreas.map(({ category }) => category))
  const shown = holdings.slice(0, MOST_ROWS)
  const rest = holdings.slice(MOST_ROWS)
  const range = rangeOf(shown.map(({ size }) => size))
  const total = sumCents(holdings.map(({ value }) => value))
  const rows = shown.map((each): readonly HtmlValue[] => {
    const place = html`<a class="place" href="${link(`/fund/${cnpj}/line`, { date: filing.day.slice(0, 7), id: takeText(each.line, 'id') })}">${describePlace(each.line)}</a>` // prettier-ignore
    const kind = html`<span class="dot ${colourOf(each.category)}"></span>${view.name(CATEGORY_WORDS, each.category)}${each.closedUntil !== null && html` <em>${say(UNTIL)} ${figures.day(each.closedUntil)}</em>`}${sayPosition(view, each.line)}` // prettier-ignore
    return [
      html`${each.href === null ? each.label : html`<a href="${each.href}">${each.label}</a>`}<span
          class="narrow-only quiet"
          >${kind} ${place}</span
        >`,
      kind,
      drawBar(each.size, range, colourOf(each.category), each.closedUntil !== null),
      place,
      figures.number(each.value, 2),
      each.share === null ? '—' : figures.number(each.share, 2),
    ]
  })
  const others: readonly HtmlValue[] = [`${figures.number(String(rest.length))} ${say(REST)}`, '', '', '', figures.number(sumCents(rest.map(({ value }) => value)), 2), ''] // prettier-ignore
  return renderChart(view, {
    id: 'holdings',
    title: `${say(TITLE)} ${figures.month(filing.day)}`,
    sentence: [
      kinds.size === 1 && inAreas.length > MOST_TILES ? [say(ONE_KIND), ' ', view.name(CATEGORY_WORDS, [...kinds][0] ?? ''), '. '] : '',
      say(SENTENCE),
      beside.length > 0 && html` ${say(BESIDE)} ${figures.shortReais(sumCents(beside.map(({ value }) => value)))}.`,
    ],
    legend: [...makeLegend(view, kinds, say(OTHERS)), ...(holdings.some(({ closedUntil }) => closedUntil !== null) ? [{ kind: 'closed', name: say(CLOSED) }] : [])],
    picture: inAreas.length > 1 ? drawTreemap(`${say(TITLE)} ${figures.month(filing.day)}`, makeTiles(view, inAreas)) : null,
    table: {
      heads: [say(HOLDING), say(KIND), '', say(PLACE), say(VALUE), say(SHARE)],
      rows: rest.length > 0 ? [...rows, others] : rows,
      foot: [say(TOTAL), '', '', '', figures.number(total, 2), ''],
      figures: 2,
    },
    isTableOpen: true,
    data: makeData(holdings),
    request: `/v1/fund/${cnpj}/portfolio?date=${filing.day.slice(0, 7)}&provenance=true`,
    source: { publisher: 'CVM (ODbL)', place: describeFiles(filing.lines) },
  }) // prettier-ignore
}

function describeLine(view: PageView, line: Row, { day, known }: Filing): Holding {
  const meta = takeRow(line, 'metainfo')
  const value = takeDecimal(line, 'final_position_value') ?? '0.00'
  const page = pageOfLine(line, known)
  const isClosed = meta['confidential'] === true
  return {
    line,
    label: nameLine(line, view.figures.month(day)),
    category: takeText(meta, 'category'),
    value,
    size: Number(value),
    share: takeDecimal(line, 'portfolio_share_percent'),
    closedUntil: isClosed ? takeText(line, 'confidentiality_deadline') : null,
    href: page === null ? null : view.link(page),
  }
}

/** Joins the lines of one asset, such as those owned and those lent out: a reader sees one holding. */
function makeTiles(view: PageView, holdings: readonly Holding[]): Tile[] {
  const byAsset = new Map<string, Holding[]>()
  for (const each of holdings.slice(0, MOST_TILES)) {
    const id = takeText(takeRow(each.line, 'metainfo'), 'asset_id') || takeText(each.line, 'id')
    byAsset.set(id, [...(byAsset.get(id) ?? []), each])
  }
  return [...byAsset.values()].flatMap((joined) => {
    const [first] = joined
    if (first === undefined) return []
    const value = sumCents(joined.map((each) => each.value))
    const shares = joined.map(({ share }) => share)
    const detail = view.figures.percent(sumDecimals(shares, 6))
    const { label, category, href, closedUntil } = first
    const title = `${label}: ${view.figures.reais(value)}${joined.some(({ share }) => share !== null) ? ` · ${detail}` : ''}`
    return [{ label, detail, title, size: Number(value), kind: colourOf(category), group: category, isClosed: closedUntil !== null, href }] // prettier-ignore
  })
}

function sayPosition({ name }: PageView, line: Row): HtmlValue {
  const position = takeText(takeRow(line, 'metainfo'), 'position')
  return position !== '' && position !== 'owned' && html` <em>${name(POSITION_WORDS, position)}</em>`
}

function describePlace(line: Row): string {
  const source = takeRow(line, 'source')
  return `${takeText(source, 'member').replace(/_\d{6}\.csv$/, '')} › ${takeText(source, 'line')}`
}

/** Names the files and members that the lines come from. */
function describeFiles(lines: readonly Row[]): string {
  const places = lines.map((line) => takeRow(line, 'source'))
  const members = new Set(places.map((place) => `${takeText(place, 'file')} › ${takeText(place, 'member')}`))
  return [...members].slice(0, 4).join(', ') + (members.size > 4 ? ', …' : '')
}

function makeData(holdings: readonly Holding[]): ChartData {
  const columns = ['id', 'name', 'category', 'application_type', 'asset_type', 'asset_id', 'final_position_quantity', 'final_position_value', 'portfolio_share_percent', 'confidentiality_deadline', 'file', 'member', 'line', 'sha256'] // prettier-ignore
  const rows = holdings.map(({ line, label, category }) => {
    const source = takeRow(line, 'source')
    const own = ['final_position_quantity', 'final_position_value', 'portfolio_share_percent', 'confidentiality_deadline'] // prettier-ignore
    return [
      takeText(line, 'id'), label, category, takeText(line, 'application_type'), takeText(line, 'asset_type'),
      takeRow(line, 'metainfo')['asset_id'] ?? null,
      ...own.map((name) => line[name] ?? null),
      ...['file', 'member', 'line', 'sha256'].map((name) => source[name] ?? null),
    ] // prettier-ignore
  })
  return { columns, rows }
}
