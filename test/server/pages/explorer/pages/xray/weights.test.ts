import { expect, it } from 'vitest'
import { readWeights } from '../../../../../../server/pages/explorer/pages/xray/weights.ts'

it.each([
  ['equal parts without weights, which add up to 100', ['', '', ''], ['33.333334', '33.333333', '33.333333']],
  ['percent as written, with either mark', ['50', '12,5'], ['50', '12.5']],
  ['what the others leave for one without a weight', ['60', '', '30'], ['60', '10', '30']],
  ['null where nothing is left', ['100', ''], ['100', null]],
  ['amounts of which each is its part', ['3000', '1000'], ['75', '25']],
  ['amounts whose rounding the largest takes', ['100', '100', '100.01'], ['33.332222', '33.332222', '33.335556']],
  ['null for a weight of nothing', ['0', '10'], [null, '10']],
])('reads %s', (_name, written, percents) => {
  expect(readWeights(written)).toEqual(percents)
})
