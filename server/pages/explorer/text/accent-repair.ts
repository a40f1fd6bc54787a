import { ACCENTED_WORDS } from './accented-words.ts'

/** A word in which a letter is a question mark or the sign of a broken character. */
const BROKEN = /[\p{L}?\uFFFD]*\p{L}[\p{L}?\uFFFD]*/gu
const LOST = /[?\uFFFD]/gu
const ACCENTED = /[^A-Z]/gu

const byHoles = new Map(ACCENTED_WORDS.map((word) => [word.replaceAll(ACCENTED, '?'), word]))

/** Gives a name's words the accents back that its filer lost. A word that no other filing has stays as it is. */
export function repairAccents(name: string): string {
  return name.search(LOST) < 0 ? name : name.replaceAll(BROKEN, mendWord)
}

function mendWord(word: string): string {
  if (word.search(LOST) < 0) return word
  const whole = byHoles.get(word.toUpperCase().replaceAll(LOST, '?'))
  if (whole === undefined) return word
  if (word === word.toUpperCase()) return whole
  const small = whole.toLowerCase()
  return /^\p{Lu}/u.test(word) ? whole.slice(0, 1) + small.slice(1) : small
}
