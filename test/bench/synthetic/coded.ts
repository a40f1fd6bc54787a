import { drawDay, formatDay } from './documents.ts'
import { cells } from './files.ts'
import { type Instrument, instrument, issuerCode } from './instrument.ts'
import { SeededRandom } from './random.ts'

const LENT = 'Ações e outros TVM cedidos em empréstimo'
const BORROWED = 'Obrigações por ações e outros TVM recebidos em empréstimo'
const OFFERED = 'Outros valores mobiliários registrados na CVM objeto de oferta pública'
const FORWARDS = ['Vendas a termo a receber', 'Obrigações por venda a termo a entregar']
const SHARES = [
  ['3', 'Ação ordinária', 'ON      NM', 'ACNOR'],
  ['4', 'Ação preferencial', 'PN      N1', 'ACNPR'],
] as const
const FUTURES = [
  'Contrato Futuro',
  'Futuro de IND:Ibovespa',
  'Futuro de DAP:Cupom de DI x IPCA',
  'Futuro de BGI:Boi gordo',
]
const CONTRACTS = ['DI1', 'IND', 'WIN', 'DOL', 'WDO', 'DAP', 'BGI', 'GLD']

/** Block 4 in three tastes: neighbours in a list are bought together, so one ticker comes owned, lent and borrowed. */
export function codedCatalogues(): Record<'credit' | 'equity' | 'macro', Instrument[]> {
  const random = new SeededRandom('coded')
  const equity = Array.from({ length: 420 }, (_, issuer) => makeShares(issuer, random)).flat()
  const credit = Array.from({ length: 3_400 }, (_, issue) => makeDebenture(issue, random))
  const bets = Array.from({ length: 1_100 }, (_, series) => makeBets(series, random)).flat()
  return { credit, equity, macro: [...bets, ...equity] }
}

function makeShares(issuer: number, random: SeededRandom): Instrument[] {
  const code = issuerCode(issuer)
  const [suffix, asset, label, isin] = random.pick(SHARES)
  const price = BigInt(random.between(90, 9_800))
  const since = drawDay(random, 1996, 2023, 12)
  const name = `SINTETICA ${code} ${label}`
  const tail = codedCells(`${code}${suffix}`, name, `BR${code}${isin}${String(issuer % 10)}`, since)
  const as = (application: string) => instrument(application, asset, tail, { price })
  if (issuer % 9 === 0) return [as('Ações'), makeReceipt(code, price), as(BORROWED)]
  if (issuer % 30 === 1) return ['Ações', ...FORWARDS].map(as)
  return issuer % 4 === 0 ? [as('Ações'), as(LENT)] : [as('Ações')]
}

function makeReceipt(code: string, price: bigint): Instrument {
  const [application, asset, suffix] = code.endsWith('A')
    ? ['Brazilian Depository Receipt - BDR', 'BDR não patrocinado', '34']
    : ['Certificado ou recibo de depósito de valores mobiliários', 'Certificado de depósito de ações', '11']
  const name = `SINTETICA ${code} UNT     N2`
  const tail = codedCells(`${code}${suffix}`, name, `BR${code}CDAM17`, formatDay(2017, 2, 16))
  return instrument(application, asset, tail, { price: price * 3n })
}

/** One in twenty is a real estate receivable. */
function makeDebenture(issue: number, random: SeededRandom): Instrument {
  const code = issuerCode(issue)
  const until = formatDay(random.between(2026, 2041), random.between(1, 12), 15)
  const name = `DEBENTURE SINTETICA ${code} ${String((issue % 9) + 1)}A EMISSAO SERIE UNICA`
  const isin = `BR${code}DBS00${String(issue % 10)}`
  const tail = codedCells(`${code}1${String(issue % 8)}`, name, isin, formatDay(2021, 5, 15), until)
  const price = BigInt(random.between(88_000, 131_000))
  if (issue % 20 === 3) return instrument(OFFERED, 'Certificado de recebíveis imobiliários', tail, { price })
  return instrument('Debêntures', issue % 57 === 0 ? 'Debênture conversível' : 'Debênture simples', tail, { price })
}

/** An option bought, the same one written, and a future either way round. */
function makeBets(series: number, random: SeededRandom): Instrument[] {
  const code = `${issuerCode(series % 60)}${random.pick(['A', 'K', 'L', 'M', 'W', 'X'])}${String(100 + series)}`
  const asset = series % 2 === 0 ? 'Opção de compra' : 'Opção de venda'
  const until = formatDay(2026, random.between(1, 12), 19)
  const option = codedCells(code, `OPCAO SINTETICA ${code}`, '', formatDay(2025, 6, 1), until)
  const contract = `${random.pick(CONTRACTS)}${random.pick(['F', 'J', 'N', 'V', 'Z'])}${String(26 + (series % 9))}`
  const name = `FUTURO SINTETICO ${contract}`
  const future = codedCells(`${contract}-${String(series)}`, name, '', formatDay(2025, 1, 2), until)
  const direction = `Mercado Futuro - Posições ${random.chance(0.5) ? 'compradas' : 'vendidas'}`
  const price = BigInt(random.between(5, 900))
  const bets = [instrument('Opções - Posições titulares', asset, option, { price })]
  if (series % 2 === 0) bets.push(instrument('Opções - Posições lançadas', asset, option, { price }))
  if (series % 5 === 0) bets.push(instrument(direction, random.pick(FUTURES), future, { price: 14_760n }))
  return bets
}

function codedCells(code: string, description: string, isin: string, since: string, until = ''): string {
  return cells(code, description.padEnd(100), isin, since, until)
}
