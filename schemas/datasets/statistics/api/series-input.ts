import { z } from 'zod'
import { parameter } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import { misspelledName } from '../../../api/request-errors.ts'
import { findSeries, type Series, series as declared } from '../series.ts'
import { statisticMessages } from './statistic-messages.ts'

const names = declared.flatMap(({ id, aliases }) => [id, ...aliases])

export const seriesInput = parameter(
  z.string().max(64, issueText(statisticMessages.tooLongSeries)),
  'Which series: its `id` in `/v1/statistics`, or one of its `aliases`, such as `ipca`, `selic` or `cdi`.',
  { type: 'string', maxLength: 64 },
)

/** Finds the series that a request names; an error says what was meant. */
export function requireSeries(requested: string): Series {
  const found = findSeries(requested)
  if (found === null) throw misspelledName('series', requested, names)
  return found
}
