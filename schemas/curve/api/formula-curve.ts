import { POWER_DECIMALS, raiseE } from '../../api/exact-power.ts'
import { RATE_DECIMALS } from './di-curve.ts'

/** Decimals of a compiled coefficient. */
export const COEFFICIENT_DECIMALS = 20

const UNIT = 10n ** BigInt(POWER_DECIMALS)
const COEFFICIENT_UNIT = 10n ** BigInt(COEFFICIENT_DECIMALS)
/** Units of a compiled rate in one unit of a formula curve, whose rates are cut to four decimals. */
const CUT = 10n ** BigInt(RATE_DECIMALS - 4)
const PERCENT = 100n * 10n ** BigInt(RATE_DECIMALS)

/** Coefficients of a curve by Svensson, in units of their last decimal. */
export interface Formula {
  readonly betas: readonly [bigint, bigint, bigint, bigint]
  readonly lambdas: readonly [bigint, bigint]
}

/**
 * Finds the rate of a curve by its formula, in millionths of a percent, cut to four decimals:
 * β1 + β2 f(λ1) + β3 (f(λ1) − e^−λ1t) + β4 (f(λ2) − e^−λ2t), where f(λ) is (1 − e^−λt) ÷ λt and t is business days ÷ 252.
 */
export function rateByFormula({ betas, lambdas }: Formula, businessDays: number): bigint {
  const [slow, fast] = [fade(lambdas[0], businessDays), fade(lambdas[1], businessDays)]
  const sum =
    betas[0] * UNIT + betas[1] * slow.mean + betas[2] * (slow.mean - slow.left) + betas[3] * (fast.mean - fast.left)
  return cutRate((sum * PERCENT) / (COEFFICIENT_UNIT * UNIT))
}

/** Finds the inflation between a nominal and a real rate that are both cut to four decimals, and cuts it too. */
export function inflationOf(fixed: bigint, real: bigint): bigint {
  return cutRate(((PERCENT + fixed) * PERCENT) / (PERCENT + real) - PERCENT)
}

/** Computes what is left of one after some days of decay, and the mean over them. */
function fade(lambda: bigint, businessDays: number): { left: bigint; mean: bigint } {
  const [numerator, denominator] = [lambda * BigInt(businessDays), 252n * COEFFICIENT_UNIT]
  const left = raiseE({ numerator: -numerator, denominator })
  return { left, mean: ((UNIT - left) * denominator) / numerator }
}

function cutRate(rate: bigint): bigint {
  return (rate / CUT) * CUT
}
