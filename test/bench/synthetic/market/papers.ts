import { formatDay } from '../base/dates.ts'
import { companyCnpj, maskCnpj } from '../base/documents.ts'
import { SeededRandom } from '../base/random.ts'
import { instrument, type Instrument } from './instrument.ts'
import { bank, company, INDEXERS, rateCells } from './words.ts'

const CREDIT: readonly (readonly [string, string])[] = [
  ['Debêntures', 'Debênture simples'],
  ['Debêntures', 'Debênture simples'],
  ['Títulos ligados ao agronegócio', 'CRA'],
  ['Títulos de Crédito Privado', 'CCI'],
  ['Títulos de Crédito Privado', 'Nota Promissória/ Commercial Paper/ Export Note'],
  ['Títulos de Crédito Privado', 'CCB'],
  ['Títulos ligados ao agronegócio', 'NCA'],
  ['Títulos ligados ao agronegócio', 'LCA'],
]

/** Block 5: deposits and letters of banks, whose names CVM's filers cut short. */
export function bankPapers(): Instrument[] {
  const random = new SeededRandom('bank papers')
  return Array.from({ length: 4_000 }, (_, serial) => {
    const { cnpj, name } = bank(random.below(70))
    const rated = serial % 6 === 0 ? 'S;AGENCIA SINTETICA DE RATING;2025-03-31;AA+' : 'N;;;'
    const tail = `${cnpj};${name.slice(0, 18)};${maturity(random)};${indexedRate(random)};${rated}`
    const asset = random.chance(0.7) ? 'Letra Financeira' : 'CDB/ RDB'
    const related = serial % 11 === 0 ? 'S' : 'N'
    const price = BigInt(random.between(100_000, 6_700_000))
    return instrument('Depósitos a prazo e outros títulos de IF', asset, tail, { price, related })
  })
}

/** Block 6: private credit without a code. */
export function creditPapers(): Instrument[] {
  const random = new SeededRandom('credit papers')
  return Array.from({ length: 1_500 }, (_, serial) => {
    const { cnpj, name } = company(random.below(500))
    const [application, asset] = random.pick(CREDIT)
    const filed = name.slice(0, random.pick([15, 15, 40, 200]))
    const obligor = serial % 70 === 0 ? maskCnpj(companyCnpj('bank', serial % 70)) : ''
    const tail = `PJ;${cnpj};${filed};${maturity(random)};${indexedRate(random)};S;${serial % 90 === 0 ? 'S' : 'N'};${obligor}`
    const intent = serial % 120 === 0 ? 'Mantido até o vencimento' : 'Para negociação'
    return instrument(application, asset, tail, { price: BigInt(random.between(60_000, 140_000)), intent })
  })
}

function maturity(random: SeededRandom): string {
  return formatDay(random.between(2026, 2036), random.between(1, 12), random.between(1, 28))
}

function indexedRate(random: SeededRandom): string {
  const [code, description] = random.pick(INDEXERS)
  return rateCells(code, description, random.below(14_000_000))
}
