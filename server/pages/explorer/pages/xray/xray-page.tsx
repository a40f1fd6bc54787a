import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { punctuateCnpj } from '../../../kit/figures.ts'
import { askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { nameMarketAsset } from '../../asset-link.tsx'
import { type FormField, renderForm } from '../../form.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { countFunds } from '../../text/fund-count.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import {
  type FundSelection,
  findSelectedFunds,
  LONGEST_NAME,
  MOST_FUNDS,
  readWritten,
  SEVERAL_FUNDS,
  severalFundsInput,
  type WrittenFund,
} from './fund-selection.ts'
import { type Basket, readBasket } from './basket.ts'
import { renderItems } from './basket-items.tsx'
import { renderCategories, renderIssuers, renderManagers, renderUnopened } from './basket-parts.tsx'
import { findHeaviest, renderBreakdown } from './asset-breakdown.tsx'
import { renderMatrix } from './overlap-matrix.tsx'

const TITLE: Text = { en: 'X-ray of several funds', pt: 'Raio X de vários fundos' }
const LEAD: Text = {
  en: 'Up to ten funds as if they were one: what is inside, who issued it, who manages it, what they hold twice, and what nobody can open.',
  pt: 'Até dez fundos como se fossem um só: o que há dentro, quem emitiu, quem gere, o que se repete e o que não pode ser aberto.',
}
const WEIGHTS: Text = {
  en: 'Weights are percent; without weights the funds are equal parts. More than 100 together are amounts in reais.',
  pt: 'Pesos em %; sem pesos, os fundos valem partes iguais. Se somam mais de 100, são valores em reais.',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const WEIGHT: Text = { en: 'Weight of fund', pt: 'Peso do fundo' }
const MONTH: Text = { en: 'Month (YYYY-MM)', pt: 'Competência (AAAA-MM)' }
const SHOW: Text = { en: 'Look inside', pt: 'Abrir' }
const EDIT: Text = { en: 'Funds and weights', pt: 'Fundos e pesos' }
const EXAMPLE: Text = {
  en: 'For example, the three largest funds here:',
  pt: 'Por exemplo, os três maiores fundos desta base:',
}
const TOGETHER: Text = { en: 'together', pt: 'juntos' }
const UNKNOWN: Text = {
  en: 'Not in the sum, because no fund with a portfolio has such a name or number, it is named twice, or nothing is left for it:',
  pt: 'Fora da soma, porque nenhum fundo com carteira tem esse nome ou número, está repetido ou não sobra parte para ele:',
}
const READ_AS: Text = { en: 'was read as', pt: 'foi lido como' }
const OR: Text = { en: 'Or did you mean', pt: 'Ou seria' }
const IN: Text = { en: 'In', pt: 'Em' }
const OPENED: Text = { en: 'of it was opened down to the assets', pt: 'do total foi aberto até os ativos' }
const REST: Text = { en: 'is in no fund asked for', pt: 'não foi distribuído entre os fundos' }

const FEWEST_FIELDS = 3
const WEIGHT_LENGTH = 18

/** Several funds as one. */
export const xrayPage: ExplorerPage = {
  path: '/xray',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input: severalFundsInput,
  lists: SEVERAL_FUNDS,
  async render(view) {
    const { say, parameters } = view
    const written = readWritten(view)
    const asked = await findSelectedFunds(view, written)
    if (asked.funds.length === 0) {
      const body = (
        <>
          <h1>{say(TITLE)}</h1>
          <p class="lead">{say(LEAD)}</p>
          {renderUnknown(view, asked.unknown)}
          {renderFundsForm(view, written)}
          {await renderExample(view)}
        </>
      )
      return { title: say(TITLE), description: say(LEAD), body, isListed: written.length === 0 }
    }
    const basket = await readBasket(view, asked.funds, readParameter(parameters, 'date'))
    const title = titleOf(view, basket)
    const body = (
      <>
        <h1>{title}</h1>
        {renderSummary(view, basket)}
        {renderReadings(view, asked, basket)}
        {renderUnknown(view, asked.unknown)}
        {renderCategories(view, basket)}
        <details class="edit">
          <summary>{say(EDIT)}</summary>
          {renderFundsForm(view, written)}
        </details>
        {renderMatrix(view, basket)}
        {basket.data.items.length > 0 && renderBreakdown(view, basket)}
        {renderItems(view, basket)}
        {renderIssuers(view, basket)}
        {renderManagers(view, basket)}
        {renderUnopened(view, basket)}
      </>
    )
    return { title, description: `${title}. ${say(LEAD)}`, body }
  },
}

/** States the finding: what weighs most in the funds together. */
function titleOf(view: PageView, basket: Basket): string {
  const { say, figures } = view
  const { items } = basket.data
  const funds =
    items.length === 1
      ? (basket.names.get(items[0]?.cnpj ?? '') ?? say(TITLE))
      : `${countFunds(view, String(items.length))} ${say(TOGETHER)}`
  const heaviest = findHeaviest(basket)
  if (heaviest === null) return `${say(TITLE)}: ${funds}`
  return `${funds}: ${figures.percent(toDecimal(heaviest.share_percent), 1)} ${say({ en: 'in', pt: 'em' })} ${nameMarketAsset(view, heaviest).label}`
}

/** Says how much of the whole is known, and which funds have no answer. */
function renderSummary({ say, figures, language }: PageView, { data, day, errors, names }: Basket): Html {
  const { coverage } = data
  const rest = toDecimal(coverage.unallocated_percent)
  return (
    <>
      <p>
        {say(IN)} {figures.month(day)}, <strong>{figures.percent(toDecimal(coverage.opened_percent), 1)}</strong>{' '}
        {say(OPENED)}.
        {Number(rest) > 0 && (
          <>
            {' '}
            {figures.percent(rest)} {say(REST)}.
          </>
        )}
      </p>
      {errors.map(({ item, message }) => (
        <p class="warn">
          {names.get(item) ?? punctuateCnpj(item)}: {message[language]}
        </p>
      ))}
    </>
  )
}

/** Says which fund a name was read as, and offers the others that it may mean. */
function renderReadings({ say, link, parameters }: PageView, { funds }: FundSelection, { names }: Basket): Html | null {
  const byName = funds.filter(({ text, cnpj }) => text.replaceAll(/\W/g, '').toUpperCase() !== cnpj)
  if (byName.length === 0) return null
  const withNumber = (at: number, cnpj: string) =>
    link('/xray', {
      f: funds.map((fund, place) => (place === at ? cnpj : fund.cnpj)).join('\n'),
      w: funds.map(({ weight }) => weight).join('\n'),
      date: readParameter(parameters, 'date'),
    })
  return (
    <ul class="quiet">
      {byName.map((fund) => (
        <li>
          “{fund.text}” {say(READ_AS)} {names.get(fund.cnpj) ?? punctuateCnpj(fund.cnpj)}.
          {fund.others.length > 0 && (
            <>
              {' '}
              {say(OR)}{' '}
              {fund.others.map((other, place) => (
                <>
                  {place > 0 && ', '}
                  <a href={withNumber(funds.indexOf(fund), other.cnpj)}>{shortenFundName(other.name)}</a>
                </>
              ))}
              ?
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function renderUnknown({ say }: PageView, unknown: readonly string[]): Html | null {
  return unknown.length === 0 ? null : (
    <p class="warn">
      {say(UNKNOWN)} {unknown.join(', ')}.
    </p>
  )
}

/** Renders the form: the requested funds, and one more row while there is room. */
function renderFundsForm(view: PageView, written: readonly WrittenFund[]): Html {
  const { say, parameters } = view
  const rows = Math.min(MOST_FUNDS, Math.max(FEWEST_FIELDS, written.length + 1))
  const fields = Array.from({ length: rows }, (_row, at): readonly FormField[] => {
    const number = String(at + 1)
    const { text = '', weight = '' } = written[at] ?? {}
    return [
      { name: 'f', label: numbered(FUND, number), value: text, length: LONGEST_NAME, size: 36 },
      { name: 'w', label: numbered(WEIGHT, number), value: weight, length: WEIGHT_LENGTH, size: 8 },
    ]
  }).flat()
  const month = { name: 'date', label: MONTH, value: readParameter(parameters, 'date'), length: 10 }
  return (
    <>
      <p class="quiet">{say(WEIGHTS)}</p>
      {renderForm(view, '/xray', [...fields, month], SHOW)}
    </>
  )
}

function numbered({ en, pt }: Text, number: string): Text {
  return { en: `${en} ${number}`, pt: `${pt} ${number}` }
}

/** Offers the largest funds of the snapshot. */
async function renderExample({ ask, say, link }: PageView): Promise<Html | null> {
  const largest = await askOrNothing(ask, 'funds', {
    has_portfolio: 'true',
    sort_by: 'nav_value',
    sort_order: 'desc',
    page_size: '3',
  })
  const funds = largest?.data ?? []
  if (funds.length === 0) return null
  return (
    <p>
      {say(EXAMPLE)}{' '}
      <a href={link('/xray', { f: funds.map(({ cnpj }) => cnpj).join('\n') })}>
        {funds.map(({ name }) => shortenFundName(name)).join(', ')}
      </a>
      .
    </p>
  )
}
