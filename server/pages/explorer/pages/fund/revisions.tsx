import type { Row } from '../../../../../schemas/api/endpoint.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { readDecimal, readText } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import type { PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { CHANGE_WORDS } from '../../text/words.ts'

const TITLE: Text = { en: 'Versions of this month', pt: 'Versões deste mês' }
const SENTENCE: Text = {
  en: 'Each version that we have seen, with the snapshot that brought it. A day leads to the page as it was then.',
  pt: 'Cada versão que vimos, com o retrato que a trouxe. O dia leva à página como era então.',
}
const VERSION: Text = { en: 'Version', pt: 'Versão' }
const CHANGE: Text = { en: 'Change', pt: 'Mudança' }
const SEEN: Text = { en: 'Published', pt: 'Publicada' }
const ADDED: Text = { en: 'Lines added', pt: 'Linhas incluídas' }
const REMOVED: Text = { en: 'Removed', pt: 'Excluídas' }
const CHANGED: Text = { en: 'Changed', pt: 'Alteradas' }
const TOTAL: Text = { en: 'Total (R$)', pt: 'Total (R$)' }
const BEFORE: Text = { en: 'Before (R$)', pt: 'Antes (R$)' }

const COLUMNS = [
  'version',
  'change',
  'first_snapshot',
  'published_at',
  'lines_added',
  'lines_removed',
  'lines_changed',
  'previous_total_portfolio_value',
  'total_portfolio_value',
] as const

/** Renders what was amended, when and by how much; null without a version. */
export function renderRevisions(view: PageView, cnpj: string, day: string, revisions: readonly Row[]): Html | null {
  const { say, name, figures, path } = view
  if (revisions.length === 0) return null
  const figure = (row: Row, column: string, decimals?: number) => {
    const text = readDecimal(row, column)
    return text === null ? '—' : figures.number(text, decimals)
  }
  return renderChart(view, {
    id: 'revisions',
    title: say(TITLE),
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [VERSION, CHANGE, SEEN, ADDED, REMOVED, CHANGED, BEFORE, TOTAL].map(say),
      rows: revisions.map((row) => [
        readText(row, 'version'),
        name(CHANGE_WORDS, readText(row, 'change')),
        <a href={`/${view.language}${path}?date=${day.slice(0, 7)}&snapshot=${readText(row, 'first_snapshot')}`}>
          {figures.day(readText(row, 'published_at'))}
        </a>,
        figure(row, 'lines_added'),
        figure(row, 'lines_removed'),
        figure(row, 'lines_changed'),
        figure(row, 'previous_total_portfolio_value', 2),
        figure(row, 'total_portfolio_value', 2),
      ]),
      figures: 5,
      isListOnPhones: true,
    },
    isTableOpen: true,
    data: { columns: COLUMNS, rows: revisions.map((row) => COLUMNS.map((column) => row[column] ?? null)) },
    request: `/v1/fund/${cnpj}/portfolio/revisions?date=${day.slice(0, 7)}`,
    source: { publisher: 'CVM (ODbL)', place: `cda_fi_${day.slice(0, 7).replace('-', '')}` },
  })
}
