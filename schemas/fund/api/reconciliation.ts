/** Grades of the reconciliation of a portfolio with its NAV, the best first. */
export const GRADES = ['exact', 'ok', 'warn', 'fail', 'unknown'] as const

const CENTS_OF_A_REAL = 100n

/**
 * Compares the total of the lines with the NAV, both in cents and null if not known. If the files lack members, the
 * difference may be in those.
 */
export function gradeReconciliation(
  total: bigint | null,
  nav: bigint | null,
  { isWhole }: { readonly isWhole: boolean },
): (typeof GRADES)[number] {
  if (total === null || nav === null) return 'unknown'
  const residual = magnitude(total - nav)
  if (residual <= CENTS_OF_A_REAL) return 'exact'
  if (residual * 200n <= magnitude(nav)) return 'ok'
  if (residual * 50n <= magnitude(nav)) return 'warn'
  return isWhole ? 'fail' : 'unknown'
}

/** Sum of the lines under one label, in cents. */
export interface LabelTotal {
  readonly label: string
  readonly value: bigint
}

/**
 * Finds labels for which the opposite sign of all lines of that one label would bring the total to within R$ 1 of the
 * NAV.
 */
export function findFlippedLabels<L extends LabelTotal>(labels: readonly L[], total: bigint, nav: bigint): L[] {
  return labels.filter(({ value }) => value !== 0n && magnitude(total - 2n * value - nav) <= CENTS_OF_A_REAL)
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
