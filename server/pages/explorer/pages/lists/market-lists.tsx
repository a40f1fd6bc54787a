import type { Text } from '../../../../../schemas/core/language.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { MOST_SHOWN, pickData } from '../../ranked-list.ts'
import { writeSourceLine } from '../../source-line.tsx'
import { nameDataset, nameIndex, nameSeries } from '../../text/declared-names.ts'
import { titleCase } from '../../text/title-case.ts'
import { UNIT_WORDS } from '../../text/words.ts'
import { defineList } from './list-page.tsx'

const QUOTES: Text = { en: 'Quotes of the newest session', pt: 'Cotações do pregão mais recente' }
const QUOTES_SENTENCE: Text = {
  en: 'What was traded most in the newest session here, as published. Each ticker leads to its sessions, and the search finds all others.',
  pt: 'Os códigos mais negociados no pregão mais recente desta base, como publicados. A busca encontra os demais.',
}
const MOST_TRADED: Text = { en: 'Most traded was', pt: 'O mais negociado foi' }
const ON: Text = { en: 'on', pt: 'em' }
const SERIES: Text = { en: 'Series', pt: 'Séries' }
const SERIES_SENTENCE: Text = {
  en: 'Inflation, interest, exchange rates and other statistics, as their publishers published them.',
  pt: 'Inflação, juros, câmbio e outras estatísticas, como publicadas pelas fontes.',
}
const SERIES_COUNT: Text = { en: 'series of statistics', pt: 'séries de estatísticas' }
const INDEXES: Text = { en: 'Indexes of the exchange', pt: 'Índices da bolsa' }
const INDEXES_SENTENCE: Text = {
  en: 'Indexes with the number of their securities; those with a portfolio lead to it.',
  pt: 'Índices e quantos papéis cada um tem; o nome leva à carteira, onde há.',
}
const INDEX_COUNT: Text = { en: 'indexes of the exchange', pt: 'índices da bolsa' }
const TICKER: Text = { en: 'Ticker', pt: 'Código de negociação' }
const NAME: Text = { en: 'Name', pt: 'Nome' }
const CLOSE: Text = { en: 'Close', pt: 'Fechamento' }
const VOLUME: Text = { en: 'Volume (R$)', pt: 'Volume (R$)' }
const UNIT: Text = { en: 'Unit', pt: 'Unidade' }
const REACH: Text = { en: 'From, to', pt: 'De, até' }
const VALUES: Text = { en: 'Values', pt: 'Valores' }
const INDEX: Text = { en: 'Index', pt: 'Índice' }
const LAST: Text = { en: 'Last month', pt: 'Último mês' }
const SECURITIES: Text = { en: 'Securities', pt: 'Papéis' }

/** Lists the most traded tickers of the newest session. */
export const quotesPage = defineList({
  path: '/quote',
  datasets: ['b3_quote'],
  name: QUOTES,
  sentence: QUOTES_SENTENCE,
  async read(view: PageView) {
    const { ask, say, figures, link } = view
    const { freshness } = (await ask('dataset', { id: 'b3_quote' })).data
    const day = freshness.newest ?? ''
    if (day.length !== 'YYYY-MM-DD'.length) return null
    const asked = { from: day, to: day, sort_by: 'volume', sort_order: 'desc', page_size: String(MOST_SHOWN) }
    const rows = (await ask('exchange_quotes', { ...asked, provenance: 'true' })).data
    const [first] = rows
    if (first === undefined) return null
    return {
      title: `${say(MOST_TRADED)} ${first.ticker} ${say(ON)} ${figures.day(day)}: ${figures.shortReais(toDecimal(first.volume) ?? '')}`,
      heads: [TICKER, NAME, CLOSE, VOLUME],
      rows: rows.map((row) => [
        <a href={link(`/quote/${encodeURIComponent(row.ticker)}`)}>{row.ticker}</a>,
        titleCase(row.name),
        writeFigure(figures, row.close, 2),
        writeFigure(figures, row.volume, 2),
      ]),
      sizes: rows.map((row) => Number(toDecimal(row.volume))),
      figures: 2,
      wideOnly: [1],
      data: {
        ...pickData(
          ['date', 'ticker', 'term_days', 'name', 'specification', 'close', 'trades', 'quantity', 'volume'],
          rows,
        ),
        part: `largest-${String(MOST_SHOWN)}`,
      },
      request: `/v1/exchange/quotes?${new URLSearchParams(asked).toString()}`,
      source: { publisher: 'B3', place: writeSourceLine(view, first) },
    }
  },
})

/** Every series of statistics that has values. */
export const seriesListPage = defineList({
  path: '/series',
  datasets: ['statistics'],
  name: SERIES,
  sentence: SERIES_SENTENCE,
  async read({ ask, say, figures, link, language, name }: PageView) {
    const all = (await ask('statistics', { page_size: '1000' })).data
    const rows = all.filter(({ periods }) => Number(toDecimal(periods)) > 0)
    if (rows.length === 0) return null
    return {
      title: `${figures.number(String(rows.length))} ${say(SERIES_COUNT)}`,
      heads: [SERIES, UNIT, REACH, VALUES],
      rows: rows.map((row) => [
        <>
          <a href={link(`/series/${row.id}`)}>
            {nameSeries(language, row.id) ?? say({ en: row.name, pt: row.name_pt || row.name })}
          </a>{' '}
          <small class="quiet">{row.publisher}</small>
        </>,
        name(UNIT_WORDS, row.unit),
        `${row.first_period} – ${row.last_period}`,
        figures.number(toDecimal(row.periods)),
      ]),
      figures: 1,
      wideOnly: [1, 2],
      data: pickData(['id', 'publisher', 'name', 'unit', 'frequency', 'first_period', 'last_period', 'periods'], rows),
      request: '/v1/statistics',
      source: {
        publisher: [...new Set(rows.map(({ publisher }) => publisher))].join(', '),
        place: nameDataset(language, 'statistics'),
      },
    }
  },
})

/** Every index of the exchange. */
export const indexesPage = defineList({
  path: '/index',
  datasets: ['b3_index'],
  name: INDEXES,
  sentence: INDEXES_SENTENCE,
  async read({ ask, say, figures, link, language }: PageView) {
    const rows = (await ask('exchange_indexes', { page_size: '1000' })).data
    if (rows.length === 0) return null
    return {
      title: `${figures.number(String(rows.length))} ${say(INDEX_COUNT)}`,
      heads: [INDEX, LAST, SECURITIES],
      rows: rows.map((row) => {
        const named = `${row.code}${nameIndex(row.code) === null ? '' : ` · ${nameIndex(row.code) ?? ''}`}`
        return [
          row.portfolio_assets === null ? named : <a href={link(`/index/${encodeURIComponent(row.code)}`)}>{named}</a>,
          figures.shortMonth(row.last_month),
          writeFigure(figures, row.securities),
        ]
      }),
      figures: 1,
      data: pickData(['code', 'securities', 'updated_date', 'first_month', 'last_month', 'portfolio_assets'], rows),
      request: '/v1/exchange/indexes',
      source: { publisher: 'B3', place: nameDataset(language, 'b3_index') },
    }
  },
})
