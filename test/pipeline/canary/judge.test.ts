import { describe, expect, it } from 'vitest'
import { compareAnswers, readComparable } from '../../../pipeline/canary/compare-answers.ts'
import { listExamples } from '../../../pipeline/canary/examples.ts'
import { findMedian, judgeCanary } from '../../../pipeline/canary/judge.ts'
import openapi from '../../../schemas/service/openapi/openapi.gen.json' with { type: 'json' }

const QUIET = { before: '20251215T030000Z', compared: 100, changed: 3, figures: 40, lost: [], not_asked: 0 }

describe('two answers', () => {
  it('are alike where only the snapshot that answered and the address of the next page differ', () => {
    const read = (snapshot: string) =>
      readComparable(JSON.stringify({ snapshot, next: `?snapshot=${snapshot}`, data: [1] }))

    expect(compareAnswers(read('20251215T030000Z'), read('20251216T030000Z'))).toEqual({ isChanged: false, ratios: [] })
  })

  it('give the ratio of each figure that differs, and none of those from or to 0 or unknown', () => {
    const old = { data: [{ a: 2, b: 0, c: 5, d: null, e: 'x' }] }
    const next = { data: [{ a: 6, b: 1, c: 5, d: 7, e: 'y' }] }

    expect(compareAnswers(old, next)).toEqual({ isChanged: true, ratios: [3, null] })
  })

  it('differ, without figures, where one has more items', () => {
    expect(compareAnswers({ data: [1, 2] }, { data: [9, 1, 2] })).toEqual({ isChanged: true, ratios: [] })
  })
})

describe('the judge of a canary', () => {
  it('finds nothing odd where few answers changed, by little', () => {
    expect(judgeCanary({ ...QUIET, median_ratio: 1.02 })).toEqual([])
  })

  it.each([
    [{ changed: 51, median_ratio: 1 }, '51 of 100 answers changed'],
    [{ median_ratio: 1000 }, 'half of the 40 changed figures are 1.00e+3 times what they were, or beyond'],
    [{ median_ratio: 0.001 }, 'half of the 40 changed figures are 0.00100 times what they were, or beyond'],
    [
      { lost: ['/v1/basket (404)'], median_ratio: null },
      'the new snapshot does not answer what the old one did: /v1/basket (404)',
    ],
    [{ compared: 0, changed: 0, figures: 0, median_ratio: null }, 'no example could be compared'],
  ])('names what is odd in %j', (facts, sentence) => {
    expect(judgeCanary({ ...QUIET, ...facts })).toEqual([sentence])
  })

  it('says nothing of shares and ratios of too few answers and figures', () => {
    expect(judgeCanary({ ...QUIET, compared: 9, changed: 9, figures: 19, median_ratio: 100 })).toEqual([])
  })

  it('takes the middle of the ratios, or between the two in the middle', () => {
    expect([findMedian([]), findMedian([3, 1, 2]), findMedian([4, 1, 2, 3])]).toEqual([null, 2, 2.5])
  })
})

describe('the examples of the OpenAPI document', () => {
  it('are asked with all parameters that belong together, and without those that say the state of the service', () => {
    const examples = listExamples(openapi)

    expect(examples).toContain('/v1/fund/62415896000127/portfolio?date=20251031')
    expect(examples).toContain('/v1/exchange/indexes')
    expect(examples.filter((address) => /\{|\/sql|\/bulk|\/snapshots|\/exports/.test(address))).toEqual([])
    expect(examples.length).toBeGreaterThan(100)
  })
})
