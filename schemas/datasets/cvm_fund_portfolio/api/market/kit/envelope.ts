import type { Row } from '../../../../../api/endpoint.ts'
import { type AskedMonth, listAskedMissing } from './asked-month.ts'

/** Facts of the month as a whole in an answer about the market (`marketEnvelope`). */
export function describeAskedMonth(asked: AskedMonth): Row {
  const missing = listAskedMissing(asked)
  return {
    reference_date: asked.reference_date,
    completeness: missing.length === 0 ? 'complete' : 'partial',
    missing_members: missing.join(','),
  }
}
