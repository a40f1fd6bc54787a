import { SOLD_AS, wordsOfBond } from '../../../../bond/api/treasury-shop-names.ts'
import { listBondNames, selicCodeOf } from '../../bond-codes.ts'

/** Gives the Selic code of the bonds that are sold under a name, such as `Tesouro Selic`; null for any other text. */
export function selicCodeOfSold(text: string): string | null {
  const asked = text.toLowerCase().replace(/\+$/, '')
  const [short] = Object.entries(SOLD_AS).find(([, sold]) => sold === asked) ?? []
  return short === undefined ? null : selicCodeOf(short)
}

/** Binds `bonds` and `bond_words`: a place has the code and short name of a bond, and its other words. */
export function bondBindings(): { readonly bonds: readonly string[]; readonly bond_words: readonly string[] } {
  const bonds = listBondNames()
  return { bonds, bond_words: bonds.map((bond) => wordsOfBond(bond.slice(bond.indexOf(' ') + 1))) }
}
