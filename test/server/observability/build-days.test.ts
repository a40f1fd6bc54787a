import { describe, expect, it } from 'vitest'
import { addBuildDay, type BuildDays, buildDaysSchema } from '../../../schemas/core/build-days.ts'
import type { LastBuild } from '../../../schemas/core/last-build.ts'
import { describeBuildDays } from '../../../server/observability/describe-build-days.ts'
import { renderBuildDays } from '../../../server/pages/status/status-days.tsx'

const HELD = { partition: '2025-11', sources: [], code: 'CHECK_FAILED', message: '', hint: '' }
const GOOD: LastBuild = {
  started_at: '2026-02-09T03:00:00Z',
  ended_at: '2026-02-09T03:01:00Z',
  exit_code: 0,
  published: true,
  snapshot: '20260209T030000Z',
  held_back: [],
  failure: null,
}
const COMPARED = {
  before: '20260208T030000Z',
  compared: 129,
  changed: 80,
  figures: 0,
  median_ratio: null,
  lost: [],
  not_asked: 0,
}
const BROKEN: LastBuild['failure'] = { code: 'DISK', message: '', hint: '' }

const record = (...ends: readonly Partial<LastBuild>[]) =>
  ends.reduce<BuildDays | null>((days, end) => addBuildDay(days, { ...GOOD, ...end }), null) ?? expect.unreachable()

describe('the days of the builds', () => {
  const days = record(
    {},
    { ended_at: '2026-02-11T03:01:00Z', exit_code: 2, published: false, failure: BROKEN },
    {
      ended_at: '2026-02-11T09:00:00Z',
      exit_code: 1,
      held_back: [
        { ...HELD, dataset: 'b3_quote' },
        { ...HELD, dataset: 'b3_quote' },
        { ...HELD, dataset: 'cvm_fidc' },
      ],
    },
  )

  it('say how the last build of each day ended, and how many there were', () => {
    expect(buildDaysSchema.parse(days)).toEqual({
      since: '2026-02-09',
      days: [
        { day: '2026-02-09', outcome: 'published', exit_code: 0, held_back: 0, builds: 1 },
        { day: '2026-02-11', outcome: 'held_back', exit_code: 1, held_back: 2, builds: 2 },
      ],
    })
  })

  it('are told apart where no build ran, and where nobody knows', () => {
    const shown = describeBuildDays(days, new Date('2026-02-12T12:00:00Z')) ?? []

    expect([shown.length, shown[0]?.day, shown.at(-1)?.day]).toEqual([90, '2025-11-15', '2026-02-12'])
    expect(shown.slice(-5).map(({ outcome, builds }) => [outcome, builds])).toEqual([
      ['not_known', null],
      ['published', 1],
      ['no_build', 0],
      ['held_back', 2],
      ['no_build', 0],
    ])
    expect(describeBuildDays(null, new Date())).toBeNull()
  })

  it('keep what the last canary of a day found odd, though a later build of the day published nothing', () => {
    const canary = { ...COMPARED, odd: ['80 of 129 answers changed', 'no example could be compared'] }
    const ends = [
      { canary },
      { ended_at: '2026-02-09T09:00:00Z', published: false },
      { ended_at: '2026-02-10T03:01:00Z' },
    ]

    const build_days = describeBuildDays(buildDaysSchema.parse(record(...ends)), new Date('2026-02-10T12:00:00Z'))

    expect(build_days?.slice(-3).map(({ outcome, odd }) => [outcome, odd])).toEqual([
      ['not_known', null],
      ['nothing_new', 2],
      ['published', null],
    ])
    const { text } = renderBuildDays({ build_days }, 'en')
    expect(text.match(/<circle /g)).toHaveLength(1)
    expect(text).toContain('2026-02-09: nothing new, odd answers (2)')
    expect(text).toContain('odd answers: 1 day')
  })

  it('are read though a newer builder records more of each', () => {
    const newer = { since: '2026-02-09', days: [{ ...record({}).days[0], tomorrow: 1 }] }

    expect(buildDaysSchema.parse(newer).days).toEqual(record({}).days)
  })

  it('are at most ninety', () => {
    const ends = Array.from({ length: 100 }, (_end, at) => ({
      ended_at: `${new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 19)}Z`,
    }))
    expect(record(...ends).days.length).toBe(90)
  })

  it('are drawn with a bar each, which differ without colour too, and are counted in words', () => {
    const build_days = describeBuildDays(days, new Date('2026-02-12T12:00:00Z'))
    const { text } = renderBuildDays({ build_days }, 'pt')

    expect(text.match(/<rect /g)).toHaveLength(90)
    expect(text).toContain('2026-02-11: reteve algo, 2 retidos, código de saída 1')
    expect(text).toContain('publicou: 1 dia')
    expect(text).toContain('não informado: 86 dias')
    expect(new Set([...text.matchAll(/ height="(\d+)"/g)].map(([, height]) => height)).size).toBe(4)
    expect(renderBuildDays({ build_days: null }, 'en').text).toContain('follows builds elsewhere')
  })
})
