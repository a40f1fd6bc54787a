import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../../schemas/core/manifest.ts'
import { NO_PINS } from '../../../../schemas/core/pins.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import type { BuildReports } from '../../../../server/observability/build-reports.ts'
import { printDiagnoses } from '../../../../server/observability/doctor/diagnosis.ts'
import { examineBuilds, examineClock, examineFreshness } from '../../../../server/observability/doctor/night.ts'

const NOW = new Date('2025-12-16T12:00:00Z')
const none: BuildReports = {
  last: null,
  heldBack: [],
  started: null,
  pins: NO_PINS,
  days: null,
  drill: null,
  verified: null,
  unreadable: [],
}
const ended = (at: string, exit_code: 0 | 1 | 2): BuildReports => ({
  ...none,
  last: { started_at: at, ended_at: at, exit_code, published: true, snapshot: null, held_back: [], failure: null },
})

function made(snapshot: string, months: Readonly<Record<string, string>> = {}): Manifest {
  const partitions = Object.entries(months).map(([dataset, month]) => ({
    dataset,
    partition: `competence_month=${month}`,
    input_digest: 'a'.repeat(64),
    inputs: [],
    completeness: [],
    checks: [],
    tables: {
      [dataset]: {
        file: `${dataset}/competence_month=${month}/${dataset}.parquet`,
        rows: 1,
        bytes: 1,
        sha256: 'b'.repeat(64),
      },
    },
    first_snapshot: snapshot,
  }))
  return {
    format: 'market-data-snapshot-1',
    snapshot,
    created_at: '2025-12-15T03:00:00Z',
    digest: 'c'.repeat(64),
    compiler: { version: '1', duckdb: '1' },
    partitions,
    sources: [],
    own_tables: {},
  }
}

describe('the doctor, of the night', () => {
  it('finds a clock that is behind the newest snapshot', () => {
    expect(examineClock(made('20251216T123000Z'), NOW).state).toBe('ok')
    expect(examineClock(made('20251216T140000Z'), NOW)).toMatchObject({ state: 'failure', about: 'clock' })
  })

  it('says how the last build ended, and that a night was missed', () => {
    const says = (reports: BuildReports) =>
      examineBuilds(reports, NOW).map(({ state, says: text }) => `${state} ${text}`)
    expect(says(none)).toEqual(['warning no build has left a report'])
    expect(says(ended('2025-12-16T03:00:00Z', 0))).toEqual([
      'ok the last build ended at 2025-12-16T03:00:00Z with exit code 0',
    ])
    expect(says(ended('2025-12-16T03:00:00Z', 1))[0]).toMatch(/^warning .* exit code 1$/)
    expect(examineBuilds(ended('2025-12-14T03:00:00Z', 0), NOW)[0]?.todo).toContain('a build a night')
    expect(says({ ...none, unreadable: ['last-build.json'] })[0]).toBe('warning last-build.json cannot be read')
  })

  it('names what is late by month, and nothing of a sample', () => {
    const manifest = made('20251215T030000Z', { cvm_fund_daily: '2025-02', cvm_fund_portfolio: '2025-11' })
    expect(examineFreshness(datasets, manifest, NOW)).toMatchObject([
      { state: 'warning', says: expect.stringMatching(/^late: cvm_fund_daily \(2025-02, \d+ days\)$/) as string },
    ])
    expect(examineFreshness(datasets, { ...manifest, sample: true }, NOW)).toMatchObject([{ state: 'ok' }])
  })

  it('prints a line for each finding, what to do below it, and one that counts them', () => {
    expect(printDiagnoses([examineClock(null, NOW), ...examineBuilds(none, NOW)])).toBe(
      'ok    clock     the clock says 2025-12-16T12:00Z\n' +
        'warn  build     no build has left a report\n' +
        '                → Run `market-data-server build`\n' +
        'doctor: 1 ok, 1 to look at\n',
    )
  })
})
