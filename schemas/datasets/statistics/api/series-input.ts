import { z } from 'zod'
import type { Snapshot } from '../../../api/endpoint.ts'
import { parameter } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import { misspelledName } from '../../../api/request-errors.ts'
import { findSeries, type Series, series as declared } from '../series.ts'
import { readPublishedSeries } from './published-series.ts'
import { statisticMessages } from './statistic-messages.ts'

export const seriesInput = parameter(
  z.string().max(64, issueText(statisticMessages.tooLongSeries)),
  'Which series: its `id` in `/v1/statistics`, or one of its `aliases`, such as `ipca`, `selic` or `cdi`.',
  { type: 'string', maxLength: 64 },
)

/**
 * Finds the requested series, whether it is built in or declared by the operator of the snapshot's builder. An error
 * suggests similar names.
 */
export async function requireSeries(snapshot: Snapshot, requested: string): Promise<Series> {
  const builtIn = findSeries(requested)
  if (builtIn !== null) return builtIn
  const own = await readPublishedSeries(snapshot)
  const folded = requested.toLowerCase()
  const found = own.find(({ id, aliases }) => id === folded || aliases.includes(folded))
  if (found !== undefined) return found
  const names = [...declared, ...own].flatMap(({ id, aliases }) => [id, ...aliases])
  throw misspelledName('series', requested, names)
}
