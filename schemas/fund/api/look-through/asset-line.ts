import type { Basis } from '../identified-count.ts'

/** A line as what counts for its asset; quantity in millionths, value in cents. */
export interface AssetLine {
  readonly cnpj: string
  readonly id: string
  readonly key: string
  readonly basis: Basis
  readonly quantity: bigint
  readonly value: bigint
}
