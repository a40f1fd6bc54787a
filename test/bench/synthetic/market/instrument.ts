/** How an amount counts in the net assets: liabilities are filed as magnitudes, the others as they are. */
type AmountSide = 'asset' | 'liability' | 'signed' | 'overdraft'

/** An instrument that funds can hold, with the cells that are equal for all of its holders. */
export interface Instrument {
  side: AmountSide
  application: string
  asset: string
  related: string
  intent: string
  /** Cents per unit; nothing when quantities are not filed. */
  price: bigint
  /** Smallest quantity, in millionths of a unit. */
  lot: bigint
  /** What follows the common sixteen cells. */
  tail: string
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

export function instrument(
  application: string,
  asset: string,
  tail: string,
  rest: Partial<Omit<Instrument, 'application' | 'asset' | 'tail' | 'side'>> = {},
): Instrument {
  const side = chooseSide(application)
  return { side, application, asset, tail, related: 'N', intent: 'Para negociação', price: 0n, lot: WHOLE, ...rest }
}

function chooseSide(application: string): AmountSide {
  if (LIABILITIES.has(application)) return 'liability'
  return application.startsWith('Mercado Futuro') ? 'signed' : 'asset'
}
