import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAMAGES, type DamagedEdition } from './damage.ts'
import { countCases } from '../helpers/tier.ts'
import { apart, buildDamaged, here, openMonths } from './damaged-months.ts'

/** `make soak` builds many more, each in its own process, which must end by itself with a record. */
const SEEDS = countCases('DAMAGES', { fast: 1, long: 21 })
const build = process.env['DAMAGES'] === undefined ? here : apart
const counts = new Map<string, number>()

describe('a damaged month', () => {
  let months: { month: DamagedEdition; other: DamagedEdition; close: () => Promise<void> }
  beforeAll(async () => {
    months = await openMonths()
  })
  afterAll(async () => {
    await months.close()
    process.stdout.write(
      `damaged months: ${[...counts].map(([outcome, count]) => `${String(count)} ${outcome}`).join(', ')}\n`,
    )
  })

  it.each(
    Object.keys(DAMAGES)
      .slice(0, SEEDS)
      .map((name, at) => [name, at] as const),
  )(
    'is refused, quarantined or published as filed: %s',
    { timeout: 900_000 + SEEDS * 10_000 },
    async (_name, first) => {
      const kinds = Object.keys(DAMAGES).length
      for (let seed = first; seed < SEEDS; seed += kinds) {
        const { how, outcome, words, wrong } = await buildDamaged(seed, months.month, months.other, build)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
        expect(wrong ? { seed, how, outcome, words: words.slice(0, 5) } : null).toBeNull()
      }
    },
  )
})
