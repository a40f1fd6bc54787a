import { toExactNumber } from '../../../../../schemas/core/exact-number.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { PortfolioMonth } from '../../answers.gen.ts'
import { askOrNothing, toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { colourOf, makeLegend } from '../../charts/colours.ts'
import { drawStackedMonths, type StackedMonth } from '../../charts/stacked-months.tsx'
import type { PageView } from '../../page.ts'
import { sayLargestCategory } from '../../text/composition.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { sayMissingMembers } from '../../text/member-words.ts'
import { CATEGORY_WORDS, COMPLETENESS_WORDS } from '../../text/words.ts'

const MOST_MONTHS = 12

const TITLE: Text = { en: 'Composition by month', pt: 'Composição por mês' }
const SENTENCE: Text = {
  en: 'Parts of what was above zero in each month. Months without data are left blank.',
  pt: 'Partes do que era positivo em cada mês. Meses sem dados ficam em branco.',
}
const PARTIAL: Text = {
  en: 'Hatched: the files of the month lack members',
  pt: 'Hachurado: faltam blocos nos arquivos do mês',
}
const APART: Text = {
  en: 'More than 2 % away from the net assets:',
  pt: 'A mais de 2 % do patrimônio líquido:',
}
const OTHERS: Text = { en: 'Other', pt: 'Outros' }
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const CATEGORY: Text = { en: 'Category', pt: 'Categoria' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const STATE: Text = { en: 'Files', pt: 'Arquivos' }
const PARTIAL_ENTRY: Text = { en: 'Partial month', pt: 'Mês parcial' }

/** Exact sum of each category; "" where a missing member leaves it unknown. */
export interface MonthOfFund {
  readonly day: string
  readonly completeness: string
  readonly missing: string
  /** How far the lines explain the NAV. */
  readonly grade: string
  readonly values: ReadonlyMap<string, string>
}

/** Reads the categories of the newest months of a fund. */
export async function readComposition(
  { ask }: PageView,
  cnpj: string,
  months: readonly PortfolioMonth[],
): Promise<MonthOfFund[]> {
  const filed = months.filter((month) => Number(toDecimal(month.lines)) > 0).slice(0, MOST_MONTHS)
  const [newest, oldest] = [filed[0], filed.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  const [from, to] = [oldest, newest].map((month) => month.reference_date.slice(0, 7))
  const answer = await askOrNothing(ask, 'fund_history', { cnpj, from: from ?? '', to: to ?? '', page_size: '1000' })
  if (answer === null) return []
  const rows = answer.data
  return [...filed].reverse().map((month) => {
    const day = month.reference_date
    const own = rows.filter((row) => row.reference_date === day && row.group !== '')
    return {
      day,
      completeness: month.completeness,
      missing: month.missing_members,
      grade: month.grade,
      values: new Map(own.map((row) => [row.group, toDecimal(row.value) ?? ''])),
    }
  })
}

const ORDER = Object.keys(CATEGORY_WORDS)

function isPartial({ completeness }: MonthOfFund): boolean {
  return completeness === 'partial'
}

function describeColumn({ figures, name, link }: PageView, cnpj: string, month: MonthOfFund): StackedMonth {
  const positive = [...month.values]
    .filter(([, value]) => Number(value) > 0)
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
  const whole = positive.reduce((sum, [, value]) => sum + Number(value), 0)
  const parts = positive.map(([category, value]) => ({
    kind: colourOf(category),
    percent: (100 * Number(value)) / whole,
    title: `${name(CATEGORY_WORDS, category)}: ${figures.reais(value)}`,
  }))
  const title = figures.month(month.day)
  const lacks = `${name(COMPLETENESS_WORDS, month.completeness)} (${sayMissingMembers({ name }, month.missing)})`
  return {
    period: month.day,
    label: figures.shortMonth(month.day),
    href: link(`/fund/${cnpj}`, { date: month.day.slice(0, 7) }),
    title: isPartial(month) ? `${title}: ${lacks}` : title,
    isPartial: isPartial(month),
    parts,
  }
}

function renderSentence({ say, figures }: PageView, months: readonly MonthOfFund[]): Html {
  const apart = months.filter(({ grade }) => grade === 'fail').map(({ day }) => figures.shortMonth(day))
  return (
    <>
      {say(SENTENCE)}
      {months.some(isPartial) && <> {say(PARTIAL)}.</>}
      {apart.length > 0 && (
        <>
          {' '}
          {say(APART)} {apart.join(', ')}.
        </>
      )}
    </>
  )
}

/** Renders the composition of the months, each column 100 % of what was above zero. */
export function renderHistory(view: PageView, cnpj: string, months: readonly MonthOfFund[]): Html | null {
  const { say, figures, name } = view
  if (months.length === 0) return null
  const flat = months.flatMap((month) => [...month.values].map(([category, value]) => ({ month, category, value })))
  const kinds = flat.filter(({ value }) => Number(value) > 0).map(({ category }) => category)
  return renderChart(view, {
    id: 'composition',
    title: say(TITLE),
    finding: sayLargestCategory(view, months),
    sentence: renderSentence(view, months),
    legend: [
      ...makeLegend(view, kinds, say(OTHERS)),
      ...(months.some(isPartial) ? [{ kind: 'closed', name: say(PARTIAL_ENTRY) }] : []),
    ],
    picture: drawStackedMonths(
      say(TITLE),
      months.map((month) => describeColumn(view, cnpj, month)),
    ),
    table: {
      heads: [say(MONTH), say(CATEGORY), say(STATE), say(VALUE)],
      rows: flat.map(({ month, category, value }) => {
        const state = name(COMPLETENESS_WORDS, month.completeness)
        return [
          <>
            {figures.shortMonth(month.day)}
            <span class="narrow-only quiet">{state}</span>
          </>,
          name(CATEGORY_WORDS, category),
          state,
          value === '' ? '—' : figures.number(value, 2),
        ]
      }),
      figures: 1,
    },
    data: {
      columns: ['reference_date', 'category', 'value', 'completeness', 'missing_members', 'grade'],
      rows: flat.map(({ month, category, value }) => [
        month.day,
        category,
        value === '' ? null : toExactNumber(BigInt(value.replace('.', '')), 2),
        month.completeness,
        month.missing,
        month.grade,
      ]),
    },
    request: `/v1/fund/${cnpj}/portfolio/history`,
    source: {
      publisher: 'CVM (ODbL)',
      place: months
        .map(({ day }) => `cda_fi_${day.slice(0, 7).replace('-', '')}`)
        .slice(-3)
        .join(', '),
    },
  })
}
