/** Makes numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function seedRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Draws ranks from 0 on by Zipf's law: the one at `rank` is drawn in proportion to 1 / (rank + 1) ** exponent. */
export function createZipf(count: number, exponent: number): (random: () => number) => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank++) sums[rank] = sum += (rank + 1) ** -exponent
  return (random) => {
    const drawn = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? sum) > drawn) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** Draws the time until the next of events that come independently, so many a second. */
export function drawGap(random: () => number, perSecond: number): number {
  return -Math.log(1 - random()) / perSecond
}

/** Draws one of the choices by its share. */
export function drawShare<T extends string>(random: () => number, shares: Readonly<Record<T, number>>): T {
  const entries = Object.entries<number>(shares) as [T, number][]
  let left = random() * entries.reduce((sum, [, share]) => sum + share, 0)
  for (const [name, share] of entries) {
    left -= share
    if (left < 0) return name
  }
  throw new Error('the shares are empty')
}
