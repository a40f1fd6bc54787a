import { z } from 'zod'
import { cityOfAerodrome } from '../../../../schemas/datasets/anac_fare/api/aerodrome-cities.ts'
import { aerodromeInput } from '../../../../schemas/datasets/anac_fare/api/aerodrome-input.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { AirlineFares, MonthFares } from '../answers.gen.ts'
import { readParameter, toDecimal, writeFigure } from '../answers.ts'
import { drawBar, rangeOf } from '../charts/bars.tsx'
import { renderChart } from '../charts/chart.tsx'
import { drawRowLine } from '../charts/row-line.ts'
import { renderForm } from '../form.tsx'
import { renderRoutes } from './fare-routes.tsx'
import { type ExplorerPage, orEmpty, type PageView } from '../page.ts'
import { pickData } from '../ranked-list.ts'
import { sayChange } from '../text/change-words.ts'
import type { Text } from '../../../../schemas/core/language.ts'

const TITLE: Text = { en: 'Domestic air fares', pt: 'Tarifas aéreas domésticas' }
const LEAD: Text = {
  en: 'Fares that were sold, by the month of sale. Name two aerodromes by their codes: GRU or SBGR.',
  pt: 'Tarifas por mês de venda. Informe o código de dois aeroportos: GRU ou SBGR.',
}
const ORIGIN: Text = { en: 'From', pt: 'De' }
const DESTINATION: Text = { en: 'To', pt: 'Para' }
const SHOW: Text = { en: 'Show', pt: 'Mostrar' }
const MEDIAN_OF: Text = { en: 'Half of the seats cost up to', pt: 'Metade dos assentos custou até' }
const IN: Text = { en: 'in', pt: 'em' }
const BY_MONTH: Text = { en: 'Fares by month', pt: 'Tarifas por mês' }
const MONTH_SENTENCE: Text = {
  en: 'Median fare of the seats sold, in reais, with a band from the tenth to the ninetieth percentile. Months that are not here are not joined.',
  pt: 'Tarifa mediana dos assentos vendidos, em reais; a faixa vai do percentil 10 ao 90. Meses sem dados ficam em branco.',
}
const BY_AIRLINE: Text = { en: 'Fares by airline', pt: 'Tarifas por companhia' }
const LOWEST: Text = { en: 'has the lowest median:', pt: 'tem a menor mediana:' }
const AIRLINE_SENTENCE: Text = { en: 'Over the months', pt: 'Nos meses' }
const MONTH: Text = { en: 'Month', pt: 'Mês' }
const AIRLINE: Text = { en: 'Airline', pt: 'Companhia' }
const MEDIAN: Text = { en: 'Median', pt: 'Mediana' }
const SEATS: Text = { en: 'Seats', pt: 'Assentos' }

/** Ten years of months, the newest. */
const MOST_MONTHS = '120'
const LONGEST_GAP = 32 * 86_400_000

const STATISTICS = [
  'mean',
  'min',
  'p10',
  'p25',
  'median',
  'p75',
  'p90',
  'max',
  'seats_sold',
  'first_month',
  'last_month',
] as const

const NOT_SOLD: Text = {
  en: 'No fare of this route is in these data. From here to there and back are two routes.',
  pt: 'Não há tarifas desta rota na base. Ida e volta são rotas distintas.',
}

const LONGEST_CODE = 4
// A keyboard of a phone ends a word with a space.
const codeInput = z.string().trim().pipe(aerodromeInput('SBGR', 'An end of the route.'))

export const farePage: ExplorerPage = {
  path: '/fare',
  datasets: ['anac_fare'],
  input: z.strictObject({ origin: orEmpty(codeInput), destination: orEmpty(codeInput) }),
  async render(view) {
    const { ask, say, parameters } = view
    const [origin, destination] = ['origin', 'destination'].map((name) =>
      readParameter(parameters, name).trim().toUpperCase(),
    )
    const fields = [
      { name: 'origin', label: ORIGIN, value: origin ?? '', length: LONGEST_CODE },
      { name: 'destination', label: DESTINATION, value: destination ?? '', length: LONGEST_CODE },
    ]
    const form = renderForm(view, '/fare', fields, SHOW)
    if (!origin || !destination) {
      return {
        title: say(TITLE),
        description: `${say(TITLE)}. ${say(LEAD)}`,
        body: (
          <>
            <h1>{say(TITLE)}</h1>
            <p class="lead">{say(LEAD)}</p>
            {form}
            {origin && (await renderRoutes(view, origin))}
          </>
        ),
      }
    }
    const route = { origin, destination, from: '2002-01-01' }
    const byMonth = await ask('flight_fares', {
      ...route,
      aggregate: 'month',
      sort_by: 'month',
      sort_order: 'desc',
      page_size: MOST_MONTHS,
    })
    const months = byMonth.data.filter((row) => 'month' in row && 'median' in row).reverse()
    const byAirline = await ask('flight_fares', { ...route, aggregate: 'airline', page_size: '100' })
    const airlines = byAirline.data.filter((row) => 'airline_icao' in row && 'median' in row)
    const [from, to] = [origin, destination].map((code) => cityOfAerodrome(code) ?? code) as [string, string]
    const body = (
      <>
        <h1>
          {from} – {to}
        </h1>
        {form}
        {months.length === 0 ? (
          <p class="nothing">{say(NOT_SOLD)}</p>
        ) : (
          renderMonths(view, `origin=${origin}&destination=${destination}`, months)
        )}
        {airlines.length > 0 && renderAirlines(view, `origin=${origin}&destination=${destination}`, airlines)}
      </>
    )
    const description: Text = {
      en: `Air fares that were sold from ${from} to ${to}, by month and by airline: the median, the range and the seats, from ANAC’s data.`,
      pt: `Tarifas aéreas vendidas de ${from} a ${to}, por mês e por companhia: a mediana, a faixa e os assentos, dos dados da ANAC.`,
    }
    return { title: `${from} – ${to}`, description: say(description), body }
  },
}

function renderMonths(view: PageView, route: string, months: readonly MonthFares[]): Html {
  const { say, figures } = view
  return renderChart(view, {
    id: 'months',
    title: say(BY_MONTH),
    finding: findFare(view, months),
    sentence: say(MONTH_SENTENCE),
    picture: drawRowLine(figures, months, {
      label: say(BY_MONTH),
      period: ({ month }) => month,
      value: ({ median }) => median,
      band: ({ p10, p90 }) => [p10, p90],
      longestGap: LONGEST_GAP,
      writePeriod: figures.shortMonth,
      unit: 'R$',
    }),
    table: {
      heads: [say(MONTH), 'p10', say(MEDIAN), 'p90', say(SEATS)],
      rows: [...months]
        .reverse()
        .map((row) => [
          figures.shortMonth(row.month),
          writeFigure(figures, row.p10),
          writeFigure(figures, row.median),
          writeFigure(figures, row.p90),
          writeFigure(figures, row.seats_sold),
        ]),
      figures: 4,
      atFirst: 36,
    },
    data: pickData(['month', ...STATISTICS], months),
    request: `/v1/flight-fares?${route}&from=2002-01-01&aggregate=month`,
    source: { publisher: 'ANAC', place: 'microdados de tarifas aéreas' },
  })
}

/** Says the newest median fare, and how far it is from that of the same month of the year before. */
function findFare(view: PageView, months: readonly MonthFares[]): string | null {
  const { say, figures } = view
  const newest = months.at(-1)
  const now = toDecimal(newest?.median)
  if (newest === undefined || now === null) return null
  const year = String(Number(newest.month.slice(0, 4)) - 1)
  const before = months.find(({ month }) => month.slice(0, 7) === `${year}${newest.month.slice(4, 7)}`)
  const then = toDecimal(before?.median)
  const change =
    before === undefined || then === null ? '' : sayChange(view, { now, then, when: figures.shortMonth(before.month) })
  return `${say(MEDIAN_OF)} R$ ${figures.number(now, 2)} ${say(IN)} ${figures.shortMonth(newest.month)}${change}`
}

function renderAirlines(view: PageView, route: string, airlines: readonly AirlineFares[]): Html {
  const { say, figures } = view
  const range = rangeOf(airlines.map((row) => Number(toDecimal(row.median))))
  const first = airlines.map((row) => row.first_month).sort()[0] ?? ''
  const last =
    airlines
      .map((row) => row.last_month)
      .sort()
      .at(-1) ?? ''
  return renderChart(view, {
    id: 'airlines',
    title: say(BY_AIRLINE),
    finding: findLowest(view, airlines),
    sentence: `${say(AIRLINE_SENTENCE)} ${figures.shortMonth(first)} – ${figures.shortMonth(last)}.`,
    picture: null,
    table: {
      heads: [say(AIRLINE), '', 'p10', say(MEDIAN), 'p90', say(SEATS)],
      rows: airlines.map((row) => [
        row.airline_icao,
        drawBar(Number(toDecimal(row.median)), range, 'c-accent'),
        writeFigure(figures, row.p10),
        writeFigure(figures, row.median),
        writeFigure(figures, row.p90),
        writeFigure(figures, row.seats_sold),
      ]),
      figures: 4,
    },
    isTableOpen: true,
    data: pickData(['airline_icao', ...STATISTICS], airlines),
    request: `/v1/flight-fares?${route}&from=2002-01-01&aggregate=airline`,
    source: { publisher: 'ANAC', place: 'microdados de tarifas aéreas' },
  })
}

/** Says which airline has the lowest median fare; null where there is one airline. */
function findLowest({ say, figures }: PageView, airlines: readonly AirlineFares[]): string | null {
  const [lowest, second] = airlines
    .map(({ airline_icao, median }) => ({ airline_icao, median: toDecimal(median) }))
    .sort((a, b) => Number(a.median) - Number(b.median))
  if (lowest === undefined || second === undefined || lowest.median === second.median) return null
  return `${lowest.airline_icao} ${say(LOWEST)} R$ ${figures.number(lowest.median, 2)}`
}
