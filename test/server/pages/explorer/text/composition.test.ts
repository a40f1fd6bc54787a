import { describe, expect, it } from 'vitest'
import { sayLargestCategory } from '../../../../../server/pages/explorer/text/composition.ts'
import { figuresOf } from '../../../../../server/pages/kit/figures.ts'

const view = {
  figures: figuresOf('pt'),
  say: ({ pt }: { readonly pt: string }) => pt,
  name: (words: Readonly<Record<string, { readonly pt: string }>>, value: string) => words[value]?.pt ?? value,
}
const month = (day: string, values: Readonly<Record<string, string>>) => ({
  day,
  values: new Map(Object.entries(values)),
})
const say = (...months: readonly ReturnType<typeof month>[]) => sayLargestCategory(view, months)

describe('the title of portfolios by month', () => {
  it('says the largest part of what is above zero, and its part in the month before', () => {
    expect(
      say(
        month('2025-09-30', { equities: '50.00', cash: '50.00' }),
        month('2025-10-31', { equities: '75.00', cash: '25.00', payable: '-10.00' }),
      ),
    ).toBe('Ações eram 75,0\u00a0% em out/2025, ante 50,0\u00a0% em set/2025')
  })

  it('passes over a month of which a category is not known', () => {
    expect(say(month('2025-09-30', { equities: '1.00' }), month('2025-10-31', { equities: '', cash: '5.00' }))).toBe(
      'Ações eram 100,0\u00a0% em set/2025',
    )
  })

  it('says nothing where nothing is above zero', () => {
    expect(say(month('2025-10-31', { payable: '-1.00' }))).toBeNull()
    expect(say()).toBeNull()
  })
})
