import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { Change } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'

const CHANGES: Text = { en: 'What changed last', pt: 'O que mudou por último' }
const ALL_CHANGES: Text = { en: 'All changes', pt: 'Todas as mudanças' }
/** Readers see a change in the lines that funds file. */
const LINES_TABLE = 'cvm_fund_portfolio'
const MOST_CHANGES = 6

/** Renders in words what changed last in the portfolios; null where nothing did. */
export function renderNewestChanges(view: PageView, changes: readonly Change[]): Html | null {
  const { say, figures, link, pages, language } = view
  const shown = changes.filter(({ table }) => table === LINES_TABLE).slice(0, MOST_CHANGES)
  if (shown.length === 0) return null
  return (
    <>
      <h2>{say(CHANGES)}</h2>
      <ul class="numbers">
        {shown.map((change) => {
          const month = change.partition.replace('competence_month=', '')
          const name = figures.month(month)
          return (
            <li>
              {figures.day(change.published_at)}: {say({ en: 'portfolios of', pt: 'carteiras de' })}{' '}
              {pages.has('/month/{month}') ? <a href={link(`/month/${month}`)}>{name}</a> : name},{' '}
              {sayChange(view, change)}.
            </li>
          )
        })}
      </ul>
      <p>
        <a href={language === 'pt' ? '/pt/docs/changelog' : '/docs/changelog'}>{say(ALL_CHANGES)}</a>
      </p>
    </>
  )
}

/** Says how many lines are new, changed and gone. */
function sayChange({ say, figures }: PageView, change: Change): string {
  const counts = [
    [change.rows_added, { en: 'new', pt: 'novas' }],
    [change.rows_changed, { en: 'changed', pt: 'alteradas' }],
    [change.rows_removed, { en: 'gone', pt: 'excluídas' }],
  ] as const
  const said = counts
    .filter(([count]) => toDecimal(count) !== '0')
    .map(([count, word]) => `${figures.number(toDecimal(count))} ${say(word)}`)
  if (said.length === 0) return say({ en: 'without a changed line', pt: 'sem linha alterada' })
  return `${say({ en: 'lines:', pt: 'linhas:' })} ${said.join(', ')}`
}
