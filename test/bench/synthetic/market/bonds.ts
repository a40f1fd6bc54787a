import { formatDay } from '../base/dates.ts'

import { instrument, type Instrument } from './instrument.ts'

const FAMILIES = [
  { name: 'LETRAS FINANCEIRAS DO TESOURO', selic: '210100', isin: 'BRSTNCLF1', price: 1_438_760n },
  { name: 'LETRAS DO TESOURO NACIONAL', selic: '100000', isin: 'BRSTNCLTN', price: 80_125n },
  { name: 'NOTAS DO TESOURO NACIONAL SERIE B', selic: '760199', isin: 'BRSTNCNTB', price: 421_733n },
  { name: 'NOTAS DO TESOURO NACIONAL - SERIE F', selic: '950199', isin: 'BRSTNCNTF', price: 95_310n },
  { name: 'NOTAS DO TESOURO NACIONAL SERIE C', selic: '770100', isin: 'BRSTNCNTC', price: 902_118n },
]
const MATURITIES = 14

/** Block 1: bonds owned, and some of them again as what a repo is secured by. */
export function bondCatalogue(): Instrument[] {
  return Array.from({ length: MATURITIES }, (_, step) => FAMILIES.flatMap((family) => makeBonds(family, step))).flat()
}

function makeBonds(family: (typeof FAMILIES)[number], step: number): Instrument[] {
  const isin = `${family.isin}${String(step * 7 + 101)}`
  const tail = `${family.name};${isin};${family.selic};${formatDay(2019, 7, 5)};${formatDay(2026 + step, 3, 1)}`
  const price = family.price + BigInt(step * 137)
  const intent = step === 9 ? 'Mantido até o vencimento' : 'Para negociação'
  const owned = instrument('Títulos Públicos', 'Título público federal', tail, { price, intent, related: '' })
  return step % 4 === 0 ? [owned, instrument('Operações Compromissadas', '', tail, { price })] : [owned]
}
