import { expect, it } from 'vitest'
import { drawMonthChanges } from '../../../../../server/pages/explorer/charts/month-changes.tsx'

const change = (period: string, price: number, quantity: number) => ({
  period,
  label: period,
  href: `/${period}`,
  title: period,
  parts: [
    { kind: 'c-bank_paper', value: price, title: `price ${String(price)}` },
    { kind: 'c-derivatives', value: quantity, title: `quantity ${String(quantity)}` },
  ],
})
const draw = (...months: readonly ReturnType<typeof change>[]) =>
  drawMonthChanges({ label: 'Months', months, unit: 'R$', writeTick: String })?.text ?? ''
const readBars = (text: string) =>
  [...text.matchAll(/class="full[^"]*" x="([\d.]+)%"[^>]* y="([\d.]+)" height="([\d.]+)"/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  )

it('draws what rose above the zero line and what fell below it, each as high as its value', () => {
  const [[, top = 0, height = 0] = [], [, below = 0, depth = 0] = []] = readBars(draw(change('2025-10', 100, -50)))

  expect(top + height).toBeCloseTo(below, 1)
  expect(height / depth).toBeCloseTo(2, 1)
})

it('leaves the room of a missing month empty, says each value, and leads to each month', () => {
  const text = draw(change('2025-07', 1, 1), change('2025-08', 1, 1), change('2025-10', 1, -1))
  const lefts = readBars(text).map(([x = 0]) => x)

  expect(((lefts[2] ?? 0) - (lefts[0] ?? 0)) * 2).toBeCloseTo((lefts[4] ?? 0) - (lefts[2] ?? 0), 1)
  expect(text).toContain('<title>quantity -1</title>')
  expect(text).toContain('<a href="/2025-10">')
})

it('draws nothing where nothing changed', () => {
  expect(draw(change('2025-10', 0, 0))).toBe('')
})
