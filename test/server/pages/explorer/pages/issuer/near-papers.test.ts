import { describe, expect, it } from 'vitest'
import { foldNearPapers } from '../../../../../../server/pages/explorer/pages/issuer/near-papers.ts'

const paper = (terms: string, due = '2030-02-25', kind = 'DEBENTURE-SIMPLES') => ({
  asset_id: `paper:${kind}:33000167000101:${due}:${terms}`,
})
const fold = (...papers: readonly { readonly asset_id: string }[]) =>
  foldNearPapers(papers).map((near) => near.map((each) => papers.indexOf(each)))

describe('papers of an issuer are one row', () => {
  it('where their rates are at most 0.01 points from those of the largest', () => {
    expect(fold(paper('DI1|100|1.65|'), paper('DI1|100|1.654398|'), paper('DI1|100|1.66|'))).toEqual([[0, 1, 2]])
    expect(fold(paper('DI1|100|1.65|'), paper('DI1|100|1.660001|'))).toEqual([[0], [1]])
  })

  it('never where a rate is near another that is itself only near the largest', () => {
    expect(fold(paper('DI1|100|1.65|'), paper('DI1|100|1.659|'), paper('DI1|100|1.668|'))).toEqual([[0, 1], [2]])
  })

  it.each([
    ['maturity', paper('DI1|100|1.65|', '2031-02-25')],
    ['kind', paper('DI1|100|1.65|', '2030-02-25', 'CDB-RDB')],
    ['index', paper('IAP|100|1.65|')],
    ['part of the index', paper('DI1|101|1.65|')],
  ])('never where they have another %s', (_what, other) => {
    expect(fold(paper('DI1|100|1.65|'), other)).toEqual([[0], [1]])
  })

  it('only with such terms: a paper without them stays alone', () => {
    expect(fold({ asset_id: 'b3:PETR4' }, { asset_id: 'b3:PETR4X' }, { asset_id: '' }, paper('DI1|x|y|'))).toEqual([
      [0],
      [1],
      [2],
      [3],
    ])
  })
})
