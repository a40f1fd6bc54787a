import { toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, askOrNothing, toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { colourOf, makeLegend } from '../../charts/colours.ts'
import { drawStackedMonths, type StackedMonth } from '../../charts/stacked-months.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { CATEGORY_WORDS } from '../../text/words.ts'
import { sayLargestCategory } from '../../text/composition.ts'
import type { PartyPlace } from './party-place.ts'

const TITLE: Text = { en: 'Portfolios by month', pt: 'Carteiras por competência' }
const SENTENCE: Text = {
  en: 'What the lines of all its funds were, counted once: parts of what was above zero in each month. Quotas of other managers’ funds are not opened.',
  pt: 'O que eram as posições de todos os seus fundos, sem dupla contagem: partes do que era positivo em cada mês. Cotas de fundos de terceiros não são abertas.',
}
const OF_OTHERS: Text = {
  en: 'What the lines of all its funds were, counted once: parts of what was above zero in each month.',
  pt: 'O que eram as posições de todos os seus fundos, sem dupla contagem: partes do que era positivo em cada mês.',
}
const PARTIAL: Text = {
  en: 'Hatched: the files of the month lack members, so these are the lines of the others.',
  pt: 'Hachurado: faltam blocos nos arquivos do mês, e o que aparece são as posições dos demais.',
}
const AT_HAND: Text = { en: 'Most of the members at hand is', pt: 'A maior parte dos blocos disponíveis é' }
const IN: Text = { en: 'in', pt: 'em' }
const SEEN_WORD: Text = { en: 'seen', pt: 'visto' }
const PARTIAL_ENTRY: Text = { en: 'Partial month', pt: 'Mês parcial' }
const OTHERS: Text = { en: 'Other', pt: 'Outros' }
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const CATEGORY: Text = { en: 'Category', pt: 'Categoria' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }

const MOST_MONTHS = 12
const ORDER = Object.keys(CATEGORY_WORDS)

/** Exact sum of each category, and the visible part; '' where it is not known. */
interface MonthOfParty {
  readonly day: string
  readonly values: ReadonlyMap<string, string>
  readonly seen: ReadonlyMap<string, string>
  readonly isPartial: boolean
}

type CategoryRow = Answer<`${PartyType}_categories`>['data'][number]

/** Reads what someone's funds held by category in the newest months. */
export async function readPartyCategories(
  { ask, snapshot }: PageView,
  { type, cnpj }: PartyPlace,
): Promise<readonly CategoryRow[]> {
  const from = snapshot.months('cvm_fund_portfolio').slice(0, MOST_MONTHS).at(-1)
  if (from === undefined) return []
  return (await askOrNothing(ask, `${type}_categories`, { cnpj, from, page_size: '1000' }))?.data ?? []
}

/** Renders the portfolios of someone's funds by month and category; null where no month is known. */
export function renderPartyCategories(view: PageView, place: PartyPlace, rows: readonly CategoryRow[]): Html | null {
  const { say, figures, name } = view
  const months = groupByMonth(rows).filter(({ seen }) => [...seen.values()].some((value) => Number(value) > 0))
  if (months.length === 0) return null
  const flat = months.flatMap((month) =>
    [...month.values].map(([category, value]) => ({ month, category, value, seen: month.seen.get(category) ?? '' })),
  )
  const kinds = flat.filter(({ seen }) => Number(seen) > 0).map(({ category }) => category)
  const hasPartial = months.some(({ isPartial }) => isPartial)
  const [first, last] = [months[0], months.at(-1)]
  return renderChart(view, {
    id: 'categories',
    title: say(TITLE),
    finding: sayLargestCategory(view, months) ?? saySeenCategory(view, months.at(-1)),
    sentence: `${say(place.type === 'manager' ? SENTENCE : OF_OTHERS)}${hasPartial ? ` ${say(PARTIAL)}` : ''}`,
    legend: [
      ...makeLegend(view, kinds, say(OTHERS)),
      ...(hasPartial ? [{ kind: 'closed', name: say(PARTIAL_ENTRY) }] : []),
    ],
    picture: drawStackedMonths(
      say(TITLE),
      months.map((month) => describeColumn(view, place, month)),
    ),
    table: {
      heads: [MONTH, CATEGORY, VALUE].map(say),
      rows: [...flat]
        .reverse()
        .map(({ month, category, value, seen }) => [
          figures.shortMonth(month.day),
          name(CATEGORY_WORDS, category),
          writeValue(view, value, seen),
        ]),
      figures: 1,
      isListOnPhones: true,
    },
    data: {
      columns: ['reference_date', 'category', 'value', 'seen_value', 'is_partial'],
      rows: flat.map(({ month, category, value, seen }) => [
        month.day,
        category,
        ...[value, seen].map((each) => (each === '' ? null : toExactNumber(toUnits(each, 2), 2))),
        month.isPartial,
      ]),
    },
    request: `/v1/${place.type}/${place.cnpj}/portfolio/history`,
    source: {
      publisher: 'CVM (ODbL)',
      place: [
        ...new Set([first, last].flatMap((month) => (month === undefined ? [] : [nameHoldings(month.day)]))),
      ].join(' – '),
    },
  })
}

/** Says which category is the largest in what a partial month has. */
function saySeenCategory({ say, figures, name }: PageView, month: MonthOfParty | undefined): string | null {
  const [largest] = [...(month?.seen ?? [])].sort(([, a], [, b]) => Number(b) - Number(a))
  if (month === undefined || largest === undefined || Number(largest[1]) <= 0) return null
  const [category, value] = largest
  return `${say(AT_HAND)} ${name(CATEGORY_WORDS, category)}: ${figures.shortReais(value)} ${say(IN)} ${figures.shortMonth(month.day)}`
}

/** Writes the sum of a category, or the visible part where the sum is not known. */
function writeValue({ say, figures }: PageView, value: string, seen: string): string {
  if (value !== '') return figures.number(value, 2)
  return seen === '' ? '—' : `${say(SEEN_WORD)} ${figures.number(seen, 2)}`
}

function groupByMonth(rows: readonly CategoryRow[]): readonly MonthOfParty[] {
  const days = [...new Set(rows.map(({ reference_date }) => reference_date))].sort()
  return days.map((day) => {
    const own = rows.filter(({ reference_date }) => reference_date === day)
    const sorted = [...own].sort((a, b) => ORDER.indexOf(a.category) - ORDER.indexOf(b.category))
    return {
      day,
      values: new Map(sorted.map(({ category, value }) => [category, toDecimal(value) ?? ''])),
      seen: new Map(sorted.map(({ category, seen_value }) => [category, toDecimal(seen_value) ?? ''])),
      isPartial: own.some(({ is_partial }) => is_partial),
    }
  })
}

function describeColumn(
  { figures, name, link }: PageView,
  { type, cnpj }: PartyPlace,
  month: MonthOfParty,
): StackedMonth {
  const positive = [...month.seen].filter(([, value]) => Number(value) > 0)
  const whole = positive.reduce((sum, [, value]) => sum + Number(value), 0)
  return {
    period: month.day,
    label: figures.shortMonth(month.day),
    href: link(`/${type}/${cnpj}`, { date: month.day.slice(0, 7) }),
    title: figures.month(month.day),
    isPartial: month.isPartial,
    parts: positive.map(([category, value]) => ({
      kind: colourOf(category),
      percent: (100 * Number(value)) / whole,
      title: `${name(CATEGORY_WORDS, category)}: ${figures.shortReais(value)}`,
    })),
  }
}
