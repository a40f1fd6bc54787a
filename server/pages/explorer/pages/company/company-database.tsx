import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { DatabaseLink } from '../../answers.gen.ts'
import { renderRowCards } from '../../charts/row-cards.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'

const TITLE: Text = { en: 'In the ISIN database', pt: 'Na base de códigos ISIN' }
const SENTENCE: Text = {
  en: 'Shares, units and receipts of the issuer codes that the database has beside its CNPJ. Codes are given anew: this holds for the month of the edition alone.',
  pt: 'Ações, units e recibos dos códigos de emissor que a base tem ao lado do CNPJ. Os códigos são reutilizados: isto vale só para o mês da edição.',
}
const HAS_ONE: Text = {
  en: 'The ISIN database has one code of the company',
  pt: 'A base de códigos ISIN tem um código da companhia',
}
const HAS: Text = { en: 'The ISIN database has', pt: 'A base de códigos ISIN tem' }
const CODES: Text = { en: 'codes of the company', pt: 'códigos da companhia' }
const TYPE: Text = { en: 'Type', pt: 'Tipo' }
const TICKER: Text = { en: 'Ticker', pt: 'Código' }
const SEEN: Text = { en: 'seen', pt: 'visto' }
const TO: Text = { en: 'to', pt: 'a' }
const EDITION: Text = { en: 'Edition', pt: 'Edição' }
const EDITION_OF: Text = { en: 'edition of', pt: 'edição de' }
const TYPES: Readonly<Record<string, Text>> = {
  ACN: { en: 'shares', pt: 'ações' },
  UNT: { en: 'units', pt: 'units' },
  R: { en: 'receipts', pt: 'recibos' },
}
const COLUMNS = [
  'isin',
  'issuer_code',
  'instrument_type',
  'first_day',
  'last_day',
  'edition_date',
  'basis',
  'source',
  'ticker',
  'ticker_first_day',
  'ticker_last_day',
  'ticker_source',
] as const
const AT_FIRST = 12

export const INSTRUMENT_PATH = '/instrument/{isin}'

/** Renders what the ISIN database has of a company, with its edition; null where it has nothing. */
export function renderCompanyDatabase(view: PageView, cnpj: string, links: readonly DatabaseLink[]): Html | null {
  if (links.length === 0) return null
  const { say, figures, name, link } = view
  const day = (text: string | null) => (text === null ? '—' : figures.day(text))
  const editions = [...new Set(links.map(({ edition_date }) => day(edition_date)))]
  return renderRowCards(view, {
    id: 'database',
    title: say(TITLE),
    finding: sayCodes(view, links),
    sentence: say(SENTENCE),
    heads: ['ISIN', say(TYPE), say(TICKER), say(EDITION)],
    rows: links.map((row): HtmlValue[] => [
      <a href={link(`/instrument/${row.isin}`)}>{row.isin}</a>,
      name(TYPES, row.instrument_type ?? ''),
      row.ticker === null ? (
        ''
      ) : (
        <span>
          {row.ticker}{' '}
          <small class="quiet">
            {say(SEEN)} {day(row.ticker_first_day)} {say(TO)} {day(row.ticker_last_day)}
          </small>
        </span>
      ),
      day(row.edition_date),
    ]),
    figures: 1,
    atFirst: AT_FIRST,
    data: pickData(COLUMNS, links),
    request: `/v1/company/${cnpj}?include=database_links`,
    source: { publisher: 'B3', place: `b3_isin, ${say(EDITION_OF)} ${editions.join(', ')}` },
  })
}

/** States how many codes of the company the database has. */
function sayCodes({ say, figures }: PageView, links: readonly DatabaseLink[]): string {
  const count = new Set(links.map(({ isin }) => isin)).size
  return count === 1 ? say(HAS_ONE) : `${say(HAS)} ${figures.number(String(count))} ${say(CODES)}`
}
