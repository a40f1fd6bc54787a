import { describe, expect, it } from 'vitest'
import { demandSameAnswer, listDifferences } from './agreement.ts'
import { writePeerAnswer } from './answer.ts'
import type { LineColumn } from './peer.ts'

const answer = (value: number, share: number) => ({
  data: [{ id: 'a-0', final_position_value: value, portfolio_share_percent: share }],
})

describe('two answers', () => {
  it('agree if all their values do, but for the last digit of a share', () => {
    expect(listDifferences(answer(10.5, 33.333333), answer(10.5, 33.333334))).toEqual([])
    expect(listDifferences(answer(1, 50), answer(1, 50.1))).toHaveLength(1)
  })

  it('differ where a value, a key or a line is another', () => {
    const differences = listDifferences(answer(10.5, 50), answer(10.51, 50))
    expect(differences).toEqual(['.data.0.final_position_value: 10.5, not 10.51'])
    expect(listDifferences(answer(1, 50), { data: [] })).toHaveLength(1)
    expect(listDifferences({ a: 1, b: null }, { a: 1 })).toEqual(['.b: null, not undefined'])
  })

  it('that differ stop the measurement', () => {
    expect(() => {
      demandSameAnswer('SQLite', Buffer.from('{"a":1}'), Buffer.from('{"a":2}'))
    }).toThrow('SQLite answers otherwise: .a: 1, not 2')
  })
})

it('answers as the product does: numbers, no empty keys in metainfo, and the share', () => {
  const columns: LineColumn[] = [
    { name: 'id', kind: 'text', inMetainfo: false },
    { name: 'final_position_value', kind: 'number', inMetainfo: false },
    { name: 'is_investment', kind: 'boolean', inMetainfo: true },
    { name: 'isin', kind: 'text', inMetainfo: true },
  ]
  const day = '2025-10-31'
  const fund = { nav_value_reported: null, total_portfolio_value: 200, total_portfolio_value_reference_date: day }
  const header = { fund: JSON.stringify(fund), reconciliation: '{"grade":"exact"}' }
  const row = { id: 'a-0', final_position_value: '50.10', is_investment: 'true', isin: null }
  const item = {
    id: 'a-0',
    final_position_value: 50.1,
    portfolio_share_percent: 25.05,
    metainfo: { is_investment: true },
  }
  expect(JSON.parse(writePeerAnswer(columns, [row], header) ?? '')).toEqual({
    success: true,
    reference_date: day,
    data: { fund, portfolio: [item], reconciliation: { grade: 'exact' } },
  })
  expect(writePeerAnswer(columns, [], undefined)).toBeNull()
})
