/** Words that are small inside a Portuguese name. */
const SMALL = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'e',
  'em',
  'no',
  'na',
  'nos',
  'nas',
  'com',
  'para',
  'por',
  'ao',
  'aos',
])
/** Letters that people read one by one, and marks that are written in capitals. */
const CAPITALS = new Set(
  (
    'AAA AES ABC ABN ACI AGF AIMS ALM AMW ARX ASA ATG AXA BBA BBM BBVA BDR BIB BID BMG BNB BOVA BRAM BRL CDA CDI CEF CIA COE CRA CRI ' +
    'CSN DEB DIV EDP EIG EOS ESG ETF EUA EUR FAPI FED FEF FGTS FIA FIC FICFI FICFIA FICFIM FIDC FIE FIF FIFE FII FIM FIP FMP FOF ' +
    'GAP GIC HSI IBOV IDIV IDR IFIX IGP IMA INPC IPC IPCA IRF ISE IVVB JBS JIVE JSL LCA LCI LIG MAG MAN MSCI NASDAQ OAB PGBL PIBB RJI RPPS ' +
    'SAC SAF SPE SPI SUL TAG TIPS UBS UCITS UFF UOL USA USD VGBL WEG WHG XPA'
  ).split(' '),
)
/** Names and words that look like letters read one by one. */
const WORDS = new Set(['CIA', 'DEB', 'DIV', 'GAP', 'JIVE', 'MAN', 'SUL', 'FED'])
const OWN_CASE: Readonly<Record<string, string>> = {
  IBRX: 'IBrX',
  IDKA: 'IDkA',
  ISHARES: 'iShares',
  SELIC: 'Selic',
  LTDA: 'Ltda',
}

const ROMAN = /^(?=[IVX])X{0,3}(IX|IV|V?I{0,3})$/
const VOWEL = /[AEIOUÁÀÂÃÉÊÍÓÔÕÚÜY]/
const LOWER = /\p{Ll}/u
/** Words that have small letters in names of capitals too. */
const OWN = new RegExp(Object.values(OWN_CASE).join('|'), 'g')
const WORD = /[\p{L}\p{N}]+/gu

/** Writes a name of capitals as people write names; one with small letters stays as it is. */
export function titleCase(name: string): string {
  if (LOWER.test(name.replaceAll(OWN, ''))) return name
  const cased = name.replaceAll(WORD, (word, at: number) => {
    const before = name.slice(0, at)
    const isBegin = at === 0 || /[-–:(]\s*$/.test(before)
    return caseWord(word, !isBegin && at + word.length < name.length && before.endsWith(' '))
  })
  return cased.replaceAll(/ A (?=Pagar|Receber)/g, ' a ')
}

function caseWord(word: string, isInside: boolean): string {
  const own = OWN_CASE[word.toUpperCase()]
  if (own !== undefined) return own
  const small = word.toLowerCase()
  if (isInside && SMALL.has(small)) return small
  return isSpelled(word) ? word : `${word.slice(0, 1)}${small.slice(1)}`
}

/** True for a word that is read letter by letter: signs of two letters, numbers, and words without a vowel. */
function isSpelled(word: string): boolean {
  if (WORDS.has(word) || SMALL.has(word.toLowerCase())) return false
  return word.length <= 2 || /\p{N}/u.test(word) || ROMAN.test(word) || CAPITALS.has(word) || !VOWEL.test(word)
}
