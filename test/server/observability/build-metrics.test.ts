import { expect, it } from 'vitest'
import { createMetrics } from '../../../server/observability/metrics.ts'
import { parsed, type Sample, sumSamples } from '../helpers/metric-samples.ts'

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
  const ended = { started_at: '2026-01-10T03:00:00Z', ended_at: '2026-01-10T03:05:00Z', exit_code: 1 } as const
  const last = { ...ended, published: true, snapshot: null, held_back: [], failure: null }
  const following = { current: () => null, open: () => 0, waiting: () => 0, damaged: () => [] }
  let reports: Awaited<ReturnType<Parameters<typeof metrics.watch>[2]>> = { last: null, heldBack: [] }
  metrics.watch(
    following,
    () => Promise.resolve(new Map()),
    () => Promise.resolve(reports),
  )
  const before = parsed(await metrics.text())
  reports = { last, heldBack }
  const after = parsed(await metrics.text())

  const ofBuild = (samples: readonly Sample[]) => samples.filter(({ name }) => /_(build|held)_/.test(name))
  expect(ofBuild(before)).toEqual([])
  expect([
    sumSamples(after, 'build_exit_code'),
    sumSamples(after, 'held_back_partitions', { dataset: 'cvm_fidc' }),
  ]).toEqual([1, 2])
  expect(sumSamples(after, 'build_age_seconds')).toBeGreaterThan(0)
})
