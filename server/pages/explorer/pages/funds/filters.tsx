import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { CLASS_TYPES } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/market/kit/asked-month.ts'
import { FIGURE_PERIODS } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/output.ts'
import { type Answer, type Parameters, askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { renderForm } from '../../form.tsx'
import type { PageView } from '../../page.ts'
import { AUDIENCE_WORDS, CLASS_WORDS, PERIOD_WORDS, TYPE_WORDS } from '../../text/fund-words.ts'
import { MADE_UP_REGISTER } from '../../text/register-words.ts'
import { type AskedFunds, AUDIENCES, CLASSES } from './asked-funds.ts'

const TYPE: Text = { en: 'Type', pt: 'Tipo' }
const CLASS: Text = { en: 'Class', pt: 'Classe' }
const AUDIENCE: Text = { en: 'For', pt: 'Para' }
const PERIOD: Text = { en: 'Period', pt: 'Período' }
const MAX_FEE: Text = { en: 'Fee at most (%)', pt: 'Taxa até (%)' }
const MIN_EXCESS: Text = { en: 'CDI + at least (points)', pt: 'Acima do CDI, mínimo (p.p.)' }
const INDEX: Text = { en: 'Compare with the fund (CNPJ)', pt: 'Comparar com o fundo (CNPJ)' }
const NEAR: Text = { en: 'Risk near that of the fund (CNPJ)', pt: 'Risco parecido com o do fundo (CNPJ)' }
const SHOW: Text = { en: 'Filter', pt: 'Filtrar' }
const ALL: Text = { en: 'All', pt: 'Todos' }

/** The facets whose counts are links, by their names in the address: the column of the industry, and the words. */
const FACETS = [
  { name: 'type', column: 'type', other: 'class', otherColumn: 'classification', label: TYPE, words: TYPE_WORDS },
  { name: 'class', column: 'classification', other: 'type', otherColumn: 'type', label: CLASS, words: CLASS_WORDS },
] as const

type Facet = (typeof FACETS)[number]

/** Renders how many funds of the month there are by type and by class, each a link that narrows the list. */
export async function renderFacets(view: PageView, asked: AskedFunds, month: string): Promise<Html> {
  const counted = await Promise.all(FACETS.map((facet) => countFacet(view, asked, month, facet)))
  const isMadeUp = counted.some((answer) => answer?.register_is_synthetic === true)
  return (
    <>
      {isMadeUp && <p class="warn">{view.say(MADE_UP_REGISTER)}</p>}
      {FACETS.map((facet, at) => renderFacet(view, asked, facet, counted[at] ?? null))}
    </>
  )
}

/** Counts the funds of each value of a facet, of those that the other facet leaves. */
function countFacet(
  { ask }: PageView,
  { filters }: AskedFunds,
  month: string,
  facet: Facet,
): Promise<Answer<'industry'> | null> {
  const other = readParameter(filters, facet.other)
  const left = other === '' ? {} : { [facet.otherColumn]: other }
  return askOrNothing(ask, 'industry', { date: month, group_by: facet.column, ...left })
}

function renderFacet(
  view: PageView,
  { filters, sort, isRising }: AskedFunds,
  facet: Facet,
  answer: Answer<'industry'> | null,
): Html | null {
  const { say, name, figures, link } = view
  const chosen = readParameter(filters, facet.name)
  const rows = answer?.data ?? []
  const others = Object.fromEntries(Object.entries(filters).filter(([filter]) => filter !== facet.name))
  const to = (more: Parameters) => link('/funds', { ...others, ...more, sort, order: isRising ? 'asc' : 'desc' })
  if (rows.length < 2 && chosen === '') return null
  return (
    <ul class="facets">
      <li class="quiet">{say(facet.label)}:</li>
      {chosen !== '' && (
        <li>
          <a href={to({})}>{say(ALL)}</a>
        </li>
      )}
      {rows.map((row) => {
        const value = row[facet.column] ?? ''
        const text = name(facet.words, value)
        return (
          <li>
            {value === chosen ? <strong>{text}</strong> : <a href={to({ [facet.name]: value })}>{text}</a>}{' '}
            <span class="quiet">{figures.number(toDecimal(row.class_count) ?? '')}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Renders the filters as a form, which keeps the order of the list. */
export function renderFilters(view: PageView, { filters, sort, isRising, period }: AskedFunds): Html {
  const { say, name } = view
  const choose = (words: Readonly<Record<string, Text>>, values: readonly string[]) => [
    ['', say(ALL)] as const,
    ...values.map((value) => [value, name(words, value)] as const),
  ]
  const value = (field: string) => readParameter(filters, field)
  const periods = FIGURE_PERIODS.map((each) => [each, name(PERIOD_WORDS, each)] as const)
  const fields = [
    { name: 'type', label: TYPE, value: value('type'), length: 0, options: choose(TYPE_WORDS, CLASS_TYPES) },
    { name: 'class', label: CLASS, value: value('class'), length: 0, options: choose(CLASS_WORDS, CLASSES) },
    {
      name: 'audience',
      label: AUDIENCE,
      value: value('audience'),
      length: 0,
      options: choose(AUDIENCE_WORDS, AUDIENCES),
    },
    { name: 'period', label: PERIOD, value: period, length: 0, options: periods },
    { name: 'max_fee', label: MAX_FEE, value: value('max_fee'), length: 5 },
    { name: 'min_excess', label: MIN_EXCESS, value: value('min_excess'), length: 5 },
    { name: 'index', label: INDEX, value: value('index'), length: 18 },
    { name: 'near', label: NEAR, value: value('near'), length: 18 },
  ]
  const date = value('date')
  return renderForm(view, '/funds', fields, SHOW, {
    ...(date !== '' && { date }),
    sort,
    order: isRising ? 'asc' : 'desc',
  })
}
