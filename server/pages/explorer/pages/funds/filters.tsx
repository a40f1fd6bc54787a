import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { FIGURE_PERIODS } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/output.ts'
import { type Parameters, readParameter } from '../../answers.ts'
import { renderForm } from '../../form.tsx'
import type { PageView } from '../../page.ts'
import { AUDIENCE_WORDS, CLASS_WORDS, PERIOD_WORDS, TYPE_WORDS } from '../../text/fund-words.ts'
import { MADE_UP_REGISTER } from '../../text/register-words.ts'
import type { FundsRequest } from './funds-request.ts'
import { countFacets, type FacetCounts, type FacetName } from './facet-counts.ts'

const TYPE: Text = { en: 'Type', pt: 'Tipo' }
const CLASS: Text = { en: 'Class', pt: 'Classe' }
const AUDIENCE: Text = { en: 'For', pt: 'Para' }
const ANBIMA: Text = { en: 'ANBIMA class', pt: 'Classe ANBIMA' }
const MANAGER: Text = { en: 'Manager (CNPJ)', pt: 'Gestor (CNPJ)' }
const COUNTED_WITHOUT: Text = {
  en: 'Counts are of the month with the choices of these lines, without the limits of the form.',
  pt: 'As contagens são da competência com as escolhas destas linhas, sem os limites do formulário.',
}
const PERIOD: Text = { en: 'Period', pt: 'Período' }
const MAX_FEE: Text = { en: 'Fee at most (%)', pt: 'Taxa até (%)' }
const MIN_EXCESS: Text = { en: 'CDI + at least (points)', pt: 'Acima do CDI, mínimo (p.p.)' }
const INDEX: Text = {
  en: 'Compare with (CNPJ or ticker, such as BOVA11)',
  pt: 'Comparar com (CNPJ ou código, como BOVA11)',
}
const NEAR: Text = { en: 'Risk near that of (CNPJ or ticker)', pt: 'Risco parecido com o de (CNPJ ou código)' }
const SHOW: Text = { en: 'Filter', pt: 'Filtrar' }
const ALL: Text = { en: 'All', pt: 'Todos' }

/** A facet whose counts are links, by its name in the address, with as many as a page has room for. */
interface Facet {
  readonly name: FacetName
  readonly label: Text
  readonly words: Readonly<Record<string, Text>>
  readonly most: number
}

const FACETS: readonly Facet[] = [
  { name: 'type', label: TYPE, words: TYPE_WORDS, most: 12 },
  { name: 'class', label: CLASS, words: CLASS_WORDS, most: 12 },
  { name: 'audience', label: AUDIENCE, words: AUDIENCE_WORDS, most: 12 },
  { name: 'anbima', label: ANBIMA, words: {}, most: 6 },
]

/** Funds without a label in the register. The list cannot be narrowed to them by audience or class of ANBIMA. */
const UNCLASSIFIED = 'unclassified'
const ALWAYS_CHOSEN: readonly string[] = ['type', 'class']
/** Filters that the counts know nothing of. */
const UNCOUNTED = ['list', 'manager', 'max_fee', 'min_excess', 'near'] as const

/** A value of a facet and the classes that have it. */
interface FacetValue {
  readonly value: string
  readonly text: string
  readonly count: string
}

export interface Facets {
  readonly values: ReadonlyMap<FacetName, readonly FacetValue[]>
  readonly isMadeUp: boolean
}

/** Reads how many funds each value of each facet has, of those that the other facets leave. */
export async function readFacets(view: PageView, { filters }: FundsRequest, month: string): Promise<Facets> {
  const { counts, isMadeUp } = await countFacets(view, month, filters)
  return { values: new Map(FACETS.map((facet) => [facet.name, listValues(view, facet, counts)])), isMadeUp }
}

function listValues({ name, figures }: PageView, facet: Facet, counts: FacetCounts['counts']): FacetValue[] {
  return (counts.get(facet.name) ?? []).flatMap(({ value, count }) => {
    if (value === UNCLASSIFIED && !ALWAYS_CHOSEN.includes(facet.name)) return []
    return [{ value, text: name(facet.words, value), count: figures.number(count) }]
  })
}

/** Renders how many funds of the month there are by each facet, each count a link that narrows the list. */
export function renderFacets(view: PageView, asked: FundsRequest, { values, isMadeUp }: Facets): Html {
  const { say } = view
  const isUncounted = UNCOUNTED.some((name) => readParameter(asked.filters, name) !== '')
  return (
    <>
      {isMadeUp && <p class="warn">{say(MADE_UP_REGISTER)}</p>}
      {FACETS.map((facet) => renderFacet(view, asked, facet, values.get(facet.name) ?? []))}
      {isUncounted && <p class="quiet">{say(COUNTED_WITHOUT)}</p>}
    </>
  )
}

function renderFacet(
  { say, link }: PageView,
  { filters, sort, isRising }: FundsRequest,
  { name, label, most }: Facet,
  values: readonly FacetValue[],
): Html | null {
  const chosen = readParameter(filters, name)
  const others = Object.fromEntries(Object.entries(filters).filter(([filter]) => filter !== name))
  const to = (more: Parameters) => link('/funds', { ...others, ...more, sort, order: isRising ? 'asc' : 'desc' })
  if (values.length < 2 && chosen === '') return null
  const shown = values.filter(({ value }, at) => at < most || value === chosen)
  return (
    <ul class="facets">
      <li class="quiet">{say(label)}:</li>
      {chosen !== '' && (
        <li>
          <a href={to({})}>{say(ALL)}</a>
        </li>
      )}
      {shown.map(({ value, text, count }) => (
        <li>
          {value === chosen ? <strong>{text}</strong> : <a href={to({ [name]: value })}>{text}</a>}{' '}
          <span class="quiet">{count}</span>
        </li>
      ))}
    </ul>
  )
}

/** Renders the filters as a form, which keeps the order of the list. */
export function renderFilters(view: PageView, { filters, sort, isRising, period }: FundsRequest, facets: Facets): Html {
  const { say, name } = view
  const value = (field: string) => readParameter(filters, field)
  const choose = (facet: Facet) => {
    const chosen = value(facet.name)
    const known = facets.values.get(facet.name) ?? []
    const counted = known.map((each) => [each.value, `${each.text} (${each.count})`] as const)
    const isKnown = chosen === '' || known.some((each) => each.value === chosen)
    return {
      name: facet.name,
      label: facet.label,
      value: chosen,
      length: 0,
      options: [
        ['', say(ALL)] as const,
        ...counted,
        ...(isKnown ? [] : [[chosen, name(facet.words, chosen)] as const]),
      ],
    }
  }
  const periods = FIGURE_PERIODS.map((each) => [each, name(PERIOD_WORDS, each)] as const)
  const fields = [
    ...FACETS.map(choose),
    { name: 'period', label: PERIOD, value: period, length: 0, options: periods },
    { name: 'max_fee', label: MAX_FEE, value: value('max_fee'), length: 5 },
    { name: 'min_excess', label: MIN_EXCESS, value: value('min_excess'), length: 5 },
    { name: 'manager', label: MANAGER, value: value('manager'), length: 18 },
    { name: 'index', label: INDEX, value: value('index'), length: 18 },
    { name: 'near', label: NEAR, value: value('near'), length: 18 },
  ]
  const [date, list] = [value('date'), value('list')]
  return renderForm(view, '/funds', fields, SHOW, {
    ...(date !== '' && { date }),
    ...(list !== '' && { list }),
    sort,
    order: isRising ? 'asc' : 'desc',
  })
}
