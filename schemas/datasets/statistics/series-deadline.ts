import type { PartRule } from '../../core/expectation.ts'
import type { Series } from './series.ts'

/** Reasons for the deadline of an operator's series, and for its absence. */
export const OWN_DEADLINES = {
  declared: 'The operator of this installation declared this time.',
  none: 'The operator of this installation did not declare when it is published.',
} as const

/** Makes the rule for the next expected value of a series. */
export function seriesRule({ frequency, published, untested }: Series): PartRule {
  if (published === null) return { every: 'unknown', because: OWN_DEADLINES.none }
  const every = frequency === 'day' ? 'business_day' : frequency
  return { every, calendars: ['br-banks'], ...published, ...(untested && { untested }) }
}
