import type { Language, Text } from '../../../../../schemas/core/language.ts'
import { FUND_TERMS } from './funds.ts'
import { HOLDING_TERMS } from './holdings.ts'
import { RECORD_TERMS } from './records.ts'
import type { Term } from './term.ts'

const { compare } = new Intl.Collator('pt')

/** Words of the market in both languages, in the order of the Portuguese ones. */
export const GLOSSARY: readonly Term[] = [...FUND_TERMS, ...HOLDING_TERMS, ...RECORD_TERMS].sort((a, b) =>
  compare(a.pt, b.pt),
)

/** Gives the anchor of a word on the page of the glossary, the same in both languages. */
export function idOfTerm({ pt }: Text): string {
  const plain = pt.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

const byWords = { en: indexWords('en'), pt: indexWords('pt') }

/** Finds the term that a page uses in a language, as a whole or as one of its words; null where there is none. */
export function findTerm(language: Language, words: string): Term | null {
  return byWords[language].get(words.toLowerCase()) ?? null
}

/** `patrimônio líquido (PL)` is said as `patrimônio líquido` and as `PL`; `resgate, saída` as either. */
function indexWords(language: Language): ReadonlyMap<string, Term> {
  const said = (term: Term) =>
    [term[language], ...term[language].split(/[,()]/)].map((each) => each.trim().toLowerCase())
  return new Map(
    GLOSSARY.flatMap((term) => said(term).map((words) => [words, term] as const)).filter(([words]) => words !== ''),
  )
}
