import { repairAccents } from './accent-repair.ts'
import { titleCase } from './title-case.ts'

/** A word of a name ends here. */
const END = String.raw`(?![\p{L}\p{N}])`
const BEGIN = String.raw`(?<![\p{L}\p{N}])`
/** A fund, or a class, in the words or letters of the law; the register cuts names, and filers words, to have room. */
const INVESTMENT = String.raw`inv(?:e(?:s(?:t(?:i\p{L}*)?)?)?)?\.?`
const KIND = String.raw`(?:fundos?|fun|fdos?|classes?|classe [úu]nica)(?: incent?i?v?\p{L}*)?`
const FUND = String.raw`(?:${KIND}(?: de| em)? ${INVESTMENT}(?: financeiros?| financ?)?|fundos? financeiros?|fif|fi(?: (?:financeiros?|fin))?)`

function word(text: string): RegExp {
  return new RegExp(`${BEGIN}(?:${text})${END}`, 'giu')
}

/** Words of the law in names of funds, each with what replaces it. Longer ones come first. */
const LEGAL: readonly (readonly [RegExp, string])[] = [
  [/(-\s*)?(de\s+)?(responsabilidade|respons\w*|resp\.?)(\s+(limita\w*|lim\w*\.?|ltda\.?))/giu, ' '],
  [word(String.raw`(?:${FUND}|fic) em direitos credit[óo]rios`), 'FIDC'],
  [
    word(
      String.raw`(?:${FUND} )?(?:da )?(?:${KIND} de ${INVESTMENT} )?em cotas de (?:classes? de )?(?:${FUND}|(?=FIDC))`,
    ),
    'FIC ',
  ],
  [word(String.raw`fundo de investimentos? imobili[áa]rio`), 'FII'],
  [word(String.raw`fundo de investimentos? em participa[çc][õo]es`), 'FIP'],
  [word(String.raw`(?:fundo|fi|classe)(?: de investimentos?)? de [íi]ndice`), ' '],
  [word(String.raw`fic(?: de)?(?: classes? de)? fi[fc]?`), 'FIC'],
  [word(String.raw`(?:da )?(?:cic|classe(?: [úu]nica)? de ${INVESTMENT} em cotas)`), ' '],
  [word(String.raw`${FUND}|classe(?: [úu]nica)? de cotas|ci`), ' '],
  [word('em cotas(?: de| em)?'), 'FIC'],
  [/\s-?\s*(de )?(respons\p{L}*|resp\.?)$/giu, ''],
  [/\s[-–]\s+(?=(?:em|de|da|do)\s)/giu, ' '],
]
/**
 * Two joining words in a row: the part behind the first one is gone, and the next part has a joining word of its own.
 */
const DOUBLED = /(?<=\s)(?:de|da|do|em)\s+(?=(?:de|da|do|em)\s)/giu
/** Words at an end of a name that joined a part which is gone. */
const LOOSE = /-\s*$|(?:\s(?:-|–|de|da|do|em))+\s*$|^\s*(?:(?:-|–|de|da|do|em)\s+)+/giu
/** A shortened name has at least this many characters. */
const SHORTEST = 4

/** Shortens the name of a fund to the part that tells it from others; a name that has no such part stays whole. */
export function shortenFundName(name: string): string {
  const plain = repairAccents(name).replaceAll(/\s+/gu, ' ').trim()
  const short = LEGAL.reduce((text, [words, instead]) => text.replaceAll(words, instead), plain)
  const tidy = short
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(\s-)+(?=\s-\s)/gu, '')
    .replaceAll(DOUBLED, '')
    .replaceAll(LOOSE, '')
    .trim()
  return titleCase(tidy.length < SHORTEST ? plain : tidy)
}
