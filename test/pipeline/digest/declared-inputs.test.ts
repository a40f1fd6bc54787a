import { expect, it } from 'vitest'
import { declaredInputs } from '../../../pipeline/digest/declared-inputs.ts'
import quotes from '../../../schemas/datasets/b3_quote/dataset.ts'

it('The inputs of a partition say whether its sources overlap, and not why: a sentence decides no byte', () => {
  const { sourcesOverlap: _overlap, ...apart } = quotes

  expect(declaredInputs(quotes, [])).toHaveProperty('sourcesOverlap', true)
  expect(declaredInputs(apart, [])).toHaveProperty('sourcesOverlap', false)
})
