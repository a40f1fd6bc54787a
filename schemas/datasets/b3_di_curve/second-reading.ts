import { judge } from '../../second-reading/column-rules.ts'
import type { FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'

const MONTHS = 'FGHJKMNQUVXZ'

export default {
  columns: { 'b3_di_settlement.expiry_month': expiryMonth },
} satisfies SecondReading

function expiryMonth({ fields }: FiledLine, published: string | null): Judged {
  const filed = fields.get('TckrSymb') ?? ''
  const month = String(MONTHS.indexOf(filed.charAt(3)) + 1).padStart(2, '0')
  return judge('TckrSymb', filed, published === `20${filed.slice(4)}-${month}`)
}
