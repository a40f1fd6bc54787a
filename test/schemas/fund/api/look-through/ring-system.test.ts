import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiplyFixed, ONE } from '../../../../../schemas/fund/api/look-through/fixed-point.ts'
import { type RingLine, RingSystem } from '../../../../../schemas/fund/api/look-through/ring-system.ts'

const seed = Number(process.env['SEED'] ?? 20251031)

/** Units of the last place by which a solution may be wrong. */
const MOST_WRONG = 100n

function prepared(size: number, lines: readonly RingLine[]): RingSystem {
  const system = RingSystem.prepare(size, lines)
  if (system === null) throw new Error('the ring has no solution')
  return system
}

/** What each fund lacks of its own and its parts of the others. */
function listErrors(lines: readonly RingLine[], own: readonly bigint[], solved: readonly bigint[]): bigint[] {
  return own.map((each, at) =>
    lines
      .filter(({ from }) => from === at)
      .reduce((sum, { to, part }) => sum + multiplyFixed(part, solved[to] ?? 0n), each - (solved[at] ?? 0n)),
  )
}

const turn = (lines: readonly RingLine[]) => lines.map(({ from, to, part }) => ({ from: to, to: from, part }))
const isExact = (errors: readonly bigint[]) => errors.every((each) => -MOST_WRONG < each && each < MOST_WRONG)
const line = (from: number, to: number, over: bigint, under: bigint): RingLine => ({
  from,
  to,
  part: (ONE * over) / under,
})

/** Funds of which each has up to 97 % in others, so that amounts turn many times. */
const rings = fc.integer({ min: 1, max: 6 }).chain((size) =>
  fc.record({
    lines: fc
      .tuple(
        ...Array.from({ length: size }, () =>
          fc.array(fc.tuple(fc.nat(size - 1), fc.integer({ min: 1, max: 9 })), { maxLength: 5 }),
        ),
      )
      .map((funds) =>
        funds.flatMap((held, from) => {
          const whole = held.reduce((sum, [, weight]) => sum + weight, 0)
          return held.map(([to, weight]) => line(from, to, 97n * BigInt(weight), 100n * BigInt(whole)))
        }),
      ),
    own: fc.array(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), { minLength: size, maxLength: size }),
  }),
)

describe('the equations of a ring', () => {
  it('give each fund its own and its parts of what the others have, and each part that is held, to the last places', () => {
    fc.assert(
      fc.property(rings, ({ lines, own }) => {
        const system = prepared(own.length, lines)
        const amounts = own.map((each) => each * ONE)

        expect(isExact(listErrors(lines, amounts, system.addUpHeld(amounts)))).toBe(true)
        expect(isExact(listErrors(turn(lines), amounts, system.addUpParts(amounts)))).toBe(true)
      }),
      { seed, numRuns: 200 },
    )
  })

  it('of two funds give what can be worked out by hand', () => {
    const system = prepared(2, [line(0, 1, 1n, 2n), line(1, 0, 1n, 3n)])
    const round = (amounts: readonly bigint[]) => amounts.map((each) => (each + ONE / 2n) / ONE)

    expect(round(system.addUpHeld([5n * ONE, 0n]))).toEqual([6n, 2n])
    expect(round(system.addUpParts([5n * ONE, 0n]))).toEqual([6n, 3n])
    expect(system.addUpHeld([0n, 0n])).toEqual([0n, 0n])
  })

  it('of twelve funds in a row, each with half of its neighbours, give a parabola', () => {
    const places = Array.from({ length: 12 }, (_fund, at) => at)
    const neighbours = places.slice(1).flatMap((at) => [line(at, at - 1, 1n, 2n), line(at - 1, at, 1n, 2n)])
    const turns = prepared(12, neighbours).addUpHeld(places.map(() => ONE))

    expect(turns.map((each) => (each + ONE / 2n) / ONE)).toEqual(places.map((at) => BigInt((at + 1) * (12 - at))))
  })
})

describe('a ring in which amounts do not get less', () => {
  it.each<[string, number, RingLine[]]>([
    ['of a fund that has all of itself', 1, [line(0, 0, 1n, 1n)]],
    ['of a fund that has twice of itself', 1, [line(0, 0, 2n, 1n)]],
    ['of two funds that have all of each other', 2, [line(0, 1, 1n, 1n), line(1, 0, 1n, 1n)]],
    ['beside a fund that has nothing', 2, [line(0, 0, 2n ** 25n - 1n, 2n ** 25n)]],
    ['in which a fund is left with nothing', 2, [line(0, 1, -1n, 1n)]],
    ['in which a fund is left with less than nothing', 2, [line(0, 1, -2n, 1n)]],
    [
      'whose amounts leave the range of binary numbers',
      40,
      Array.from({ length: 40 }, (_fund, at) => at).flatMap((at) => [
        line(at, at, 2n ** 39n - 1n, 2n ** 39n),
        ...(at < 39 ? [line(at, at + 1, 1n, 1n)] : []),
      ]),
    ],
  ])('%s is refused', (_what, size, lines) => {
    expect(RingSystem.prepare(size, lines)).toBeNull()
  })

  it('is one of more than 2 ** 20 turns, and of no fewer', () => {
    expect(RingSystem.prepare(1, [line(0, 0, 2n ** 20n - 1n, 2n ** 20n)])).not.toBeNull()
    expect(RingSystem.prepare(1, [line(0, 0, 2n ** 21n - 1n, 2n ** 21n)])).toBeNull()
  })
})
