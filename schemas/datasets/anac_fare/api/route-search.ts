import { requireDataset } from '../../../api/coverage.ts'
import { type NameSearch, textOfRow } from '../../../api/name-search.ts'

const FARES = 'anac_fare'
const ROUTES = new URL('routes.sql', import.meta.url)

/** Finds the routes that were sold in the newest month, by the codes of their ends: `GRU REC`, `SBGR`, `gru-rec`. */
export const routeSearch: NameSearch = {
  kind: 'route',
  isRanked: false,
  async list(snapshot, words) {
    requireDataset(snapshot, FARES)
    const codes = words.flatMap((word) => word.split(/[-/>]+/)).filter((code) => code !== '')
    // Whatever is no code or the beginning of one is in no route: the fares are not read.
    if (codes.length === 0 || codes.length > 4 || !codes.every((code) => /^[0-9A-Za-z]{2,4}$/.test(code))) return []
    const newest = snapshot.monthsWith(FARES).slice(0, 1)
    const rows = newest.length === 0 ? [] : await snapshot.query(ROUTES, { q: codes.join(' ').toUpperCase() }, newest)
    return rows.map((row) => {
      const [origin, destination] = [textOfRow(row, 'origin_icao'), textOfRow(row, 'destination_icao')]
      const [from, to] = [textOfRow(row, 'origin_iata') || origin, textOfRow(row, 'destination_iata') || destination]
      return {
        id: `${origin}-${destination}`,
        name: `${from} – ${to}`,
        text: `${origin} ${from} ${destination} ${to}`,
        codes: [`${origin} ${destination}`, `${from} ${to}`, `${origin}-${destination}`, `${from}-${to}`],
        path: `/v1/flight-fares?origin=${origin}&destination=${destination}`,
      }
    })
  },
}
