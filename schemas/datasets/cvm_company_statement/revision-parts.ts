import { identifier } from '../../core/sql-text.ts'
import { statementColumns } from './columns.ts'

/** Columns about the delivery instead of its contents: version, document and place in the file. */
const OF_THE_DELIVERY = ['version', 'document_id', 'source_member', 'source_line']
/** Columns that the SELECT of the revisions writes itself. */
const OF_THE_DOCUMENT = ['cnpj', 'category', 'reference_date']

/** Parts that the SELECT of the revisions of documents repeats. */
export const revisionParts = {
  revised_line: Object.keys(statementColumns)
    .filter((name) => ![...OF_THE_DELIVERY, ...OF_THE_DOCUMENT].includes(name))
    .map(identifier)
    .join(', '),
  highest_version:
    'cnpj, category, reference_date, max(version) AS version, arg_max(document_id, version) AS document_id, arg_max(received_date, version) AS received_date, arg_max(name, version) AS name',
}
