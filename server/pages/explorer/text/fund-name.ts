/** The words of the law in names of funds, each with what replaces it. Longer ones come first. */
const LEGAL: readonly (readonly [RegExp, string])[] = [
  [/(-\s*)?(de\s+)?(responsabilidade|respons\w*|resp\.?)(\s+(limita\w*|ltda\.?))/giu, ' '],
  [/(fundos? de investimentos?|fi|fic)(?: (?:financeiros?|fin))? em direitos credit[óo]rios/giu, 'FIDC'],
  [/(fundo de investimentos? )?em cotas de (fundos? de investimentos?( financeiros?)?|(?=FIDC))/giu, 'FIC '],
  [/fundo de investimentos? imobili[áa]rio/giu, 'FII'],
  [/fundo de investimentos? em participa[çc][õo]es/giu, 'FIP'],
  [/(fundo|fi|classe)( de investimentos?)? de [íi]ndice/giu, ' '],
  [/fundo( incentivado)? de investimentos?( financeiros?)?/giu, ' '],
  [/fi financeiro|classe( [úu]nica)? de (investimentos?|cotas)/giu, ' '],
  [/(?<![\p{L}\p{N}])((da )?cic|fif|fi|ci)(?![\p{L}\p{N}])/giu, ' '],
  [/em cotas de\s*(?=-|$)/giu, 'FIC'],
]
/** A shortened name has at least so many characters. */
const SHORTEST = 4

/** Shortens the name of a fund to the part that tells it from others; a name that has no such part stays whole. */
export function shortenFundName(name: string): string {
  const plain = name.replaceAll(/\s+/gu, ' ')
  const short = LEGAL.reduce((text, [words, instead]) => text.replaceAll(words, instead), plain)
  const tidy = short
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(\s-)+(?=\s-\s|\s*$)|^(\s*-\s)+/gu, '')
    .trim()
  return tidy.length < SHORTEST ? plain : tidy
}
