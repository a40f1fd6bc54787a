import type { Row } from '../../../../schemas/api/endpoint.ts'
import { type Html, html } from '../../../docs/page/html.ts'
import { takeDecimal, takeText } from '../../answers.ts'
import { renderChart } from '../../charts/chart.ts'
import { cutRuns, drawLine } from '../../charts/line.ts'
import type { PageView } from '../../page.ts'
import type { Text } from '../../text/language.ts'

const TITLE: Text = { en: 'Daily reports', pt: 'Informe diário' }
const QUOTA: Text = { en: 'Quota value', pt: 'Valor da cota' }
const NAV: Text = { en: 'Net asset value (R$)', pt: 'Patrimônio líquido (R$)' }
const SENTENCE: Text = {
  en: 'Quota value by day, in reais. Days without a report are not joined.',
  pt: 'Valor da cota por dia, em reais. Dias sem informe não são ligados.',
}
const DAY: Text = { en: 'Day', pt: 'Dia' }
const SUBCLASS: Text = { en: 'Subclass', pt: 'Subclasse' }
const INFLOW: Text = { en: 'Inflow (R$)', pt: 'Captação (R$)' }
const OUTFLOW: Text = { en: 'Outflow (R$)', pt: 'Resgate (R$)' }
const HOLDERS: Text = { en: 'Holders', pt: 'Cotistas' }
const SUBCLASSES: Text = {
  en: 'The first subclass is drawn; the table has all of them.',
  pt: 'A primeira subclasse está desenhada; a tabela tem todas.',
}

const DAY_MS = 86_400_000
/** The longest time between two reports that follow each other: a weekend with holidays. */
const LONGEST_GAP = 6 * DAY_MS

const COLUMNS = ['date', 'subclass_id', 'quota_value', 'net_assets_value', 'inflow_value', 'outflow_value', 'holders'] as const // prettier-ignore

/** Renders the daily reports, oldest first: quota value as a line, NAV, flows and holders in the table. */
export function renderReports(view: PageView, cnpj: string, reports: readonly Row[]): Html | null {
  const { say, figures } = view
  const [first] = reports
  if (first === undefined) return null
  const subclasses = new Set(reports.map((report) => takeText(report, 'subclass_id')))
  const drawn = reports.filter((report) => takeText(report, 'subclass_id') === takeText(first, 'subclass_id'))
  const points = drawn.flatMap((report) => {
    const value = takeDecimal(report, 'quota_value')
    const day = takeText(report, 'date')
    if (value === null) return []
    return [{ at: Date.parse(day), value: Number(value), title: `${figures.day(day)}: ${figures.number(value)}` }]
  })
  const days = drawn.map((report) => figures.day(takeText(report, 'date')))
  const figure = (report: Row, name: string, decimals?: number) => {
    const text = takeDecimal(report, name)
    return text === null ? '—' : figures.number(text, decimals)
  }
  return renderChart(view, {
    id: 'reports',
    title: say(TITLE),
    sentence: html`${say(SENTENCE)}${subclasses.size > 1 && html` ${say(SUBCLASSES)}`}`,
    picture: points.length === 0 ? null : drawLine({
      label: say(QUOTA),
      runs: cutRuns(points, LONGEST_GAP),
      writeTick: (value) => figures.number(String(Number(value.toFixed(8)))),
      first: days[0] ?? '',
      last: days.at(-1) ?? '',
      kind: 'c-accent',
    }),
    table: {
      heads: [DAY, SUBCLASS, QUOTA, NAV, INFLOW, OUTFLOW, HOLDERS].map(say),
      rows: reports.map((report) => [figures.day(takeText(report, 'date')), takeText(report, 'subclass_id'), figure(report, 'quota_value'), figure(report, 'net_assets_value', 2), figure(report, 'inflow_value', 2), figure(report, 'outflow_value', 2), figure(report, 'holders')]),
      figures: 5,
    },
    data: { columns: COLUMNS, rows: reports.map((report) => COLUMNS.map((name) => report[name] ?? null)) },
    request: `/v1/fund/${cnpj}/nav`,
    source: { publisher: 'CVM (ODbL)', place: 'inf_diario_fi' },
  }) // prettier-ignore
}
