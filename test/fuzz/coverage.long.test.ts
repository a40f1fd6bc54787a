import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countCases } from '../helpers/tier.ts'
import { targets } from './targets/all.ts'
import { bundleTargets, fuzzTarget } from './fuzz-target.ts'

/** For each target; `make fuzz` takes minutes in place of runs. */
const RUNS = countCases('FUZZ_RUNS', { fast: 100, long: 800 })
const SEED = Number(process.env['FUZZ_SEED'] ?? 20251031)

let bundled: string

beforeAll(async () => {
  bundled = await bundleTargets()
})

afterAll(async () => {
  await rm(bundled, { recursive: true, force: true })
})

it.each(Object.entries(targets))(
  '%s: whatever reaches new places of its code, holds what must',
  async (name, { holds }) => {
    const { find, runs, covered } = await fuzzTarget(bundled, name, { runs: RUNS, seconds: null, seed: SEED })

    expect(find === null ? '' : `it must hold that ${holds}:\n${find.said}\n${find.base64}`).toBe('')
    expect([runs >= RUNS, covered > 0]).toEqual([true, true])
  },
)
