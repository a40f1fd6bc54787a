import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { CompanyFigures } from '../../answers.gen.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawRowLine } from '../../charts/row-line.ts'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { PUBLISHER, SCOPE_WORDS } from './company-words.ts'

const TITLE: Text = { en: 'Revenue by year', pt: 'Receita por exercício' }
const REVENUE_OF: Text = { en: 'Revenue in', pt: 'Receita em' }
const SENTENCE: Text = {
  en: 'As each document states its own year; the oldest year is the one that the first document restates.',
  pt: 'Como cada documento informa o próprio exercício; o ano mais antigo é o que o primeiro documento reapresenta.',
}
const YEAR: Text = { en: 'Year', pt: 'Exercício' }
const ASSETS: Text = { en: 'Total assets (R$)', pt: 'Ativo total (R$)' }
const EQUITY: Text = { en: 'Equity (R$)', pt: 'Patrimônio líquido (R$)' }
const REVENUE: Text = { en: 'Revenue (R$)', pt: 'Receita (R$)' }
const PROFIT: Text = { en: 'Profit (R$)', pt: 'Lucro (R$)' }
const CASH_FLOW: Text = { en: 'Cash from operations (R$)', pt: 'Caixa das operações (R$)' }
const PER_SHARE: Text = { en: 'Earnings per share (R$)', pt: 'Lucro por ação (R$)' }

/** Two years that follow each other are at most so far apart. */
const LONGEST_GAP = 400 * 86_400_000

const COLUMNS = [
  'reference_date',
  'version',
  'scope',
  'period',
  'period_end',
  'chart',
  'total_assets',
  'equity',
  'revenue',
  'profit',
  'operating_cash_flow',
  'cash',
  'earnings_per_share',
] as const

/** Picks one row a year, oldest first: from the document of the year, or else from that of the year after. */
export function pickYears(figures: readonly CompanyFigures[], scope: string): readonly CompanyFigures[] {
  const years = new Map<string, CompanyFigures>()
  const own = figures.filter((row) => row.scope === scope)
  for (const period of ['previous', 'current']) {
    for (const row of own.filter((each) => each.period === period)) years.set(row.period_end, row)
  }
  return [...years.values()].sort((a, b) => (a.period_end < b.period_end ? -1 : 1))
}

/** Renders the figures of a company by year; null where none is known. */
export function renderCompanyFigures(
  view: PageView,
  cnpj: string,
  years: readonly CompanyFigures[],
  scope: string,
): Html | null {
  const { say, figures, name } = view
  const last = years.at(-1)
  if (last === undefined) return null
  const revenue = toDecimal(last.revenue)
  const year = (row: CompanyFigures) => row.period_end.slice(0, 4)
  const title = revenue === null ? say(TITLE) : `${say(REVENUE_OF)} ${year(last)}: ${figures.shortReais(revenue)}`
  const write = (value: CompanyFigures['revenue']) => writeFigure(figures, value, 0)
  return renderChart(view, {
    id: 'figures',
    title: say(TITLE),
    finding: title,
    sentence: `${name(SCOPE_WORDS, scope)}. ${say(SENTENCE)}`,
    picture: drawRowLine(figures, years, {
      label: title,
      // In the middle of each year: the marks of the axis, which are first days of years, then lie between the points.
      period: (row) => `${year(row)}-07-01`,
      value: (row) => row.revenue,
      longestGap: LONGEST_GAP,
      writePeriod: (period) => period.slice(0, 4),
      writeTick: figures.mark,
      unit: 'R$',
      writeLast: figures.shortReais,
    }),
    table: {
      heads: [YEAR, ASSETS, EQUITY, REVENUE, PROFIT, CASH_FLOW, PER_SHARE].map(say),
      rows: [...years]
        .reverse()
        .map((row) => [
          year(row),
          write(row.total_assets),
          write(row.equity),
          write(row.revenue),
          write(row.profit),
          write(row.operating_cash_flow),
          writeFigure(figures, row.earnings_per_share, 2),
        ]),
      figures: 6,
      isListOnPhones: true,
    },
    isTableOpen: true,
    data: pickData(COLUMNS, years),
    request: `/v1/company/${cnpj}/figures?scope=${scope}`,
    source: { publisher: PUBLISHER, place: [...new Set(years.map(nameStatementFile))].join(', ') },
  })
}

/** Names the file that has the statements of a row. */
export function nameStatementFile({ reference_date }: Pick<CompanyFigures, 'reference_date'>): string {
  return `dfp_cia_aberta_${reference_date.slice(0, 4)}`
}
