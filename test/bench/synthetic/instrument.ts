import { masked } from '../../helpers/portal.ts'
import { companyCnpj } from './documents.ts'

/** An instrument that funds can hold, with the cells that are equal for all of its holders. */
export interface Instrument {
  /** How an amount counts in the net assets: liabilities are filed as magnitudes, the others as they are. */
  readonly side: 'asset' | 'liability' | 'signed' | 'overdraft'
  readonly application: string
  readonly asset: string
  readonly related: string
  readonly intent: string
  /** Cents per unit; nothing when quantities are not filed. */
  readonly price: bigint
  /** Smallest quantity, in millionths of a unit. */
  readonly lot: bigint
  /** Cells after the common sixteen. */
  readonly tail: string
}

const WHOLE = 1_000_000n
export const FRACTION = 1n

const LIABILITIES = new Set([
  'Valores a pagar',
  'Outras operações passivas e exigibilidades',
  'Obrigações por ações e outros TVM recebidos em empréstimo',
  'Opções - Posições lançadas',
  'DIFERENCIAL DE SWAP A PAGAR',
  'Obrigações por compra a termo a pagar',
  'Obrigações por venda a termo a entregar',
])

/** By default with whole units, for trading, of an issuer that is not related to the fund. */
export function instrument(
  application: string,
  asset: string,
  tail: string,
  rest: Partial<Omit<Instrument, 'application' | 'asset' | 'tail' | 'side'>> = {},
): Instrument {
  const signed = application.startsWith('Mercado Futuro') ? 'signed' : 'asset'
  const side = LIABILITIES.has(application) ? 'liability' : signed
  return { side, application, asset, tail, related: 'N', intent: 'Para negociação', price: 0n, lot: WHOLE, ...rest }
}

/** Four letters for an issuer, all starting with an S for synthetic: 'SAAB' is number 1. */
export function issuerCode(number: number): string {
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(number / place) % 26))
  return `S${letter(676)}${letter(26)}${letter(1)}`
}

interface Company {
  readonly cnpj: string
  readonly name: string
}

export function bank(number: number): Company {
  return { cnpj: masked(companyCnpj('bank', number)), name: `BANCO SINTÉTICO ${String(number)}` }
}

export function company(number: number): Company {
  const name = `EMISSORA SINTÉTICA DE ENERGIA E PARTICIPAÇÕES ${issuerCode(number)} S.A.`
  return { cnpj: masked(companyCnpj('issuer', number)), name }
}
