import type { Check } from '../../core/check.ts'

interface AddingUp {
  readonly id: string
  readonly because: string
  readonly hint: string
  /** Relation with a row for each report. */
  readonly from: string
  readonly left: string
  readonly right: string
  /** Least part of the reports that must pass: 99.5 % for a rule that all reports have kept. */
  readonly perThousand?: number
}

/** Writes the sum of some columns in SQL; an empty value counts as zero. */
export function addColumns(...columns: readonly string[]): string {
  return columns.map((name) => `coalesce(${name}, 0)`).join(' + ')
}

/** Makes a check of the share of reports with two equal sums, among the reports in which either sum is not zero. */
export function checkAddingUp({ id, because, hint, from, left, right, perThousand = 995 }: AddingUp): Check {
  const equal = 'count(*) FILTER (coalesce(left_side = right_side, false))'
  return {
    id,
    level: 'grades',
    because,
    hint,
    sql: `
      SELECT ${equal} || ' of ' || count(*) AS figure, ${equal} * 1000 >= count(*) * ${String(perThousand)} AS passed
      FROM (SELECT ${left} AS left_side, ${right} AS right_side FROM ${from})
      WHERE coalesce(left_side, 1) <> 0 OR coalesce(right_side, 1) <> 0
      HAVING count(*) > 0`,
  }
}
