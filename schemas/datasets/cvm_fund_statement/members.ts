import { copiedFields } from '../../core/copied-column.ts'
import { fields, type Member } from '../../core/source.ts'
import { flagNames, statementColumns } from './columns.ts'
import { limitKinds } from './limit-kinds.ts'

const limitNames = limitKinds.flatMap((kind) => [`PR_${kind}_MIN`, `PR_${kind}_MAX`])

export const members: readonly Member[] = [
  {
    id: 'EXTRATO',
    relation: 'raw_statement',
    names: () => ['extrato_fi.csv'],
    fields: {
      ...copiedFields(statementColumns),
      ...fields(flagNames.join(' ')),
      ...fields(limitNames.join(' '), 'percent'),
    },
  },
]
