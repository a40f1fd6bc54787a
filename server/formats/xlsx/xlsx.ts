import type { EndpointAnswer } from '../../../schemas/api/endpoint.ts'
import { type FieldSelection, listSelectedFields } from '../../../schemas/api/field-selection.ts'
import type { DeclaredAnswer } from '../../../schemas/api/row-fields.ts'
import { findKeyedRows } from '../rows.ts'
import { type AnswerOrigin, describeAnswer } from './about.ts'
import { writeWorkbook } from './workbook.ts'

/** Writes an answer's rows as a workbook that names source, snapshot, limits and units of the answer. */
export function writeXlsx(
  answer: EndpointAnswer,
  endpoint: DeclaredAnswer,
  selection: FieldSelection | null,
  origin: AnswerOrigin,
  rowsASheet?: number,
): AsyncGenerator<Uint8Array> {
  const fields = listSelectedFields(endpoint, selection)
  const rows = findKeyedRows(answer, endpoint).pieces
  return writeWorkbook({ fields, rows, about: (written) => describeAnswer(answer, origin, written) }, rowsASheet)
}
