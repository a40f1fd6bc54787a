import { copiedFields } from '../../core/copied-column.ts'
import type { Period } from '../../core/month.ts'
import type { Member } from '../../core/source.ts'
import { capitalColumns, documentColumns, statementColumns } from './columns.ts'
import { type Category, nameSourceFile, nameCapitalMember, nameListMember, statementMembers } from './words.ts'

const ofYear = (category: Category, part: string) => (year: Period | null) => [
  `${nameSourceFile(category)}${part}_${year ?? ''}.csv`,
]

/**
 * Statements with few lines: few companies file cash flows by the direct method, and older years have no comprehensive
 * income.
 */
const RARE = ['cash_flow_direct', 'comprehensive_income']

/**
 * Lists the members of a kind of document: one with the list of documents, and two for each statement, with and without
 * the controlled companies. The file of quarters has no line for a month in which no quarter ends.
 */
export function listMembersOf(category: Category): readonly Member[] {
  const list = nameListMember(category)
  return [
    {
      id: list,
      relation: 'raw_document',
      names: ofYear(category, ''),
      fields: copiedFields(documentColumns, list),
      monthField: 'DT_REFER',
      ...(category === 'ITR' && { mayBeEmpty: true }),
    },
    ...statementMembers
      .filter((member) => member.category === category)
      .map(({ id, part, statement }): Member => ({
        id,
        relation: 'raw_statement',
        names: ofYear(category, `_${part}`),
        fields: {
          ...copiedFields(statementColumns, id),
          GRUPO_DFP: { kind: 'text' },
          MOEDA: { kind: 'text' },
          ESCALA_MOEDA: { kind: 'text' },
          ORDEM_EXERC: { kind: 'text' },
          ST_CONTA_FIXA: { kind: 'text' },
        },
        ignored: { columns: ['DENOM_CIA'], because: 'The list of documents has the name.' },
        monthField: 'DT_REFER',
        ...((category === 'ITR' || RARE.includes(statement)) && { mayBeEmpty: true }),
      })),
    {
      id: nameCapitalMember(category),
      relation: 'raw_capital',
      names: ofYear(category, '_composicao_capital'),
      fields: copiedFields(capitalColumns, nameCapitalMember(category)),
      ignored: { columns: ['DENOM_CIA'], because: 'The list of documents has the name.' },
      monthField: 'DT_REFER',
      // Files of older editions lack it.
      mayBeEmpty: true,
    },
  ]
}

export const listIgnored = (category: Category) => ({
  names: ofYear(category, '_parecer'),
  because: 'The opinions name auditors, who are natural persons, with their numbers.',
})
