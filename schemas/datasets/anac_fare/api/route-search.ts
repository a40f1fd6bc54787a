import { requireDataset } from '../../../api/coverage.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { defineWholeSearch, textOfRow } from '../../../api/name-search.ts'
import { cityOfAerodrome } from './aerodrome-cities.ts'

const FARES = 'anac_fare'
const ROUTES = new URL('routes.sql', import.meta.url)

interface Aerodrome {
  readonly icao: string
  /** IATA code, or the ICAO code of an aerodrome without one. */
  readonly code: string
  readonly city: string
}

/** Finds the routes that were sold in the newest month, by the codes or cities of their ends: `GRU REC`, `gru-rec`. */
export const routeSearch = defineWholeSearch({
  kind: 'route',
  order: 'weight',
  async read(snapshot) {
    const routes = await readRoutes(snapshot)
    return routes.map(([from, to]) => ({
      id: `${from.icao}-${to.icao}`,
      name: `${from.code} – ${to.code}`,
      text: `${describe(from)} ${describe(to)} ${from.code}-${to.code} ${from.icao}-${to.icao}`,
      codes: [' ', '-'].flatMap((sign) => [`${from.icao}${sign}${to.icao}`, `${from.code}${sign}${to.code}`]),
      path: `/v1/flight-fares?origin=${from.icao}&destination=${to.icao}`,
    }))
  },
})

/** Finds the aerodromes from which seats were sold in the newest month, by code or city; the most frequent first. */
export const airportSearch = defineWholeSearch({
  kind: 'airport',
  order: 'weight',
  async read(snapshot) {
    const origins = new Map((await readRoutes(snapshot)).map(([from]) => [from.icao, from]))
    return [...origins.values()].map((aerodrome) => {
      const { icao, code, city } = aerodrome
      return {
        id: icao,
        name: city === '' ? code : `${city} (${code})`,
        text: describe(aerodrome),
        codes: [icao, code],
        path: `/v1/flight-fares?origin=${icao}`,
      }
    })
  },
})

/** Reads the routes of the newest month, those with the most seats first. */
async function readRoutes(snapshot: Snapshot): Promise<readonly (readonly [Aerodrome, Aerodrome])[]> {
  requireDataset(snapshot, FARES)
  const newest = snapshot.monthsWith(FARES).slice(0, 1)
  const rows = newest.length === 0 ? [] : await snapshot.query(ROUTES, {}, newest)
  return rows.map((row) => {
    const [from, to] = (['origin', 'destination'] as const).map((end): Aerodrome => {
      const icao = textOfRow(row, `${end}_icao`)
      return { icao, code: textOfRow(row, `${end}_iata`) || icao, city: cityOfAerodrome(icao) ?? '' }
    }) as [Aerodrome, Aerodrome]
    return [from, to]
  })
}

function describe({ icao, code, city }: Aerodrome): string {
  return `${icao} ${code} ${city}`.trim()
}
