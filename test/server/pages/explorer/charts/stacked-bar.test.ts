import { expect, it } from 'vitest'
import { drawStackedBar } from '../../../../../server/pages/explorer/charts/stacked-bar.tsx'

const part = (size: number) => ({ kind: 'c-equities', size, title: String(size) })

it('draws the parts of a whole side by side, and none that is below zero', () => {
  const drawn = drawStackedBar('All', [part(30), part(-5), part(10)])?.text ?? ''

  expect([...drawn.matchAll(/x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => [x, width])).toEqual([
    ['0.00', '75.00'],
    ['75.00', '25.00'],
  ])
})

it('draws nothing of a whole that is not above zero', () => {
  expect(drawStackedBar('All', [part(0), part(-5)])).toBeNull()
})
