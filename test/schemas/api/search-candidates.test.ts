import { describe, expect, it } from 'vitest'
import { SearchCandidates } from '../../../schemas/api/search-candidates.ts'

const THINGS = [
  { text: 'Petróleo Brasileiro 33000167000101', codes: ['PETR4'] },
  { text: 'Café do Brasil', codes: ['CAFE3'] },
  // Only DuckDB knows how to fold this one.
  { text: 'Компания', codes: ['KOMP3'] },
]
const things = new SearchCandidates(THINGS)

describe('the things of a kind that can match a question', () => {
  it.each([
    [[], [0, 1, 2]],
    [['bras'], [0, 1, 2]],
    [
      ['petroleo', 'x'],
      [0, 2],
    ],
    [
      ['do', 'CAFÉ'],
      [1, 2],
    ],
    [['petr4'], [0, 2]],
    [['33.000.167'], [0, 2]],
    [['nothing'], [2]],
    [['Компания'], [0, 1, 2]],
  ] as const)('of %j are in their order, with those that are not folded here', (words, places) => {
    expect(things.find(words)).toEqual(places.map((place) => THINGS[place]))
  })

  it('of a kind without things are none', () => {
    expect(new SearchCandidates([]).find(['petr'])).toEqual([])
  })
})
