import { sayMore } from '../../kit/fold.tsx'
import type { Html, HtmlValue } from '../../kit/jsx-runtime.ts'
import type { Parameters } from '../answers.ts'
import type { ChartData, LegendEntry, PageView } from '../page.ts'
import { readPlainText } from '../share/plain-text.ts'
import type { Text } from '../../../../schemas/core/language.ts'

/** Describes the source of a picture's numbers. */
interface ChartSource {
  /** Publisher and licence of the file. */
  readonly publisher: string
  /** Names the files, members and lines. */
  readonly place: string
}

interface ChartTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly HtmlValue[])[]
  readonly foot?: readonly HtmlValue[]
  /** How many of the last columns are numbers. */
  readonly figures: number
  /** A phone has no room for all columns, and shows a card for each row, with the heading before each cell. */
  readonly isListOnPhones?: boolean
  /** Positions of the columns that a phone has no room for. */
  readonly wideOnly?: readonly number[]
  /** Addresses of the headings, which sort the rows by their columns, and the column by which they are sorted now. */
  readonly sorting?: { readonly links: readonly (string | null)[]; readonly at: number; readonly isRising: boolean }
  /** Rows that a reader sees first where the table is open; the rest opens below them. */
  readonly atFirst?: number
}

export interface ChartParts {
  /** Its name in the address of its data: `?chart=holdings&format=csv`. */
  readonly id: string
  /** Names the picture, for its downloads. */
  readonly title: string
  /** A sentence that stands for itself: the heading of the chart, here and wherever the picture goes. */
  readonly finding?: string | null
  /** One sentence that says what the picture shows. */
  readonly sentence: HtmlValue
  readonly legend?: readonly LegendEntry[]
  readonly picture: HtmlValue
  readonly table: ChartTable
  /**
   * True where the table says more than the picture. A narrow screen then shows the table alone; `'where wide'` closes it
   * there, because the picture of a phone lists the same.
   */
  readonly isTableOpen?: boolean | 'where wide'
  readonly data: ChartData
  /** API request that answers the same. */
  readonly request: string
  readonly source: ChartSource
}

const TABLE: Text = { en: 'Table', pt: 'Tabela' }
const CALL: Text = { en: 'API request', pt: 'Chamada da API' }
const SOURCE: Text = { en: 'Source', pt: 'Fonte' }
const SNAPSHOT: Text = { en: 'snapshot', pt: 'snapshot' }
const FRAMED: Text = { en: 'For a frame', pt: 'Para incorporar' }
const METADATA: Text = { en: 'Metadata', pt: 'Metadados' }
const DATA_OF: Text = { en: 'Data of', pt: 'Dados de' }

/** Renders a picture with all that belongs to it: title, sentence, legend, table, downloads, request and source. */
export function renderChart(view: PageView, parts: ChartParts): Html {
  const { say, snapshot } = view
  const { id, legend = [], table, isTableOpen = false, source } = parts
  const title = parts.finding ?? parts.title
  const { atFirst = table.rows.length } = table
  const rest = table.rows.slice(atFirst)
  // A comma may stand in a query as it is.
  const request = addSelector(parts.request, view.pinned).replaceAll('%2C', ',')
  noteChart(view, parts, request)
  const whenOpen = isTableOpen === 'where wide' ? 'table open-where-wide' : 'table'
  return (
    <section class="chart">
      <h2 id={id}>{title}</h2>
      <p class="sentence">{parts.sentence}</p>
      {legend.length > 0 && (
        <ul class="legend">
          {legend.map(({ kind, name }) => (
            <li>
              <svg class={`swatch ${kind}`} width="12" height="12" aria-hidden="true">
                <rect class="full" width="12" height="12" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {parts.picture}
      <div class="under">
        <details class={whenOpen} open={isTableOpen === true} id={`${id}-table`}>
          <summary>{say(TABLE)}</summary>
          {renderTable(id, title, {
            ...table,
            rows: table.rows.slice(0, atFirst),
            ...(rest.length > 0 && { foot: [] }),
          })}
          {rest.length > 0 && (
            <details class="rest">
              <summary>{sayMore(view.language, rest.length)}</summary>
              {renderTable(id, `${title}, ${sayMore(view.language, rest.length)}`, { ...table, rows: rest })}
            </details>
          )}
        </details>
        {renderDownloads(view, id, parts.title, request)}
      </div>
      <p class="source">
        {say(SOURCE)}: {source.publisher}, {source.place} · {say(SNAPSHOT)} {snapshot.id}
      </p>
    </section>
  )
}

/** Notes what a picture shows, for the files that it can be had as. */
function noteChart(view: PageView, parts: ChartParts, request: string): void {
  const { id, finding, sentence, legend = [], picture, data, source } = parts
  const title = finding ?? parts.title
  view.charts.set(id, data)
  view.descriptions.set(id, () => ({
    title,
    sentence: <>{sentence}</>,
    request,
    source: { publisher: source.publisher, place: <>{source.place}</> },
  }))
  const drawn = (<>{picture}</>).text
  if (!drawn.includes('<svg')) return
  view.pictures.set(id, {
    title,
    ...(finding && { finding }),
    sentence: readPlainText(<>{sentence}</>),
    legend,
    drawn,
    source: `${view.say(SOURCE)}: ${source.publisher}, ${readPlainText(<>{source.place}</>)} · ${view.say(SNAPSHOT)} ${view.snapshot.id}`,
  })
}

/** Renders the files that a picture can be had as, and the request that answers the same. */
function renderDownloads(view: PageView, id: string, title: string, request: string): Html {
  const { say } = view
  const download = (format: string) => view.link(view.path, { ...queryOf(view), chart: id, format })
  return (
    <p class="downloads">
      <span class="unseen">
        {say(DATA_OF)} {title}:
      </span>{' '}
      <a href={download('csv')}>CSV</a> <a href={download('xlsx')}>XLSX</a> <a href={download('json')}>JSON</a>{' '}
      <a href={download('parquet')}>Parquet</a> <a href={download('metadata')}>{say(METADATA)}</a>{' '}
      {view.pictures.has(id) && (
        <>
          <a href={download('svg')}>SVG</a> <a href={download('png')}>PNG</a>{' '}
          {view.isEmbedded && <a href={download('html')}>{say(FRAMED)}</a>}{' '}
        </>
      )}
      <a
        class="of-request"
        href={`${view.language === 'en' ? '' : `/${view.language}`}/docs/api`}
        title={`GET ${request}`}
      >
        {say(CALL)}
      </a>{' '}
      <code class="request">GET {request}</code>
    </p>
  )
}

/** Adds the parameter that chose an older snapshot. */
function addSelector(request: string, pinned: PageView['pinned']): string {
  if (pinned === null) return request
  return `${request}${request.includes('?') ? '&' : '?'}${new URLSearchParams([[...pinned]]).toString()}`
}

/** Leaves out the parameters that are in the path. */
function queryOf({ path, parameters }: Pick<PageView, 'path' | 'parameters'>): Parameters {
  const segments = path.split('/').map(decodeURIComponent)
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => !segments.includes(value)))
}

/**
 * Renders a table. A screen reader does not see that one laid out as cards is a table, so its roles are written out.
 */
function renderTable(id: string, label: string, table: ChartTable): Html {
  const { heads, rows, foot = [], figures, isListOnPhones = false, wideOnly = [], sorting } = table
  const kind = (at: number) => {
    const classes = [
      at >= heads.length - figures && 'number',
      wideOnly.includes(at) && 'wide-only',
      heads[at] === '' && 'bar-cell',
    ]
    return classes.filter((name) => name !== false).join(' ') || undefined
  }
  const role = (name: string) => (isListOnPhones ? name : undefined)
  const named = (at: number) => (isListOnPhones ? (heads[at] ?? '') : undefined)
  const head = (title: string, at: number) => {
    const link = sorting?.links[at]
    const order = sorting?.at === at ? (sorting.isRising ? 'ascending' : 'descending') : undefined
    return (
      <th scope="col" class={kind(at)} role={role('columnheader')} aria-sort={order}>
        {link ? <a href={link}>{title}</a> : title}
      </th>
    )
  }
  const cell = (text: HtmlValue, at: number) =>
    at === 0 ? (
      <th scope="row" class={kind(at)} role={role('rowheader')} data-label={named(at)}>
        {text}
      </th>
    ) : (
      <td class={kind(at)} role={role('cell')} data-label={named(at)}>
        {text}
      </td>
    )
  return (
    <div class="scroll" role="region" aria-label={label} tabindex="0">
      <table class={`${id}-rows${isListOnPhones ? ' listed' : ''}`} role={role('table')}>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {heads.map((title, at) => (title === '' ? <td class={kind(at)} /> : head(title, at)))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.map((row) => (
            <tr role={role('row')}>{row.map(cell)}</tr>
          ))}
        </tbody>
        {foot.length > 0 && (
          <tfoot>
            <tr>{foot.map(cell)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
