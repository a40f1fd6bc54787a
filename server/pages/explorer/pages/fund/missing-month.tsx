import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { PortfolioMonth } from '../../answers.gen.ts'
import { readParameter } from '../../answers.ts'
import { renderMissingMembers } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { sayMissingMembers } from '../../text/member-words.ts'
import { FUND_LACKS } from '../../text/partial-month.ts'

const NOTHING: Text = {
  en: 'No portfolio of this fund is in these data for this month.',
  pt: 'Esta base não tem carteira deste fundo neste mês.',
}
const NO_MONTH: Text = {
  en: 'No portfolio of this fund is in these data.',
  pt: 'Esta base não tem carteira deste fundo.',
}
const UNKNOWN: Text = {
  en: 'What this fund held is not known: it filed, but the files lack members in',
  pt: 'Não se sabe o que este fundo tinha: ele entregou a carteira, mas faltam blocos nos arquivos de',
}
const NEAREST: Text = { en: 'Months with lines:', pt: 'Meses com linhas:' }

/** Warns of the month on the page whose files lack members; null where they lack none. */
export function renderMissing(view: PageView, months: readonly PortfolioMonth[], day: string | undefined): Html | null {
  const month = months.find((each) => each.reference_date === day)
  return month === undefined ? null : renderMissingMembers(view, FUND_LACKS, month)
}

/** Says that there is no portfolio, or that this is not known, and leads to the months that have one. */
export function renderNothing(
  view: PageView,
  cnpj: string,
  months: readonly PortfolioMonth[],
  days: readonly string[],
): Html {
  const { say, figures, link, parameters } = view
  const asked = readParameter(parameters, 'date').replaceAll('-', '').slice(0, 6)
  const isAsked = (month: PortfolioMonth) => month.reference_date.replaceAll('-', '').startsWith(asked)
  const partial = months.filter((month) => isAsked(month) && month.completeness === 'partial')
  const names = partial
    .slice(0, 3)
    .map((month) => `${figures.month(month.reference_date)} (${sayMissingMembers(view, month.missing_members)})`)
  const links = days.slice(-12).map((day) => (
    <>
      <a href={link(`/fund/${cnpj}`, { date: day.slice(0, 7) })}>{figures.shortMonth(day)}</a>{' '}
    </>
  ))
  return (
    <>
      <p class="nothing">
        {names.length > 0 ? `${say(UNKNOWN)} ${names.join('; ')}.` : say(asked === '' ? NO_MONTH : NOTHING)}
      </p>
      {links.length > 0 && (
        <p>
          {say(NEAREST)} {links}
        </p>
      )}
    </>
  )
}
