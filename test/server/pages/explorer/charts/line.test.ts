import { describe, expect, it } from 'vitest'
import { drawLine, type LinePoint } from '../../../../../server/pages/explorer/charts/line.tsx'

/** Draws values a day apart; the marks of the axis as they are written, and the heights of the points. */
function draw(values: readonly number[]) {
  const run = values.map((value, at): LinePoint => ({ at, value, title: String(value) }))
  const parts = { label: 'Funds', runs: [run], first: '', last: '', kind: 'c-accent' }
  const { text } = drawLine({ ...parts, writeTick: (value) => String(value) })
  return {
    marks: [...text.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, mark]) => Number(mark)),
    heights: [...text.matchAll(/<circle[^>]* cy="([^"]*)"/g)].map(([, height]) => Number(height)),
  }
}

describe('the axis of a line', () => {
  it('has only whole marks where every value is whole', () => {
    expect(draw([0, 1]).marks).toEqual([0, 1])
    expect(draw([24, 25]).marks).toEqual([24, 25])
  })

  it('has marks between whole ones where values lie between', () => {
    expect(draw([0.5, 1]).marks).toContain(0.6)
  })

  it.each([[[24, 24]], [[1.5]], [[-3, -3, -3]]])('reaches from zero to a value that stays the same: %j', (values) => {
    const { marks, heights } = draw(values)

    expect(marks.length).toBeGreaterThan(1)
    expect(marks).toContain(0)
    expect(new Set(heights).size).toBe(1)
  })

  it('has more than one mark for points that are all zero', () => {
    expect(draw([0, 0]).marks).toEqual([0, 1])
  })
})
