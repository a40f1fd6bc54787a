import { z } from 'zod'
import type { Text } from '../../../../schemas/core/language.ts'
import { type Adjustment, ADJUSTMENTS } from '../../../../schemas/exchange/api/event-factor.ts'
import type { Quote } from '../answers.gen.ts'
import { readParameter, toDecimal } from '../answers.ts'
import type { ExplorerPage, PageView } from '../page.ts'
import { ADJUSTED_PATH, renderAdjustments } from './quote-adjustment.tsx'
import { CLOSE, MOST_SESSIONS, renderQuotes } from './quote-chart.tsx'

const NEWEST: Text = { en: 'Newest session', pt: 'Pregão mais recente' }
const FUND: Text = { en: 'The fund whose quotas these are', pt: 'O fundo destas cotas' }
const HELD: Text = { en: 'Search the funds that hold it', pt: 'Buscar os fundos que têm o ativo' }
const MARKET: Text = { en: 'Market', pt: 'Mercado' }
const STRIKE: Text = { en: 'Strike', pt: 'Preço de exercício' }
const AGREED: Text = { en: 'Agreed price', pt: 'Preço contratado' }
const POINTS: Text = { en: 'points', pt: 'pontos' }
const EXPIRY: Text = { en: 'Expiry', pt: 'Vencimento' }
/** Round lots have no word here: readers need none. */
const MARKETS: Readonly<Record<string, Text>> = {
  '012': { en: 'exercise of a call option', pt: 'exercício de opção de compra' },
  '013': { en: 'exercise of a put option', pt: 'exercício de opção de venda' },
  '017': { en: 'auction', pt: 'leilão' },
  '020': { en: 'odd lots', pt: 'fracionário' },
  '021': { en: 'blocks', pt: 'grandes lotes' },
  '030': { en: 'forward', pt: 'termo' },
  '070': { en: 'call option', pt: 'opção de compra' },
  '080': { en: 'put option', pt: 'opção de venda' },
}
const FORWARD = '030'
/** How the exchange says that a strike is in points of an index. */
const IN_POINTS = '6'
/** Markets in which events of a security change the price of the code itself. */
const ADJUSTED: readonly string[] = ['010', '020', '021']

const ticker = z.string().max(40)

export const quotePage: ExplorerPage = {
  path: '/quote/{ticker}',
  datasets: ['b3_quote'],
  input: z.strictObject({ ticker }),
  render: (view) => renderQuotePage(view, null),
}

export const adjustedQuotePage: ExplorerPage = {
  path: ADJUSTED_PATH,
  datasets: ['b3_quote', 'b3_event'],
  input: z.strictObject({ ticker, adjustment: z.enum(ADJUSTMENTS) }),
  render: (view) =>
    renderQuotePage(view, ADJUSTMENTS.find((each) => each === view.parameters['adjustment']) ?? 'splits'),
}

async function renderQuotePage(view: PageView, adjustment: Adjustment | null) {
  const { ask, say, link, parameters } = view
  const code = readParameter(parameters, 'ticker').toUpperCase()
  const quotes = [
    ...(
      await ask('exchange_quotes', {
        ticker: code,
        ...(adjustment !== null && { adjustment }),
        sort_by: 'date',
        sort_order: 'desc',
        page_size: MOST_SESSIONS,
        provenance: 'true',
      })
    ).data,
  ].reverse()
  const fund = await findFund(view, code)
  const newest = quotes.at(-1)
  const name = newest === undefined ? '' : [newest.name, newest.specification.replaceAll(/\s+/g, ' ')].join(' ').trim()
  const body = (
    <>
      <h1>{code}</h1>
      {name !== '' && <p class="lead">{name}</p>}
      <dl class="facts">
        {(newest === undefined ? [] : listFacts(view, newest))
          .filter(([, fact]) => fact !== '')
          .map(([label, fact]) => (
            <div>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
      {ADJUSTED.includes(newest?.market ?? '') && renderAdjustments(view, code, adjustment)}
      {renderQuotes(view, code, quotes, adjustment)}
      <p class="more">
        {fund !== null && <a href={link(`/fund/${fund}`)}>{say(FUND)}&nbsp;›</a>}{' '}
        <a href={link('/search', { q: code })}>{say(HELD)}&nbsp;›</a>
      </p>
    </>
  )
  return { title: code, description: say(describeQuotes(name === '' ? code : `${code}, ${name}`, adjustment)), body }
}

/** Lists what the newest session says about a code: for an option or a forward, what was agreed. */
function listFacts({ say, figures }: PageView, newest: Quote): readonly (readonly [string, string])[] {
  const market = MARKETS[newest.market]
  const strike = toDecimal(newest.strike)
  const unit = toDecimal(newest.strike_correction) === IN_POINTS ? ` ${say(POINTS)}` : ''
  return [
    ...(market === undefined ? [] : [[say(MARKET), say(market)] as const]),
    [
      say(newest.market === FORWARD ? AGREED : STRIKE),
      strike !== null && Number(strike) > 0 ? `${figures.number(strike)}${unit}` : '',
    ],
    [say(EXPIRY), newest.expiry === null ? '' : figures.day(newest.expiry)],
    [say(NEWEST), figures.day(newest.date)],
    [say(CLOSE), figures.number(toDecimal(newest.close) ?? '')],
    ['ISIN', newest.isin],
  ]
}

function describeQuotes(named: string, adjustment: Adjustment | null): Text {
  if (adjustment === null) {
    return {
      en: `Quotes of ${named}: the prices and the volume of each session as B3 published them, not adjusted for any event.`,
      pt: `Cotações de ${named}: preços e volume de cada pregão, como publicados pela B3, sem ajuste por proventos ou desdobramentos.`,
    }
  }
  return {
    en: `Quotes of ${named}: the prices of each session, adjusted for the events that are known.`,
    pt: `Cotações de ${named}: preços de cada pregão, ajustados pelos eventos conhecidos.`,
  }
}

/** Finds the number of the fund that a ticker names; null where there is none, or no page of it. */
async function findFund({ ask, pages }: PageView, ticker: string): Promise<string | null> {
  if (!pages.has('/fund/{cnpj}')) return null
  const [found] = (await ask('search', { q: ticker, kind: 'fund', limit: '1' })).data
  return found?.match === 'code' ? found.id : null
}
