import type { Calendars } from './business-day.ts'

/** First business day on which banks counted 20 November as a holiday: law 14,759 dates from the Thursday before. */
const CONSCIOUSNESS_DAY_SINCE = '2023-12-26'

/**
 * Takes the calendars back to a day: a price of that day counts later business days by the holidays that were known
 * then. Only one holiday of the banks is newer than their calendar.
 */
export function calendarsInForce(day: string, calendars: Calendars): Calendars {
  const banks = calendars.get('br-banks')
  if (banks === undefined || day >= CONSCIOUSNESS_DAY_SINCE) return calendars
  const closed = new Set([...banks.closed].filter((each) => !each.endsWith('-11-20')))
  return new Map([...calendars, ['br-banks', { ...banks, closed }]])
}
