import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, toDecimal, writeFigure } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { linkFund } from '../../fund-link.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { sayLargestHolder } from '../../text/largest-holder.ts'
import { PUBLISHER } from './company-words.ts'

const TITLE: Text = { en: 'Funds that hold it', pt: 'Fundos com papéis da companhia' }
const SENTENCE: Text = {
  en: 'Those with most of what the company issued, by their own lines at the end of',
  pt: 'Os fundos com maior valor em papéis da companhia, em posições diretas, no fim de',
}
const MORE: Text = { en: 'All of it, by kind of paper and month', pt: 'Ver tudo, por tipo de papel e competência' }
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const SHARE: Text = { en: '% of NAV', pt: '% do PL' }
const COLUMNS = ['cnpj', 'name', 'type', 'direct_value', 'share_percent', 'line_count'] as const

/** Renders who holds most of what a company issued; null where nobody is known to. */
export function renderCompanyHolders(
  view: PageView,
  cnpj: string,
  answer: Answer<'company_holders'> | null,
): Html | null {
  if (answer === null || answer.data.length === 0) return null
  const { say, figures, link, pages } = view
  const month = answer.reference_date.slice(0, 7)
  const range = rangeOf(answer.data.map((row) => Number(toDecimal(row.direct_value))))
  return (
    <>
      {renderChart(view, {
        id: 'holders',
        title: say(TITLE),
        finding: sayLargestHolder(view, answer.data[0], answer.data[0]?.direct_value, answer.is_partial),
        sentence: `${say(SENTENCE)} ${figures.month(month)}.`,
        picture: null,
        table: {
          heads: [say(FUND), '', say(VALUE), say(SHARE)],
          rows: answer.data.map((row) => [
            linkFund(view, row, month),
            drawBar(Number(toDecimal(row.direct_value)), range, 'c-accent'),
            writeFigure(figures, row.direct_value, 2),
            writeFigure(figures, row.share_percent, 2),
          ]),
          figures: 2,
          wideOnly: [1],
        },
        isTableOpen: true,
        data: pickData(COLUMNS, answer.data),
        request: `/v1/company/${cnpj}/holders?date=${answer.reference_date}`,
        source: { publisher: PUBLISHER, place: nameHoldings(answer.reference_date) },
      })}
      {pages.has('/issuer/{id}') && (
        <p>
          <a href={link(`/issuer/${answer.issuer_id}`)}>{say(MORE)}</a>
        </p>
      )}
    </>
  )
}
