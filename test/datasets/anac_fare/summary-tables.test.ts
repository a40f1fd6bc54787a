import { describe, expect, it } from 'vitest'
import { buildFrom, listRows, readServed } from '../../helpers/build.ts'
import { fareFile, fareMirror, fares } from '../../helpers/fares.ts'

const FARES = { datasets: ['anac_fare'], from: '2023-01', to: '2023-06' }
const NEXT_NIGHT = { now: '2025-12-16T03:00:00Z' }

const MONTHS = {
  [fareFile('2023-01')]: fares('2023-01', [
    'GLO;SBGR;SBRF;0,00;1',
    'GLO;SBGR;SBRF;19,99;2',
    'GLO;SBGR;SBRF;20,00;3',
    'GLO;SBRF;SBGR;35,50;4',
    'TAM;SBGR;SBRF;9999999999,99;2000000000',
  ]),
  [fareFile('2023-02')]: fares('2023-02', ['GLO;SBGR;SBRF;20,00;5']),
}
const NEWER = { [fareFile('2023-02')]: fares('2023-02', ['GLO;SBGR;SBRF;20,00;5', 'GLO;SBRF;SBGR;39,99;1']) }

const band = (month: string, airline_icao: string, band_from: string, counted: readonly string[]) => {
  const [seats_sold, paid, min, max] = counted
  return { month, airline_icao, band_from, seats_sold, paid, min, max }
}
const OF_JANUARY = [
  band('2023-01', 'GLO', '0.00', ['3', '39.98', '0.00', '19.99']),
  band('2023-01', 'GLO', '20.00', ['7', '202.00', '20.00', '35.50']),
  band('2023-01', 'TAM', '9999999980.00', ['2000000000', '19999999999980000000.00', '9999999999.99', '9999999999.99']),
]

describe('the bands of fares', () => {
  it('have the seats of each month, airline and 20 reais, and what was paid for them to the cent', async () => {
    const built = await buildFrom(await fareMirror(MONTHS), FARES)

    expect(await listRows(built, 'anac_fare_band')).toEqual([
      ...OF_JANUARY,
      band('2023-02', 'GLO', '20.00', ['5', '100.00', '20.00', '20.00']),
    ])
  })

  it('change with a month that is filed anew, to the bytes that a build at once has', async () => {
    const mirror = await fareMirror(MONTHS)
    const { dataDir } = await buildFrom(mirror, FARES)
    await fareMirror(NEWER, mirror)

    const nightly = await buildFrom(mirror, { ...FARES, ...NEXT_NIGHT, dataDir })
    const atOnce = await buildFrom(mirror, FARES)

    expect(await listRows(nightly, 'anac_fare_band')).toEqual([
      ...OF_JANUARY,
      band('2023-02', 'GLO', '20.00', ['6', '139.99', '20.00', '39.99']),
    ])
    const digests = await Promise.all([nightly, atOnce].map((each) => readServed(each.dataDir)))
    expect(digests[0]?.manifest.digest).toBe(digests[1]?.manifest.digest)
    expect(digests[0]?.manifest.own_tables['anac_fare_band']?.sha256).toBe(
      digests[1]?.manifest.own_tables['anac_fare_band']?.sha256,
    )
  })
})
