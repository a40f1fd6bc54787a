import { beforeAll, expect, it } from 'vitest'
import { countCases } from '../helpers/tier.ts'
import { live, recordCompiles } from './life.ts'
import type { RecordedCompile } from './recorded-compile.ts'

/** A life has ten nights; LIVES=1000 lives so many, from LIFE_SEED on. */
const LIVES = countCases('LIVES', { fast: 1, long: 3 })
const FIRST_SEED = Number(process.env['LIFE_SEED'] ?? 101)
const NIGHTS = 10
/** Both lost a download that a snapshot was made from: the power failed before its folder was flushed. */
const FOUND = [2, 9]

let recorded: RecordedCompile

beforeAll(async () => {
  recorded = await recordCompiles()
})

it('a life with a seed is the same, operation by operation, whenever it is lived', async () => {
  const [first, again] = [await live(11, 3, recorded), await live(11, 3, recorded)]

  expect(again).toEqual(first)
})

it('whatever fails in the nights of a life, one whole snapshot is served, nothing published is lost, and the next build ends well', async () => {
  const seeds = [...FOUND, ...Array.from({ length: LIVES }, (_seed, at) => FIRST_SEED + at)]
  const wounded: string[] = []
  for (const seed of seeds) {
    const { faults, story } = await live(seed, NIGHTS, recorded)
    if (faults.length > 0) wounded.push([`seed ${String(seed)}:`, ...story, ...faults].join('\n'))
  }
  expect(wounded.join('\n\n')).toBe('')
})
