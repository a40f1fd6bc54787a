import { companyCnpj, formatDay } from './documents.ts'
import { company, type Instrument, instrument, issuerCode } from './instrument.ts'

/** The cells of cda_fie after the common ones, from CD_ATIVO on; the last stands for four. */
const CELLS = [
  'code',
  'description',
  'maturity',
  'person',
  'document',
  'issuer',
  'rated',
  'selic',
  'since',
  'market',
] as const

function structuredCells(given: Partial<Record<(typeof CELLS)[number], string>>): string {
  return CELLS.map((name) => given[name] ?? (name === 'market' ? ';;;' : '')).join(';')
}

function book(application: string, description: string): Instrument {
  return instrument(application, 'Outros', structuredCells({ description }))
}

/** Every fund of cda_fie has these lines. */
export const CASH = book('Disponibilidades', 'Disponibilidades')
export const PAYABLE = book('Valores a pagar', 'DESPESA SINTÉTICA COM TAXA DE ADMINISTRA??O')

export const INDEX_SHELF = Array.from({ length: 260 }, (_, serial) => indexLines(serial)).flat()
export const RECEIVABLES_SHELF = Array.from({ length: 60 }, (_, serial) => receivablesLines(serial)).flat()

function indexLines(serial: number): Instrument[] {
  const code = issuerCode(serial)
  const tail = structuredCells({ code: `${code}3`, since: formatDay(1990 + (serial % 33), 9, 3) })
  const price = BigInt(150 + ((serial * 7_919) % 9_000))
  const share = instrument('Ações', 'Ação ordinária', tail, { price })
  const lent = instrument('Ações e outros TVM cedidos em empréstimo', 'Ação ordinária', tail, { price })
  if (serial % 26 === 7) return [share, future(serial), book('Valores a receber', 'Valores a Receber')]
  if (serial % 26 === 11) return [share, abroad(serial, code)]
  return serial % 4 === 0 ? [share] : [share, lent]
}

function future(serial: number): Instrument {
  const direction = serial % 2 === 0 ? 'compradas' : 'vendidas'
  const tail = structuredCells({ description: `FUT WIN/Z${String(25 + (serial % 3))}` })
  return instrument(`Mercado Futuro - Posições ${direction}`, 'Contrato Futuro', tail, { price: 14_760n })
}

function abroad(serial: number, code: string): Instrument {
  const market = '28;ESTADOS UNIDOS DA AMÉRICA;99;OUTRAS BOLSAS OU MERCADOS DE BALCÃO ORGANIZADOS'
  const tail = structuredCells({ code: String(serial), issuer: `SYNTHETIC CORP ${code}`, rated: 'N', market })
  return instrument('Investimento no Exterior', 'Fundos Offshore', tail, { price: 369_000n })
}

function receivablesLines(serial: number): Instrument[] {
  const maturity = formatDay(2026 + (serial % 12), 8, 15)
  const bond = structuredCells({ maturity, selic: serial % 2 === 0 ? '760199' : '210100' })
  // One has wrong check digits, of the kind filers make up for an issuer they do not know.
  const document = serial === 13 ? '99999999999905' : companyCnpj('issuer', serial)
  const issuer = company(serial).name
  const letter = structuredCells({ description: `LFSC SINTETICA / ${maturity}`, person: 'PJ', document, issuer })
  const lines = [
    instrument('Títulos Públicos', '', bond, { price: 1_438_700n + BigInt(serial) }),
    book('Valores a pagar', `TXGESTAO A PAGAR ${String(serial)}`),
    instrument('Outras aplicações', 'Outros', letter, { price: 50_278_900n }),
  ]
  if (serial % 3 === 0) lines.push(book('Valores a receber', 'Valores a Receber'))
  if (serial % 4 === 0) lines.push(instrument('Operações Compromissadas', '', bond, { price: 421_700n }))
  return lines
}
