import { type Column, copied, fare, fareMean, fareTotal, long, required, text } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

/** Copies a column that has another name in each layout: the oldest, the one in words, and the layout of 2025. */
const layouts = (name: string, ...aliases: readonly string[]) => copied(name, { aliases, source: name })

export const fareColumns = {
  month: required(text('ANO, MES', 'Month in which the seats were sold, not of the flight, YYYY-MM.')),
  airline_icao: required(text(layouts('EMPRESA', 'ICAO Empresa Aérea', 'sg_empresa_icao'), 'ICAO code of the airline that sold the seats, whoever flew them.')),
  origin_icao: required(text(layouts('ORIGEM', 'ICAO Aeródromo Origem', 'sg_icao_origem'), "ICAO code of the aerodrome where the passenger's journey begins, whatever the stops.")),
  destination_icao: required(text(layouts('DESTINO', 'ICAO Aeródromo Destino', 'sg_icao_destino'), "ICAO code of the aerodrome where the passenger's journey ends, whatever the stops.")),
  fare_value: required(fare(layouts('TARIFA', 'Tarifa-N', 'nr_tarifa'), 'Price of the transport of one adult one way, without airport fees.')),
  seats_sold: required(long(layouts('ASSENTOS', 'Assentos Comercializados', 'nr_assentos'), 'Seats sold at that fare.')),
  ...provenanceColumns('the file'),
} satisfies Record<string, Column>

/** Counts of the seats that an airline sold in a month, in a band of fares. */
export const bandColumns = {
  month: fareColumns.month,
  airline_icao: fareColumns.airline_icao,
  band_from: required(fare('derived', 'Where the band begins: it has this fare and those less than 20 reais above it.')),
  seats_sold: required(long('ASSENTOS', 'Seats sold at the fares of the band.')),
  paid: required(fareTotal('derived', 'Sum of the fares of these seats, each fare times the seats sold at it.')),
  min: required(fare('derived', 'Lowest fare of the band at which a seat was sold.')),
  max: required(fare('derived', 'Highest fare of the band at which a seat was sold.')),
} satisfies Record<string, Column>

const quantile = (part: string) => required(fare('derived', `Lowest fare at or below which at least ${part} of the seats were sold.`))

/** Statistics in which each fare counts once for each seat sold at it. */
const statisticColumns = {
  mean: required(fareMean('derived', 'Mean fare of the seats sold, rounded half away from zero to the sixth decimal.')),
  min: required(fare('derived', 'Lowest fare at which a seat was sold.')),
  p10: quantile('a tenth'),
  p25: quantile('a quarter'),
  median: quantile('half'),
  p75: quantile('three quarters'),
  p90: quantile('nine tenths'),
  max: required(fare('derived', 'Highest fare at which a seat was sold.')),
  seats_sold: required(long('ASSENTOS', 'Seats sold at any of these fares.')),
}

/** Declares the columns for a group of fares of these months; `months` is empty for all of them. */
const statisticColumnsOf = (months: '' | ' of the requested range') =>
  ({
    ...statisticColumns,
    first_month: required(text('ANO, MES', `First month${months} with a fare of these, YYYY-MM.`)),
    last_month: required(text('ANO, MES', `Last month${months} with a fare of these, YYYY-MM. A month between the two can have none of them, or not be published.`)),
  }) satisfies Record<string, Column>

export const summaryColumns = statisticColumnsOf(' of the requested range')

export const summaryOverAllColumns = statisticColumnsOf('')
