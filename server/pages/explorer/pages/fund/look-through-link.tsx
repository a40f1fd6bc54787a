import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { sumDecimals, toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { countFunds } from '../../text/fund-count.ts'
import type { Filing } from './filing.ts'
import { countHeldFunds } from './fund-sentence.ts'

const INSIDE: Text = { en: 'Look inside the funds that it holds', pt: 'Abrir os fundos que ele detém' }
const OF_NAV: Text = { en: 'of its net assets', pt: 'do patrimônio' }

/** Leads to what the funds of a portfolio hold; null where it holds none. */
export function renderLookThroughLink(view: PageView, cnpj: string, filing: Filing): Html | null {
  const { say, figures, link, pages } = view
  const count = countHeldFunds(filing)
  if (count === 0 || !pages.has('/fund/{cnpj}/inside')) return null
  const shares = filing.lines
    .filter(({ metainfo }) => metainfo.category === 'fund_quotas')
    .map((line) => toDecimal(line.portfolio_share_percent))
  const isShare = filing.hasNav && shares.every((share) => share !== null)
  return (
    <ul class="cards doors">
      <li>
        <a href={link(`/fund/${cnpj}/inside`, { date: filing.day.slice(0, 7) })}>{say(INSIDE)}&nbsp;›</a>
        <span class="quiet">
          {countFunds(view, String(count))}
          {isShare && `, ${figures.percent(sumDecimals(shares, 6), 1)} ${say(OF_NAV)}`}
        </span>
      </li>
    </ul>
  )
}
