import { z } from 'zod'
import { readParameter } from '../../answers.ts'
import { orEmpty, type PageView } from '../../page.ts'
import { CATEGORY_WORDS } from '../../text/words.ts'
import type { HoldingLine } from './holding.ts'

const COLUMNS = ['name', 'category', 'value'] as const
type OrderColumn = (typeof COLUMNS)[number]

export const orderInput = {
  sort: orEmpty(z.enum(COLUMNS)),
  order: orEmpty(z.enum(['asc', 'desc'])),
}

export interface HoldingsOrder {
  readonly column: OrderColumn
  readonly isRising: boolean
}

/** Reads the order: the largest first, names from A. */
export function readOrder({ parameters }: Pick<PageView, 'parameters'>): HoldingsOrder {
  const asked = readParameter(parameters, 'sort')
  const column = COLUMNS.find((each) => each === asked) ?? 'value'
  const order = readParameter(parameters, 'order')
  return { column, isRising: order === '' ? column !== 'value' : order === 'asc' }
}

/** Orders holdings; those that are equal keep the largest first. */
export function orderHoldings(
  { name, language }: Pick<PageView, 'name' | 'language'>,
  holdings: readonly HoldingLine[],
  { column, isRising }: HoldingsOrder,
): readonly HoldingLine[] {
  const collator = new Intl.Collator(language)
  const text = (each: HoldingLine) => (column === 'name' ? each.label : name(CATEGORY_WORDS, each.category))
  const compare = (a: HoldingLine, b: HoldingLine) =>
    column === 'value' ? a.size - b.size : collator.compare(text(a), text(b))
  const largestFirst = [...holdings].sort((a, b) => Math.abs(b.size) - Math.abs(a.size))
  if (column === 'value' && !isRising) return largestFirst
  return largestFirst.sort((a, b) => (isRising ? compare(a, b) : compare(b, a)))
}

/** Makes the address that orders the holdings by a column, or turns the order around. */
export function linkOrder(
  { link, path, parameters }: Pick<PageView, 'link' | 'path' | 'parameters'>,
  { column: now, isRising }: HoldingsOrder,
  column: OrderColumn,
): string {
  const kept = Object.fromEntries(['date', 'benchmark'].map((name) => [name, readParameter(parameters, name)]))
  const rises = column === now ? !isRising : column !== 'value'
  return `${link(path, { ...kept, sort: column, order: rises ? 'asc' : 'desc' })}#holdings`
}
