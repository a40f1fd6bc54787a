import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { STATE_WORDS } from '../../text/state-words.ts'
import { toDecimal } from '../../answers.ts'
import { ALL_FUNDS, type Moves, type MovesOf } from './moves.tsx'

const TITLE: Text = { en: 'What became of the positions', pt: 'O que aconteceu com as posições' }
const ENTERED: Text = { en: 'New positions:', pt: 'Posições novas:' }
const LEFT: Text = { en: 'closed ones:', pt: 'encerradas:' }
const SENTENCE: Text = {
  en: 'A position is one asset in one fund. What appears or vanishes without a trade was hidden or renamed, so it is neither bought nor sold.',
  pt: 'Cada posição é um ativo em um fundo. Posições que surgem ou somem sem negócio estavam em sigilo ou mudaram de nome: não são compra nem venda.',
}
const NO_MONTH: Text = {
  en: 'This snapshot does not have the month before: how much of what was filed as bought and sold really was is not known.',
  pt: 'Este snapshot não tem o mês anterior: não se sabe quanto das compras e vendas informadas de fato ocorreu.',
}
const STATE: Text = { en: 'The position is', pt: 'A posição' }
const COUNT: Text = { en: 'Positions', pt: 'Posições' }
const CHANGE: Text = { en: 'Change (R$)', pt: 'Variação (R$)' }

/** Renders the positions by what became of them; a sentence where there is no month to compare with. */
export function renderStates(
  view: PageView,
  month: string,
  moves: Moves | null,
  { path }: MovesOf = ALL_FUNDS,
): Html | null {
  const { say, figures, name } = view
  if (moves === null) return null
  if (moves.with_date === null) return <p class="nothing">{say(NO_MONTH)}</p>
  const states = moves.states
  return renderChart(view, {
    id: 'states',
    title: say(TITLE),
    finding: sayEntered(view, states),
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [STATE, COUNT, CHANGE].map(say),
      rows: states.map((row) => [
        name(STATE_WORDS, row.state),
        figures.number(toDecimal(row.count)),
        figures.number(toDecimal(row.value), 2),
      ]),
      figures: 2,
    },
    isTableOpen: true,
    data: pickData(['state', 'count', 'value'], states),
    request: `${path}?date=${month}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
  })
}

/** Says how many positions were new and gone by trade; null where neither is known. */
function sayEntered({ say, figures }: PageView, states: Moves['states']): string | null {
  const countOf = (state: string) => toDecimal(states.find((each) => each.state === state)?.count) ?? '0'
  const [entered, left] = [countOf('entered'), countOf('left')]
  if (entered === '0' && left === '0') return null
  return `${say(ENTERED)} ${figures.number(entered)}; ${say(LEFT)} ${figures.number(left)}`
}
