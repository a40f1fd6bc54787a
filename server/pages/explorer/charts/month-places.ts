/** Widest column with its gap, in % of the picture. */
const WIDEST = 25
/** Width of a month's name in % of the picture, on a wide screen and on a phone. */
const NAME_WIDTH = { wide: 6, narrow: 19 } as const
/** Most empty places between two columns: a longer gap is not drawn longer. */
const MOST_EMPTY = 6

/** Where the column of a month stands, in % of the picture, and whether its name has room below it. */
interface MonthPlace {
  readonly x: number
  readonly isNamed: boolean
  readonly isNamedOnPhones: boolean
}

/** Places one column a month as far from the others as in the calendar; names that would overlap are left out. */
export function placeColumns(periods: readonly string[]): {
  readonly width: number
  readonly places: readonly MonthPlace[]
} {
  const slots = placeMonths(periods)
  const step = Math.min(WIDEST, 100 / Math.max(1, (slots.at(-1) ?? 0) + 1))
  const everyWide = Math.ceil(NAME_WIDTH.wide / step)
  const everyNarrow = everyWide * Math.ceil(NAME_WIDTH.narrow / (step * everyWide))
  let [wide, narrow] = [-everyWide, -everyNarrow]
  const places = slots.map((slot) => {
    const [isNamed, isNamedOnPhones] = [slot - wide >= everyWide, slot - narrow >= everyNarrow]
    if (isNamed) wide = slot
    if (isNamed && isNamedOnPhones) narrow = slot
    return { x: slot * step + step * 0.1, isNamed, isNamedOnPhones }
  })
  return { width: step * 0.8, places }
}

/** Gives each month its place: as far from the first as in the calendar, long gaps cut short. */
function placeMonths(periods: readonly string[]): readonly number[] {
  const counted = periods.map((period) => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7)))
  let place = 0
  return counted.map((month, at) => {
    const before = counted[at - 1]
    if (before !== undefined) place += Math.min(1 + MOST_EMPTY, Math.max(1, month - before))
    return place
  })
}
