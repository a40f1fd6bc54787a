import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthRange } from '../../../../schemas/core/month.ts'
import { fareFile, fareMirror, fares } from '../../../helpers/fares.ts'
import { inReais, type PlainFare } from '../../../helpers/plain-reading/fares.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { allPages, FARE_GROUPINGS, plainRows, plainSummaries } from '../../../server/helpers/flight-fares.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

describe('fares of many months', () => {
  // Two months between the others were not published.
  const MONTHS = monthRange('2023-01', '2024-05').filter((month) => month !== '2023-04' && month !== '2023-12')
  const airport = fc.constantFrom('SBGR', 'SBRF', 'SIRI', 'SNCL')
  const code = fc.constantFrom('AZU', 'GLO', 'TAM')
  // Few values, so that many tie, and the largest there can be.
  const cents = fc.oneof(
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 0, max: 200_000 }),
    fc.constant(999_999_999_999),
  )
  const seats = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(1, 999_999_999))
  const sale = fc.tuple(code, airport, airport, cents.map(BigInt), seats)
  const months = fc.array(fc.array(sale, { minLength: 1, maxLength: 40 }), {
    minLength: MONTHS.length,
    maxLength: MONTHS.length,
  })
  const [sold = []] = fc.sample(months, { seed: 20_260_401, numRuns: 1 })
  const plain = sold.flatMap((lines, at) =>
    lines.map(([airline, origin, destination, price, count], line): PlainFare => ({
      month: MONTHS[at] ?? '',
      airline,
      origin,
      destination,
      cents: price,
      seats: BigInt(count),
      line: line + 2,
    })),
  )
  let api: Api
  let source: string

  beforeAll(async () => {
    source = await fareMirror({})
    for (const [at, month] of MONTHS.entries()) {
      const lines = (sold[at] ?? []).map(
        ([airline, origin, destination, price, count]) =>
          `${airline};${origin};${destination};${inReais(price)};${String(count)}`,
      )
      await fareMirror({ [fareFile(month)]: fares(month, lines) }, source)
    }
    const dataDir = await temporaryFolder()
    await publish(source, dataDir)
    api = await serve(dataDir)
  })
  afterAll(async () => {
    await api.stop()
    await rm(source, { recursive: true, force: true })
  })

  const asked = fc.record({
    range: fc.oneof(
      fc.tuple(fc.nat(MONTHS.length - 1), fc.nat(MONTHS.length - 1)),
      fc.constant([0, MONTHS.length - 1] as const),
    ),
    origin: fc.option(airport),
    destination: fc.option(airport),
    airline: fc.option(code),
    size: fc.integer({ min: 1, max: 120 }),
  })
  const orderRange = ([one, other]: readonly [number, number]) => ({
    first: MONTHS[Math.min(one, other)] ?? '',
    last: MONTHS[Math.max(one, other)] ?? '',
  })
  const matching = ({
    range,
    origin,
    destination,
    airline,
  }: typeof asked extends fc.Arbitrary<infer T> ? T : never) => {
    const { first, last } = orderRange(range)
    return plain
      .filter((fare) => fare.month >= first && fare.month <= last)
      .filter((fare) => origin === null || fare.origin === origin)
      .filter((fare) => destination === null || fare.destination === destination)
      .filter((fare) => airline === null || fare.airline === airline)
  }

  it('come page by page in their order, none twice and none missing, for any request', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ size, ...query }) => {
        const { first, last } = orderRange(query.range)
        const { origin, destination, airline } = query
        const rows = await allPages(api, { from: `${first}-15`, to: `${last}-15`, origin, destination, airline }, size)

        expect(rows).toEqual(plainRows(matching({ size, ...query })))
      }),
      { numRuns: 15 },
    )
  })

  it.each(FARE_GROUPINGS)('summed up by %s are what a plain count gives, for any request', async (aggregate) => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ size, ...query }) => {
        const { first, last } = orderRange(query.range)
        const { origin, destination, airline } = query
        const all = { from: `${first}-15`, to: `${last}-15`, origin, destination, airline, aggregate }

        expect(await allPages(api, all, size)).toEqual(plainSummaries(matching({ size, ...query }), aggregate))
      }),
      { numRuns: 15 },
    )
  })
})
