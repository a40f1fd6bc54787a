import { copiedFields } from '../../core/copied-column.ts'
import { compact } from '../../core/month.ts'
import type { Member } from '../../core/source.ts'
import { deliveryColumns } from './columns.ts'

/** Lists all documents but the daily reports. */
export const members: readonly Member[] = [
  {
    id: 'ENTREGA',
    relation: 'raw_delivery',
    names: (month) => [`fi_entrega_documento_${compact(month ?? '')}.csv`],
    fields: {
      ...copiedFields(deliveryColumns),
      Data_Hora_Entrega: { kind: 'instant' },
      Ativo: { kind: 'text' },
    },
    // No `monthField`: the log of a month may hold deliveries of other months, and one such line would refuse the file.
    // The check delivered_in_file_month shows such lines.
  },
]
