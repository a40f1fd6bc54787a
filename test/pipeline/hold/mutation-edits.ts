import { column, type EditFile, type EditLines, inLines, inZip, positions, swap } from '../../helpers/edit-source.ts'

/** Edits the lines of the members of a zip whose names match. */
export const zipped = (edit: EditLines, member = /./): EditFile => inZip(member, inLines(edit))

export const editRecord = (ranges: Parameters<typeof positions>[0], edit: Parameters<typeof positions>[1]) =>
  zipped(positions(ranges, edit))
export const PRICES = [57, 70, 83, 96, 109, 122, 135].map((from) => [from, from + 12] as const)
export const ISIN = [[231, 242]] as const
/** Puts the first price of each record in the place of the last one. */
export const closedAtOpening = zipped((lines) =>
  lines.map((line) => (line.startsWith('01') ? line.slice(0, 108) + line.slice(56, 69) + line.slice(121) : line)),
)
/** Swaps two prices of each record, by the places of their first digits. */
const swapPrices = (one: number, other: number) =>
  zipped((lines) =>
    lines.map((line) => {
      const price = (from: number) => line.slice(from, from + 13)
      return line.startsWith('01')
        ? line.slice(0, one) + price(other) + line.slice(one + 13, other) + price(one) + line.slice(other + 13)
        : line
    }),
  )
export const [firstAndLastSwapped, highestAndLowestSwapped] = [swapPrices(56, 108), swapPrices(69, 82)]
export const bidAndOfferSwapped = swapPrices(121, 134)

/** Gives what was sold, quantity and value, as what was bought, and the opposite. */
export const salesOfPurchases: EditLines = (lines) =>
  swap('QT_VENDA_NEGOC', 'QT_AQUIS_NEGOC')(swap('VL_VENDA_NEGOC', 'VL_AQUIS_NEGOC')(lines))
export const nextLetter = (value: string, at: number) =>
  value.slice(0, 2) + String(at).padStart(9, '0') + value.slice(11)

/** Swaps two columns in the lines of one report day only. */
export function swapInMonth(day: string, one: string, other: string): EditLines {
  return (lines) => {
    const swapped = swap(one, other)(lines)
    return lines.map((line, at) => (line.includes(day) ? (swapped[at] ?? line) : line))
  }
}

/** Edits a column in the lines of one report day only. */
export function inMonth(day: string, name: string, edit: (value: string, at: number) => string): EditLines {
  return (lines) => {
    const edited = column(name, edit)(lines)
    return lines.map((line, at) => (line.includes(day) ? (edited[at] ?? line) : line))
  }
}
