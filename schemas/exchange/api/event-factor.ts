import { divide, type ExactFraction, isEqual, makeFraction, ONE, subtract } from './fraction.ts'

export const FACTOR_REASONS = ['', 'no_rule', 'number_missing', 'close_missing', 'value_not_below_close'] as const

type FactorReason = (typeof FACTOR_REASONS)[number]

/** Known facts of an event: numbers as filed, and the last close before it in the quotes, each for one share. */
export interface KnownEvent {
  readonly kind: string
  /** Factor as filed. */
  readonly filed: ExactFraction | null
  readonly value: ExactFraction | null
  readonly close: ExactFraction | null
  /** False if the quotes lack the last day with the right, so that the close may be older. */
  readonly hasSession: boolean
  /** Close in the event of the exchange. */
  readonly saidClose: ExactFraction | null
}

/** Effect of an event on a price and on a number of shares; null if it is not known. */
export interface EventFactor {
  /** Number of shares that one share becomes: 1 if the event gives no shares. */
  readonly ratio: ExactFraction | null
  /** Factor of the prices before it, for a total return. */
  readonly factor: ExactFraction | null
  /** Why a factor is null. */
  readonly reason: FactorReason
  /** True if the exchange and the quotes have different closes. */
  readonly isDisputed: boolean
}

/** Computes the exact effect of an event. */
export function sizeEvent(event: KnownEvent): EventFactor {
  if (event.kind === 'cash') return sizeCash(event)
  // The right to buy shares has an unknown value, and gives no shares by itself.
  if (event.kind === 'subscription') return { ratio: ONE, factor: null, reason: 'no_rule', isDisputed: false }
  const ratio = findRatio(event)
  if (ratio === undefined) return unsized('no_rule')
  if (ratio === null || ratio.numerator <= 0n) return unsized('number_missing')
  return { ratio, factor: divide(ONE, ratio), reason: '', isDisputed: false }
}

function unsized(reason: FactorReason): EventFactor {
  return { ratio: null, factor: null, reason, isDisputed: false }
}

/** Finds the ratio of an event; undefined for a kind without a rule. */
function findRatio({ kind, filed }: KnownEvent): ExactFraction | null | undefined {
  if (kind === 'grouping') return isBelowOne(filed) ? filed : null
  if (kind !== 'split' && kind !== 'bonus') return undefined
  if (filed === null || filed.numerator <= 0n) return null
  const { numerator, denominator } = filed
  return makeFraction(100n * denominator + numerator, 100n * denominator)
}

/** True for a possible grouping, which leaves fewer shares than before. */
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

/** Finds the factor of the prices before an event by the kind of adjustment; null if it is not known. */
export function factorFor({ ratio, factor }: EventFactor, adjustment: Adjustment): ExactFraction | null {
  if (adjustment === 'total') return factor
  return ratio === null ? null : divide(ONE, ratio)
}
