import type { SessionCheck } from '../../core/check.ts'

/**
 * Judges sessions by the calendar, a reference list made without quotes: a day without quotes cannot make itself a
 * holiday.
 */
export const sessionCheck: SessionCheck = {
  because:
    'A session without quotes, or with less than half of the spot tickers that the other sessions of its month have, is missing from the files or cut in them. The two sessions at hand, three years apart, have 1,086 and 1,341 spot tickers: 81 %.',
  calendar: 'b3-sessions',
  // The number of options depends on the days to their expiry.
  days: `SELECT date AS day, count(*) FILTER (market = '010') AS size FROM b3_quote GROUP BY date`,
  thinPercent: 50,
}
