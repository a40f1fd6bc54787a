import { cityOfAerodrome } from '../../../../schemas/datasets/anac_fare/api/aerodrome-cities.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import { writeFigure } from '../answers.ts'
import { renderChart } from '../charts/chart.tsx'
import type { PageView } from '../page.ts'

const TITLE: Text = { en: 'Routes from here', pt: 'Rotas daqui' }
const SENTENCE: Text = {
  en: 'Median fare of the seats sold on each route over all months that are here, in reais; those with the most seats first.',
  pt: 'Tarifa mediana dos assentos vendidos em cada rota, em reais, em todos os meses disponíveis; rotas com mais assentos primeiro.',
}
const TO: Text = { en: 'To', pt: 'Para' }
const MEDIAN: Text = { en: 'Median', pt: 'Mediana' }
const SEATS: Text = { en: 'Seats', pt: 'Assentos' }
const MOST_ROUTES = '100'
const COLUMNS = [
  'origin_icao',
  'destination_icao',
  'mean',
  'median',
  'seats_sold',
  'first_month',
  'last_month',
] as const

/** Lists the routes that begin at an aerodrome; null where no seat was sold from it. */
export async function renderRoutes(view: PageView, origin: string): Promise<Html | null> {
  const { say, ask, figures, link } = view
  const asked = { origin, from: '2002-01-01', aggregate: 'route', sort_by: 'seats_sold', sort_order: 'desc' }
  const { data } = await ask('flight_fares', { ...asked, page_size: MOST_ROUTES })
  const rows = data.filter((row) => 'destination_icao' in row && 'median' in row)
  if (rows.length === 0) return null
  return renderChart(view, {
    id: 'routes',
    title: say(TITLE),
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [say(TO), say(MEDIAN), say(SEATS)],
      rows: rows.map(({ destination_icao: destination, destination_iata, median, seats_sold }) => {
        const code = destination_iata ?? destination
        return [
          <a href={link('/fare', { origin, destination })}>
            {[code, cityOfAerodrome(destination)].filter((text) => text !== null).join(' · ')}
          </a>,
          writeFigure(figures, median),
          writeFigure(figures, seats_sold),
        ]
      }),
      figures: 2,
      atFirst: 20,
    },
    isTableOpen: true,
    data: { columns: COLUMNS, rows: rows.map((row) => COLUMNS.map((name) => row[name])) },
    request: `/v1/flight-fares?${new URLSearchParams(asked).toString()}`,
    source: { publisher: 'ANAC', place: 'microdados de tarifas aéreas' },
  })
}
