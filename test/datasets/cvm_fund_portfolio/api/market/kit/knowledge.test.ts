import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../../../../schemas/api/endpoint.ts'
import {
  requestMonth,
  coversAllClasses,
} from '../../../../../../schemas/datasets/cvm_fund_portfolio/api/market/kit/market-request.ts'
import { describeMarketMonth } from '../../../../../../schemas/datasets/cvm_fund_portfolio/api/market/kit/envelope.ts'
import { writeExplain } from '../../../../../../schemas/datasets/cvm_fund_portfolio/api/market/kit/explain.ts'
import {
  describeKnowledge,
  judgeKinds,
} from '../../../../../../schemas/datasets/cvm_fund_portfolio/api/market/kit/knowledge.ts'

/** A snapshot of one month that lacks members. */
function monthLacking(missing: Readonly<Record<string, readonly string[]>>): Snapshot {
  const completeness = Object.entries(missing).map(([group, members]) => ({
    group,
    complete: members.length === 0,
    missing: members,
  }))
  const partition = { dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10', completeness }
  return { manifest: { partitions: [partition] } } as unknown as Snapshot
}

const HALF = monthLacking({ fif: ['BLC_2', 'BLC_4'], structured: [] })

function judge(snapshot: Snapshot, kinds: readonly string[], filing_group?: readonly string[]) {
  return judgeKinds(requestMonth(snapshot, '2025-10', { filing_group }), kinds)
}

describe('what a month can say of a kind', () => {
  it('is whole where no member that can have these lines is missing', () => {
    expect(judge(HALF, ['government_bond'])).toEqual({ state: 'whole', missing: [] })
  })

  it('is partial where one of several is missing, and a kind of several members names those that are', () => {
    expect(judge(HALF, ['listed_share'])).toEqual({ state: 'partial', missing: ['BLC_4'] })
    expect(judge(HALF, ['private_paper'])).toEqual({ state: 'partial', missing: ['BLC_4'] })
    expect(describeKnowledge(judge(HALF, ['listed_share', 'fund_quota']))).toEqual({
      is_partial: true,
      missing_members: 'BLC_2,BLC_4',
    })
  })

  it('does not ask the other filing group', () => {
    expect(judge(HALF, ['listed_share'], ['structured'])).toEqual({ state: 'whole', missing: [] })
    expect(judge(HALF, ['listed_share'], ['fif'])).toEqual({ state: 'unknown', missing: ['BLC_4'] })
    expect(judge(HALF, ['private_paper'], ['fif'])).toEqual({ state: 'partial', missing: ['BLC_4'] })
  })

  it('is unknown where all are missing, or where the month has none of the asked filing group', () => {
    const none = monthLacking({ fif: ['BLC_1'], structured: ['FIE'] })
    expect(judge(none, ['government_bond']).state).toBe('unknown')
    expect(judge(monthLacking({ fif: [] }), ['government_bond'], ['structured']).state).toBe('unknown')
  })

  it('names each missing member once, in the envelope too', () => {
    const asked = requestMonth(HALF, '2025-10', {})

    expect(judgeKinds(asked, ['listed_share', 'unit']).missing).toEqual(['BLC_4'])
    expect(describeMarketMonth(asked)).toEqual({
      reference_date: '2025-10-31',
      completeness: 'partial',
      missing_members: 'BLC_2,BLC_4',
    })
    expect(coversAllClasses(asked)).toBe(true)
    expect(coversAllClasses(requestMonth(HALF, '2025-10', { type: ['fii'] }))).toBe(false)
  })
})

describe('the address that explains a figure', () => {
  it('has the given parameters, so that a client can send it as it is', () => {
    expect(
      writeExplain('/v1/issuer/05197443/lines', { date: '2025-10-31', cnpj: null, kind: 'listed_share,unit' }),
    ).toBe('/v1/issuer/05197443/lines?date=2025-10-31&kind=listed_share,unit')
    expect(writeExplain('/v1/x', { q: 'a&b c' })).toBe('/v1/x?q=a%26b%20c')
    expect(writeExplain('/v1/x', {})).toBe('/v1/x')
  })
})
