import { describe, expect, it } from 'vitest'
import { demandSameAnswer, listDifferences } from './agreement.ts'
import { makePeerAnswer } from './answer.ts'
import type { LineColumn } from './line-columns.ts'

const item = (value: number, share: number) => ({
  id: 'a-0',
  final_position_value: value,
  portfolio_share_percent: share,
})

describe('two answers', () => {
  it('agree if all their values do, but for the last digit of a share', () => {
    expect(listDifferences({ data: [item(10.5, 33.333333)] }, { data: [item(10.5, 33.333334)] })).toEqual([])
  })

  it('differ where a value, a key or a line is another', () => {
    expect(listDifferences({ data: [item(10.5, 50)] }, { data: [item(10.51, 50)] })).toEqual([
      '.data.0.final_position_value: 10.5, not 10.51',
    ])
    expect(listDifferences({ data: [item(1, 50), item(2, 50)] }, { data: [item(1, 50)] })).toHaveLength(1)
    expect(listDifferences({ a: 1, b: 2 }, { a: 1 })).toEqual(['.b: 2, not "absent"'])
    expect(listDifferences({ data: [item(1, 50)] }, { data: [item(1, 50.1)] })).toHaveLength(1)
  })

  it('that differ stop the measurement', () => {
    expect(() => {
      demandSameAnswer('SQLite', Buffer.from('{"a":1}'), Buffer.from('{"a":2}'))
    }).toThrow('SQLite answers otherwise: .a: 1, not 2')
  })
})

describe('the answer of a peer', () => {
  const columns: LineColumn[] = [
    { name: 'id', kind: 'text', inMetainfo: false },
    { name: 'final_position_value', kind: 'number', inMetainfo: false },
    { name: 'is_investment', kind: 'boolean', inMetainfo: true },
    { name: 'isin', kind: 'text', inMetainfo: true },
  ]
  const fund = {
    nav_value_reported: null,
    total_portfolio_value: 200,
    total_portfolio_value_reference_date: '2025-10-31',
  }
  const header = { fund: JSON.stringify(fund), reconciliation: '{"grade":"exact"}' }

  it('has numbers, leaves keys without a value out of metainfo, and computes the share', () => {
    const row = { id: 'a-0', final_position_value: '50.10', is_investment: 'true', isin: null }
    expect(makePeerAnswer(columns, [row], header)).toEqual({
      success: true,
      reference_date: '2025-10-31',
      data: {
        fund,
        portfolio: [
          { id: 'a-0', final_position_value: 50.1, portfolio_share_percent: 25.05, metainfo: { is_investment: true } },
        ],
        reconciliation: { grade: 'exact' },
      },
    })
  })
})
