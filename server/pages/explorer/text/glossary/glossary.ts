import type { Language, Text } from '../../../../../schemas/core/language.ts'
import { TERMS_A_D } from './a-d.ts'
import { TERMS_E_N } from './e-n.ts'
import { TERMS_O_Z } from './o-z.ts'
import type { Term } from './term.ts'

/** Words of the market in both languages, in the order of the Portuguese ones. */
export const GLOSSARY: readonly Term[] = [...TERMS_A_D, ...TERMS_E_N, ...TERMS_O_Z]

/** Gives the anchor of a word on the page of the glossary, the same in both languages. */
export function idOfTerm({ pt }: Text): string {
  const plain = pt.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

const byWords = { en: indexWords('en'), pt: indexWords('pt') }

/** Finds the term that a page says in a language, whole or as one of the words of it; null where there is none. */
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
