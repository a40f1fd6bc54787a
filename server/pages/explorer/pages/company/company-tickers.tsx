import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { CompanyLink } from '../../answers.gen.ts'
import { renderRowCards } from '../../charts/row-cards.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { PUBLISHER } from './company-words.ts'

const TITLE: Text = { en: 'Tickers', pt: 'Códigos de negociação' }
const SENTENCE: Text = {
  en: 'What the company names in its registration form, and what lines of funds name beside its CNPJ, with the days that are known.',
  pt: 'O que a companhia informa no formulário cadastral, e o que as posições de fundos informam ao lado do CNPJ, com os dias conhecidos.',
}
const NAMED_BY: Text = { en: 'Lines of funds name', pt: 'As posições de fundos informam' }
const FORM_NAMES: Text = { en: 'Only the company names', pt: 'Só a companhia informa' }
const TICKER: Text = { en: 'Ticker', pt: 'Código' }
const FROM: Text = { en: 'From', pt: 'Desde' }
const UNTIL: Text = { en: 'Until', pt: 'Até' }
const SAID_BY: Text = { en: 'Said by', pt: 'Segundo' }
const BASES: Readonly<Record<string, Text>> = {
  form: { en: 'the company', pt: 'a companhia' },
  lines: { en: 'lines of funds', pt: 'posições de fundos' },
}
const COLUMNS = [
  'ticker',
  'first_day',
  'last_day',
  'basis',
  'source',
  'isin',
  'isin_first_day',
  'isin_last_day',
  'isin_source',
] as const
const AT_FIRST = 12
/** Table of the quotes of the exchange, which name the ISIN of a ticker. */
const OF_QUOTES = 'b3_spot_ticker'

/** Renders the tickers of a company with their days; null where none is known. */
export function renderCompanyTickers(view: PageView, cnpj: string, links: readonly CompanyLink[]): Html | null {
  if (links.length === 0) return null
  const { say, figures, name } = view
  const day = (text: string | null) => (text === null ? '—' : figures.day(text))
  return renderRowCards(view, {
    id: 'tickers',
    title: say(TITLE),
    finding: sayTickers(view, links),
    sentence: say(SENTENCE),
    heads: [say(TICKER), 'ISIN', say(SAID_BY), say(FROM), say(UNTIL)],
    rows: links.map((row): HtmlValue[] => [
      linkTicker(view, row),
      // The ISIN database may not have it, and asking for each would take long.
      row.isin ?? '',
      name(BASES, row.basis),
      day(row.first_day),
      day(row.last_day),
    ]),
    figures: 2,
    atFirst: AT_FIRST,
    data: pickData(COLUMNS, links),
    request: `/v1/company/${cnpj}?include=links`,
    source: {
      publisher: links.some(({ isin_source }) => isin_source === OF_QUOTES) ? `${PUBLISHER}, B3` : PUBLISHER,
      place: [...new Set(links.flatMap(({ source, isin_source }) => [source, isin_source ?? source]))].join(', '),
    },
  })
}

/** Only what lines name has a page: nobody may hold what only a form names. */
function linkTicker({ link, pages }: PageView, { ticker, basis }: CompanyLink): HtmlValue {
  return basis === 'lines' && pages.has('/asset/{code}') ? (
    <a href={link(`/asset/${encodeURIComponent(`b3:${ticker}`)}`)}>{ticker}</a>
  ) : (
    ticker
  )
}

/** Tickers that a title has room for. */
const MOST_NAMED = 4

/** Names the tickers that lines of funds have, or else those of the form alone. */
function sayTickers({ say }: PageView, links: readonly CompanyLink[]): string {
  const ofLines = links.filter(({ basis }) => basis === 'lines')
  const tickers = [...new Set((ofLines.length === 0 ? links : ofLines).map(({ ticker }) => ticker))].sort()
  const more = tickers.length > MOST_NAMED ? ' …' : ''
  return `${say(ofLines.length === 0 ? FORM_NAMES : NAMED_BY)} ${tickers.slice(0, MOST_NAMED).join(', ')}${more}`
}
