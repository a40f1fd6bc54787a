import { expectValue } from '../../second-reading/column-rules.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'

export default {
  columns: { 'cvm_fund_delivery.delivered_at_filed': expectValue('Data_Hora_Entrega') },
} satisfies SecondReading
