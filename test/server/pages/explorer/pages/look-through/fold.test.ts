import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../../../../../../server/pages/explorer/answers.ts'
import { foldSmall, type Folded, measureArea } from '../../../../../../server/pages/explorer/pages/look-through/fold.ts'
import { addUnread, type Inside } from '../../../../../../server/pages/explorer/pages/look-through/tree.ts'

const leaf = (value: string, closed = ''): Inside => ({
  label: `worth ${value}`,
  cnpj: '',
  category: 'equities',
  value,
  closedValue: closed === '' ? '0.00' : value,
  closed,
  children: [],
})

function holdAll(children: readonly Inside[]): Inside {
  const sum = (name: 'value' | 'closedValue') => sumCents(children.map((child) => child[name]))
  return {
    label: 'fund',
    cnpj: '1',
    category: 'fund_quotas',
    value: sum('value'),
    closedValue: sum('closedValue'),
    closed: '',
    children,
  }
}

/** Folds what is less than a tenth of the picture. */
const fold = (node: Inside) => foldSmall(node, measureArea(node), measureArea(node) / 10)
const describeChildren = ({ children }: Folded) =>
  children.map(({ value, area, folded, closed }) => ({ value, area, folded, closed }))

describe('the small parts of a fund', () => {
  it('are one node of what was opened and one of what is closed', () => {
    const folded = fold(holdAll([leaf('90.00'), leaf('4.00'), leaf('1.00'), leaf('5.00', 'not_filed')]))

    expect(describeChildren(folded)).toEqual([
      { value: '90.00', area: 90, folded: null, closed: '' },
      { value: '5.00', area: 5, folded: { what: 'smaller', count: 2 }, closed: '' },
      { value: '5.00', area: 5, folded: { what: 'smaller', count: 1 }, closed: 'mixed' },
    ])
  })

  it('count on both sides where a fund among them is closed in part', () => {
    const folded = fold(holdAll([leaf('90.00'), holdAll([leaf('1.00'), leaf('2.00', 'stale')])]))

    expect(describeChildren(folded).slice(1)).toEqual([
      { value: '1.00', area: 1, folded: { what: 'smaller', count: 1 }, closed: '' },
      { value: '2.00', area: 2, folded: { what: 'smaller', count: 1 }, closed: 'mixed' },
    ])
  })
})

describe('what was not read', () => {
  const tree = holdAll([leaf('60.00'), leaf('30.00')])

  it('is a part of the fund of its own', () => {
    const whole = addUnread(tree, 'not read', '10.00')

    expect(whole.value).toBe('100.00')
    expect(describeChildren(fold(whole)).map(({ value }) => value)).toEqual(['60.00', '30.00', '10.00'])
  })

  it('is none where all was', () => {
    expect(addUnread(tree, 'not read', '0.00')).toBe(tree)
  })
})

describe('what is below zero', () => {
  it('has no area, and leaves the areas of the rest as large as the picture', () => {
    const folded = fold(holdAll([leaf('3325.00'), leaf('75.00'), leaf('-3000.00'), leaf('-300.00')]))

    expect(folded.area).toBe(3400)
    expect(describeChildren(folded)).toEqual([
      { value: '3325.00', area: 3325, folded: null, closed: '' },
      { value: '75.00', area: 75, folded: { what: 'smaller', count: 1 }, closed: '' },
      { value: '-3300.00', area: 0, folded: { what: 'negative', count: 2 }, closed: '' },
    ])
  })

  it('makes the areas in a fund with debts smaller, not the fund larger', () => {
    const indebted = holdAll([leaf('150.00'), leaf('-50.00')])
    const [fund] = fold(holdAll([indebted, leaf('100.00')])).children

    expect(fund?.area).toBe(100)
    expect(fund?.children.map(({ value, area }) => [value, area])).toEqual([
      ['150.00', 100],
      ['-50.00', 0],
    ])
  })
})

describe('in any tree', () => {
  const amount = fc.integer({ min: -2_000, max: 20_000 }).map((cents) => sumCents([(cents / 100).toFixed(2)]))
  const tree = fc.letrec<{ fund: Inside; part: Inside }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      fc.tuple(amount, fc.constantFrom('', 'stale')).map(([value, closed]) => leaf(value, closed)),
      tie('fund'),
    ),
    fund: fc.array(tie('part'), { minLength: 1, maxLength: 6 }).map(holdAll),
  })).fund

  it('the nodes that are shown add up to what is there, to the cent, and their areas to that of their fund', () => {
    const check = (node: Folded) => {
      if (node.children.length === 0) return
      expect(sumCents(node.children.map(({ value }) => value))).toBe(node.value)
      const areas = node.children.reduce((sum, { area }) => sum + area, 0)
      if (areas > 0) expect(areas).toBeCloseTo(node.area, 6)
      for (const child of node.children) {
        expect(child.area).toBeGreaterThanOrEqual(0)
        check(child)
      }
    }
    fc.assert(
      fc.property(tree, (node) => {
        check(fold(node))
      }),
    )
  })
})
