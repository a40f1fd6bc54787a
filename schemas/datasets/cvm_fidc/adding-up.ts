import type { Check } from '../../core/check.ts'

interface AddingUp {
  readonly id: string
  readonly because: string
  readonly hint: string
  /** A relation with a row for each report. */
  readonly from: string
  readonly left: string
  readonly right: string
  /** Least part of the reports that must pass. Rules that all reports kept alarm below 99.5 %. */
  readonly perThousand?: number
}

/** SQL for the sum of some columns, in which an empty one counts nothing. */
export function addColumns(...columns: readonly string[]): string {
  return columns.map((name) => `coalesce(${name}, 0)`).join(' + ')
}

/** A grade: the reports in which two sums are equal to the cent, of those in which either is not zero. */
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
