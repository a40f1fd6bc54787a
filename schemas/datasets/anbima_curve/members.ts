import { copiedFields } from '../../core/copied-column.ts'
import { compact } from '../../core/month.ts'
import type { Member } from '../../core/source.ts'
import { bondPriceColumns } from './columns.ts'

export const bondPriceMembers: readonly Member[] = [
  {
    id: 'BOND_PRICE',
    relation: 'raw_bond_price',
    names: (day) => [`ms${compact(day ?? '').slice(2)}.txt`],
    format: 'at_lines',
    headerBegins: 'Titulo',
    fields: copiedFields(bondPriceColumns),
    ignored: {
      columns: [
        'Desvio padrao',
        ...['Inf. (D0)', 'Sup. (D0)', 'Inf. (D+1)', 'Sup. (D+1)'].map((end) => `Interv. Ind. ${end}`),
      ],
      because: 'They describe how the rates were collected, not the price.',
    },
    monthField: 'Data Referencia',
  },
]

/** File with three tables one after another: each line is read as one field, and the SQL splits it. */
export const curveMembers: readonly Member[] = [
  {
    id: 'CURVE',
    relation: 'raw_curve_line',
    names: (day) => [`ettj_${compact(day ?? '')}.csv`],
    format: 'tabbed_lines',
    columnsInOrder: ['text'],
    fields: { text: { kind: 'text' } },
  },
]
