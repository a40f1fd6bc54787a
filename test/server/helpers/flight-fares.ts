import { inReais, type PlainFare, plainSummary } from '../../helpers/plain-reading/fares.ts'
import type { SharedApi } from './shared.ts'
import { exactJson } from './body.ts'

type FareRow = Readonly<Record<string, string>>
type FareQuery = Readonly<Record<string, string | null | undefined>>

/** By grouping: what names a group of fares. */
const KEYS = {
  route: ({ origin, destination }: PlainFare) => ({ origin_icao: origin, destination_icao: destination }),
  airline: ({ airline }: PlainFare) => ({ airline_icao: airline }),
  month: ({ month }: PlainFare) => ({ month }),
}
export type FareGrouping = keyof typeof KEYS
export const FARE_GROUPINGS: readonly FareGrouping[] = ['route', 'airline', 'month']

/** Reads every number as the text it was printed with. */
export const readRowsWithCodes = ({ text }: { text: string }) =>
  (exactJson(text) as { data: Readonly<Record<string, string | null>>[] }).data
/** Leaves out the codes of aerodromes, which no file has. */
export const readFareRows = ({ text }: { text: string }) =>
  (exactJson(text) as { data: FareRow[] }).data.map(
    ({ origin_iata: _origin, destination_iata: _destination, ...filed }): FareRow => filed,
  )
export const writeFareAddress = (query: FareQuery) => {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined) as [string, string][]
  return `/v1/flight-fares?${new URLSearchParams(given).toString()}`
}

/** Every page of a list, one after another. */
export async function allPages(api: SharedApi, query: FareQuery, size: number): Promise<FareRow[]> {
  const rows: FareRow[] = []
  for (let page = 0; ; page += 1) {
    const found = readFareRows(
      await api.get(writeFareAddress({ ...query, page: String(page), page_size: String(size) })),
    )
    rows.push(...found)
    if (found.length < size) return rows
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** In the order of the contract, as rows of an answer. */
export function plainRows(fares: readonly PlainFare[]): FareRow[] {
  const writeSourceLine = (fare: PlainFare) =>
    [
      fare.month,
      fare.origin,
      fare.destination,
      fare.airline,
      String(fare.cents).padStart(12, '0'),
      String(fare.line).padStart(9, '0'),
    ].join(' ')
  return [...fares]
    .sort((a, b) => byText(writeSourceLine(a), writeSourceLine(b)))
    .map(({ month, airline, origin, destination, cents, seats }) => ({
      month,
      airline_icao: airline,
      origin_icao: origin,
      destination_icao: destination,
      fare_value: inReais(cents),
      seats_sold: String(seats),
    }))
}

/** Sums up each group, in the order of their keys. */
export function plainSummaries(fares: readonly PlainFare[], grouping: FareGrouping): FareRow[] {
  const groups = new Map<string, PlainFare[]>()
  for (const fare of fares) {
    const key = Object.values(KEYS[grouping](fare)).join(' ')
    groups.set(key, [...(groups.get(key) ?? []), fare])
  }
  return [...groups]
    .sort(([a], [b]) => byText(a, b))
    .flatMap(([, own]) => own.slice(0, 1).map((first) => ({ ...KEYS[grouping](first), ...plainSummary(own) })))
}
