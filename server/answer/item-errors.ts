import type { Endpoint, Row, Value } from '../../schemas/api/endpoint.ts'
import { ITEM_ERRORS_HEADER } from '../../schemas/api/cnpj-list.ts'
import type { Language } from '../../schemas/core/language.ts'

/** True if the answer to these parameters can have errors of single items, whose messages have a language. */
export function canHaveItemErrors(
  { headers = {} }: Pick<Endpoint, 'headers'>,
  parameters: Readonly<Record<string, unknown>>,
): boolean {
  const isList = parameters['cnpjs'] !== undefined || parameters['items'] !== undefined
  return isList && Object.keys(ITEM_ERRORS_HEADER).every((name) => name in headers)
}

/** Writes the messages of the `errors` of an answer in a language. */
export function writeItemErrors(body: Row, language: Language): Row {
  const { errors } = body
  if (!Array.isArray(errors)) return body
  return { ...body, errors: (errors as readonly Row[]).map((item) => writeItemError(item, language)) }
}

function writeItemError(item: Row, language: Language): Row {
  const { message } = item
  if (typeof message !== 'object' || message === null) return item
  return { ...item, message: (message as Readonly<Record<string, Value>>)[language] ?? '' }
}
