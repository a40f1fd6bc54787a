import type { Check } from '../../core/check.ts'

const NUMBER = '[0-9]{1,3}([.]?[0-9]{3})*(,[0-9]{1,11})?'
const DAY = '[0-3][0-9]/[01][0-9]/[0-9]{4}'

export const checks: readonly Check[] = [
  {
    id: 'readable_events',
    level: 'grades',
    because:
      'Numbers and days are written as in Portuguese: 1.234,56 and 31/12/2025. Another form is null here, and its event has no factor.',
    hint: 'Look at the answers: the portal may have answered in another language.',
    sql: `
      WITH written AS (
        SELECT unnest([factor_filed, value_filed, quoted_per_shares_filed, percentage_filed, price_filed, closing_price_filed]) AS filed, '${NUMBER}' AS form
        FROM event_line
        UNION ALL
        SELECT unnest([last_day_filed, approved_filed]), '${DAY}' FROM event_line
      )
      SELECT count(*) FILTER (NOT regexp_full_match(trim(filed), form)) || ' of ' || count(*) || ' in another form' AS figure,
        count(*) FILTER (NOT regexp_full_match(trim(filed), form)) = 0 AS passed
      FROM written
      WHERE trim(coalesce(filed, '')) <> ''`,
  },
  {
    id: 'days_of_events',
    level: 'grades',
    because: 'An event without the last day with the right meets no step of the quotes.',
    hint: 'Look at the events without a day: quotes before them stay without an adjustment.',
    sql: `
      SELECT count(*) FILTER (last_day_with IS NULL) || ' of ' || count(*) || ' without' AS figure,
        count(*) FILTER (last_day_with IS NULL) = 0 AS passed
      FROM b3_event`,
  },
  {
    id: 'labels_with_a_rule',
    level: 'grades',
    because:
      'What a label without a rule does to a price is not known, and quotes before it stay without an adjustment.',
    hint: 'Find out what the label means before a rule for it is added to b3_event.sql.',
    sql: `
      SELECT count(*) FILTER (kind = 'other') || ' of ' || count(*) || ' without'
          || coalesce(': ' || string_agg(DISTINCT label, ', ' ORDER BY label) FILTER (kind = 'other'), '') AS figure,
        count(*) FILTER (kind = 'other') = 0 AS passed
      FROM b3_event`,
  },
  {
    id: 'whole_cash_histories',
    level: 'grades',
    because: 'All cash events of a company are requested in one page, and the answer says how many there are.',
    hint: 'The portal may limit its pages now: quotes before the events that are missing stay without an adjustment.',
    sql: `
      SELECT count(*) FILTER (cash_records IS DISTINCT FROM cash_records_here) || ' of ' || count(*) || ' companies are not whole' AS figure,
        count(*) FILTER (cash_records IS DISTINCT FROM cash_records_here) = 0 AS passed
      FROM b3_event_issuer`,
  },
]
