import type { Text } from '../../../schemas/core/language.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import type { Fund, Reconciliation } from './answers.gen.ts'
import { toDecimal } from './answers.ts'
import type { PageView } from './page.ts'

const LINES: Text = { en: 'The lines add up to', pt: 'As linhas somam' }
const AGAINST: Text = {
  en: 'and the fund reports net assets of',
  pt: 'e o fundo informa um patrimônio líquido de',
}
const NOT_COMPARED: Text = {
  en: 'Whether the lines are all that the fund has is not known: no net assets are there to compare them with.',
  pt: 'Não se sabe se as linhas são tudo o que o fundo tem: não há patrimônio líquido com que as comparar.',
}
const OFF: Text = { en: 'the difference is', pt: 'a diferença é de' }
const PART: Text = {
  en: 'What is shown is not the whole of what it has, or not all of it is right.',
  pt: 'A carteira exibida está incompleta ou tem erro de entrega.',
}
const LACKS: Text = {
  en: 'The files of the month lack members, which may have the rest.',
  pt: 'Faltam blocos nos arquivos do mês, onde pode estar o restante.',
}

/** How far the lines of a portfolio explain its NAV, by the grade of the API. */
const GRADE_WORDS: Readonly<Record<string, Text>> = {
  exact: { en: 'exact, within R$ 1', pt: 'exata, até R$ 1' },
  ok: { en: 'within 0.5 %', pt: 'até 0,5 %' },
  warn: { en: 'within 2 %', pt: 'até 2 %' },
  fail: { en: 'more than 2 % apart', pt: 'mais de 2 % de diferença' },
  unknown: { en: 'not known', pt: 'não se sabe' },
}

/** Grades that a reader of the portfolio should know of. */
const DOUBTFUL: ReadonlySet<string> = new Set(['warn', 'fail', 'unknown'])

/** Says the grade of a portfolio, and what its lines leave of its NAV. */
export function sayGrade({ name, figures }: PageView, reconciliation: Reconciliation): string {
  const residual = toDecimal(reconciliation.residual_value)
  const grade = reconciliation.grade
  const words = name(GRADE_WORDS, grade)
  return residual === null || Number(residual) === 0 ? words : `${words} (${figures.shortReais(residual)})`
}

/** Says how the lines of a portfolio add up beside its NAV; where they do not, it is a warning. */
export function renderReconciliation({ say, figures }: PageView, reconciliation: Reconciliation, fund: Fund): Html {
  const residual = toDecimal(reconciliation.residual_value)
  const grade = reconciliation.grade
  const [total, nav] = [toDecimal(fund.total_portfolio_value), toDecimal(fund.nav_value_reported)]
  if (residual === null || total === null || nav === null) return <p class="quiet">{say(NOT_COMPARED)}</p>
  const isDoubtful = DOUBTFUL.has(grade)
  return (
    <p class={isDoubtful ? 'warn' : 'quiet'}>
      {say(LINES)} {figures.shortReais(total)}, {say(AGAINST)} {figures.shortReais(nav)}: {say(OFF)}{' '}
      <strong>{figures.shortReais(residual)}</strong>.{isDoubtful && <> {say(grade === 'unknown' ? LACKS : PART)}</>}
    </p>
  )
}
