import type { Text } from '../../../schemas/core/language.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { Html } from './jsx-runtime.ts'
import type { Language } from '../../../schemas/core/language.ts'

/** A published month, and what is known of whether it is complete. */
export interface CoveredMonth {
  /** `2025-10`. */
  readonly month: string
  readonly completeness: readonly { readonly complete: boolean; readonly missing: readonly string[] }[]
  /** Compares the days of the month with a calendar; null where there is none. */
  readonly sessions: 'complete' | 'partial' | 'not_known' | null
}

const YEAR: Text = { en: 'Year', pt: 'Ano' }
const MONTHS = Array.from({ length: 12 }, (_month, at) => String(at + 1).padStart(2, '0'))

const STATES = {
  complete: { sign: '●', name: { en: 'complete', pt: 'completo' } },
  partial: { sign: '◐', name: { en: 'partial', pt: 'parcial' } },
  unknown: { sign: '○', name: { en: 'completeness not known', pt: 'completude não informada' } },
  absent: { sign: '·', name: { en: 'not here', pt: 'ausente' } },
} as const

/** Explains the signs of the table in a sentence. */
export const COVERAGE_SIGNS: Text = {
  en: '● complete, ◐ partial, ○ there, and whether it is complete is not known, · not here.',
  pt: '● completo, ◐ parcial, ○ presente, sem confirmação de que está completo, · ausente.',
}

/** Renders the months of a dataset, a row for each year, the newest first. */
export function renderCoverageTable(language: Language, label: string, months: readonly CoveredMonth[]): Html {
  const figures = figuresOf(language)
  const byMonth = new Map(months.map((each) => [each.month, each]))
  const known = months.map(({ month }) => Number(month.slice(0, 4)))
  const [first, last] = [Math.min(...known), Math.max(...known)]
  // A year without any month is a row too: left out, it would not be seen to be missing.
  const years = months.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_year, at) => String(last - at))
  const heads = MONTHS.map((month) => <th scope="col">{figures.shortMonth(`2000-${month}`).slice(0, 3)}</th>)
  const rows = years.map((year) => {
    const cells = MONTHS.map((month) =>
      renderCell(language, figures, `${year}-${month}`, byMonth.get(`${year}-${month}`)),
    )
    return (
      <tr>
        <th scope="row">{year}</th>
        {cells}
      </tr>
    )
  })
  return (
    <div class="scroll" role="region" aria-label={label} tabindex="0">
      <table class="months-there">
        <thead>
          <tr>
            <th scope="col">{YEAR[language]}</th>
            {heads}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
  )
}

function renderCell(language: Language, figures: Figures, month: string, covered: CoveredMonth | undefined): Html {
  const { sign, name } = STATES[stateOf(covered)]
  const lacks = covered?.completeness.flatMap(({ missing }) => missing) ?? []
  const title = `${figures.month(month)}: ${name[language]}${lacks.length === 0 ? '' : ` (${lacks.join(', ')})`}`
  return (
    <td title={title}>
      <span aria-hidden="true">{sign}</span>
      <span class="unseen">{name[language]}</span>
    </td>
  )
}

function stateOf(covered: CoveredMonth | undefined): keyof typeof STATES {
  if (covered === undefined) return 'absent'
  const { completeness, sessions } = covered
  if (completeness.some(({ complete }) => !complete) || sessions === 'partial') return 'partial'
  return completeness.length > 0 || sessions === 'complete' ? 'complete' : 'unknown'
}
