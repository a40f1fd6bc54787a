import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { Amounts, NO_AMOUNTS } from '../../../../../schemas/fund/api/look-through/amounts.ts'
import { ExactSums } from '../../../../../schemas/fund/api/look-through/exact-sums.ts'
import { makePart, WHOLE } from '../../../../../schemas/fund/api/look-through/fraction.ts'

const MOST = BigInt(Number.MAX_SAFE_INTEGER)
/** Above it is no binary number: two are as near to it. */
const ODD = 2n ** 53n + 1n
const HALF = makePart(1n, 2n)

/** Notes each amount that is added, as a binary number or as a whole one. */
class NotedSums extends ExactSums {
  readonly noted: (number | bigint)[] = []

  override add(at: number, amount: number): void {
    this.noted.push(amount)
    super.add(at, amount)
  }

  override addWhole(at: number, amount: bigint): void {
    this.noted.push(amount)
    super.addWhole(at, amount)
  }
}

/** Lists amounts as they are kept: whole numbers are those that no binary number is. */
function listKept(amounts: Amounts): (number | bigint)[] {
  const sums = new NotedSums(1)
  for (let place = 0; place < amounts.length; place++) amounts.addTo(sums, 0, place)
  return sums.noted
}

describe('amounts', () => {
  const mixed = [1n, -MOST, MOST, MOST + 1n, -ODD, 0n, ODD]
  const kept = [1, -Number(MOST), Number(MOST), MOST + 1n, -ODD, 0, ODD]

  it.each([
    ['of whole numbers', Amounts.of(mixed)],
    ['of their texts', Amounts.read(mixed.map(String))],
  ])('%s are binary numbers where these are exact, and else stay whole', (_of, amounts) => {
    expect(amounts.length).toBe(mixed.length)
    expect([...amounts]).toEqual(mixed)
    expect(listKept(amounts)).toEqual(kept)
  })

  it('are nothing beyond the last', () => {
    expect(Amounts.of([7n]).at(1)).toBe(0n)
    expect([NO_AMOUNTS.length, NO_AMOUNTS.sum(), NO_AMOUNTS.sumParts(WHOLE)]).toEqual([0, 0n, 0n])
  })

  it('add up to the unit, however large, of either sign, and whatever comes first', () => {
    for (const amounts of [
      [7n, 8n, -9n],
      [MOST, MOST, 1n],
      [-MOST, -MOST, -1n],
      [-5n, ODD],
      [ODD, -5n, MOST, ODD],
      [MOST, 1n, -1n],
      [MOST - 1n, 1n],
    ])
      expect(Amounts.of(amounts).sum(), amounts.join(' ')).toBe(amounts.reduce((sum, each) => sum + each, 0n))
  })
})

describe('parts of amounts', () => {
  it('are rounded each by itself, and kept as amounts are', () => {
    const taken = Amounts.of([3n, -3n, 4n, 4n * ODD, 0n, 2n * ODD, 6n]).takeParts(HALF)

    expect(listKept(taken)).toEqual([2, -2, 2, 2n * ODD, 0, ODD, 3])
    expect(taken.length).toBe(7)
  })

  it('add up to the sum of what each is rounded to', () => {
    const beyond = Array.from({ length: 40 }, () => 2n ** 49n + 1n)
    for (const amounts of [
      [3n, 5n, 7n],
      [-3n, -5n, 1n],
      [4n, 100n, -7n],
      beyond,
      beyond.map((each) => -each),
      [6n, 4n * ODD, 3n],
    ])
      for (const part of [HALF, WHOLE, makePart(2n, 3n)])
        expect(Amounts.of(amounts).sumParts(part), amounts.join(' ')).toBe(
          [...Amounts.of(amounts).takeParts(part)].reduce((sum, each) => sum + each, 0n),
        )
    expect(Amounts.of([3n, 5n, 7n]).sumParts(HALF)).toBe(9n)
    expect(Amounts.of(beyond).sumParts(WHOLE)).toBe(40n * (2n ** 49n + 1n))
  })
})

describe('amounts that are binary numbers', () => {
  /** The most that is added so, in amounts that are estimated. */
  const most = [...Array.from({ length: 15 }, () => 2n ** 49n), 2n ** 49n - 1n]
  let readWhole: MockInstance
  beforeEach(() => {
    readWhole = vi.spyOn(Amounts.prototype, 'at')
  })
  afterEach(() => {
    readWhole.mockRestore()
  })

  it.each([
    ['added', () => Amounts.of([MOST, -3n, 1n, 1n - MOST]).sum(), 0],
    ['added in part', () => Amounts.of(most).sumParts(WHOLE), 0],
    ['taken in part', () => Amounts.of([1n, -3n, ...most]).takeParts(WHOLE), 0],
    ['added where they are none', () => Amounts.of([MOST, ODD, 1n]).sum(), 2],
  ])('are %s without whole numbers, which take ten times as long', (_what, compute, wholeNumbers) => {
    compute()
    expect(readWhole).toHaveBeenCalledTimes(wholeNumbers)
  })
})
