import { subtractCents, sumCents } from '../../answers.ts'
import type { Inside } from './tree.ts'

/** A node as it is drawn: of the children of a fund, the small ones are folded, and so are those below zero. */
export interface Folded extends Omit<Inside, 'children'> {
  readonly children: readonly Folded[]
  /** 0 for what is below zero. The areas in a fund add up to the area of the fund. */
  readonly area: number
  /** How the lines of this node were folded; null for a node that is shown as it is. */
  readonly folded: { readonly what: 'smaller' | 'negative'; readonly count: number } | null
}

/** Adds up what is above zero among the children of a node: the area of the whole picture. */
export function measureArea({ children }: Inside): number {
  return children.reduce((sum, { value }) => sum + Math.max(0, Number(value)), 0)
}

/**
 * Folds the children whose areas are smaller than `least`: slivers show nothing. A fund with debts has more above zero
 * than it is worth, so the areas in it are as much smaller as its own asks for.
 */
export function foldSmall(node: Inside, area: number, least: number): Folded {
  const positive = measureArea(node)
  const scale = positive > 0 ? area / positive : 0
  const areaOf = ({ value }: Inside) => Math.max(0, Number(value)) * scale
  const shown = node.children.filter((child) => areaOf(child) >= least && Number(child.value) > 0)
  const negative = node.children.filter(({ value }) => Number(value) < 0)
  const small = node.children.filter((child) => !shown.includes(child) && !negative.includes(child))
  return {
    ...node,
    area,
    folded: null,
    children: [
      ...shown.map((child) => foldSmall(child, areaOf(child), least)),
      ...joinSmall(small, scale),
      ...(negative.length === 0
        ? []
        : [joinNodes('negative', negative, sumCents(negative.map(({ value }) => value)), 0)]),
    ],
  }
}

/** Joins small nodes into one for opened holdings and one for closed ones. */
function joinSmall(small: readonly Inside[], scale: number): Folded[] {
  const value = sumCents(small.map((each) => each.value))
  const closedValue = sumCents(small.map((each) => each.closedValue))
  const openValue = subtractCents(value, closedValue)
  const [open, closed] = [openValue, closedValue].map(Number) as [number, number]
  // Debts in a small fund can be closed or opened: then neither is a part of the sum.
  if (open < 0 || closed < 0) return [joinNodes('smaller', small, value, Number(value) * scale, 'mixed')]
  const opened = small.filter((each) => each.closedValue !== each.value || Number(each.value) === 0)
  const shut = small.filter((each) => Number(each.closedValue) !== 0)
  return [
    ...(opened.length === 0 ? [] : [joinNodes('smaller', opened, openValue, open * scale)]),
    ...(shut.length === 0 ? [] : [joinNodes('smaller', shut, closedValue, closed * scale, 'mixed')]),
  ]
}

function joinNodes(
  what: 'smaller' | 'negative',
  nodes: readonly Inside[],
  value: string,
  area: number,
  closed = '',
): Folded {
  return {
    label: '',
    cnpj: '',
    category: 'other',
    value,
    closedValue: closed === '' ? '0.00' : value,
    closed,
    children: [],
    area,
    folded: { what, count: nodes.length },
  }
}
