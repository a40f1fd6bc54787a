import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, AssetMove, IndustryGroup, MarketAsset } from '../../answers.gen.ts'
import { type Answer, toDecimal } from '../../answers.ts'
import { linkMarketAsset } from '../../asset-link.tsx'
import type { PageView } from '../../page.ts'
import { sayFiledAgain, type Special } from './special-filings.tsx'
import type { Moves } from './moves.tsx'
import { countFunds } from '../../text/fund-count.ts'

const TITLE: Text = { en: 'In numbers', pt: 'Em números' }
const ADDED_UP: Text = {
  en: 'The net assets of all funds add up to',
  pt: 'O patrimônio de todos os fundos soma',
}
const TWICE: Text = {
  en: ', with what funds hold of funds counted twice; how much that is is not known, because the files lack quotas',
  pt: ', com dupla contagem do que fundos têm em outros fundos; não se sabe de quanto, porque faltam cotas nos arquivos',
}
const OF_FUNDS: Text = {
  en: ', of which funds hold this much of each other:',
  pt: ', incluindo cotas que fundos têm de outros fundos:',
}
const HIDDEN: Text = { en: 'Confidential:', pt: 'Em sigilo:' }
const MOST: Text = { en: 'Most held is', pt: 'O ativo com maior valor em carteira é' }
const IN: Text = { en: 'in', pt: 'em' }
const BOUGHT: Text = {
  en: 'Most bought, as quantities confirm:',
  pt: 'O mais comprado, confirmado pelas quantidades:',
}
const SOLD: Text = { en: 'Most sold:', pt: 'O mais vendido:' }
const NET: Text = { en: 'net', pt: 'líquidos' }
const ENTERED: Text = {
  en: 'Most funds entered, by their trades:',
  pt: 'Onde mais fundos entraram, pelos negócios:',
}
const LEFT: Text = { en: 'Most funds left:', pt: 'De onde mais fundos saíram:' }
const FLOW: Text = { en: 'Inflow less outflow, by the daily reports:', pt: 'Captação líquida, pelos informes diários:' }
const EXPLAINED: Text = {
  en: 'of what was filed as bought and sold is confirmed by quantities.',
  pt: 'das compras e vendas informadas são confirmadas pelas quantidades.',
}

interface MonthNumbers {
  readonly month: string
  readonly total: IndustryGroup | null
  readonly assets: Answer<'market_assets'> | null
  readonly bought: Moves | null
  readonly sold: Moves | null
  /** Assets that most funds entered and left. */
  readonly entered: Moves | null
  readonly left: Moves | null
  readonly filings: readonly Special[]
}

/** Says a month in sentences, each of which stands for itself. What is not known is left out or said. */
export function renderMonthSummary(view: PageView, parts: MonthNumbers): Html {
  const { say, figures } = view
  const [most, bought, sold] = [parts.assets?.data[0], parts.bought?.data[0], parts.sold?.data[0]]
  const sentences = [
    sayTotal(view, parts.total),
    sayFirst(view, MOST, most, most?.long_value, parts.month),
    sayFirst(view, BOUGHT, bought, bought?.explained_net_value, parts.month),
    sayFirst(view, SOLD, sold, sold?.explained_net_value, parts.month),
    sayFunds(view, ENTERED, parts.entered?.data[0], 'entered_count', parts.month),
    sayFunds(view, LEFT, parts.left?.data[0], 'left_count', parts.month),
    sayValue(view, FLOW, toDecimal(parts.total?.net_flow_value)),
    sayValue(view, HIDDEN, toDecimal(parts.total?.confidential_value)),
    sayExplained(view, parts.bought),
    ...sayFiledAgain(view, parts.month, parts.filings),
  ].filter((sentence) => sentence !== null)
  return (
    <>
      <h2 id="numbers">{say(TITLE)}</h2>
      <ul class="numbers">
        {sentences.map((sentence) => (
          <li>{sentence}</li>
        ))}
      </ul>
      <p class="source">CVM (ODbL), {figures.month(parts.month)}</p>
    </>
  )
}

function sayTotal({ say, figures }: PageView, total: IndustryGroup | null): HtmlValue {
  const [sum, within] = [toDecimal(total?.nav_value), toDecimal(total?.internal_value)]
  if (sum === null) return null
  const isNetted = toDecimal(total?.net_value) !== null
  return (
    <>
      {say(ADDED_UP)} <strong>{figures.shortReais(sum)}</strong>
      {isNetted && within !== null ? (
        <>
          {say(OF_FUNDS)} {figures.shortReais(within)}
        </>
      ) : (
        say(TWICE)
      )}
      .
    </>
  )
}

function sayFirst(
  view: PageView,
  words: Text,
  first: MarketAsset | AssetMove | undefined,
  figure: AnsweredNumber | null | undefined,
  month: string,
): HtmlValue {
  const value = toDecimal(figure)
  if (first === undefined || value === null) return null
  const holders = 'holder_count' in first ? toDecimal(first.holder_count) : null
  return (
    <>
      {view.say(words)} {linkMarketAsset(view, first, month)}: <strong>{view.figures.shortReais(value)}</strong>{' '}
      {holders === null ? view.say(NET) : `${view.say(IN)} ${countFunds(view, holders)}`}.
    </>
  )
}

/** Says how many funds entered or left an asset; null where none did, or that is not known. */
function sayFunds(
  view: PageView,
  words: Text,
  first: AssetMove | undefined,
  column: 'entered_count' | 'left_count',
  month: string,
): HtmlValue {
  const count = toDecimal(first?.[column])
  if (first === undefined || count === null || count === '0') return null
  return (
    <>
      {view.say(words)} {linkMarketAsset(view, first, month)}: <strong>{countFunds(view, count)}</strong>.
    </>
  )
}

function sayValue({ say, figures }: PageView, words: Text, value: string | null): HtmlValue {
  if (value === null) return null
  return (
    <>
      {say(words)} <strong>{figures.shortReais(value)}</strong>.
    </>
  )
}

/** How much of the filed trades is confirmed; null where there is no month before to compare with. */
function sayExplained({ say, figures }: PageView, moves: Moves | null): HtmlValue {
  const percent = (moves?.with_date ?? null) === null ? null : toDecimal(moves?.explained_percent)
  return percent === null ? null : `${figures.percent(percent, 1)} ${say(EXPLAINED)}`
}
