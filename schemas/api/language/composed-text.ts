import type { Text } from '../../core/language.ts'

/** Gives a part of a composed text in a language: a text that is declared in English, or one in both languages. */
type SayPart = (part: string | Text) => string
type Write = (say: SayPart) => string

const composed = new Map<string, Write>()

/** Composes a declared text from parts, and returns its English. The Portuguese is composed in the same way. */
export function composeText(write: Write): string {
  const english = write((part) => (typeof part === 'string' ? part : part.en))
  composed.set(english, write)
  return english
}

/** Finds how a text was composed. */
export function findComposed(english: string): Write | undefined {
  return composed.get(english)
}
