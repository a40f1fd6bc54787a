import type { Row } from '../../../../../api/endpoint.ts'
import { type MarketRequest, listRequestedMissing } from './market-request.ts'

/** Facts of the month as a whole in an answer about the market (`marketEnvelope`). */
export function describeMarketMonth(asked: MarketRequest): Row {
  const missing = listRequestedMissing(asked)
  return {
    reference_date: asked.reference_date,
    completeness: missing.length === 0 ? 'complete' : 'partial',
    missing_members: missing.join(','),
  }
}
