import { beforeAll, expect, it } from 'vitest'
import { countCases } from '../helpers/tier.ts'
import { live } from './life.ts'
import { recordNights, type Recordings } from './recordings.ts'

/** Lives in which something of the product was at fault. */
const FOUND_FAULTS = [208, 1040, 1057, 1071, 1119, 1346, 1398, 1672, 300092, 300654]
/** A life has ten nights and a last one; LIVES=1000 lives this many, from LIFE_SEED on. */
const LIVES = countCases('LIVES', { fast: 1, long: 1 })
const FIRST_SEED = Number(process.env['LIFE_SEED'] ?? 101)
const NIGHTS = 10
/** One life is asked for by its seed. */
const isReplay = process.env['LIFE_SEED'] !== undefined
/**
 * In one of this many lives DuckDB works: in one night of a hundred, because such a life is short. Its seed replays it in
 * seconds.
 */
const WITH_DUCKDB = 25
const NIGHTS_WITH_DUCKDB = 2

/** On a busy machine, with DuckDB. */
const MOST_OF_LIFE_MS = 600_000

let recordings: Recordings

beforeAll(async () => {
  recordings = await recordNights()
})

it.skipIf(isReplay)('a life with a seed is the same, operation by operation, whenever it is lived', async () => {
  const first = await live(11, 4, recordings, { keepsTrace: true })
  const again = await live(11, 4, recordings, { keepsTrace: true })

  expect(again).toEqual(first)
})

it.skipIf(isReplay).each(FOUND_FAULTS)('the life %i ends well, which once met a fault of the product', async (seed) => {
  const { faults, story } = await live(seed, NIGHTS, recordings)
  expect(faults.length === 0 ? '' : [...story, ...faults].join('\n')).toBe('')
})

it(
  'whatever fails in the nights of a life, one whole snapshot is served, nothing published is lost, and the next build ends well',
  async () => {
    const wounded: string[] = []
    for (let seed = FIRST_SEED; seed < FIRST_SEED + LIVES; seed += 1) {
      const withDuckDb = seed % WITH_DUCKDB === 0
      const { faults, story } = await live(seed, withDuckDb ? NIGHTS_WITH_DUCKDB : NIGHTS, recordings, { withDuckDb })
      if (faults.length > 0) wounded.push([`seed ${String(seed)}:`, ...story, ...faults].join('\n'))
    }
    expect(wounded.join('\n\n')).toBe('')
  },
  LIVES * MOST_OF_LIFE_MS,
)
