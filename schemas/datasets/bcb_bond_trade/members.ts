import { copiedFields } from '../../core/copied-column.ts'
import { compact } from '../../core/month.ts'
import type { Member } from '../../core/source.ts'
import { bondTradeColumns } from './columns.ts'

/** Trades of a month outside of groups of companies: `NegE202501.CSV`. */
export const members: readonly Member[] = [
  {
    id: 'NEG_E',
    relation: 'raw_bond_trade',
    names: (month) =>
      ['NegE', 'NEGE', 'nege'].flatMap((name) => ['CSV', 'csv'].map((end) => `${name}${compact(month ?? '')}.${end}`)),
    fields: copiedFields(bondTradeColumns),
    monthField: 'DATA MOV',
  },
]
