import { formatDay } from '../base/dates.ts'
import { companyCnpj } from '../base/documents.ts'
import { instrument, type Instrument } from './instrument.ts'
import { company, issuerCode } from './words.ts'

const MARKET = '28;ESTADOS UNIDOS DA AMÉRICA;99;OUTRAS BOLSAS OU MERCADOS DE BALCÃO ORGANIZADOS'
// A document with wrong check digits, of the kind filers make up for an issuer they do not know.
const MADE_UP = '99999999999905'

const EMPTY = {
  code: '',
  description: '',
  maturity: '',
  person: '',
  document: '',
  issuer: '',
  rated: '',
  selic: '',
  since: '',
  market: ';;;',
}

/** Every fund of cda_fie has these lines. */
export const STRUCTURED_BOOKS = {
  cash: instrument('Disponibilidades', 'Outros', structuredCells({ description: 'Disponibilidades' })),
  payable: instrument(
    'Valores a pagar',
    'Outros',
    structuredCells({ description: 'DESPESA SINTÉTICA COM TAXA DE ADMINISTRA??O' }),
  ),
}

export const INDEX_SHELF: Instrument[] = Array.from({ length: 260 }, (_, serial) => indexLines(serial)).flat()

export const RECEIVABLES_SHELF: Instrument[] = Array.from({ length: 60 }, (_, serial) =>
  receivablesLines(serial),
).flat()

function indexLines(serial: number): Instrument[] {
  const code = issuerCode(serial)
  const tail = structuredCells({ code: `${code}3`, since: formatDay(1990 + (serial % 33), 9, 3) })
  const price = BigInt(150 + ((serial * 7_919) % 9_000))
  const share = instrument('Ações', 'Ação ordinária', tail, { price })
  const lent = instrument('Ações e outros TVM cedidos em empréstimo', 'Ação ordinária', tail, { price })
  if (serial % 26 === 7) return [share, future(serial), receivable()]
  if (serial % 26 === 11) return [share, abroad(serial, code)]
  return serial % 4 === 0 ? [share] : [share, lent]
}

function receivablesLines(serial: number): Instrument[] {
  const bond = { maturity: formatDay(2026 + (serial % 12), 8, 15), selic: serial % 2 === 0 ? '760199' : '210100' }
  const { name } = company(serial)
  const document = serial === 13 ? MADE_UP : companyCnpj('issuer', serial)
  const other = structuredCells({
    description: `LFSC SINTETICA / ${bond.maturity}`,
    person: 'PJ',
    document,
    issuer: name,
  })
  return [
    instrument('Títulos Públicos', '', structuredCells(bond), { price: 1_438_700n + BigInt(serial) }),
    instrument('Valores a pagar', 'Outros', structuredCells({ description: `TXGESTAO A PAGAR ${String(serial)}` })),
    instrument('Outras aplicações', 'Outros', other, { price: 50_278_900n }),
    ...(serial % 3 === 0 ? [receivable()] : []),
    ...(serial % 4 === 0
      ? [instrument('Operações Compromissadas', '', structuredCells(bond), { price: 421_700n })]
      : []),
  ]
}

function future(serial: number): Instrument {
  const direction = serial % 2 === 0 ? 'compradas' : 'vendidas'
  const tail = structuredCells({ description: `FUT WIN/Z${String(25 + (serial % 3))}` })
  return instrument(`Mercado Futuro - Posições ${direction}`, 'Contrato Futuro', tail, { price: 14_760n })
}

function abroad(serial: number, code: string): Instrument {
  const tail = structuredCells({ code: String(serial), issuer: `SYNTHETIC CORP ${code}`, rated: 'N', market: MARKET })
  return instrument('Investimento no Exterior', 'Fundos Offshore', tail, { price: 369_000n })
}

function receivable(): Instrument {
  return instrument('Valores a receber', 'Outros', structuredCells({ description: 'Valores a Receber' }))
}

/** Those of cda_fie after the common ones, from CD_ATIVO on. */
function structuredCells(given: Partial<typeof EMPTY>): string {
  const { code, description, maturity, person, document, issuer, rated, selic, since, market } = { ...EMPTY, ...given }
  return [code, description, maturity, person, document, issuer, rated, selic, since, market].join(';')
}
