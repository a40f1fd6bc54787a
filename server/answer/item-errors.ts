import type { Endpoint, Row } from '../../schemas/api/endpoint.ts'
import { ITEM_ERRORS_HEADER } from '../../schemas/api/cnpj-list.ts'
import type { Language } from '../../schemas/api/language/language.ts'
import { translateError } from '../../schemas/api/language/translate-error.ts'

/** True if the answer to these parameters can have errors of single items, whose messages have a language. */
export function canHaveItemErrors(
  { headers = {} }: Pick<Endpoint, 'headers'>,
  parameters: Readonly<Record<string, unknown>>,
): boolean {
  return parameters['cnpjs'] !== undefined && Object.keys(ITEM_ERRORS_HEADER).every((name) => name in headers)
}

/** Gives the messages of the `errors` of an answer in a language; one without Portuguese stays English. */
export function translateItemErrors(body: Row, language: Language): Row {
  const { errors } = body
  if (language === 'en' || !Array.isArray(errors)) return body
  return { ...body, errors: (errors as readonly Row[]).map(translateItem) }
}

function translateItem(item: Row): Row {
  const { message } = item
  if (typeof message !== 'string') return item
  return { ...item, message: translateError({ message, errorData: {} })?.message ?? message }
}
