import type { Basis } from '../identified-count.ts'
import type { AssetLine } from './asset-line.ts'
import { Amounts } from './amounts.ts'
import type { AssetNumbers } from './asset-numbers.ts'
import type { Holder } from './graph.ts'

const BASES: readonly Basis[] = ['filed', 'derived', 'unidentified', null]
export const NUMBER_OF_BASES = BASES.length

function placeOfBasis(basis: Basis): number {
  return BASES.indexOf(basis)
}

export function basisAt(place: number): Basis {
  return BASES[place] ?? null
}

/**
 * Lines from a query: their ids, the keys of their sums and their figures, with quantities in millionths and values in
 * cents.
 */
export interface ReadLines {
  readonly ids: readonly string[]
  readonly keys: readonly string[]
  readonly bases: readonly Basis[]
  readonly quantities: Amounts
  readonly values: Amounts
}

const ID_END = '\n'

/** Lines of a fund with the facts about their assets, in columns: a line needs a fortieth of a kilobyte. */
export class FundLines {
  readonly cnpj: string
  readonly length: number
  /** Number of each line's asset; below zero for a line that stays alone. */
  readonly assets: Int32Array
  readonly bases: Uint8Array
  readonly quantities: Amounts
  readonly values: Amounts
  readonly #ids: string
  /** Beginning of the names of lines that stay alone; their ids follow. */
  readonly #ownPrefix: string
  #quotas: { readonly of: Holder; readonly places: Int32Array } | null = null

  constructor(
    cnpj: string,
    ownPrefix: string,
    { ids, keys, bases, quantities, values }: ReadLines,
    numbers: AssetNumbers,
  ) {
    this.cnpj = cnpj
    this.length = ids.length
    this.assets = Int32Array.from(keys, (key, at) => (key === ownPrefix + (ids[at] ?? '') ? -1 : numbers.number(key)))
    this.bases = Uint8Array.from(bases, placeOfBasis)
    this.quantities = quantities
    this.values = values
    this.#ids = ids.join(ID_END)
    this.#ownPrefix = ownPrefix
  }

  static of(cnpj: string, ownPrefix: string, lines: readonly AssetLine[], numbers: AssetNumbers): FundLines {
    const columns = {
      ids: lines.map(({ id }) => id),
      keys: lines.map(({ key }) => key),
      bases: lines.map(({ basis }) => basis),
      quantities: Amounts.of(lines.map(({ quantity }) => quantity)),
      values: Amounts.of(lines.map(({ value }) => value)),
    }
    return new FundLines(cnpj, ownPrefix, columns, numbers)
  }

  /** Lists the keys by which the lines are added up. */
  keys(numbers: AssetNumbers): string[] {
    const ids = this.assets.some((asset) => asset < 0) ? this.#ids.split(ID_END) : []
    return Array.from(this.assets, (asset, place) =>
      asset < 0 ? this.#ownPrefix + (ids[place] ?? '') : numbers.key(asset),
    )
  }

  idAt(place: number): string {
    return this.#ids.split(ID_END)[place] ?? ''
  }

  ownKeyAt(place: number): string {
    return this.#ownPrefix + this.idAt(place)
  }

  /** Finds the place of each line among the quotas of its holder; below zero for a line other than a quota. */
  placesOfQuotas(holder: Holder): Int32Array {
    if (this.#quotas?.of === holder) return this.#quotas.places
    const byId = new Map(holder.quotas.map(({ id }, place) => [id, place]))
    const places =
      byId.size === 0
        ? new Int32Array(this.length).fill(-1)
        : Int32Array.from(this.#ids.split(ID_END), (id) => byId.get(id) ?? -1)
    this.#quotas = { of: holder, places }
    return places
  }
}
