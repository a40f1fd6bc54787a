import { formatDay } from '../base/dates.ts'
import { SeededRandom } from '../base/random.ts'
import { FRACTION, instrument, type Instrument } from './instrument.ts'

const COUNTRIES = [
  'USA;ESTADOS UNIDOS DA AMÉRICA',
  'USA;ESTADOS UNIDOS DA AM?RICA',
  'CYM;ILHAS CAYMAN',
  'LUX;LUXEMBURGO',
]
const MARKET = '99;Outras bolsas ou mercados de balcão organizados'

/** Block 7: offshore funds, depositary receipts and foreign debt, already in reais. */
export function foreignCatalogue(): Instrument[] {
  const random = new SeededRandom('foreign')
  return Array.from({ length: 400 }, (_, serial) => {
    const price = BigInt(random.between(900, 2_500_000))
    const country = random.pick(COUNTRIES)
    if (serial % 3 === 0) return receipt(serial, country, price)
    if (serial % 10 === 1) return debt(serial, price)
    const managed = serial % 4 === 0 ? 'S' : 'N'
    const name = `SYNTHETIC OFFSHORE FUND SPC ${String(serial)} - CLASS ${random.pick(['A', 'B', 'Z'])}`
    const tail = `S;${managed};${name};;${country};${MARKET};FUNDO OFF;N;;;;SYNTHETIC SHARES;;`
    return instrument('Investimento no Exterior', 'Fundos Offshore', tail, { price, lot: FRACTION, related: managed })
  })
}

function receipt(serial: number, country: string, price: bigint): Instrument {
  const code = `SY${String(serial)} US`
  const tail = `N;N;COTA SYNTHETIC ${code} Equity;;${country};${MARKET};${code};N;;;;;;`
  return instrument('Investimento no Exterior', 'Depository Receipt no Exterior(DR)', tail, { price })
}

function debt(serial: number, price: bigint): Instrument {
  const tail = `N;N;GOVERNO SINTÉTICO;${formatDay(2027 + (serial % 9), 1, 7)};BRA;BRASIL;${MARKET};EJ${String(serial)};N;;;;;;`
  return instrument('Investimento no Exterior', 'Título da Dívida Externa', tail, { price })
}
