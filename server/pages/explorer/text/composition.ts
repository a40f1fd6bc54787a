import type { Text } from '../../../../schemas/core/language.ts'
import { sumCents } from '../answers.ts'
import type { PageView } from '../page.ts'
import { percentOf } from '../percent-of.ts'
import { CATEGORY_WORDS } from './words.ts'

const WERE: Text = { en: 'were', pt: 'eram' }
const IN: Text = { en: 'in', pt: 'em' }
const AFTER: Text = { en: 'after', pt: 'ante' }

/** Composition of portfolios in a month: exact sums by category, '' where one is not known. */
interface Composition {
  readonly day: string
  readonly values: ReadonlyMap<string, string>
}

/**
 * States the largest category of what was above zero in the newest month, and its part in the month before; null if no
 * month is known whole.
 */
export function sayLargestCategory(
  { say, figures, name }: Pick<PageView, 'say' | 'figures' | 'name'>,
  months: readonly Composition[],
): string | null {
  const whole = months.filter(({ values }) => values.size > 0 && ![...values.values()].includes(''))
  const [before, newest] = [whole.at(-2), whole.at(-1)]
  if (newest === undefined) return null
  const [first] = [...newest.values].sort(([, a], [, b]) => Number(b) - Number(a))
  if (first === undefined || Number(first[1]) <= 0) return null
  const [category] = first
  const write = ({ day, values }: Composition) => {
    const positive = [...values.values()].filter((value) => Number(value) > 0)
    const part = percentOf(values.get(category) ?? '0.00', sumCents(positive)) ?? '0.0'
    return `${figures.percent(part, 1)} ${say(IN)} ${figures.shortMonth(day)}`
  }
  const isComparable = before !== undefined && Number(before.values.get(category) ?? '0') > 0
  const earlier = isComparable ? `, ${say(AFTER)} ${write(before)}` : ''
  return `${name(CATEGORY_WORDS, category)} ${say(WERE)} ${write(newest)}${earlier}`
}
