import { judge } from '../../second-reading/column-rules.ts'
import type { FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'
import { writtenDay } from '../../second-reading/values.ts'

export default { columns: { 'b3_quote.expiry': expiry } } satisfies SecondReading

/** Judges an expiry: a record without one has the last day that it can hold. */
function expiry({ fields }: FiledLine, published: string | null): Judged {
  const filed = fields.get('DATVEN') ?? ''
  return judge('DATVEN', filed, published === (filed === '99991231' ? null : writtenDay(filed, 'bare_day')))
}
