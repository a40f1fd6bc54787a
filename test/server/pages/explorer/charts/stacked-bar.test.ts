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

it('draws below a run of parts how much of it comes through others, and beside them what nobody knows', () => {
  const titles = { full: 'own', hatched: 'through' }
  const band = [{ kind: 'c-equities', size: 40, hatched: 10, titles }]
  const drawn = drawStackedBar('All', [part(30), part(10)], { unknown: 'hidden', band })?.text ?? ''
  const widths = (name: string) =>
    [...drawn.matchAll(new RegExp(`class="${name}"[^>]*width="([\\d.]+)%"`, 'g'))].map(([, width]) => Number(width))

  expect(widths('hatched')).toEqual([22.75])
  expect(widths('outline')).toEqual([8])
  expect(widths('full c-equities')).toEqual([68.25, 22.75, 68.25, 22.75])
})
