import { formatDay } from '../base/dates.ts'
import { SeededRandom } from '../base/random.ts'
import { instrument, type Instrument } from './instrument.ts'
import { issuerCode } from './words.ts'

const LENT = 'Ações e outros TVM cedidos em empréstimo'
const BORROWED = 'Obrigações por ações e outros TVM recebidos em empréstimo'
const OFFERED = 'Outros valores mobiliários registrados na CVM objeto de oferta pública'
const RECEIVABLE = 'Certificado de recebíveis imobiliários'
const SHARES = [
  { suffix: '3', asset: 'Ação ordinária', label: 'ON      NM', isin: 'ACNOR' },
  { suffix: '4', asset: 'Ação preferencial', label: 'PN      N1', isin: 'ACNPR' },
]
const FORWARDS = ['Vendas a termo a receber', 'Obrigações por venda a termo a entregar']
const FUTURES = [
  'Contrato Futuro',
  'Futuro de IND:Ibovespa',
  'Futuro de DAP:Cupom de DI x IPCA',
  'Futuro de BGI:Boi gordo',
]
const CONTRACTS = ['DI1', 'IND', 'WIN', 'DOL', 'WDO', 'DAP', 'BGI', 'GLD']
const LONGEST_DESCRIPTION = 100

/** Block 4 in three tastes: neighbours in a list are bought together, so one ticker comes owned, lent and borrowed. */
export function codedCatalogues(): Record<'credit' | 'equity' | 'macro', Instrument[]> {
  const random = new SeededRandom('coded')
  const equity = Array.from({ length: 420 }, (_, issuer) => makeShares(issuer, random)).flat()
  const debentures = Array.from({ length: 3_400 }, (_, issue) => debenture(issue, random))
  const bets = Array.from({ length: 1_100 }, (_, series) => betsOn(series, random)).flat()
  return { credit: debentures, equity, macro: [...bets, ...equity] }
}

function makeShares(issuer: number, random: SeededRandom): Instrument[] {
  const code = issuerCode(issuer)
  const { suffix, asset, label, isin } = random.pick(SHARES)
  const price = BigInt(random.between(90, 9_800))
  const since = formatDay(random.between(1996, 2023), random.between(1, 12), random.between(1, 28))
  const tail = coded(
    `${code}${suffix}`,
    `SINTETICA ${code} ${label}`,
    `BR${code}${isin}${String(issuer % 10)}`,
    since,
    '',
  )
  const owned = instrument('Ações', asset, tail, { price })
  if (issuer % 9 === 0) return [owned, makeReceipt(code, price), instrument(BORROWED, asset, tail, { price })]
  if (issuer % 30 === 1) return [owned, ...FORWARDS.map((forward) => instrument(forward, asset, tail, { price }))]
  return issuer % 4 === 0 ? [owned, instrument(LENT, asset, tail, { price })] : [owned]
}

function makeReceipt(code: string, price: bigint): Instrument {
  const [application, asset, suffix] = code.endsWith('A')
    ? ['Brazilian Depository Receipt - BDR', 'BDR não patrocinado', '34']
    : ['Certificado ou recibo de depósito de valores mobiliários', 'Certificado de depósito de ações', '11']
  const tail = coded(`${code}${suffix}`, `SINTETICA ${code} UNT     N2`, `BR${code}CDAM17`, formatDay(2017, 2, 16), '')
  return instrument(application, asset, tail, { price: price * 3n })
}

/** One in twenty is a real estate receivable. */
function debenture(issue: number, random: SeededRandom): Instrument {
  const code = issuerCode(issue)
  const asset = issue % 57 === 0 ? 'Debênture conversível' : 'Debênture simples'
  const until = formatDay(random.between(2026, 2041), random.between(1, 12), 15)
  const text = `DEBENTURE SINTETICA ${code} ${String((issue % 9) + 1)}A EMISSAO SERIE UNICA`
  const tail = coded(
    `${code}1${String(issue % 8)}`,
    text,
    `BR${code}DBS00${String(issue % 10)}`,
    formatDay(2021, 5, 15),
    until,
  )
  const price = BigInt(random.between(88_000, 131_000))
  return issue % 20 === 3
    ? instrument(OFFERED, RECEIVABLE, tail, { price })
    : instrument('Debêntures', asset, tail, { price })
}

/** An option bought, the same one written, and a future either way round. */
function betsOn(series: number, random: SeededRandom): Instrument[] {
  const code = `${issuerCode(series % 60)}${random.pick(['A', 'K', 'L', 'M', 'W', 'X'])}${String(100 + series)}`
  const asset = series % 2 === 0 ? 'Opção de compra' : 'Opção de venda'
  const until = formatDay(2026, random.between(1, 12), 19)
  const option = coded(code, `OPCAO SINTETICA ${code}`, '', formatDay(2025, 6, 1), until)
  const contract = `${random.pick(CONTRACTS)}${random.pick(['F', 'J', 'N', 'V', 'Z'])}${String(26 + (series % 9))}`
  const future = coded(
    `${contract}-${String(series)}`,
    `FUTURO SINTETICO ${contract}`,
    '',
    formatDay(2025, 1, 2),
    until,
  )
  const direction = random.chance(0.5) ? 'compradas' : 'vendidas'
  const price = BigInt(random.between(5, 900))
  return [
    instrument('Opções - Posições titulares', asset, option, { price }),
    ...(series % 2 === 0 ? [instrument('Opções - Posições lançadas', asset, option, { price })] : []),
    ...(series % 5 === 0
      ? [instrument(`Mercado Futuro - Posições ${direction}`, random.pick(FUTURES), future, { price: 14_760n })]
      : []),
  ]
}

function coded(code: string, description: string, isin: string, since: string, until: string): string {
  return `${code};${description.padEnd(LONGEST_DESCRIPTION)};${isin};${since};${until}`
}
