import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../schemas/api/error.ts'
import { compareSnapshots } from '../../../server/delivery/compare-snapshots.ts'
import type { AskTopic } from '../../../server/subscriptions/ask-topic.ts'
import { snapshotMessages } from '../../../server/snapshots/snapshot-messages.ts'
import type { Topic } from '../../../server/subscriptions/subscription.ts'

const [BEFORE, AFTER] = ['20260110T030000Z', '20260111T030000Z']
const change = (snapshot: string, month: string, table = 'cvm_fund_portfolio') => {
  return { snapshot, table, partition: `competence_month=${month}`, change: 'amended', rows_added: 1 }
}
const CHANGELOG = [
  change(AFTER, '2025-10'),
  change(AFTER, '2025-09'),
  change(AFTER, '2025-08', 'cvm_fund_month'),
  change(BEFORE, '2025-07'),
]
const row = (month: string, holders: number | null, explain = '/x') => {
  return { reference_date: `${month}-${month.endsWith('09') ? '30' : '31'}`, holders, explain }
}

/** Answers as the API does, from rows by the id of an endpoint. */
function answer(rows: Readonly<Record<string, readonly object[]>>): AskTopic {
  const ask = (id: string, parameters: Readonly<Record<string, string>>) => {
    const [page, size] = [Number(parameters['page'] ?? 0), Number(parameters['page_size'] ?? 100)]
    return Promise.resolve({ success: true, data: (rows[id] ?? []).slice(page * size, (page + 1) * size) })
  }
  // These rows have the members that the comparison reads.
  return ask as unknown as AskTopic
}

const compare = (
  topic: Topic,
  before: readonly object[] | ApiError,
  after: Readonly<Record<string, readonly object[]>>,
) =>
  compareSnapshots(topic, {
    ...{ since: BEFORE, snapshot: AFTER, publishedAt: '2026-01-11T03:00:00Z' },
    ask: answer({ changelog: CHANGELOG, ...after }),
    askBefore: (work) =>
      before instanceof ApiError
        ? Promise.reject(before)
        : work(answer({ asset_holders_history: before, issuer_history: before, manager_history: before })),
  })

describe('Two snapshots that are compared', () => {
  it.each([
    ['asset', 'asset_holders_history', 'asset.holders_changed'],
    ['issuer', 'issuer_history', 'issuer.total_changed'],
    ['manager', 'manager_history', 'manager.total_changed'],
  ] as const)(
    'tell of an %s the months that say something else, with what they said before',
    async (kind, id, type) => {
      const before = [row('2025-09', 3, '/a'), row('2025-07', 1)]
      const after = [row('2025-10', null), row('2025-09', 3, '/b'), row('2025-07', 2)]
      const events = await compare({ kind, id: 'x' }, before, { [id]: after })

      expect(events).toMatchObject([
        {
          type,
          snapshot: AFTER,
          timestamp: '2026-01-11T03:00:00Z',
          data: { previous_snapshot: BEFORE, months_left_out: 0 },
        },
      ])
      // July did not change in this snapshot; September says the same; October is new, and not known.
      expect(events[0]?.data['months']).toEqual([
        { reference_date: '2025-10-31', before: null, after: row('2025-10', null) },
      ])
      expect(await compare({ kind, id: 'x' }, after, { [id]: after })).toEqual([])
    },
  )

  it('tell which classes came to a manager or went, of these snapshots alone', async () => {
    const moves = [AFTER, BEFORE].map((first_snapshot) => ({ cnpj: first_snapshot, change: 'came', first_snapshot }))
    const events = await compare({ kind: 'manager', id: 'x' }, [], { manager_changes: moves })
    expect(events).toMatchObject([{ type: 'manager.funds_changed', data: { funds: [moves[0]], funds_left_out: 0 } }])
  })

  it('tell a new month of a fund from one that was filed again', async () => {
    const versions = [
      { version: 1, change: 'first', first_snapshot: BEFORE },
      { version: 2, change: 'amended', first_snapshot: AFTER },
    ]
    const events = await compare({ kind: 'fund', id: 'x' }, [], { fund_revisions: versions })
    expect(events.map(({ type, data }) => [type, data['versions']])).toMatchObject([
      [
        'fund.refiled',
        [
          { reference_date: '2025-09-30', version: 2 },
          { reference_date: '2025-10-31', version: 2 },
        ],
      ],
    ])
    const first = [{ version: 1, change: 'first', first_snapshot: AFTER }]
    const filed = await compare({ kind: 'fund', id: 'x' }, [], { fund_revisions: first })
    expect(filed.map(({ type }) => type)).toEqual(['fund.filed'])
  })

  it('say that nobody knows what changed where the earlier one is pruned, and nothing else', async () => {
    const message = snapshotMessages.nothingPublished
    const pruned = new ApiError('not_found', message, { reason: 'snapshot_not_found' })
    const events = await compare({ kind: 'issuer', id: 'x' }, pruned, { issuer_history: [row('2025-10', 1)] })
    expect(events).toMatchObject([{ type: 'comparison.missing', data: { previous_snapshot: BEFORE } }])
    const broken = compare({ kind: 'issuer', id: 'x' }, new ApiError('unavailable', message), {})
    await expect(broken).rejects.toThrow()
  })

  it('tell what a dataset has anew, with what is left out of a long list counted', async () => {
    const many = Array.from({ length: 130 }, (_, n) => change(AFTER, `2025-${String(n)}`))
    const events = await compare({ kind: 'dataset', id: 'statistics' }, [], { changelog: many })
    expect(events).toMatchObject([{ type: 'dataset.published', data: { dataset: 'statistics', changes_left_out: 30 } }])
    expect(await compare({ kind: 'dataset', id: 'x' }, [], { changelog: [change(BEFORE, '2025-10')] })).toEqual([])
  })
})
