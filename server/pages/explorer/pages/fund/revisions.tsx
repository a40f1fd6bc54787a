import type { Html } from '../../../kit/jsx-runtime.ts'
import type { PortfolioRevision } from '../../answers.gen.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { renderRowCards } from '../../charts/row-cards.tsx'
import type { PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { CHANGE_WORDS } from '../../text/words.ts'

const TITLE: Text = { en: 'Versions of this month', pt: 'Versões deste mês' }
const ONE: Text = { en: 'One version of the holdings in', pt: 'Uma versão da carteira de' }
const SEVERAL: Text = { en: 'versions of the holdings in', pt: 'versões da carteira de' }
const NEWEST: Text = { en: 'the newest published on', pt: 'a mais nova publicada em' }
const PUBLISHED: Text = { en: 'published on', pt: 'publicada em' }
const SENTENCE: Text = {
  en: 'Each version that we have seen, with the snapshot that brought it. A day leads to the page as it was then.',
  pt: 'Cada versão recebida e o snapshot em que apareceu. A data leva à página como era naquele dia.',
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
export function renderRevisions(
  view: PageView,
  cnpj: string,
  day: string,
  revisions: readonly PortfolioRevision[],
): Html | null {
  const { say, name, figures, path } = view
  if (revisions.length === 0) return null
  return renderRowCards(view, {
    id: 'revisions',
    title: say(TITLE),
    finding: sayNewest(view, day, revisions),
    sentence: say(SENTENCE),
    heads: [VERSION, CHANGE, SEEN, ADDED, REMOVED, CHANGED, BEFORE, TOTAL].map(say),
    rows: revisions.map((row) => [
      toDecimal(row.version),
      name(CHANGE_WORDS, row.change),
      <a href={`/${view.language}${path}?date=${day.slice(0, 7)}&snapshot=${row.first_snapshot}`}>
        {figures.day(row.published_at)}
      </a>,
      writeFigure(figures, row.lines_added),
      writeFigure(figures, row.lines_removed),
      writeFigure(figures, row.lines_changed),
      writeFigure(figures, row.previous_total_portfolio_value, 2),
      writeFigure(figures, row.total_portfolio_value, 2),
    ]),
    figures: 5,
    data: { columns: COLUMNS, rows: revisions.map((row) => COLUMNS.map((column) => row[column] ?? null)) },
    request: `/v1/fund/${cnpj}/portfolio/revisions?date=${day.slice(0, 7)}`,
    source: { publisher: 'CVM (ODbL)', place: `cda_fi_${day.slice(0, 7).replace('-', '')}` },
  })
}

/** States how many versions of the month came, and when the newest did. */
function sayNewest({ say, figures }: PageView, day: string, revisions: readonly PortfolioRevision[]): string {
  const [newest = ''] = revisions
    .map(({ published_at }) => published_at)
    .sort()
    .reverse()
  const isOne = revisions.length === 1
  const count = isOne ? say(ONE) : `${String(revisions.length)} ${say(SEVERAL)}`
  return `${count} ${figures.month(day)}, ${say(isOne ? PUBLISHED : NEWEST)} ${figures.day(newest)}`
}
