import { repairAccents } from './accent-repair.ts'
import { titleCase } from './title-case.ts'

/** Words of the law in names of companies, each with what replaces it. Longer ones come first. */
const LEGAL: readonly (readonly [RegExp, string])[] = [
  [/corretora de c[âa]mbio,? t[íi]tulos e valores mobili[áa]rios/giu, 'CCTVM'],
  [/corretora de t[íi]tulos e valores mobili[áa]rios/giu, 'CTVM'],
  [/distribuidora de t[íi]tulos e valores mobili[áa]rios/giu, 'DTVM'],
  [/[\s,-]+(s\.?\s?\/?\s?a\.?|ltda\.?|eireli|m\.?e\.?|epp)$/giu, ''],
  // Behind the words of the law stands the name that people know; a dash of a file may be a broken character.
  [/(?<=\S)\s(?:s\.a\.?|s\/a)(?=\s)/giu, ''],
  [/\s¿\s/gu, ' - '],
]
/** A shortened name has at least this many characters. */
const SHORTEST = 2

/** Shortens the name of a company to what people call it; a name that would lose all of it stays whole. */
export function shortenCompanyName(name: string): string {
  const plain = repairAccents(name).replaceAll(/\s+/gu, ' ').trim()
  const short = LEGAL.reduce((text, [words, instead]) => text.replaceAll(words, instead), plain).replace(
    /[\s–-]+$/u,
    '',
  )
  return titleCase(short.length < SHORTEST ? plain : short)
}
