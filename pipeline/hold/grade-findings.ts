import type { CheckResult } from '../../schemas/core/manifest.ts'
import type { Finding } from './bounds.ts'

/** Base of the comparison of figures and pairs. */
export interface Compared {
  readonly id: string
  readonly because: string
}

export const LAST_VERSION: Compared = {
  id: 'like_last_version',
  because:
    'A restatement changes some rows: the medians, the shares of empty, zero and negative figures and the names of a version are near those of the one before it.',
}

export const MONTH_BEFORE: Compared = {
  id: 'like_month_before',
  because:
    'What a month and the one before it both have keeps its names, and its figures change little by their median.',
}

/** Turns findings into failed checks, which are published with the version if it is. */
export function gradeFindings({ id, because }: Compared, findings: readonly Finding[]): CheckResult[] {
  return findings.map((finding) => ({
    id: `${id}:${finding.id.replaceAll(' ', ':')}`,
    figure: finding.says,
    passed: false,
    because,
  }))
}
