import { at, type SeededRandom } from '../base/random.ts'
import type { FiledMember } from './headers.ts'
import { instrument } from '../market/instrument.ts'
import { position, type FiledPosition } from './position.ts'

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

/** Draws the day on which a confidential line may be disclosed. */
export type DisclosureDate = (random: SeededRandom) => string

/** Totals by kind of application: nothing else is public while a term of confidentiality runs. */
export function confidTotals(
  member: FiledMember,
  count: number,
  deadline: DisclosureDate,
  random: SeededRandom,
): FiledPosition[] {
  const kinds = member === 'CONFID' ? FUND_KINDS : STRUCTURED_KINDS
  const start = Math.floor(kinds.length * random.fraction() ** 3)
  const until = deadline(random)
  return Array.from({ length: Math.min(count, kinds.length) }, (_, step) => {
    const kind = at(kinds, (start + step) % kinds.length)
    const trades = random.chance(0.3) ? `${String(random.below(900_000))};0` : ';'
    return position(member, instrument(kind, '', until), random.between(5_000, 100_000), trades)
  })
}
