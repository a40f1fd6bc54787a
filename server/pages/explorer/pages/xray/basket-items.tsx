import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { linkFund } from '../../fund-link.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import type { Basket } from './basket.ts'

const TITLE: Text = { en: 'The funds', pt: 'Os fundos' }
const SENTENCE: Text = {
  en: 'What was opened is the part of the net assets in lines that are no quotas, or whose funds were opened.',
  pt: '“Aberto” é a parte do patrimônio fora de cotas, ou em cotas de fundos que foram abertos.',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const NAV: Text = { en: 'Net assets (R$)', pt: 'Patrimônio (R$)' }
const OPENED: Text = { en: 'Opened, %', pt: 'Aberto, %' }
const WEIGHT: Text = { en: 'Weight, %', pt: 'Peso, %' }
const INSIDE: Text = { en: 'look inside', pt: 'ver por dentro' }

/** Renders the funds that are looked at together, each with its weight. */
export function renderItems(view: PageView, { data: { items }, day, request }: Basket): Html {
  const { say, figures, link, pages } = view
  const month = day.slice(0, 7)
  return renderChart(view, {
    id: 'items',
    title: say(TITLE),
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [FUND, NAV, OPENED, WEIGHT].map(say),
      rows: items.map((item) => [
        <>
          {linkFund(view, { cnpj: item.cnpj ?? '', name: item.name }, month)}
          {pages.has('/fund/{cnpj}/inside') && (
            <>
              {' '}
              <small>
                <a href={link(`/fund/${item.cnpj ?? ''}/inside`, { date: month })}>{say(INSIDE)}</a>
              </small>
            </>
          )}
        </>,
        writeFigure(figures, item.nav_value, 2),
        writeFigure(figures, item.opened_percent, 2),
        figures.number(toDecimal(item.weight_percent), 2),
      ]),
      figures: 3,
      wideOnly: [1],
    },
    isTableOpen: true,
    data: pickData(['cnpj', 'name', 'weight_percent', 'nav_value', 'opened_percent'], items),
    request,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}
