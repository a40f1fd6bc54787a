import { daysAfter } from '../../../schemas/api/business-day.ts'
import type { MemberId } from '../../helpers/headers.ts'
import type { Fund } from './funds.ts'
import { type Instrument, instrument } from './instrument.ts'
import type { Market } from './market.ts'
import type { Layout, FiledLines } from './members.ts'
import { partsPerMillion } from './money.ts'
import { type FiledPosition, position } from './position.ts'
import type { WriteQuota } from './quotas.ts'
import { at, SeededRandom } from './random.ts'
import type { SyntheticWorld } from './world.ts'

/** Filing of every fund in a month. */
export interface MonthFiling {
  readonly seed: number
  readonly month: string
  readonly date: string
  readonly layout: Layout
  readonly world: SyntheticWorld
  readonly market: Market
  readonly writeQuota: WriteQuota
  readonly lines: FiledLines
}

export const QUANTITY_PLACES = 6

export function linesRandom({ seed, month }: MonthFiling, index: number): SeededRandom {
  return new SeededRandom(seed, month, index, 'lines')
}

/** Draws what lines other than quotas add up to. For a few careless filers it is not exactly the rest of the net assets. */
export function drawOwnFunds({ world }: MonthFiling, { index }: Fund, random: SeededRandom): bigint {
  const own = at(world.own, index)
  if (!random.chance(0.007)) return own
  const net = at(world.netAssets, index)
  return own + (random.chance(0.6) ? BigInt(random.between(1, 40_000)) : partsPerMillion(net, 60_000)) + 1n
}

const FUND_KINDS = [
  'Cotas de Fundos',
  'Depósitos a prazo e outros títulos de IF',
  'Ações',
  'Debêntures',
  'Valores a pagar',
  'Mercado Futuro - Posições vendidas',
  'Mercado Futuro - Posições compradas',
  'Valores a receber',
  'Títulos Públicos',
  'Ações e outros TVM cedidos em empréstimo',
  'Operações Compromissadas',
  'Opções - Posições titulares',
  'Opções - Posições lançadas',
  'Investimento no Exterior',
  'Obrigações por compra a termo a pagar',
  'Disponibilidades',
  'DIFERENCIAL DE SWAP A PAGAR',
]
const STRUCTURED_KINDS = [
  'Cotas de Fundos',
  'Valores a pagar',
  'Valores a receber',
  'Disponibilidades',
  'Títulos Públicos',
  'Operações Compromissadas',
  'Investimento no Exterior',
  'Mercado Futuro - Posições compradas',
  'Mercado Futuro - Posições vendidas',
  'Outras operações passivas e exigibilidades',
]

/** Totals by kind of application: nothing else is public while a term of confidentiality runs. */
export function confidTotals(
  member: MemberId,
  count: number,
  { date }: MonthFiling,
  random: SeededRandom,
): FiledPosition[] {
  const kinds = member === 'CONFID' ? FUND_KINDS : STRUCTURED_KINDS
  const start = Math.floor(kinds.length * random.fraction() ** 3)
  // Terms run for 90 days, and for some for twice that.
  const until = daysAfter(date, random.chance(0.8) ? 90 : 180)
  return Array.from({ length: Math.min(count, kinds.length) }, (_, step) => {
    const held: Instrument = instrument(at(kinds, (start + step) % kinds.length), '', until)
    const trades = random.chance(0.3) ? `${String(random.below(900_000))};0` : ';'
    return position(member, held, random.between(5_000, 100_000), trades)
  })
}
