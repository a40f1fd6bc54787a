import type { LegendEntry } from '../page.ts'
import type { PageView } from '../page.ts'
import { CATEGORY_WORDS } from '../text/words.ts'

const GREY = 'c-other'
/** Classes of the style sheet by category, the same in every picture; other categories are grey. */
const COLOURS: Readonly<Record<string, string>> = {
  equities: 'c-equities',
  fund_quotas: 'c-fund_quotas',
  public_bonds: 'c-public_bonds',
  private_credit: 'c-private_credit',
  bank_paper: 'c-bank_paper',
  repo: 'c-cash',
  cash: 'c-cash',
  foreign: 'c-foreign',
  derivatives: 'c-derivatives',
}

/** Gives the class of a category's colour. */
export function colourOf(category: string): string {
  return COLOURS[category] ?? GREY
}

/** Lists the colours that a picture has, each with its categories in the order of the words; grey is the last. */
export function makeLegend({ say, name }: PageView, categories: Iterable<string>, grey: string): LegendEntry[] {
  const shown = new Set(categories)
  const byColour = new Map<string, string[]>()
  for (const category of Object.keys(CATEGORY_WORDS).filter((each) => shown.has(each))) {
    const colour = colourOf(category)
    byColour.set(colour, [...(byColour.get(colour) ?? []), category])
  }
  const coloured = [...byColour].filter(([colour]) => colour !== GREY)
  const others = byColour.get(GREY) ?? []
  const entries = coloured.map(([kind, own]) => ({
    kind,
    name: own.map((each) => name(CATEGORY_WORDS, each)).join(', '),
  }))
  if (others.length === 0) return entries
  const named = others.length === 1 ? CATEGORY_WORDS[others[0] ?? ''] : undefined
  return [...entries, { kind: GREY, name: named === undefined ? grey : say(named) }]
}
