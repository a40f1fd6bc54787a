import type { Check } from '../../core/check.ts'

const OTHER_WEEKDAY = `
  SELECT *, lower("Dia da Semana") IS DISTINCT FROM list_extract(
    ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
    isodow("Data")::INTEGER) AS is_other
  FROM raw_holiday`

export const checks: readonly Check[] = [
  {
    id: 'weekdays_mostly_agree',
    level: 'blocks',
    because: 'The sheet names the weekday of each date; more than one in a hundred that disagree mean wrong dates.',
    hint: 'Look at the rows named: dates of a sheet that counts from 1904 are four years off.',
    sql: `
      SELECT member, line, 'Data' AS "column", "Data" || ' is no ' || "Dia da Semana" AS detail
      FROM (${OTHER_WEEKDAY} QUALIFY count(*) FILTER (is_other) OVER () * 100 > count(*) OVER ())
      WHERE is_other`,
  },
  {
    id: 'weekdays_agree',
    level: 'grades',
    because: 'The edition of 2019 has four wrong weekdays, in years from 2047 on; the dates are right.',
    hint: 'Compare the rows named with another edition.',
    sql: `
      SELECT count(*) FILTER (is_other) || ' of ' || count(*) || ' on another weekday'
          || coalesce(': ' || string_agg("Data"::VARCHAR, ', ' ORDER BY line) FILTER (is_other), '') AS figure,
        count(*) FILTER (is_other) = 0 AS passed
      FROM (${OTHER_WEEKDAY})`,
  },
  {
    id: 'no_session_on_bank_holidays',
    level: 'grades',
    because:
      'The exchange has no session on a weekday on which the banks are closed: the reference list must have it too.',
    hint: 'A law has added a holiday: add it to schemas/datasets/business_calendar/closed-days.ts.',
    sql: `
      WITH bank_holiday AS (
        SELECT date FROM calendar_holiday, business_calendar
        WHERE calendar = 'br-banks' AND id = 'b3-sessions' AND date BETWEEN first_date AND last_date
          AND isodow(date) < 6
        EXCEPT
        SELECT date FROM calendar_holiday WHERE calendar = 'b3-sessions'
      )
      SELECT count(*) || ' not in the list of sessions'
          || coalesce(': ' || string_agg(date::VARCHAR, ', ' ORDER BY date), '') AS figure,
        count(*) = 0 AS passed
      FROM bank_holiday`,
  },
  {
    id: 'bank_holidays_ahead',
    level: 'grades',
    because: 'The list of the banks reaches decades ahead; a short one is only a part of it.',
    hint: 'The portal may have published another sheet at this address: look at the file.',
    sql: `
      SELECT count(*) || ' days up to ' || coalesce(max(date)::VARCHAR, 'none') AS figure,
        coalesce(max(date) >= DATE '2078-12-25', false) AS passed
      FROM calendar_holiday WHERE calendar = 'br-banks'`,
  },
]
