import { copiedFields } from '../../core/copied-column.ts'
import type { Period } from '../../core/month.ts'
import type { Member } from '../../core/source.ts'
import { documentColumns, statementColumns } from './columns.ts'
import { statementMembers } from './words.ts'

const ofYear = (part: string) => (year: Period | null) => [`dfp_cia_aberta${part}_${year ?? ''}.csv`]

/** The list of documents, and the statements: two members each, with and without the controlled companies. */
export const members: readonly Member[] = [
  {
    id: 'DOCUMENTS',
    relation: 'raw_document',
    names: ofYear(''),
    fields: copiedFields(documentColumns, 'DOCUMENTS'),
    monthField: 'DT_REFER',
    expected: { group: 'document' },
  },
  ...statementMembers.map(({ id, statement }): Member => ({
    id,
    relation: 'raw_statement',
    names: ofYear(`_${id}`),
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
    // Few companies file cash flows by the direct method, and files of older years have no comprehensive income.
    ...(['cash_flow_direct', 'comprehensive_income'].includes(statement) && { mayBeEmpty: true }),
  })),
]

/** The members of the file that are not read. */
export const ignored = {
  names: (year: Period | null) => ['_parecer', '_composicao_capital'].flatMap((part) => ofYear(part)(year)),
  because:
    'The opinions name auditors, who are natural persons, with their numbers. The numbers of shares do not say in which scale they are.',
}
