import { expect, it } from 'vitest'
import { createMetrics, type WatchedReads } from '../../../server/observability/metrics.ts'
import { parsed, type Sample, sumSamples } from '../helpers/metric-samples.ts'

const HEAD = {
  ...{ size: 7, root: 'x', snapshot: '20260110T030000Z' },
  ...{ signed_at: '2026-01-10T03:05:00Z', expires_at: '2026-01-13T03:05:00Z' },
} as const

it('the metrics show how the last build ended and what is held back, a partition once, and nothing before the first build', async () => {
  const metrics = createMetrics()
  const held = (dataset: string, partition: string, code: string) => ({
    ...{ dataset, partition, code, sources: [], message: '', hint: '', since: '2026-01-10T03:00:00Z' },
  })
  const heldBack = [
    held('cvm_fidc', '2025-10', 'CHECK_FAILED'),
    held('cvm_fidc', '2025-10', 'FETCH_FAILED'),
    held('cvm_fidc', '2025-09', 'CHECK_FAILED'),
  ]
  const ended = { started_at: '2026-01-10T03:00:00Z', ended_at: '2026-01-10T03:05:00Z' } as const
  const last = { ...ended, exit_code: 1 as const, published: true, snapshot: null, held_back: [], failure: null }
  const following = { current: () => null, open: () => 0, waiting: () => 0, damaged: () => [] }
  let reports: Awaited<ReturnType<WatchedReads['reports']>> = { last: null, heldBack: [], drill: null, verified: null }
  let head: Awaited<ReturnType<WatchedReads['head']>> = null
  metrics.watch(following, {
    daysLate: () => Promise.resolve(new Map()),
    dataEnds: () => Promise.resolve(new Map()),
    reports: () => Promise.resolve(reports),
    head: () => Promise.resolve(head),
  })
  const before = parsed(await metrics.text())
  const drill = {
    ...ended,
    failed_at: 'verify',
    message: 'x',
    snapshot: 'x',
    published_at: '2026-01-01T03:00:00Z',
  } as const
  reports = { last, heldBack, drill, verified: { ended_at: ended.ended_at, failure: 'x' } }
  head = { ...HEAD, state: 'stale' }
  const after = parsed(await metrics.text())

  const ofBuild = (samples: readonly Sample[]) =>
    samples.filter(({ name }) => /_(build|held|drill|verify|log)_/.test(name))
  expect(ofBuild(before)).toEqual([])
  expect([
    sumSamples(after, 'build_exit_code'),
    sumSamples(after, 'held_back_partitions', { dataset: 'cvm_fidc' }),
  ]).toEqual([1, 2])
  expect(sumSamples(after, 'build_age_seconds')).toBeGreaterThan(0)
  expect(sumSamples(after, 'restore_drill_failed')).toBe(1)
  const ages = ['restore_drill_snapshot_age_seconds', 'restore_drill_age_seconds'].map((name) =>
    sumSamples(after, name),
  )
  expect(Math.round((ages[0] ?? 0) - (ages[1] ?? 0))).toBe(9 * 86_400 + 300)
  expect([
    sumSamples(after, 'verify_failed'),
    sumSamples(after, 'log_head_stale'),
    sumSamples(after, 'log_entries'),
  ]).toEqual([1, 1, 7])
  expect(sumSamples(after, 'verify_age_seconds')).toBeGreaterThan(0)
  expect(sumSamples(after, 'log_head_age_seconds')).toBeGreaterThan(0)
  head = { ...HEAD, state: 'not_signed' }
  const unsigned = parsed(await metrics.text()).filter(({ name }) => name.includes('log_head'))
  expect(unsigned).toEqual([])
})
