import { SOLD_AS, wordsOfBond } from '../../../../bond/api/treasury-shop-names.ts'
import { listBondNames, selicCodeOf } from '../../bond-codes.ts'

/** Gives the Selic code of the bonds sold under a name, such as `Tesouro Selic`; null for any other text. */
export function selicCodeOfSold(text: string): string | null {
  const asked = text.toLowerCase().replace(/\+$/, '')
  const [short] = Object.entries(SOLD_AS).find(([, sold]) => sold === asked) ?? []
  return short === undefined ? null : selicCodeOf(short)
}

/** Binds `bonds`, the code and short name of each bond, and `bond_words`, its other words at the same place. */
export function bondBindings(): { readonly bonds: readonly string[]; readonly bond_words: readonly string[] } {
  const bonds = listBondNames()
  return { bonds, bond_words: bonds.map((bond) => wordsOfBond(bond.slice(bond.indexOf(' ') + 1))) }
}
