/** What stands between two sentences: a new paragraph, list item or line, or the space behind the end of a sentence. */
const BETWEEN = /(\n+(?:- )?|(?<=[.!?])[ ]+(?=[\p{Lu}`“"(]))/u

/** Splits a text into sentences and what stands between them, by turns: joined, they are the text again. */
export function splitSentences(text: string): string[] {
  return text.split(BETWEEN)
}

/** Replaces each sentence of a text, and keeps what stands between them. */
export function mapSentences(text: string, replace: (sentence: string) => string): string {
  return splitSentences(text)
    .map((part, at) => (at % 2 === 0 ? replace(part) : part))
    .join('')
}

/** Lists the sentences of a text. */
export function listSentences(text: string): string[] {
  return splitSentences(text).filter((part, at) => at % 2 === 0 && part !== '')
}
