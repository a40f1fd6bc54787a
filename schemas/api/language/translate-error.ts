import { type FlatErrors, writeInputMessage } from '../input.ts'
import { listTranslations } from './list-translations.ts'
import { makeMemory } from './memory.ts'
import { listSentences, mapSentences } from './sentences.ts'

const remember = makeMemory(
  listTranslations().map(({ errors = {} }) => errors),
  [],
)

/** What an error says: one text, which for parameters is made of the texts of each. */
export interface ErrorTexts {
  readonly message: string
  readonly errorData: Readonly<Record<string, unknown>>
}

/**
 * Gives an error in Portuguese; null if a sentence of it has none, because half a message in each language helps nobody.
 * Values in its sentences, and all other data, stay.
 */
export function translateError({ message, errorData }: ErrorTexts): ErrorTexts | null {
  if (!isFlatErrors(errorData)) {
    const translated = translateMessage(message)
    return translated === null ? null : { message: translated, errorData }
  }
  const formErrors = errorData.formErrors.map(translateMessage)
  const fieldErrors = Object.entries(errorData.fieldErrors).map(
    ([field, messages]) => [field, messages.map(translateMessage)] as const,
  )
  if ([...formErrors, ...fieldErrors.flatMap(([, messages]) => messages)].includes(null)) return null
  const flat = { formErrors, fieldErrors: Object.fromEntries(fieldErrors) } as FlatErrors
  return { message: writeInputMessage(flat), errorData: { ...errorData, ...flat } }
}

/** Lists the sentences of a message that have no Portuguese. */
export function listUntranslatedErrors({ message, errorData }: ErrorTexts): string[] {
  const texts = isFlatErrors(errorData)
    ? [...errorData.formErrors, ...Object.values(errorData.fieldErrors).flat()]
    : [message]
  return texts.flatMap(listSentences).filter((sentence) => remember(sentence) === null)
}

function translateMessage(message: string): string | null {
  if (listSentences(message).some((sentence) => remember(sentence) === null)) return null
  return mapSentences(message, (sentence) => remember(sentence) ?? sentence)
}

function isFlatErrors(data: ErrorTexts['errorData']): data is ErrorTexts['errorData'] & FlatErrors {
  return Array.isArray(data['formErrors']) && typeof data['fieldErrors'] === 'object'
}
