import type { Text } from '../../../../../../schemas/core/language.ts'
import type { Html } from '../../../../kit/jsx-runtime.ts'
import type { FundSeries } from '../../../answers.gen.ts'
import { type Answer, sumCents, toDecimal, writeFigure } from '../../../answers.ts'
import { renderRowCards } from '../../../charts/row-cards.tsx'
import type { PageView } from '../../../page.ts'
import { MOST_SHOWN, pickData, readRanked, sayRanked } from '../../../ranked-list.ts'

const TITLE: Text = { en: 'Series and subordination', pt: 'Séries e subordinação' }
const SENTENCE: Text = {
  en: 'Quotas, their value, holders and return of the month, as filed: returns far beyond 100 % occur.',
  pt: 'Cotas, seu valor, cotistas e rentabilidade do mês, como informados: ocorrem rentabilidades muito acima de 100 %.',
}
const NO_MATCH: Text = {
  en: 'The values of the series do not add up to the NAV, so that no subordination is computed from them.',
  pt: 'Os valores das séries não somam o patrimônio líquido; por isso não se calcula a subordinação.',
}
const SUBORDINATED: Text = {
  en: 'of the value of the series is subordinated, and loses first',
  pt: 'do valor das séries é subordinado e absorve as primeiras perdas',
}
const SERIES: Text = { en: 'Series', pt: 'Série' }
const CLASS: Text = { en: 'Class', pt: 'Classe' }
const QUOTAS: Text = { en: 'Quotas', pt: 'Cotas' }
const QUOTA_VALUE: Text = { en: 'Quota value (R$)', pt: 'Valor da cota (R$)' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const HOLDERS: Text = { en: 'Holders', pt: 'Cotistas' }
const RETURN: Text = { en: 'Return (%)', pt: 'Rentabilidade (%)' }
const CLASSES: Readonly<Record<string, Text>> = {
  senior: { en: 'senior', pt: 'sênior' },
  mezzanine: { en: 'mezzanine', pt: 'mezanino' },
  subordinated: { en: 'subordinated', pt: 'subordinada' },
}
const COLUMNS = [
  ...(['series', 'series_filed', 'class', 'quotas', 'quota_value', 'value', 'holders', 'return_percent'] as const),
  ...(['expected_performance_percent', 'actual_performance_percent', 'nav_match'] as const),
] as const

/** Reads the series of a receivables fund in its newest report; null for any other fund. */
export function readFundSeries(view: PageView, cnpj: string): Promise<Answer<'fund_series'> | null> {
  return readRanked(view, 'series', 'fund_series', { cnpj })
}

/** Renders the series of a fund, and the share of its subordinated ones where the values add up; null without series. */
export function renderFundSeries(view: PageView, cnpj: string, answer: Answer<'fund_series'> | null): Html | null {
  const { say, name, figures } = view
  if (answer === null || answer.data.length === 0) return null
  const { data, reference_date } = answer
  // If a fund has more series than the page reads, a share of these says nothing.
  const share = data.length < MOST_SHOWN ? computeSubordination(data) : null
  return renderRowCards(view, {
    id: 'series',
    title: say(TITLE),
    finding: share === null ? null : `${figures.percent(share, 1)} ${say(SUBORDINATED)}`,
    sentence: (
      <>
        {sayRanked(view, SENTENCE, data)}
        {data.some(({ nav_match }) => nav_match === false) && <> {say(NO_MATCH)}</>}
      </>
    ),
    heads: [SERIES, CLASS, QUOTAS, QUOTA_VALUE, HOLDERS, RETURN, VALUE].map(say),
    rows: data.map((each) => [
      each.series_filed || each.series,
      each.class ? name(CLASSES, each.class) : '—',
      writeFigure(figures, each.quotas, 2),
      writeFigure(figures, each.quota_value, 2),
      writeFigure(figures, each.holders),
      writeFigure(figures, each.return_percent, 2),
      writeFigure(figures, each.value, 2),
    ]),
    figures: 5,
    atFirst: 3,
    data: pickData(COLUMNS, data),
    request: `/v1/fund/${cnpj}/series?date=${reference_date}`,
    source: {
      publisher: 'CVM (ODbL)',
      place: `inf_mensal_fidc_${reference_date.slice(0, 7).replace('-', '')}, tab_X`,
    },
  })
}

/**
 * Computes the subordinated share of the value of all series, in percent with one decimal, rounded half up. Null where a
 * class or a value is not known, where the values do not add up to the NAV, or where they add up to nothing.
 */
export function computeSubordination(
  series: readonly Pick<FundSeries, 'class' | 'value' | 'nav_match'>[],
): string | null {
  if (!series.every((each) => each.class && each.value !== null && each.nav_match === true)) return null
  const sumOf = (own: typeof series) => BigInt(sumCents(own.map(({ value }) => toDecimal(value))).replace('.', ''))
  const [subordinated, all] = [sumOf(series.filter((each) => each.class === 'subordinated')), sumOf(series)]
  if (all <= 0n) return null
  const tenths = (subordinated * 2000n + all) / (2n * all)
  return `${String(tenths / 10n)}.${String(tenths % 10n)}`
}
