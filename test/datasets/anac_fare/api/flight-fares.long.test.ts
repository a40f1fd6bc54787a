import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fareFile, fareMirror, fares, FARES } from '../../../helpers/fares.ts'
import { plainFares } from '../../../helpers/plain-reading/fares.ts'
import { serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import {
  writeFareAddress,
  allPages,
  FARE_GROUPINGS,
  plainRows,
  plainSummaries,
  readFareRows,
  readRowsWithCodes,
} from '../../../server/helpers/flight-fares.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish, SAMPLE } from '../../../server/helpers/snapshot.ts'

const sampleFares = readdirSync(join(SAMPLE, FARES), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.csv$/i.test(name))
  .flatMap((name) => plainFares(join(SAMPLE, FARES, name)))

describe('the fares of the sample', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('are those filed in the requested months, in order, by all their filters', async () => {
    const query = { from: '2018-01-01', to: '20250101', origin: 'SBGR', destination: 'sbrf', airline: 'Tam' }
    const own = sampleFares.filter(
      (fare) =>
        fare.month < '2025-02' && fare.origin === 'SBGR' && fare.destination === 'SBRF' && fare.airline === 'TAM',
    )

    expect(own.length).toBeGreaterThan(5)
    expect(await allPages(api, query, 7)).toEqual(plainRows(own))
  })

  it.each(['', '&aggregate=route', '&aggregate=route&sort_by=median', '&sort_by=destination_iata'])(
    'say the IATA codes next to the ICAO codes, where there are any: %s',
    async (query) => {
      const rows = readRowsWithCodes(await api.get(`/v1/flight-fares?from=2018-01&to=2025-12&page_size=1000${query}`))
      const codes = new Map(
        rows.flatMap(({ origin_icao, origin_iata, destination_icao, destination_iata }) => [
          [origin_icao, origin_iata],
          [destination_icao, destination_iata],
        ]),
      )

      expect(codes.get('SBGR')).toBe('GRU')
      expect(codes.get('SBRF')).toBe('REC')
      for (const [icao, iata] of codes) expect(`${String(icao)} ${String(iata)}`).toMatch(/^\w{4} ([A-Z]{3}|null)$/)
    },
  )

  it('are found by the IATA codes of their ends, among ICAO codes too', async () => {
    const range = { from: '2018-01', to: '2025-12' }
    const found = await allPages(api, { ...range, origin: 'gru,SBRF', destination: 'REC,SBGR' }, 100)

    expect(found.length).toBeGreaterThan(20)
    expect(found).toEqual(await allPages(api, { ...range, origin: 'SBRF,SBGR', destination: 'SBGR,SBRF' }, 100))
    expect(await allPages(api, { ...range, origin: 'XXX' }, 100)).toEqual([])
  })

  it.each(['airline', 'month'])('have no codes of aerodromes summed up by %s', async (aggregate) => {
    const [row] = readRowsWithCodes(await api.get(`/v1/flight-fares?aggregate=${aggregate}`))

    expect(Object.keys(row ?? {}).filter((name) => name.endsWith('_iata'))).toEqual([])
  })

  it('are those of the newest month if none is requested', async () => {
    const newest = sampleFares.filter(({ month }) => month === '2025-12')

    expect(await allPages(api, {}, 1000)).toEqual(plainRows(newest))
  })

  it.each([
    ['from a day on', { from: '2024-01-31' }, ['2024-01', '2025-12']],
    ['up to a day', { to: '2018-01-01' }, ['2018-01']],
  ])('%s are those of the months that contain it and lie between', async (_name, range, months) => {
    const rows = readFareRows(await api.get(writeFareAddress({ ...range, aggregate: 'month' })))

    expect(rows.map(({ month }) => month)).toEqual(months)
  })

  it.each([
    ['between months that there are', { from: '2022-01-01', to: '2022-12-31' }],
    ['before there were any', { to: '1999-12-31' }],
    ['after all that there are', { from: '2026-01-01' }],
  ])('%s are a 404 that says which months there are', async (_name, range) => {
    expect(readProblem(await api.get(writeFareAddress(range)))).toMatchObject({
      status: 404,
      error_data: {
        reason: 'outside_coverage',
        available: { from: '2018-01-01', to: '2025-12-31' },
        missing: [
          { from: '2018-02-01', to: '2019-12-31' },
          { from: '2020-02-01', to: '2021-11-30' },
          { from: '2022-01-01', to: '2022-12-31' },
          { from: '2023-02-01', to: '2023-12-31' },
          { from: '2024-02-01', to: '2025-11-30' },
        ],
      },
    })
  })

  it.each(FARE_GROUPINGS)('summed up by %s are what a plain count of the files gives', async (grouping) => {
    const rows = await allPages(api, { from: '2018-01-01', aggregate: grouping }, 100)

    expect(rows).toEqual(plainSummaries(sampleFares, grouping))
  })

  it.each([
    ['an unknown grouping', { aggregate: 'day' }, 'route, airline or month'],
    ['an origin of two letters', { origin: 'GR' }, 'an IATA code of 3 letters, such as GRU'],
    ['an airline of two letters', { airline: 'G3' }, 'GLO'],
    ['a pattern', { destination: 'SB%%' }, 'SBGR'],
    ['a range that ends before it begins', { from: '20250101', to: '20240101' }, 'swap'],
    ['a parameter that there is not', { route: 'SBGRSBRF' }, 'Unknown parameter'],
  ])('are refused for %s', async (_name, query, sentence) => {
    const problem = readProblem(await api.get(writeFareAddress(query)))

    expect(problem).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(problem.message).toContain(sentence)
  })

  it('have a short title in the status, and a page that calls them synthetic', async () => {
    const { data } = JSON.parse((await api.get('/status')).text) as {
      data: { datasets: { id: string; title: string }[] }
    }

    expect(data.datasets.find(({ id }) => id === 'anac_fare')?.title).toBe('Flight fares')
    expect((await api.get('/docs/anac_fare')).text).toContain('We have not seen an original file')
  })

  it('are called synthetic, by month of sale and no quotes, where the dataset is described', async () => {
    const { data } = JSON.parse((await api.get('/v1/datasets/anac_fare')).text) as {
      data: { description: string; caveats: readonly string[]; sources: readonly { url: string }[] }
    }

    expect(data.description).toContain('we have not seen an original month')
    expect(data.caveats.join(' ')).toMatch(/synthetic.*month of the sale.*not a quote.*July 2010/s)
    expect(data.sources[0]?.url).toBe('https://sas.anac.gov.br/sas/tarifadomestica/{YYYY}/{YYYYMM}.csv')
  })
})

describe('a month of fares that was filed anew', () => {
  it('is what it was if the request has as_of', async () => {
    const sold = (fare: string) => ({ [fareFile('2023-01')]: fares('2023-01', [`GLO;SBGR;SBRF;${fare};2`]) })
    const source = await fareMirror(sold('650,00'))
    const dataDir = await temporaryFolder()
    await publish(source, dataDir, new Date('2023-04-10T03:00:00Z'))
    await fareMirror(sold('655,5'), source)
    await publish(source, dataDir, new Date('2023-05-10T03:00:00Z'))
    const api = await serve(dataDir)

    expect(readFareRows(await api.get('/v1/flight-fares'))).toMatchObject([{ fare_value: '655.50' }])
    expect(readFareRows(await api.get('/v1/flight-fares?as_of=20230430'))).toMatchObject([{ fare_value: '650.00' }])
    expect(readFareRows(await api.get('/v1/flight-fares?aggregate=route&as_of=20230430'))).toMatchObject([
      { mean: '650.000000' },
    ])
    await api.stop()
    await rm(source, { recursive: true, force: true })
  })
})

describe('the summary of fares', () => {
  const readSummary = async (...lines: readonly string[]) => {
    const source = await fareMirror({ [fareFile('2023-01')]: fares('2023-01', lines) })
    const dataDir = await temporaryFolder()
    await publish(source, dataDir)
    const api = await serve(dataDir)
    const rows = readFareRows(await api.get('/v1/flight-fares?aggregate=airline'))
    await api.stop()
    await rm(source, { recursive: true, force: true })
    return rows
  }

  it('weighs a fare by its seats and not by its rows', async () => {
    expect(await readSummary('GLO;SBGR;SBRF;100,00;97', 'GLO;SBGR;SBRF;200,00;2', 'GLO;SBGR;SBSP;900,00;1')).toEqual([
      {
        airline_icao: 'GLO',
        mean: '110.000000',
        min: '100.00',
        p10: '100.00',
        p25: '100.00',
        median: '100.00',
        p75: '100.00',
        p90: '100.00',
        max: '900.00',
        seats_sold: '100',
        first_month: '2023-01',
        last_month: '2023-01',
      },
    ])
  })

  it('takes the lower fare where exactly that part of the seats was sold at or below it', async () => {
    const tenFares = Array.from({ length: 10 }, (_each, at) => `GLO;SBGR;SBRF;${String(at + 1)},00;1`)

    expect(await readSummary(...tenFares)).toMatchObject([
      { p10: '1.00', p25: '3.00', median: '5.00', p75: '8.00', p90: '9.00', mean: '5.500000' },
    ])
  })

  it('rounds the mean half away from zero at its sixth decimal', async () => {
    // One cent among 20,000 seats is 0.0000005 a seat.
    expect(await readSummary('GLO;SBGR;SBRF;0,01;1', 'GLO;SBGR;SBRF;0,00;19999')).toMatchObject([{ mean: '0.000001' }])
    expect(await readSummary('GLO;SBGR;SBRF;0,01;1', 'GLO;SBGR;SBRF;0,00;20000')).toMatchObject([{ mean: '0.000000' }])
  })
})
