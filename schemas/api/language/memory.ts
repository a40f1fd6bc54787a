import type { Translations } from './translations.ts'

/** Finds the Portuguese of a sentence; null if it has none. */
export type Memory = (sentence: string) => string | null

/** A sentence with parts that vary. */
interface Pattern {
  readonly start: string
  /** With the shortest values that its parts can have, and with the longest. */
  readonly forms: readonly RegExp[]
  readonly names: readonly string[]
  readonly portuguese: string
}

const HOLE = /\{\{(\+?\w+)\}\}/
const EVERY_HOLE = new RegExp(HOLE, 'g')

/** Remembers sentences, and patterns of sentences: of several that fit, the one with the most letters of its own counts. */
export function makeMemory(records: readonly Translations['sentences'][], same: Iterable<string>): Memory {
  const all = records.flatMap((record) => Object.entries(record))
  const exact = new Map([...all, ...[...same].map((text) => [text, text] as const)])
  const patterns = all
    .filter(([english]) => HOLE.test(english))
    .sort(([a], [b]) => countOwn(b) - countOwn(a))
    .map(([english, portuguese]) => makePattern(english, portuguese))
  const find: Memory = (sentence) => exact.get(sentence) ?? fillFirst(sentence)
  const findPart = (part: string): string | null => find(part) ?? find(`${part}.`)?.replace(/\.$/, '') ?? null
  const fillFirst = (sentence: string): string | null => {
    for (const pattern of patterns) {
      const filled = fillPattern(pattern, sentence, findPart)
      if (filled !== null) return filled
    }
    return isName(sentence) ? sentence : null
  }
  return find
}

function countOwn(english: string): number {
  return english.replaceAll(EVERY_HOLE, '').length
}

function makePattern(english: string, portuguese: string): Pattern {
  const parts = english.split(HOLE)
  const literals = parts
    .filter((_part, at) => at % 2 === 0)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return {
    start: parts[0] ?? '',
    forms: ['(.*?)', '(.*)'].map((part) => new RegExp(`^${literals.join(part)}$`, 's')),
    names: parts.filter((_part, at) => at % 2 === 1),
    portuguese,
  }
}

/** Null where the sentence has another form, or a part of it that is to be translated has no Portuguese. */
function fillPattern({ start, forms, names, portuguese }: Pattern, sentence: string, findPart: Memory): string | null {
  if (!sentence.startsWith(start)) return null
  for (const form of forms) {
    const values = form.exec(sentence)?.slice(1)
    if (values === undefined) return null
    const parts = values.map((value, at) => (names[at]?.startsWith('+') === true ? findPart(value) : sayList(value)))
    const byName = new Map(names.map((name, at) => [name, parts[at] ?? null]))
    if (!parts.includes(null)) return portuguese.replaceAll(EVERY_HOLE, (_hole, name: string) => byName.get(name) ?? '')
  }
  return null
}

/** What lists of values have between them: where one is cut, how many more there are, and from when to when. */
function sayList(values: string): string {
  return values.replace(/ and (\d+) more$/, ' e mais $1').replaceAll(/(\d{4}-\d\d(?:-\d\d)?) to (?=\d{4}-)/g, '$1 a ')
}

/** A request, or names of columns and codes, which have no language. */
function isName(text: string): boolean {
  return (
    /^GET \/\S+$/.test(text) ||
    text.split(/, |; | \/ /).every((each) => /^[\p{L}\d_.-]*(_|\d|\p{Lu}\p{Lu}|\p{Ll}\p{Lu})[\p{L}\d_.-]*$/u.test(each))
  )
}
