import { identifier } from '../../core/sql-text.ts'
import { statementColumns } from './columns.ts'

/** These columns tell one delivery from another, not what was filed: version, document and place in the file. */
const OF_THE_DELIVERY = ['version', 'document_id', 'source_member', 'source_line']
/** The SELECT of the revisions writes these columns itself. */
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
