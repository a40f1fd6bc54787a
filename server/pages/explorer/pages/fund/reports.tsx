import { trimZeros } from '../../../kit/figures.ts'
import { foldOnPhones } from '../../../kit/fold.tsx'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, DailyReport } from '../../answers.gen.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawFlows } from '../../charts/flows.tsx'
import type { WriteTick } from '../../charts/line.tsx'
import { drawRowLine } from '../../charts/row-line.ts'
import type { PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'

const TITLE: Text = { en: 'Daily reports', pt: 'Informe diário' }
const QUOTA: Text = { en: 'Quota value', pt: 'Valor da cota' }
const NAV: Text = { en: 'Net asset value (R$)', pt: 'Patrimônio líquido (R$)' }
const SENTENCE: Text = {
  en: 'Quota value, net assets, inflows and outflows, and holders by day. Days without a report are not joined.',
  pt: 'Valor da cota, patrimônio líquido, captações e resgates, e cotistas por dia. Dias sem informe ficam em branco.',
}
const THE_QUOTA: Text = { en: 'quota at', pt: 'cota a' }
const WORTH: Text = { en: 'net assets', pt: 'patrimônio de' }
const DAY: Text = { en: 'Day', pt: 'Dia' }
const SUBCLASS: Text = { en: 'Subclass', pt: 'Subclasse' }
const INFLOW: Text = { en: 'Inflow (R$)', pt: 'Captação (R$)' }
const OUTFLOW: Text = { en: 'Outflow (R$)', pt: 'Resgate (R$)' }
const SPLIT: Text = { en: 'split or grouping of quotas', pt: 'desdobramento ou grupamento de cotas' }
const HOLDERS: Text = { en: 'Holders', pt: 'Cotistas' }
const OTHER_FIGURES: Text = {
  en: 'Net assets, flows and holders by day',
  pt: 'Patrimônio, captação e cotistas por dia',
}
const FLOWS: Text = {
  en: 'Inflow (above zero) and outflow (below), R$',
  pt: 'Captação (acima de zero) e resgate (abaixo), R$',
}
const SUBCLASSES: Text = {
  en: 'The first subclass is drawn; the table has all of them.',
  pt: 'O gráfico mostra a primeira subclasse; a tabela, todas.',
}

/** Newest daily reports that the page reads: a year and a half. */
export const MOST_REPORTS = 400
const CUT: Text = { en: 'The newest 400 are shown.', pt: 'São mostrados os 400 mais recentes.' }
const DAY_MS = 86_400_000
/** Longest time between two neighbouring reports: a weekend with holidays. */
const LONGEST_GAP = 6 * DAY_MS

const COLUMNS = [
  'date',
  'subclass_id',
  'quota_value',
  'net_assets_value',
  'inflow_value',
  'outflow_value',
  'holders',
] as const

/**
 * Renders the daily reports, oldest first: quota value, NAV, flows and holders, each as a picture under the same days.
 */
export function renderReports(view: PageView, cnpj: string, reports: readonly DailyReport[]): Html | null {
  const { say, figures } = view
  const [first] = reports
  if (first === undefined) return null
  const subclasses = new Set(reports.map((report) => report.subclass_id))
  const drawn = reports.filter((report) => report.subclass_id === first.subclass_id)
  return renderChart(view, {
    id: 'reports',
    title: say(TITLE),
    finding: sayNewest(view, drawn.at(-1)),
    sentence: (
      <>
        {say(SENTENCE)}
        {subclasses.size > 1 && <> {say(SUBCLASSES)}</>}
        {reports.length >= MOST_REPORTS && <> {say(CUT)}</>}
      </>
    ),
    picture: drawReports(view, drawn),
    table: {
      heads: [DAY, SUBCLASS, QUOTA, NAV, INFLOW, OUTFLOW, HOLDERS].map(say),
      rows: reports.map((report) => [
        figures.day(report.date),
        report.subclass_id,
        report.quota_value === null ? '—' : figures.number(trimZeros(toDecimal(report.quota_value))),
        writeFigure(figures, report.net_assets_value, 2),
        writeFigure(figures, report.inflow_value, 2),
        writeFigure(figures, report.outflow_value, 2),
        writeFigure(figures, report.holders),
      ]),
      figures: 5,
      isListOnPhones: true,
    },
    data: {
      columns: COLUMNS,
      rows: reports.map((report) => COLUMNS.map((name) => report[name] ?? null)),
      ...(reports.length >= MOST_REPORTS && { part: `newest-${String(MOST_REPORTS)}` }),
    },
    request: `/v1/fund/${cnpj}/nav`,
    source: { publisher: 'CVM (ODbL)', place: 'inf_diario_fi' },
  })
}

/** Says the quota and the net assets of the newest report; null without one. */
function sayNewest({ say, figures }: PageView, report: DailyReport | undefined): string | null {
  const [quota, assets] = [toDecimal(report?.quota_value), toDecimal(report?.net_assets_value)]
  if (report === undefined || quota === null) return null
  const worth = assets === null ? '' : `, ${say(WORTH)} ${figures.shortReais(assets)}`
  return `${figures.day(report.date)}: ${say(THE_QUOTA)} R$ ${figures.number(trimZeros(quota))}${worth}`
}

/** A quota that is worth more than this many times another, while the net assets hardly change, was split or joined. */
const SPLIT_FROM = 1.9
const HARDLY = 1.3

/** True if the quota jumped from one report to the next and the net assets did not: a split or a grouping of quotas. */
export function isSplit(
  report: Pick<DailyReport, 'quota_value' | 'net_assets_value'>,
  before: Pick<DailyReport, 'quota_value' | 'net_assets_value'>,
): boolean {
  const [quota, assets] = (['quota_value', 'net_assets_value'] as const).map((name) => {
    const [now, then] = [report[name], before[name]].map((value) => Number(toDecimal(value) ?? 'NaN'))
    return now === undefined || then === undefined ? NaN : Math.max(now / then, then / now)
  })
  return (quota ?? NaN) >= SPLIT_FROM && (assets ?? NaN) <= HARDLY
}

/** Draws the four figures of a daily report, one above the other. What no report has is left out. */
function drawReports({ say, figures }: PageView, reports: readonly DailyReport[]): Html {
  const lineOf = (
    title: Text,
    value: (report: DailyReport) => AnsweredNumber | null,
    writing: {
      readonly writeTick?: WriteTick
      readonly writeLast?: (value: string) => string
      readonly unit?: string
    } = {},
    mark?: (report: DailyReport, before: DailyReport) => string | null,
  ) => {
    const label = say(title)
    const drawn = drawRowLine(figures, reports, {
      label,
      period: ({ date }) => date,
      value,
      longestGap: LONGEST_GAP,
      writePeriod: figures.day,
      ...writing,
      ...(mark && { mark }),
    })
    return (
      drawn && (
        <>
          <h3>{label}</h3>
          {drawn}
        </>
      )
    )
  }
  return (
    <>
      {lineOf(
        QUOTA,
        ({ quota_value }) => quota_value,
        { unit: 'R$' },
        (report, before) => (isSplit(report, before) ? say(SPLIT) : null),
      )}
      {foldOnPhones(
        say(OTHER_FIGURES),
        <>
          {lineOf(NAV, ({ net_assets_value }) => net_assets_value, {
            writeTick: figures.mark,
            writeLast: figures.shortReais,
          })}
          {drawReportedFlows({ say, figures }, reports)}
          {lineOf(HOLDERS, ({ holders }) => holders, { writeTick: figures.mark })}
        </>,
      )}
    </>
  )
}

function drawReportedFlows(
  { say, figures }: Pick<PageView, 'say' | 'figures'>,
  reports: readonly DailyReport[],
): Html | null {
  const days = reports.flatMap((report) => {
    const [inflow, outflow] = [toDecimal(report.inflow_value), toDecimal(report.outflow_value)]
    if (inflow === null || outflow === null) return []
    const day = report.date
    const title = `${figures.day(day)}: ${say(INFLOW)} ${figures.number(inflow, 2)}, ${say(OUTFLOW)} ${figures.number(outflow, 2)}`
    return [{ at: Date.parse(day), inflow: Number(inflow), outflow: Number(outflow), title }]
  })
  const [first, last] = [days[0], days.at(-1)]
  const isStill = days.every(({ inflow, outflow }) => inflow === 0 && outflow === 0)
  if (isStill || first === undefined || last === undefined) return null
  const [from, to] = [first, last].map(({ at }) => figures.day(new Date(at).toISOString()))
  return (
    <>
      <h3>{say(FLOWS)}</h3>
      {drawFlows({ label: say(FLOWS), days, writeTick: figures.mark, first: from ?? '', last: to ?? '' })}
    </>
  )
}
