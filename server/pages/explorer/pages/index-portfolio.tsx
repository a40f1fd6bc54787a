import type { AnsweredNumber } from '../answers.gen.ts'
import { z } from 'zod'
import { dayInput } from '../../../../schemas/api/input.ts'
import { findQuotedTickers } from '../../../../schemas/datasets/b3_quote/api/quoted-tickers.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { IndexAsset } from '../answers.gen.ts'
import { readParameter, sumDecimals, toDecimal } from '../answers.ts'
import { drawBar, rangeOf } from '../charts/bars.tsx'
import { renderChart } from '../charts/chart.tsx'
import type { ExplorerPage, PageView } from '../page.ts'
import { nameIndex } from '../text/declared-names.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import { writeSourceLine } from '../source-line.tsx'

const IS: Text = { en: 'is', pt: 'é' }
const OF: Text = { en: 'of', pt: 'do' }
const TEN: Text = { en: 'its ten largest are', pt: 'os dez maiores papéis somam' }
const TITLE: Text = { en: 'Portfolio of the index', pt: 'Carteira do índice' }
const SEEN: Text = {
  en: 'The exchange gives its portfolios no date. This one was first seen on',
  pt: 'A B3 não informa a data das carteiras. Esta foi coletada pela primeira vez em',
}
const OF_OLD: Text = { en: 'The list of indexes of the exchange is for', pt: 'A lista de índices da bolsa vale para' }
const NOT_OF_TODAY: Text = {
  en: 'so this portfolio may be of that time, and not the one of today.',
  pt: 'e esta carteira pode ser daquele período, não a atual.',
}
const READ: Text = {
  en: 'The exchange gives its portfolios no date. This one was read here for the first time on',
  pt: 'A B3 não informa a data das carteiras. Esta foi lida aqui pela primeira vez em',
}
const UNTIL: Text = { en: 'to', pt: 'a' }
const ONLY: Text = { en: 'Securities', pt: 'Papéis' }
const TICKER: Text = { en: 'Ticker', pt: 'Código de negociação' }
const NAME: Text = { en: 'Name', pt: 'Nome' }
const QUANTITY: Text = { en: 'Theoretical quantity', pt: 'Quantidade teórica' }
const SHARE: Text = { en: '% of the index', pt: '% do índice' }

const COLUMNS = ['ticker', 'name', 'specification', 'theoretical_quantity', 'share_percent', 'first_seen'] as const

export const indexPage: ExplorerPage = {
  path: '/index/{code}',
  datasets: ['b3_index'],
  input: z.strictObject({ code: z.string().max(12), date: dayInput('A day.').optional() }),
  async render(view) {
    const { ask, say, figures, link, parameters } = view
    const code = readParameter(parameters, 'code').toUpperCase()
    const date = readParameter(parameters, 'date')
    const asked = { code, page_size: '1000', provenance: 'true', ...(date !== '' && { date }) }
    const assets = (await ask('exchange_index', asked)).data
    const quoted = await findQuoted(view, assets)
    const nameTicker = (ticker: string) =>
      quoted.has(ticker) ? <a href={link(`/quote/${encodeURIComponent(ticker)}`)}>{ticker}</a> : ticker
    const range = rangeOf(assets.map((asset) => Number(toDecimal(asset.share_percent))))
    const [first] = assets
    const seen = first?.first_seen ?? ''
    const months = date === '' ? await readListedMonths(view, code) : null
    // A list whose months are over when its portfolio comes is not the one of that day.
    const isOld = months !== null && months.last < seen.slice(0, 7)
    const chart = renderChart(view, {
      id: 'securities',
      title: say(TITLE),
      finding: findLargest(view, code, assets),
      sentence: (
        <>
          {say(isOld ? READ : SEEN)} {figures.day(seen)}. {say(ONLY)}: {figures.number(String(assets.length))}.
        </>
      ),
      picture: null,
      table: {
        heads: [say(TICKER), say(NAME), '', say(QUANTITY), say(SHARE)],
        rows: assets.map((asset) => [
          nameTicker(asset.ticker),
          asset.name,
          drawBar(Number(toDecimal(asset.share_percent)), range, 'c-equities'),
          showQuantity(view, toDecimal(asset.theoretical_quantity)),
          showShare(view, toDecimal(asset.share_percent)),
        ]),
        figures: 2,
        atFirst: 30,
      },
      isTableOpen: true,
      data: { columns: COLUMNS, rows: assets.map((asset) => COLUMNS.map((name) => asset[name] ?? null)) },
      request: `/v1/exchange/indexes/${encodeURIComponent(code)}`,
      source: { publisher: 'B3', place: first === undefined ? '' : writeSourceLine(view, first) },
    })
    const name = nameIndex(code)
    const named = name === null ? code : `${code}, ${name}`
    return {
      title: code,
      description: say({
        en: `The securities in the portfolio of the index ${named}, with their theoretical quantities and shares, as B3 published it.`,
        pt: `Os papéis da carteira do índice ${named}, com a quantidade teórica e a participação de cada um, como a B3 a publicou.`,
      }),
      body: (
        <>
          <h1>{code}</h1>
          {name !== null && <p class="lead">{name}</p>}
          {isOld && renderOld(view, months)}
          {chart}
        </>
      ),
    }
  },
}

/** Says the largest share of an index, and that of its ten largest. */
function findLargest(
  { say, figures }: PageView,
  code: string,
  assets: readonly { readonly ticker: string; readonly share_percent: AnsweredNumber | null }[],
): string | null {
  const shares = assets.flatMap(({ ticker, share_percent }) => {
    const percent = toDecimal(share_percent)
    return percent === null ? [] : [{ ticker, percent }]
  })
  const sorted = shares.sort((a, b) => Number(b.percent) - Number(a.percent))
  const [first] = sorted
  if (first === undefined) return null
  const ten = sumDecimals(
    sorted.slice(0, 10).map(({ percent }) => percent),
    6,
  )
  return `${first.ticker} ${say(IS)} ${figures.percent(first.percent, 1)} ${say(OF)} ${code}; ${say(TEN)} ${figures.percent(ten, 1)}`
}

function renderOld({ say, figures }: PageView, { first, last }: ListedMonths): Html {
  return (
    <p class="warn">
      {say(OF_OLD)} {figures.month(first)} {say(UNTIL)} {figures.month(last)}, {say(NOT_OF_TODAY)}
    </p>
  )
}

interface ListedMonths {
  readonly first: string
  readonly last: string
}

/** Finds which of the securities have a page of quotes. */
async function findQuoted({ pages, snapshot }: PageView, assets: readonly IndexAsset[]): Promise<ReadonlySet<unknown>> {
  if (!pages.has('/quote/{ticker}')) return new Set()
  return findQuotedTickers(
    snapshot,
    assets.map((asset) => asset.ticker),
  )
}

/** Reads the months that the list of the exchange is for; null where it does not name the index or them. */
async function readListedMonths({ ask }: PageView, code: string): Promise<ListedMonths | null> {
  const rows = (await ask('exchange_indexes', { page_size: '1000' })).data
  const listed = rows.find((row) => row.code === code)
  const { first_month: first = '', last_month: last = '' } = listed ?? {}
  return first !== '' && last !== '' ? { first, last } : null
}

function showQuantity({ figures }: PageView, text: string | null): string {
  return text === null ? '—' : figures.number(dropZeros(text))
}

/** The exchange publishes three decimals. */
function showShare({ figures }: PageView, text: string | null): string {
  return text === null ? '—' : figures.number(text, 3)
}

/** `3768748489.000000` → `3768748489`. */
function dropZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
