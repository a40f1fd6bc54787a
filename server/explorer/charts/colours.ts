import type { LegendEntry } from './chart.ts'
import type { PageView } from '../page.ts'
import { CATEGORY_WORDS } from '../text/words.ts'

/** Categories with a colour of their own in the style sheet, the same in every picture; the others are grey. */
const COLOURED = new Set([
  'equities',
  'fund_quotas',
  'public_bonds',
  'private_credit',
  'bank_paper',
  'repo',
  'cash',
  'foreign',
  'derivatives',
])

/** Gives the class of a category's colour. */
export function colourOf(category: string): string {
  return COLOURED.has(category) ? `c-${category}` : 'c-other'
}

/** Lists the categories that a picture has, in the order of the words; the grey ones are one entry. */
export function makeLegend({ say, name }: PageView, categories: Iterable<string>, grey: string): LegendEntry[] {
  const shown = new Set(categories)
  const inOrder = Object.keys(CATEGORY_WORDS).filter((each) => shown.has(each))
  const coloured = inOrder.filter((each) => COLOURED.has(each))
  const others = inOrder.filter((each) => !COLOURED.has(each))
  const entries = coloured.map((each) => ({ kind: colourOf(each), name: name(CATEGORY_WORDS, each) }))
  if (others.length === 0) return entries
  const named = others.length === 1 ? CATEGORY_WORDS[others[0] ?? ''] : undefined
  return [...entries, { kind: 'c-other', name: named === undefined ? grey : say(named) }]
}
