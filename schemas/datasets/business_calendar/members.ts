import { copiedFields } from '../../core/copied-column.ts'
import type { Member } from '../../core/source.ts'
import { holidayColumns } from './columns.ts'

/** Sheet of the bank holidays; the rows after its last date are notes. */
export const members: readonly Member[] = [
  {
    id: 'HOLIDAYS',
    relation: 'raw_holiday',
    format: 'sheet',
    names: () => ['feriados_nacionais.xls'],
    fields: copiedFields(holidayColumns),
  },
]
