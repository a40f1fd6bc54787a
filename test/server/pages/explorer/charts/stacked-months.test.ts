import { describe, expect, it } from 'vitest'
import { drawStackedMonths } from '../../../../../server/pages/explorer/charts/stacked-months.tsx'

function draw(count: number) {
  const months = Array.from({ length: count }, (_, at) => ({
    period: `${String(2020 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`,
    label: `month ${String(at)}`,
    href: null,
    title: '',
    isPartial: false,
    parts: [{ kind: 'c-cash', percent: 100, title: '' }],
  }))
  const { text } = drawStackedMonths('Months', months)
  return {
    width: Number(/<rect[^>]* width="([\d.]+)%"/s.exec(text)?.[1]),
    everywhere: [...text.matchAll(/class="tick"[^>]*text-anchor="middle">month (\d+)</g)].map(([, at]) => Number(at)),
    onlyWide: [...text.matchAll(/class="tick wide-only"[^>]*>month (\d+)</g)].map(([, at]) => Number(at)),
  }
}

describe('the months of a column picture', () => {
  it('are wide enough for their names on a phone where there are few', () => {
    expect(draw(2)).toEqual({ width: 20, everywhere: [0, 1], onlyWide: [] })
  })

  it('have fewer names on a phone than on a wide screen where there are many', () => {
    expect(draw(12)).toMatchObject({ everywhere: [0, 3, 6, 9], onlyWide: [1, 2, 4, 5, 7, 8, 10, 11] })
  })

  it('leave out the names that no screen has room for', () => {
    const { everywhere, onlyWide } = draw(36)

    expect(everywhere).toEqual([0, 9, 18, 27])
    expect(onlyWide).toEqual([3, 6, 12, 15, 21, 24, 30, 33])
  })

  it('leave a gap where months are missing, and none that is longer than six', () => {
    const months = ['2024-02', '2024-04', '2025-10'].map((period) => ({
      period,
      label: period,
      href: null,
      title: '',
      isPartial: false,
      parts: [{ kind: 'c-cash', percent: 100, title: '' }],
    }))
    const { text } = drawStackedMonths('Months', months)
    const lefts = [...text.matchAll(/<rect[^>]* x="([\d.]+)%"/gs)].map(([, x]) => Number(x))
    const [first = 0, second = 0, third = 0] = lefts

    expect((second - first) * 3.5).toBeCloseTo(third - second, 1)
  })
})
