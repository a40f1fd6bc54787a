import type { EndpointAnswer } from '../../schemas/api/endpoint.ts'
import { type FieldSelection, listSelectedFields } from '../../schemas/api/field-selection.ts'
import type { Decimal, Format } from '../../schemas/api/format.ts'
import { writeArrow } from './arrow.ts'
import { writeCsv } from './csv.ts'
import { writeJson, writeNdjson } from './json.ts'
import type { DeclaredAnswer } from '../../schemas/api/row-fields.ts'
import { keepFields } from './selected-fields.ts'
import { writeXml } from './xml.ts'
import type { AnswerOrigin } from './xlsx/about.ts'
import { writeXlsx } from './xlsx/xlsx.ts'

/** Where an answer comes from, and how its numbers are written. */
interface WrittenOrigin extends AnswerOrigin {
  readonly decimal: Decimal
}

type WriteAnswer = (
  answer: EndpointAnswer,
  endpoint: DeclaredAnswer,
  /** Selected columns; null for all. */
  fields: FieldSelection | null,
  /** Facts about the answer, where it is read without its address. */
  origin: WrittenOrigin,
) => AsyncIterable<string | Uint8Array>

/** A writer gives the answer in pieces, the first of them when the query is done. */
export const WRITERS: Readonly<Record<Format, WriteAnswer>> = {
  json: (answer, endpoint, fields) => writeJson(selectBody(answer, endpoint, fields), endpoint.rows),
  csv: (answer, endpoint, fields, { decimal }) => writeCsv(answer, endpoint, fields, decimal),
  xml: (answer, endpoint, fields) => writeXml(selectBody(answer, endpoint, fields), endpoint.rows),
  ndjson: writeNdjson,
  arrow: writeArrow,
  xlsx: writeXlsx,
}

function selectBody(answer: EndpointAnswer, endpoint: DeclaredAnswer, fields: FieldSelection | null) {
  return fields === null ? answer.body : keepFields(answer, endpoint, listSelectedFields(endpoint, fields))
}
