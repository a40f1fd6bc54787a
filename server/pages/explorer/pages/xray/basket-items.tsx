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
const OPENED_OF: Text = { en: 'Opened:', pt: 'Aberto:' }
const UP_TO: Text = { en: 'to', pt: 'a' }
const OF_EACH: Text = { en: 'of each fund', pt: 'de cada fundo' }
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
    finding: findOpened(view, items),
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

/** Says how much of the funds was opened, from the least to the most; null where that is not known of one of them. */
function findOpened({ say, figures }: PageView, items: Basket['data']['items']): string | null {
  const opened = items.map(({ opened_percent }) => toDecimal(opened_percent))
  const known = opened.filter((percent) => percent !== null).sort((a, b) => Number(a) - Number(b))
  const [least, most] = [known[0], known.at(-1)]
  if (least === undefined || most === undefined || known.length < opened.length) return null
  const [from, to] = [least, most].map((percent) => figures.percent(percent, 1))
  return `${say(OPENED_OF)} ${from === to ? String(from) : `${String(from)} ${say(UP_TO)} ${String(to)}`} ${say(OF_EACH)}`
}
