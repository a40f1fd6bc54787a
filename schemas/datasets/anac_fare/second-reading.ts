import { judge } from '../../second-reading/column-rules.ts'
import type { FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'

export default { columns: { 'anac_fare.month': monthOfSale } } satisfies SecondReading

function monthOfSale({ fields }: FiledLine, published: string | null): Judged {
  const [year = '', month = ''] = [fields.get('ANO'), fields.get('MES')]
  const isEqual = published === `${year}-${month.replace(/^0/, '').padStart(2, '0')}`
  return judge('MES', `${year}-${month}`, isEqual)
}
