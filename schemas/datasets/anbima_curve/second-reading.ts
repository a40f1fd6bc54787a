import { judge } from '../../second-reading/column-rules.ts'
import type { FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'
import { exactNumber } from '../../second-reading/values.ts'

export default {
  columns: {
    'curve_point.business_days': vertex,
    'curve_point.rate': rate,
  },
  // Titles, errors by bond, and vertices that are in two tables need no row.
  isRow: ({ id }, text) =>
    id !== 'CURVE' || /^[\d.]+;[^;]*;[^;]*;[^;]*$/.test(text) || /^(?:PREFIXADOS|IPCA);/.test(text),
} satisfies SecondReading

function vertex({ fields }: FiledLine, published: string | null): Judged {
  const [filed = ''] = (fields.get('text') ?? '').split(';')
  return judge('text', filed, published === filed.replaceAll('.', ''))
}

/** Judges a rate: a line has the rates of up to three curves, and one of them belongs to the row. */
function rate({ fields }: FiledLine, published: string | null): Judged {
  const [, ...filed] = (fields.get('text') ?? '').split(';')
  return judge(
    'text',
    filed.join(';'),
    filed.some((each) => exactNumber(each) === exactNumber(published ?? '')),
  )
}
