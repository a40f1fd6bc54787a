import type { Basis } from '../identified-count.ts'

/** Facts of a line about its asset, with the quantity in millionths and the value in cents. */
export interface AssetLine {
  readonly cnpj: string
  readonly id: string
  readonly key: string
  readonly basis: Basis
  readonly quantity: bigint
  readonly value: bigint
}
