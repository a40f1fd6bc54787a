import { divide, type ExactFraction, isEqual, makeFraction, ONE, subtract } from './fraction.ts'

export const FACTOR_REASONS = ['', 'no_rule', 'number_missing', 'close_missing', 'value_not_below_close'] as const

type FactorReason = (typeof FACTOR_REASONS)[number]

/** An event as far as it is known: numbers as filed, and the last close before it in the quotes, each for one share. */
export interface KnownEvent {
  readonly kind: string
  /** Factor as filed. */
  readonly filed: ExactFraction | null
  readonly value: ExactFraction | null
  readonly close: ExactFraction | null
  /** False where the quotes lack the last day with the right: the close may be an older one. */
  readonly hasSession: boolean
  /** Close that the exchange names. */
  readonly saidClose: ExactFraction | null
}

/** Effect of an event on a price and on a number of shares; null where that is not known. */
export interface EventFactor {
  /** Shares that one share becomes: 1 where the event gives no shares. */
  readonly ratio: ExactFraction | null
  /** Factor of the prices before it, for a total return. */
  readonly factor: ExactFraction | null
  /** Why a factor is null. */
  readonly reason: FactorReason
  /** True where the exchange names another close than the quotes have. */
  readonly isDisputed: boolean
}

/** Computes exactly what an event does. */
export function sizeEvent(event: KnownEvent): EventFactor {
  if (event.kind === 'cash') return sizeCash(event)
  // The right to buy shares is worth something, and nothing says how much; it gives no shares by itself.
  if (event.kind === 'subscription') return { ratio: ONE, factor: null, reason: 'no_rule', isDisputed: false }
  const ratio = findRatio(event)
  if (ratio === undefined) return unsized('no_rule')
  if (ratio === null || ratio.numerator <= 0n) return unsized('number_missing')
  return { ratio, factor: divide(ONE, ratio), reason: '', isDisputed: false }
}

function unsized(reason: FactorReason): EventFactor {
  return { ratio: null, factor: null, reason, isDisputed: false }
}

/** Undefined for a kind without a rule. */
function findRatio({ kind, filed }: KnownEvent): ExactFraction | null | undefined {
  if (kind === 'grouping') return isBelowOne(filed) ? filed : null
  if (kind !== 'split' && kind !== 'bonus') return undefined
  if (filed === null || filed.numerator <= 0n) return null
  const { numerator, denominator } = filed
  return makeFraction(100n * denominator + numerator, 100n * denominator)
}

/** A grouping of more shares than there were is none. */
function isBelowOne(filed: ExactFraction | null): boolean {
  return filed !== null && filed.numerator < filed.denominator
}

function sizeCash({ value, close, hasSession, saidClose }: KnownEvent): EventFactor {
  const unknown = (reason: FactorReason): EventFactor => ({ ratio: ONE, factor: null, reason, isDisputed: false })
  if (value === null || value.numerator <= 0n) return unknown('number_missing')
  if (close === null || close.numerator <= 0n) return unknown('close_missing')
  const agrees = saidClose !== null && isEqual(saidClose, close)
  if (!hasSession && !agrees) return unknown('close_missing')
  const factor = divide(subtract(close, value), close)
  if (factor.numerator <= 0n) return unknown('value_not_below_close')
  return { ratio: ONE, factor, reason: '', isDisputed: saidClose !== null && !agrees }
}

export const ADJUSTMENTS = ['splits', 'total'] as const
export type Adjustment = (typeof ADJUSTMENTS)[number]

/** The factor of the prices before an event, by what they are adjusted for; null where it is not known. */
export function factorFor({ ratio, factor }: EventFactor, adjustment: Adjustment): ExactFraction | null {
  if (adjustment === 'total') return factor
  return ratio === null ? null : divide(ONE, ratio)
}
