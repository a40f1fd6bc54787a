import { beforeAll, expect, it } from 'vitest'
import { countCases } from '../helpers/tier.ts'
import { live, liveBySeed, NIGHTS, WITH_DUCKDB } from './life.ts'
import { recordNights, type Recordings } from './recordings.ts'

/** Lives in which something of the product was at fault. */
const FOUND_FAULTS = [208, 1040, 1057, 1071, 1119, 1346, 1398, 1672, 300092, 300654, 700199, 901263]
/** `make life` lives more of them; DuckDB works in the first. */
const LIVES = countCases('LIVES', { fast: 1, long: 2 })
const FIRST_SEED = 6 * WITH_DUCKDB

/** On a busy machine, with DuckDB. */
const MOST_OF_LIFE_MS = 600_000

let recordings: Recordings

beforeAll(async () => {
  recordings = await recordNights()
})

it('a life with a seed is the same, operation by operation, whenever it is lived', async () => {
  const first = await live(11, 4, recordings, { keepsTrace: true })
  const again = await live(11, 4, recordings, { keepsTrace: true })

  expect(again).toEqual(first)
})

it.each(FOUND_FAULTS)('the life %i ends well, which once met a fault of the product', async (seed) => {
  const { faults, story } = await live(seed, NIGHTS, recordings)
  expect(faults.length === 0 ? '' : [...story, ...faults].join('\n')).toBe('')
})

it(
  'whatever fails in the nights of a life, one whole snapshot is served, nothing published is lost, and the next build ends well',
  async () => {
    const wounded: string[] = []
    for (let seed = FIRST_SEED; seed < FIRST_SEED + LIVES; seed += 1) {
      const { faults, story } = await liveBySeed(seed, recordings)
      if (faults.length > 0) wounded.push([`make life SEED=${String(seed)}:`, ...story, ...faults].join('\n'))
    }
    expect(wounded.join('\n\n')).toBe('')
  },
  LIVES * MOST_OF_LIFE_MS,
)
