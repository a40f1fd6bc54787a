import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'plausible_statements',
    level: 'grades',
    because: 'Some funds file a fee in reais or in another unit: a fee of more than a fifth a year is no fee.',
    hint: 'Leave the columns out that `implausible` names; the values stay as filed.',
    sql: `
      SELECT count(*) FILTER (implausible IS NOT NULL) || ' of ' || count(*) || ' with implausible values' AS figure,
        count(*) FILTER (implausible IS NOT NULL) = 0 AS passed
      FROM cvm_fund_statement`,
  },
  {
    id: 'limits_in_order',
    level: 'grades',
    because: 'The most that a fund may hold of something is not below the least.',
    hint: 'Leave the limits out that `is_implausible` marks; the values stay as filed.',
    sql: `
      SELECT count(*) FILTER (is_implausible) || ' of ' || count(*) || ' limits with the most below the least' AS figure,
        count(*) FILTER (is_implausible) = 0 AS passed
      FROM cvm_fund_statement_limit`,
  },
  {
    id: 'fee_where_there_is_one',
    level: 'grades',
    because: 'A fund that says that it has a fee on performance says how high it is, and one without has none.',
    hint: 'Look at the funds before their fees are compared.',
    sql: `
      SELECT count(*) FILTER (has_performance_fee <> (performance_fee_percent IS NOT NULL)) || ' of ' || count(*) || ' contradict' AS figure,
        count(*) FILTER (has_performance_fee <> (performance_fee_percent IS NOT NULL)) = 0 AS passed
      FROM cvm_fund_statement`,
  },
]
