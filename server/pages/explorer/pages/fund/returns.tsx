import { FIGURE_PERIODS } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/output.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { AnsweredNumber } from '../../answers.gen.ts'
import { askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { renderForm } from '../../form.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { PERIOD_WORDS } from '../../text/fund-words.ts'
import { RETURN_REASONS } from '../../text/return-reasons.ts'

const TITLE: Text = { en: 'Returns', pt: 'Rentabilidade' }
const RETURNED: Text = { en: 'Returned', pt: 'Rendeu' }
const ABOVE: Text = { en: 'points above', pt: 'pontos acima' }
const BELOW: Text = { en: 'points below', pt: 'pontos abaixo' }
const THE_CDI: Text = { en: 'the CDI', pt: 'do CDI' }
const IN: Text = { en: 'in', pt: 'em' }
const SENTENCE: Text = {
  en: 'What a quota gained in each period that ends with the month, by the daily reports, before income tax.',
  pt: 'Quanto a cota ganhou em cada período que termina na competência, pelos informes diários, antes do imposto de renda.',
}
const BREAK: Text = {
  en: 'A quota changed in a way that no market does: a split or a correction may be in the return.',
  pt: 'Uma cota variou mais do que o mercado explica: pode haver desdobramento, grupamento ou correção na rentabilidade.',
}
const PERIOD: Text = { en: 'Period', pt: 'Período' }
const RETURN: Text = { en: 'Return, %', pt: 'Rentabilidade, %' }
const DIFFERENCE: Text = { en: 'Difference, points', pt: 'Diferença, p.p.' }
const VOLATILITY: Text = { en: 'Volatility, %', pt: 'Volatilidade, %' }
const FALL: Text = { en: 'Largest fall, %', pt: 'Maior queda, %' }
const NOT_KNOWN: Text = { en: 'not known', pt: 'não se sabe' }
const BECAUSE: Text = {
  en: 'The returns of this month are not known:',
  pt: 'A rentabilidade desta competência não é conhecida:',
}
const NOTHING_FILED: Text = { en: 'nothing was filed for it', pt: 'nada foi entregue' }
const COMPARE_WITH: Text = {
  en: 'Compare with (a series such as ipca, or a ticker)',
  pt: 'Comparar com (série, como ipca, ou código de negociação)',
}
const COMPARE: Text = { en: 'Compare', pt: 'Comparar' }
const LONGEST_BENCHMARK = 64
const CDI = 'CDI'
/** Readers look for this period first. */
const LAST_YEAR = 'last_12_months'

/** Return of a fund in a period, and what it is compared with. */
interface PeriodReturn {
  readonly period: string
  readonly subclass_id: string
  readonly return_percent: AnsweredNumber | null
  readonly return_reason: string
  readonly benchmark_percent: AnsweredNumber | null
  readonly excess_percent: AnsweredNumber | null
  readonly excess_reason: string
  readonly volatility_percent: AnsweredNumber | null
  readonly max_drawdown_percent: AnsweredNumber | null
}

export interface Returns {
  readonly benchmark: string
  readonly rows: readonly PeriodReturn[]
  readonly hasBreak: boolean
  readonly request: string
}

/** Reads the returns that end with a month, against the CDI or what the address names. */
export async function readReturns({ ask, parameters }: PageView, cnpj: string, day: string): Promise<Returns | null> {
  const chosen = readParameter(parameters, 'benchmark')
  const date = day.slice(0, 7)
  if (chosen === '' || chosen.toLowerCase() === CDI.toLowerCase()) {
    const answer = await askOrNothing(ask, 'fund_figures', { cnpj, ...(date !== '' && { date }) })
    const rows = (answer?.data ?? []).map((row) => ({ ...row, benchmark_percent: row.cdi_percent }))
    return answer === null
      ? null
      : {
          benchmark: CDI,
          rows: inOrder(rows),
          hasBreak: rows.some(({ has_break }) => has_break),
          request: `/v1/fund/${cnpj}/figures?date=${answer.reference_date.slice(0, 7)}`,
        }
  }
  const asked = { benchmark: chosen, period: FIGURE_PERIODS.join(','), ...(day !== '' && { date: day }) }
  const answer = await askOrNothing(ask, 'nav_summary', { cnpj, ...asked })
  const rows = (answer?.data ?? []).map((row) => ({
    ...row,
    benchmark_percent: row.benchmark_return_percent,
    excess_reason: row.benchmark_reason,
  }))
  return {
    benchmark: chosen.toUpperCase(),
    rows: inOrder(rows),
    hasBreak: false,
    request: `/v1/fund/${cnpj}/nav/summary?${new URLSearchParams(asked).toString()}`,
  }
}

function inOrder(rows: readonly PeriodReturn[]): readonly PeriodReturn[] {
  const place = ({ period }: PeriodReturn) => (FIGURE_PERIODS as readonly string[]).indexOf(period)
  return [...rows].sort(
    (a, b) => (a.subclass_id < b.subclass_id ? -1 : a.subclass_id > b.subclass_id ? 1 : 0) || place(a) - place(b),
  )
}

const COLUMNS = [
  'period',
  'subclass_id',
  'return_percent',
  'return_reason',
  'benchmark_percent',
  'excess_percent',
  'excess_reason',
  'volatility_percent',
  'max_drawdown_percent',
] as const

/** Renders the returns by period; a sentence says why where none is known. */
export function renderReturns(view: PageView, returns: Returns | null, form: Html | null): Html | null {
  if (returns === null) return null
  const isKnown = returns.rows.some(({ return_percent }) => return_percent !== null)
  return (
    <>
      {isKnown ? renderKnown(view, returns) : renderUnknown(view, returns)}
      {form}
    </>
  )
}

function sayReason({ say }: Pick<PageView, 'say'>, code: string): string {
  return say(RETURN_REASONS[code] ?? NOT_KNOWN)
}

function renderUnknown({ say }: PageView, { rows }: Returns): Html {
  const reasons = [...new Set(rows.map(({ return_reason }) => sayReason({ say }, return_reason)))]
  return (
    <p class="quiet">
      {say(BECAUSE)} {reasons.length === 0 ? say(NOTHING_FILED) : reasons.join('; ')}.
    </p>
  )
}

function renderKnown(view: PageView, { benchmark, rows, hasBreak, request }: Returns): Html {
  const { say, name } = view
  const known = rows.filter(({ return_percent }) => return_percent !== null)
  const range = rangeOf(known.map(({ return_percent }) => Number(toDecimal(return_percent))))
  const isSeveral = new Set(rows.map(({ subclass_id }) => subclass_id)).size > 1
  return renderChart(view, {
    id: 'returns',
    title: titleOf(view, known, benchmark),
    sentence: (
      <>
        {say(SENTENCE)}
        {hasBreak && <strong> {say(BREAK)}</strong>}
      </>
    ),
    picture: null,
    table: {
      heads: [say(PERIOD), '', say(VOLATILITY), say(FALL), `${benchmark}, %`, say(DIFFERENCE), say(RETURN)],
      rows: rows.map((row) => [
        `${name(PERIOD_WORDS, row.period)}${isSeveral ? ` · ${row.subclass_id}` : ''}`,
        row.return_percent !== null && drawBar(Number(toDecimal(row.return_percent)), range, 'c-accent'),
        writePercent(view, row.volatility_percent),
        writePercent(view, row.max_drawdown_percent),
        writePercent(view, row.benchmark_percent, row.excess_reason),
        writePercent(view, row.excess_percent, row.excess_reason),
        writePercent(view, row.return_percent, row.return_reason),
      ]),
      figures: 5,
      wideOnly: [1, 2, 3, 4],
    },
    isTableOpen: true,
    data: pickData(COLUMNS, rows),
    request,
    source: { publisher: 'CVM (ODbL), BCB', place: 'inf_diario_fi' },
  })
}

/** Writes a percentage, or that it is not known, with the reason where a pointer rests. */
function writePercent({ say, figures }: PageView, figure: AnsweredNumber | null, code = ''): HtmlValue {
  const text = toDecimal(figure)
  if (text !== null) return figures.number(text, 2)
  return (
    <span class="quiet" title={code === '' ? null : sayReason({ say }, code)}>
      {say(NOT_KNOWN)}
    </span>
  )
}

/** States the return of a year, or of the longest known period, and how far it is from its benchmark. */
function titleOf({ say, figures, name }: PageView, known: readonly PeriodReturn[], benchmark: string): string {
  const row = known.find(({ period }) => period === LAST_YEAR) ?? known.at(-1)
  const [value, excess] = [toDecimal(row?.return_percent), toDecimal(row?.excess_percent)]
  if (row === undefined || value === null) return say(TITLE)
  const returned = `${say(RETURNED)} ${figures.percent(value)} ${say(IN)} ${name(PERIOD_WORDS, row.period)}`
  if (excess === null) return returned
  const side = excess.startsWith('-') ? BELOW : ABOVE
  const other = benchmark === CDI ? say(THE_CDI) : say({ en: benchmark, pt: `de ${benchmark}` })
  return `${returned}, ${figures.number(excess.replace('-', ''), 2)} ${say(side)} ${other}`
}

/** Renders the field that chooses what returns are compared with. */
export function renderBenchmarkForm(view: PageView, cnpj: string, returns: Returns | null): Html | null {
  const { parameters } = view
  if (returns === null) return null
  const kept = ['date', 'sort', 'order'].map((name) => [name, readParameter(parameters, name)] as const)
  const value = readParameter(parameters, 'benchmark')
  const field = { name: 'benchmark', label: COMPARE_WITH, value, length: LONGEST_BENCHMARK, size: 12 }
  return renderForm(view, `/fund/${cnpj}`, [field], COMPARE, Object.fromEntries(kept.filter(([, text]) => text !== '')))
}
