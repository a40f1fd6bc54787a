import { z } from 'zod'
import { parameter } from './input.ts'
import { issueText } from './issue-message.ts'
import type { Message } from './language/message.ts'
import { valueMessages } from './value-messages.ts'

const LONGEST_QUESTION = 200
const SPACES = /[\s\p{Cc}]+/u

interface QuestionTexts {
  /** Error for a question without a word. */
  readonly noWord: Message
  /** Describes what the words find. */
  readonly description: string
  readonly example: string
}

/** Declares the input of a search: the words of a question, which `between` separates. */
export function searchWordsInput({ noWord, description, example }: QuestionTexts, between: RegExp = SPACES) {
  const words = z
    .string()
    .max(LONGEST_QUESTION, { error: issueText(valueMessages.tooManyCharacters({ most: LONGEST_QUESTION })) })
    .transform((text) => text.split(between).filter((word) => word !== ''))
    .refine((each) => each.length > 0, { error: issueText(noWord) })
  const json = { type: 'string', minLength: 1, maxLength: LONGEST_QUESTION, examples: [example] }
  return parameter(words, description, json)
}
