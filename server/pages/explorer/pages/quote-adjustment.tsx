import { ADJUSTMENTS, type Adjustment } from '../../../../schemas/exchange/api/event-factor.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { AnsweredNumber, Quote } from '../answers.gen.ts'
import type { PageView } from '../page.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import { joinFilled } from '../text/join-filled.ts'

/** Page of adjusted quotes, which a server has where it may show the events too. */
export const ADJUSTED_PATH = '/quote/{ticker}/{adjustment}'

const CHOICE: Text = { en: 'Adjustment of the prices', pt: 'Ajuste dos preços' }
const AS_FILED: Text = { en: 'as filed', pt: 'como publicados' }
const CHOICES: Readonly<Record<Adjustment, Text>> = {
  splits: { en: 'adjusted for splits', pt: 'ajustados por desdobramentos' },
  total: { en: 'total return', pt: 'retorno total' },
}
const SENTENCES: Readonly<Record<Adjustment, Text>> = {
  splits: {
    en: 'Last price of each session, adjusted for splits, bonuses and groupings, with a band from the lowest to the highest.',
    pt: 'Preço de fechamento de cada pregão, ajustado por desdobramentos, bonificações e grupamentos, com faixa da mínima à máxima.',
  },
  total: {
    en: 'Last price of each session, adjusted for splits, bonuses, groupings and what was paid in cash, with a band from the lowest to the highest.',
    pt: 'Preço de fechamento de cada pregão, ajustado por desdobramentos, bonificações, grupamentos e proventos em dinheiro, com faixa da mínima à máxima.',
  },
}
const THROUGH: Text = { en: 'Adjusted through', pt: 'Ajustados até' }
const SESSIONS: Text = { en: 'sessions without an adjusted price', pt: 'pregões sem preço ajustado' }
const OF: Text = { en: 'of', pt: 'de' }
const UNEXPLAINED: Text = {
  en: 'no event that is known explains what went ex on',
  pt: 'nenhum evento conhecido explica o que ficou ex em',
}
const AND_MORE: Text = { en: 'and more days', pt: 'e em mais dias' }
const DISPUTED: Text = {
  en: 'The exchange names another close before an event than these quotes have.',
  pt: 'Antes de um evento, a bolsa indica um fechamento diferente do destas cotações.',
}

const DAYS_NAMED = 5

/** Reads the prices of a quote as the page shows them. */
export function readPrices(quote: Quote, adjustment: Adjustment | null) {
  if (adjustment === null) return { low: quote.low, high: quote.high, close: quote.close }
  const read = (price: AnsweredNumber | null | undefined) => price ?? null
  return {
    low: read(quote.adjusted_low),
    high: read(quote.adjusted_high),
    close: read(quote.adjusted_close),
  }
}

/** Renders the links to the same quotes with other adjustments; null where there are no pages of them. */
export function renderAdjustments(
  { say, link, pages }: PageView,
  ticker: string,
  adjustment: Adjustment | null,
): Html | null {
  if (!pages.has(ADJUSTED_PATH)) return null
  return (
    <nav aria-label={say(CHOICE)}>
      <ul class="facets">
        {[null, ...ADJUSTMENTS].map((each) => {
          const text = say(each === null ? AS_FILED : CHOICES[each])
          const isHere = each === adjustment
          return (
            <li>
              <a
                href={link(`/quote/${ticker}${each === null ? '' : `/${each}`}`)}
                aria-current={isHere ? 'page' : null}
              >
                {isHere ? <strong>{text}</strong> : text}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Says what the prices are adjusted for, until when, and for which sessions that is not known. */
export function sayAdjustment({ say, figures }: PageView, quotes: readonly Quote[], adjustment: Adjustment): string {
  const through = quotes.at(-1)?.adjusted_through
  const without = quotes.filter(({ coverage }) => coverage === 'incomplete')
  const days = [...new Set(without.flatMap(({ coverage_days: text = '' }) => text.split(';')))].filter(
    (day) => day !== '',
  )
  const named = days
    .filter((day) => day !== '...')
    .sort()
    .slice(0, DAYS_NAMED)
  const list = named.map((day) => figures.day(day)).join(', ')
  const more = days.length > named.length ? ` ${say(AND_MORE)}` : ''
  const sentences = [
    say(SENTENCES[adjustment]),
    typeof through === 'string' ? `${say(THROUGH)} ${figures.day(through)}.` : '',
    without.length === 0
      ? ''
      : `${figures.number(String(without.length))} ${say(OF)} ${figures.number(String(quotes.length))} ${say(SESSIONS)}: ${say(UNEXPLAINED)} ${list}${more}.`,
    quotes.some(({ coverage }) => coverage === 'disputed') ? say(DISPUTED) : '',
  ]
  return joinFilled(sentences, ' ')
}
