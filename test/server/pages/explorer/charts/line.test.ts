import { describe, expect, it } from 'vitest'
import { drawLine, type LinePoint } from '../../../../../server/pages/explorer/charts/line.tsx'
import { drawRowLine } from '../../../../../server/pages/explorer/charts/row-line.ts'
import { figuresOf } from '../../../../../server/pages/kit/figures.ts'

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

describe('a line', () => {
  const parts = { label: 'Quota', first: '', last: '', kind: 'c-accent', writeTick: String }
  const point = (day: string, value: number) => ({ at: Date.parse(day), value, title: `${day}: ${String(value)}` })
  const run = [point('2023-06-30', 1), point('2024-06-30', 2), point('2025-06-30', 1)]

  it('has its unit, the years within it, its last value and what happened to it', () => {
    const marks = [{ at: Date.parse('2024-06-30'), title: 'split' }]
    const { text } = drawLine({ ...parts, runs: [run], unit: 'R$', lastValue: '1,00', marks })

    expect(text).toContain('<p class="unit">R$</p>')
    expect([...text.matchAll(/dx="4"[^>]*>(\d{4})</g)].map(([, year]) => year)).toEqual(['2024', '2025'])
    expect(text).toMatch(/<text class="last"[^>]*>1,00</)
    expect(text).toContain('<title>split</title>')
  })

  it('leaves a year at its end without a name where that would stand on the one before', () => {
    const years = [2026, 2030, 2034, 2038, 2042, 2046, 2050, 2054, 2059].map((year) =>
      point(`${String(year)}-03-20`, 1),
    )
    const { text } = drawLine({ ...parts, runs: [years] })
    const named = [...text.matchAll(/<text class="tick"[^>]*>(\d{4})</g)].map(([, year]) => year)

    expect(named).toEqual(['2027', '2033', '2039', '2045', '2051'])
  })

  it('says where each point is and what it is, for whoever has no pointer that rests', () => {
    const { text } = drawLine({ ...parts, runs: [run] })

    expect(text).toContain('data-x="12 501 988"')
    expect(text).toContain('data-said="2023-06-30: 1|2024-06-30: 2|2025-06-30: 1"')
  })
})

it('a line of rows has the ends of what is drawn, and not of rows without a value', () => {
  const rows = [
    { day: '2021-06-25', close: null },
    { day: '2024-11-08', close: 36.18 },
  ]
  const drawn = drawRowLine(figuresOf('en'), rows, {
    label: 'Close',
    period: ({ day }) => day,
    value: ({ close }) => close,
    longestGap: 86_400_000,
    writePeriod: (day) => day,
  })

  expect(drawn?.text).not.toContain('2021-06-25')
})
