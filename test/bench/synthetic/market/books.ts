import { SeededRandom } from '../base/random.ts'
import { instrument, type Instrument } from './instrument.ts'
import { bank } from './words.ts'

const COSTS = ['Taxa_Adm_a_Pagar', 'Auditoria', 'Taxa_Fisc_CVM', 'Custo_Cetip', 'VALORES A PAGAR', 'Ajuste_Cota_Pos']
const EXTRAS = [
  'Valores a pagar',
  'Valores a pagar',
  'Valores a receber',
  'Valores a receber',
  'Outras aplicações',
  'Outras operações passivas e exigibilidades',
  'DISPONÍVEL DE OURO',
]
const PROSE =
  'PROVISÃO SINTÉTICA REFERENTE A DESPESAS DE CUSTÓDIA, AUDITORIA E FISCALIZAÇÃO DO PERÍODO, RATEADA ENTRE AS CLASSES; '
    .replaceAll(';', ',')
    .repeat(10)
const LONGEST_DESCRIPTION = 1_000

/** Block 8, the lines of the books: those of every fund, and those that only some funds have. */
export function bookCatalogues(): Record<'cash' | 'payables' | 'extras', Instrument[]> {
  const random = new SeededRandom('books')
  const cash = Array.from({ length: 150 }, (_, serial) => {
    const { cnpj, name } = bank(serial % 70)
    const holder = serial % 3 === 0 ? `PJ;${cnpj};${name}` : ';;'
    return book('Disponibilidades', drawDescription(`Disponibilidade ${String(serial)}`, random), holder)
  })
  const payables = Array.from({ length: 400 }, () =>
    book('Valores a pagar', drawDescription(random.pick(COSTS), random), ';;'),
  )
  const extras = Array.from({ length: 500 }, () => {
    const application = random.pick(EXTRAS)
    return book(application, drawDescription(application.toUpperCase(), random), ';;')
  })
  return { cash, payables, extras }
}

function book(application: string, description: string, issuer: string): Instrument {
  return instrument(application, 'Outros', `${description};${issuer}`, { related: '' })
}

/** As filers do it: some short, some padded with spaces, some a whole paragraph. */
function drawDescription(text: string, random: SeededRandom): string {
  const draw = random.fraction()
  if (draw < 0.2) return text
  if (draw < 0.4) return text.padEnd(random.between(200, 900))
  return `${text} ${PROSE}`.slice(0, random.between(600, LONGEST_DESCRIPTION))
}
