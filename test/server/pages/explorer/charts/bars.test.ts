import { describe, expect, it } from 'vitest'
import { drawBar, drawSplitBar, rangeOf } from '../../../../../server/pages/explorer/charts/bars.tsx'

/** Where a bar begins and how wide it is, in percent of its cell. */
function place(value: number, values: readonly number[]) {
  const [, x, width] = /x="([\d.]+)%" width="([\d.]+)%"/.exec(drawBar(value, rangeOf(values), 'c-accent').text) ?? []
  return [Number(x), Number(width)]
}

describe('a bar of a table', () => {
  it('fills its cell where it is the longest above zero', () => {
    expect(place(10, [10, 5])).toEqual([0, 100])
  })

  it('ends in the middle of its cell where all bars are below zero', () => {
    expect(place(-10, [-10])).toEqual([0, 50])
    expect(place(-5, [-10, -5])).toEqual([25, 25])
  })

  it('begins at the line of zero that all rows share', () => {
    expect(place(30, [30, -10])).toEqual([25, 75])
    expect(place(-10, [30, -10])).toEqual([0, 25])
  })
})

describe('a bar of two parts', () => {
  const partsOf = (own: number, through: number, values: readonly number[]) =>
    [
      ...drawSplitBar(own, through, rangeOf(values), 'c-accent').text.matchAll(
        /class="(\w+)" x="([\d.]+)%" width="([\d.]+)%"/g,
      ),
    ].map(([, name, x, width]) => [name, Number(x), Number(width)])

  it('hatches what comes through others, after what is there directly', () => {
    expect(partsOf(30, 20, [100])).toEqual([
      ['full', 0, 30],
      ['full', 30, 20],
      ['hatched', 30, 20],
    ])
  })

  it('has no part for nothing', () => {
    expect(partsOf(0, 50, [100]).map(([name]) => name)).toEqual(['full', 'hatched'])
    expect(partsOf(50, 0, [100])).toEqual([['full', 0, 50]])
  })
})
