import { labelOf } from '../../schemas/service/language/labels.ts'
import { listHeadedColumns } from '../portuguese/headed-columns.ts'

/** Finds columns and fields of answers that have no heading in both languages. */
export function findMissingHeadings(): string | null {
  const missing = [...listHeadedColumns()].filter((column) => labelOf(column) === null)
  if (missing.length === 0) return null
  return `These columns have no heading: ${missing.join(', ')}. Write it in \`labels\` of the dataset's api/portuguese.ts, or in schemas/service/language/labels where several have the column\n`
}
