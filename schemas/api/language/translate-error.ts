import { type FlatErrors, writeInputMessage } from '../input.ts'
import { listTranslations } from './list-translations.ts'
import { makeMemory } from './memory.ts'
import { listSentences, splitSentences } from './sentences.ts'

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

/** Lists the sentences of an error that have no Portuguese, also where what a client sent looks like one. */
export function listUntranslatedErrors({ message, errorData }: ErrorTexts): string[] {
  const texts = isFlatErrors(errorData)
    ? [...errorData.formErrors, ...Object.values(errorData.fieldErrors).flat()]
    : [message]
  return texts.flatMap((text) => joinCutLists(listSentences(text))).filter((sentence) => remember(sentence) === null)
}

/** A list of names that can be cut at one of them: "There are: Ações, Prev." */
const LIST = /: [^:]+\.$/

/** Joins what was cut inside a list, because a name in it looks like the end of a sentence. */
function joinCutLists(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    const isCut = last !== undefined && LIST.test(last) && remember(sentence) === null
    if (isCut && remember(`${last} ${sentence}`) !== null) joined[joined.length - 1] = `${last} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

/** More parts than any message of ours has: a longer one would take long. */
const MOST_PARTS = 60

function translateMessage(message: string): string | null {
  const parts = splitSentences(message)
  return parts.length > MOST_PARTS ? null : translateFrom(parts, 0, new Set())
}

/**
 * Translates the parts from one on, sentences and what is between them by turns. What a client sent can look like the end
 * of a sentence: where the rest has no Portuguese, several parts are taken for one sentence.
 */
function translateFrom(parts: readonly string[], start: number, failed: Set<number>): string | null {
  if (start >= parts.length) return ''
  if (failed.has(start)) return null
  for (let end = start + 1; end <= parts.length; end += 2) {
    const portuguese = remember(parts.slice(start, end).join(''))
    const rest = portuguese === null ? null : translateFrom(parts, end + 1, failed)
    if (portuguese !== null && rest !== null) return `${portuguese}${parts[end] ?? ''}${rest}`
  }
  failed.add(start)
  return null
}

function isFlatErrors(data: ErrorTexts['errorData']): data is ErrorTexts['errorData'] & FlatErrors {
  return Array.isArray(data['formErrors']) && typeof data['fieldErrors'] === 'object'
}
