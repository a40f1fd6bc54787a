import type { Text } from '../../../../schemas/core/language.ts'
import { trimZeros } from '../../kit/figures.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { Asset, BondTrade } from '../answers.gen.ts'
import { askOrNothing, toDecimal, writeFigure } from '../answers.ts'
import { renderChart } from '../charts/chart.tsx'
import { drawRowLine } from '../charts/row-line.ts'
import type { PageView } from '../page.ts'
import { pickData } from '../ranked-list.ts'
import { sayAsset } from '../text/asset-words.ts'

const TITLE: Text = { en: 'Trades of the bond', pt: 'Negócios com o título' }
const MEAN_RATE: Text = { en: 'mean rate of', pt: 'taxa média de' }
const A_YEAR: Text = { en: '% a year', pt: '% ao ano' }
const ON: Text = { en: 'on', pt: 'em' }
const SENTENCE: Text = {
  en: 'Mean rate of the trades of each day, with a band from the lowest to the highest, as the central bank published them. The line goes over up to six days without trades; a longer pause is left blank.',
  pt: 'Taxa média dos negócios de cada dia, com faixa da mínima à máxima, como publicado pelo Banco Central. A linha passa por até seis dias sem negócio; uma pausa maior fica em branco.',
}
const RATE: Text = { en: 'Mean rate, % a year', pt: 'Taxa média, % ao ano' }
const DAY: Text = { en: 'Day', pt: 'Dia' }
const TRADES: Text = { en: 'Trades', pt: 'Negócios' }
const VALUE: Text = { en: 'Traded (R$)', pt: 'Negociado (R$)' }
const PRICE: Text = { en: 'Mean price (R$)', pt: 'Preço médio (R$)' }

/** Newest days that the page reads: about a year. */
const MOST_DAYS = '260'
/** Longest time between two neighbouring days: a weekend with carnival or Easter. */
const LONGEST_GAP = 6 * 86_400_000
const COLUMNS = [
  'date',
  'bond',
  'isin',
  'maturity_date',
  'trade_count',
  'quantity',
  'traded_value',
  'min_price',
  'mean_price',
  'max_price',
  'min_rate',
  'mean_rate',
  'max_rate',
] as const

/** Reads the newest trades of a federal bond, the oldest of them first; none for any other asset. */
export async function readBondTrades(view: PageView, asset: Asset): Promise<readonly BondTrade[]> {
  if (asset.selic_code === '') return []
  const bonds = (await askOrNothing(view.ask, 'federal_bonds', { page_size: '1000' }))?.data ?? []
  const bond = bonds.find(({ asset_id }) => asset_id === asset.asset_id)
  return bond === undefined ? [] : readTradesOfBond(view, bond.isin)
}

/** Reads the trades of the bond with an ISIN in the same order. */
export async function readTradesOfBond({ ask }: PageView, isin: string): Promise<readonly BondTrade[]> {
  const asked = { isin, sort_by: 'date', sort_order: 'desc', page_size: MOST_DAYS }
  return [...((await askOrNothing(ask, 'bond_trades', asked))?.data ?? [])].reverse()
}

/** Renders the trades of a bond by day; null where none is known. */
export function renderBondTrades(view: PageView, assetId: string, trades: readonly BondTrade[]): Html | null {
  const { say, figures } = view
  const newest = trades.findLast(({ mean_rate }) => mean_rate !== null)
  if (newest === undefined) return null
  const rate = toDecimal(newest.mean_rate) ?? ''
  return renderChart(view, {
    id: 'bond-trades',
    title: say(TITLE),
    finding: `${sayAsset(figures, assetId)}: ${say(MEAN_RATE)} ${figures.number(trimZeros(rate))} ${say(A_YEAR)} ${say(ON)} ${figures.day(newest.date)}`,
    sentence: say(SENTENCE),
    picture: drawRowLine(figures, trades, {
      label: say(RATE),
      period: ({ date }) => date,
      value: ({ mean_rate }) => mean_rate,
      band: ({ min_rate, max_rate }) => [min_rate, max_rate],
      longestGap: LONGEST_GAP,
      writePeriod: figures.day,
      unit: say(A_YEAR),
    }),
    table: {
      heads: [DAY, TRADES, VALUE, PRICE, RATE].map(say),
      rows: [...trades]
        .reverse()
        .map((row) => [
          figures.day(row.date),
          writeFigure(figures, row.trade_count),
          writeFigure(figures, row.traded_value, 2),
          writeFigure(figures, row.mean_price),
          writeFigure(figures, row.mean_rate),
        ]),
      figures: 4,
      wideOnly: [1, 2],
      atFirst: 60,
    },
    data: { ...pickData(COLUMNS, trades), ...(trades.length >= Number(MOST_DAYS) && { part: `newest-${MOST_DAYS}` }) },
    request: `/v1/bond-trades?isin=${newest.isin}`,
    source: { publisher: 'BCB', place: 'NegE' },
  })
}
