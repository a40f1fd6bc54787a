import { toUnits } from '../../../schemas/core/exact-number.ts'

/** Computes the part of an amount in another in percent with one decimal, rounded half up; null if the other is zero. */
export function percentOf(part: string, whole: string): string | null {
  const [some, all] = [toUnits(part, 2), toUnits(whole, 2)]
  if (some < 0n || all <= 0n) return null
  const tenths = (some * 2000n + all) / (2n * all)
  return `${String(tenths / 10n)}.${String(tenths % 10n)}`
}
