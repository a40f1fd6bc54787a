import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { FundReport } from '../../answers.gen.ts'
import { askOrNothing, toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawRowLine } from '../../charts/row-line.ts'
import type { PageView } from '../../page.ts'

const TITLE: Text = { en: 'Monthly reports', pt: 'Informes mensais' }
const WORTH: Text = { en: 'Net assets of', pt: 'Patrimônio de' }
const IN: Text = { en: 'in', pt: 'em' }
const AFTER: Text = { en: 'after', pt: 'ante' }
const SENTENCE: Text = {
  en: 'Net assets, assets, liabilities and holders, as the fund reported them. Months without a report are left blank.',
  pt: 'Patrimônio líquido, ativo, passivo e cotistas, como informados pelo fundo. Meses sem informe ficam em branco.',
}
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const NAV: Text = { en: 'Net asset value (R$)', pt: 'Patrimônio líquido (R$)' }
const ASSETS: Text = { en: 'Total assets (R$)', pt: 'Ativo total (R$)' }
const LIABILITIES: Text = { en: 'Liabilities (R$)', pt: 'Passivo (R$)' }
const QUOTA: Text = { en: 'Quota value', pt: 'Valor da cota' }
const HOLDERS: Text = { en: 'Holders', pt: 'Cotistas' }

/** Newest reports that the page reads: five years of months. */
const MOST_REPORTS = '60'
const CUT: Text = { en: 'The newest 60 are shown.', pt: 'São mostrados os 60 mais recentes.' }
const LONGEST_GAP = 32 * 86_400_000
const COLUMNS = [
  'reference_date',
  'report_source',
  'nav_value',
  'total_assets',
  'liabilities',
  'quota_value',
  'holders',
] as const
/** Datasets of the reports, and the files that they are read from. */
const FILES: Readonly<Record<string, string>> = { fii_month: 'inf_mensal_fii', fidc_month: 'inf_mensal_fidc' }

/** Reads the monthly reports of a real-estate or receivables fund, oldest first; none for any other fund. */
export async function readPeriodicReports({ ask }: PageView, cnpj: string): Promise<readonly FundReport[]> {
  const asked = { cnpj, sort_by: 'reference_date', sort_order: 'desc', page_size: MOST_REPORTS }
  const answer = await askOrNothing(ask, 'fund_reports', asked)
  return answer === null ? [] : [...answer.data].reverse()
}

/** Renders the monthly reports of a fund as a line of its net assets and a table; null where it has none. */
export function renderPeriodicReports(view: PageView, cnpj: string, reports: readonly FundReport[]): Html | null {
  const { say, figures } = view
  if (reports.length === 0) return null
  const files = new Set(reports.map((report) => FILES[report.report_source] ?? ''))
  return renderChart(view, {
    id: 'periodic-reports',
    title: say(TITLE),
    finding: sayNewest(view, reports),
    sentence: (
      <>
        {say(SENTENCE)}
        {reports.length >= Number(MOST_REPORTS) && <> {say(CUT)}</>}
      </>
    ),
    picture: reports.length > 1 && (
      <>
        <h3>{say(NAV)}</h3>
        {drawRowLine(figures, reports, {
          label: say(NAV),
          period: ({ reference_date }) => reference_date,
          value: ({ nav_value }) => nav_value,
          longestGap: LONGEST_GAP,
          writePeriod: figures.shortMonth,
          writeTick: figures.mark,
          writeLast: figures.shortReais,
        })}
      </>
    ),
    table: {
      heads: [MONTH, QUOTA, HOLDERS, ASSETS, LIABILITIES, NAV].map(say),
      rows: [...reports]
        .reverse()
        .map((report) => [
          figures.shortMonth(report.reference_date),
          writeFigure(figures, report.quota_value),
          writeFigure(figures, report.holders),
          writeFigure(figures, report.total_assets, 2),
          writeFigure(figures, report.liabilities, 2),
          writeFigure(figures, report.nav_value, 2),
        ]),
      figures: 5,
      isListOnPhones: true,
      atFirst: 1,
    },
    isTableOpen: true,
    data: {
      columns: COLUMNS,
      rows: reports.map((report) => COLUMNS.map((name) => report[name] ?? null)),
      ...(reports.length >= Number(MOST_REPORTS) && { part: `newest-${MOST_REPORTS}` }),
    },
    request: `/v1/fund/${cnpj}/reports`,
    source: { publisher: 'CVM (ODbL)', place: [...files].filter((file) => file !== '').join(', ') },
  })
}

/** Says the net assets of the newest report that has them, and those of the one before. */
function sayNewest({ say, figures }: PageView, reports: readonly FundReport[]): string | null {
  const known = reports.flatMap(({ nav_value, reference_date }) => {
    const value = toDecimal(nav_value)
    return value === null ? [] : [`${figures.shortReais(value)} ${say(IN)} ${figures.shortMonth(reference_date)}`]
  })
  const [before, newest] = [known.at(-2), known.at(-1)]
  if (newest === undefined) return null
  return `${say(WORTH)} ${newest}${before === undefined ? '' : `, ${say(AFTER)} ${before}`}`
}
