import { describe, expect, it } from 'vitest'
import { holderIn } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { decideOutcome } from '../../../../../schemas/fund/api/look-through/outcome.ts'
import { makeWorld } from '../helpers/worlds.ts'

const world = makeWorld({ held: { nav: 1_000n, direct: [1_000n], quotas: [] } })
const line = { target: 'held', value: 500n, isForeign: false, isConfidential: false }
const decide = (target: string, path: readonly string[], value: bigint, maxDepth = 1) =>
  decideOutcome({ ...line, target }, { path, value }, world.graph, {
    maxDepth,
    isBelowThreshold: (each) => each < 100n,
  })

describe('what becomes of a line of quotas on its way', () => {
  it('is the fund that it holds, where nothing is against it', () => {
    expect(decide('held', ['root'], 100n)).toMatchObject({ held: holderIn(world.graph, 'held') })
  })

  it('is a cycle where the fund is on the way, and too deep where the way is long', () => {
    expect(decide('held', ['root', 'held'], 100n, 9)).toBe('cycle')
    expect(decide('held', ['root', 'other'], 100n)).toBe('depth_limit')
    expect(decide('held', ['root', 'other'], 100n, 2)).toMatchObject({ held: { cnpj: 'held' } })
  })

  it('is too small only where nothing else is against it', () => {
    expect(decide('held', ['root'], 99n)).toBe('below_threshold')
    expect(decide('nobody', ['root'], 99n)).toBe('not_filed')
    expect(decide('nobody', ['root'], 100n)).toBe('not_filed')
  })
})
