import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listTypedColumns, readDatasetSql } from '../../../../pipeline/table-sql.ts'
import anacFare from '../../../../schemas/datasets/anac_fare/dataset.ts'
import { bandTable } from '../../../../schemas/datasets/anac_fare/summary-tables.ts'
import { readQueryText } from '../../../../server/snapshots/query-text.ts'
import { holdConnection } from '../../../helpers/duckdb.ts'
import { inReais } from '../../../helpers/plain-reading/fares.ts'

const API = new URL('../../../../schemas/datasets/anac_fare/api/', import.meta.url)
const MONTHS = ['2022-11', '2022-12', '2023-01', '2023-02', '2023-03', '2023-04']
const AIRLINES = ['AZU', 'GLO', 'TAM']
const PAGE = { limit: 100, offset: 0 }
const EVERYWHERE = {
  origins: null,
  destinations: null,
  first_origin: '',
  last_origin: '~',
  first_destination: '',
  last_destination: '~',
}

/** Fares that tie, that lie on both sides of the edge of a band, many of any band, and the largest there can be. */
const cents = fc.oneof(
  fc.constantFrom(0, 1, 1_999, 2_000, 2_001, 3_999, 4_000, 999_999_999_999),
  fc.integer({ min: 0, max: 300_000 }),
)
const sale = fc.record({
  month: fc.constantFrom(...MONTHS),
  airline: fc.constantFrom(...AIRLINES),
  cents,
  seats: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(1, 999_999_999)),
})
const asked = fc.record({
  sales: fc.array(sale, { minLength: 1, maxLength: 120 }),
  // Months that were not published, so that the range has a gap or ends in one.
  missing: fc.subarray(MONTHS, { maxLength: 3 }),
  ends: fc.tuple(fc.constantFrom(...MONTHS), fc.constantFrom(...MONTHS)),
  airlines: fc.option(fc.subarray(AIRLINES, { minLength: 1 })),
})

describe('the fares of airlines over some months', () => {
  let held: Awaited<ReturnType<typeof holdConnection>>
  beforeAll(async () => {
    held = await holdConnection({ threads: '1' })
    await held.it.run('CREATE TABLE airport (icao VARCHAR, iata VARCHAR)')
  })
  afterAll(() => held.close())

  const publish = async (sales: readonly { month: string; airline: string; cents: number; seats: number }[]) => {
    const rows = sales.map(
      ({ month, airline, cents, seats }) =>
        `('${month}', '${airline}', 'SBGR', 'SBRF', ${inReais(BigInt(cents))}::DECIMAL(12,2), ${String(seats)}::BIGINT)`,
    )
    await held.it.run(`CREATE OR REPLACE TABLE anac_fare AS
      FROM (VALUES ${rows.join(', ')}) AS sale(month, airline_icao, origin_icao, destination_icao, fare_value, seats_sold)`)
    await held.it.run(`CREATE OR REPLACE TABLE anac_fare_band AS
      SELECT ${listTypedColumns(bandTable.columns)} FROM (${readDatasetSql(anacFare, bandTable.sql)})`)
  }
  /** Asks a statement of the API, with the tables of the test in the places of those of a snapshot. */
  const ask = async (
    file: string,
    [first, last]: readonly [string, string],
    bound: Readonly<Record<string, string | null>>,
  ) => {
    const months = `(SELECT * FROM anac_fare WHERE month BETWEEN '${first}' AND '${last}') AS anac_fare`
    const sorted = `${file === 'fare_summaries.sql' ? 'first_key' : 'airline_icao'} ASC`
    const sql = readQueryText(new URL(file, API)).write((name) => (name === 'anac_fare' ? months : name), { sorted })
    const found = await held.it.runAndReadAll(sql, { ...PAGE, ...bound })
    return found.getRowObjectsJson()
  }

  it('are the same with bands as fare by fare, for any sales, months and airlines', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ sales, missing, ends, airlines }) => {
        await publish(sales.filter(({ month }) => !missing.includes(month)).concat(ELSEWHERE))
        const [first = '', last = ''] = ends.toSorted()
        const named = { airlines: airlines === null ? null : `[${airlines.join(', ')}]` }

        const inBands = await ask('airline_month_fares.sql', [first, last], {
          ...named,
          first_month: first,
          last_month: last,
        })

        const byLine = await ask('fare_summaries.sql', [first, last], {
          ...named,
          ...EVERYWHERE,
          group_by: 'airline',
        })
        expect(inBands).toEqual(byLine.map(nameAirline))
      }),
      { numRuns: 120 },
    )
  })
})

/** A sale in a month that nobody asks for, so that there always is a table. */
const ELSEWHERE = [{ month: '2021-01', airline: 'GLO', cents: 40_000, seats: 3 }]

function nameAirline({
  first_key: airline_icao,
  second_key: _second,
  origin_iata: _origin,
  destination_iata: _destination,
  ...summary
}: Readonly<Record<string, unknown>>) {
  return { airline_icao, ...summary }
}
