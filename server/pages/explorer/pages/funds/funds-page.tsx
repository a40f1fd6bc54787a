import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { RankedFigure } from '../../answers.gen.ts'
import { readParameter, toDecimal } from '../../answers.ts'
import { renderMissingMembers } from '../../missing-members.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import { MONTH_LACKS } from '../../text/partial-month.ts'
import { type FundsRequest, fundsInput, PAGE_SIZE, readFundsRequest } from './funds-request.ts'
import { FUND_COLUMNS, PRESETS } from './columns.ts'
import { sayExcluded } from './excluded.ts'
import { readFacets, renderFacets, renderFilters } from './filters.tsx'
import { askNear, readCompared, sayCompared } from './risk-return.tsx'
import { renderFundTable } from './fund-table.tsx'

const FUNDS_BY: Text = { en: 'Funds by', pt: 'Fundos por' }
const NONE: Text = {
  en: 'No fund fits. What is not known of a fund is in no range, so a fund may fit that is not here.',
  pt: 'Nenhum fundo atende aos filtros. Fundos sem o dado informado não entram em intervalos, mesmo que pudessem atender.',
}
const NONE_LISTED: Text = {
  en: 'In this month no fund is in this list, as far as the files say.',
  pt: 'Nesta competência nenhum fundo está nesta lista, até onde os arquivos informam.',
}
const NONE_KNOWN: Text = {
  en: 'In this month no fund has this figure, as far as the files say.',
  pt: 'Nesta competência nenhum fundo tem este dado, até onde os arquivos informam.',
}
/** What an address can name without leaving out a fund. */
const NOT_NARROWING: readonly string[] = ['date', 'period', 'index', 'list']
const NEXT: Text = { en: 'Next', pt: 'Próximos' }
const PREVIOUS: Text = { en: 'Previous', pt: 'Anteriores' }
const PAGES: Text = { en: 'Pages of the list', pt: 'Páginas da lista' }
const LISTS: Text = { en: 'Lists', pt: 'Listas' }
const MORE_FILTERS: Text = { en: 'Limits and comparisons', pt: 'Limites e comparações' }
/** Filters that only the form shows. */
const LIMITS = ['max_fee', 'min_excess', 'manager', 'index', 'near']
const TEXT_WORDS = { name: { en: 'Name', pt: 'Nome' }, classification: { en: 'Class', pt: 'Classe' } } as const

/** Funds by their figures, with filters. */
export const fundsPage: ExplorerPage = {
  path: '/funds',
  datasets: ['cvm_fund_portfolio', 'cvm_fund_register', 'cvm_fund_daily'],
  input: fundsInput,
  async render(view) {
    const { ask, say } = view
    const sent = readFundsRequest(view)
    const when = { period: sent.period, date: readParameter(view.parameters, 'date') }
    const [index, near] = [await readCompared(view, 'index', when), await readCompared(view, 'near', when)]
    const asked = { ...sent, request: { ...sent.request, ...askNear(near) } }
    const answer = await ask('class_figures', {
      ...asked.request,
      page: String(asked.page),
      page_size: String(PAGE_SIZE),
    })
    const rows = answer.data
    const month = answer.reference_date.slice(0, 7)
    const title = titleOf(view, asked, rows[0])
    const facets = await readFacets(view, asked, month)
    // A list without a fund has a file too, so the table is made in any case.
    const compared = [index, near].filter((each) => each !== null)
    const table = renderFundTable(view, asked, { answer, month, compared })
    const body = (
      <>
        <h1>{title}</h1>
        {renderMissingMembers(view, MONTH_LACKS, answer)}
        {renderPresets(view, asked)}
        {sayCompared(view, { index, near })}
        {renderFacets(view, asked, facets)}
        <details class="edit" open={LIMITS.some((name) => readParameter(asked.filters, name) !== '')}>
          <summary>{say(MORE_FILTERS)}</summary>
          {renderFilters(view, asked, facets)}
        </details>
        {rows.length === 0 ? (
          <p class="nothing">
            {say(sayNone(asked))} {sayExcluded(view, answer.excluded)}
          </p>
        ) : (
          table
        )}
        {renderPages(view, asked, rows.length)}
      </>
    )
    const description: Text = {
      en: `${title}. Investment funds of Brazil by size, flows, return, risk, fee and concentration, as of the month.`,
      pt: `${title}. Fundos de investimento do Brasil por tamanho, captação, retorno, risco, taxa e concentração, na competência.`,
    }
    return { title, description: say(description), body, isListed: true }
  },
}

/** Says why the list is empty. */
function sayNone({ filters }: FundsRequest): Text {
  if (Object.keys(filters).some((name) => !NOT_NARROWING.includes(name))) return NONE
  return filters['list'] === undefined ? NONE_KNOWN : NONE_LISTED
}

/** States the finding: the first of the list. */
function titleOf({ say, figures }: PageView, asked: FundsRequest, first: RankedFigure | undefined): string {
  const column = FUND_COLUMNS.find(({ name }) => name === asked.sort)
  const preset = PRESETS.find((each) => isAsked(each, asked))
  const by = column === undefined ? TEXT_WORDS[asked.sort === 'name' ? 'name' : 'classification'] : column.head
  const list = preset === undefined ? `${say(FUNDS_BY)} ${beginSmall(say(by))}` : say(preset.title)
  const value = first === undefined ? null : toDecimal(column && first[column.name])
  if (first === undefined || value === null) return list
  const written =
    column?.unit === 'reais'
      ? figures.shortReais(value)
      : column?.unit === 'percent'
        ? figures.percent(value)
        : figures.number(value, 2)
  return `${list}: ${shortenFundName(first.name)}, ${written}`
}

/** Begins a heading inside a sentence: abbreviations such as R$ and CDI stay. */
function beginSmall(heading: string): string {
  return heading.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}

/** True for the list that a preset leads to, whatever narrows it. */
function isAsked({ sort, order, list }: (typeof PRESETS)[number], asked: FundsRequest): boolean {
  return sort === asked.sort && (order === 'asc') === asked.isRising && list === asked.filters['list']
}

function renderPresets({ say, link }: PageView, asked: FundsRequest): Html {
  const { list: _list, ...filters } = asked.filters
  return (
    <nav aria-label={say(LISTS)}>
      <ul class="facets">
        {PRESETS.map((preset) => {
          const isHere = isAsked(preset, asked)
          const { sort, order, list } = preset
          const to = link('/funds', { ...filters, ...(list !== undefined && { list }), sort, order })
          return (
            <li>
              <a href={to} aria-current={isHere ? 'page' : null}>
                {isHere ? <strong>{say(preset.title)}</strong> : say(preset.title)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function renderPages({ say, link, figures }: PageView, asked: FundsRequest, shown: number): Html | null {
  const { page, filters, sort, isRising } = asked
  const at = (other: number) =>
    link('/funds', { ...filters, sort, order: isRising ? 'asc' : 'desc', page: other === 0 ? '' : String(other) })
  if (page === 0 && shown < PAGE_SIZE) return null
  return (
    <nav class="more" aria-label={say(PAGES)}>
      {page > 0 && (
        <a href={at(page - 1)}>
          ‹ {say(PREVIOUS)} {figures.number(String(PAGE_SIZE))}
        </a>
      )}{' '}
      {shown === PAGE_SIZE && (
        <a href={at(page + 1)}>
          {say(NEXT)} {figures.number(String(PAGE_SIZE))} ›
        </a>
      )}
    </nav>
  )
}
