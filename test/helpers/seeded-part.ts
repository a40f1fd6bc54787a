import { createHash } from 'node:crypto'

const SEED = process.env['SEED'] ?? '20251031'
const IS_WHOLE = process.env['WHOLE'] === '1'

/**
 * Takes that many of some cases, in their order: the same ones for the same seed and names. `make soak` takes them all
 * (WHOLE=1).
 */
export function takeSeeded<T>(all: readonly T[], count: number, nameOf: (one: T) => string): readonly T[] {
  if (IS_WHOLE || all.length <= count) return all
  const rank = (one: T) =>
    createHash('sha256')
      .update(`${SEED} ${nameOf(one)}`)
      .digest('hex')
  const taken = new Set(
    all
      .map((one) => ({ one, at: rank(one) }))
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .slice(0, count)
      .map(({ one }) => one),
  )
  return all.filter((one) => taken.has(one))
}
