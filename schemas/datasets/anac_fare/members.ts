import { copiedFields } from '../../core/copied-column.ts'
import { compact, type Period } from '../../core/month.ts'
import type { Member } from '../../core/source.ts'
import { fareColumns } from './columns.ts'

export const fareFileNames = (month: Period | null): readonly [string, string, string] => {
  const digits = compact(month ?? '')
  return [`${digits}.csv`, `${digits}.CSV`, `TARIFA_N_${digits}.CSV`]
}

/**
 * Four layouts, which differ only in their header: the oldest, the one in words (ISO-8859-1), the same with row numbers
 * in front, and the layout of 2025. The day of its export decides the layout of a month.
 */
export const members: readonly Member[] = [
  {
    id: 'TARIFA',
    relation: 'raw_fare',
    names: fareFileNames,
    monthFields: { year: 'ANO', month: 'MES' },
    fields: {
      // This column has no name, because a table was exported with the numbers of its rows.
      ROW_NUMBER: { kind: 'integer', aliases: [''], optional: true },
      ANO: { kind: 'integer', aliases: ['Ano de Referência', 'nr_ano_referencia'] },
      MES: { kind: 'integer', aliases: ['Mês de Referência', 'nr_mes_referencia'] },
      ...copiedFields(fareColumns),
    },
  },
]
