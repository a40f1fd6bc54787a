import { Lake } from '../../../lake/lake.ts'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { datasets } from '../../../schemas/registry.gen.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import { follow } from '../../../server/snapshots/follow.ts'
import { series } from '../../../schemas/datasets/statistics/series.ts'
import { readStatus } from '../../../server/observability/status.ts'
import { statusBody } from '../../../server/pages/status/status-page.tsx'
import { statisticsMirror } from '../../helpers/statistics.ts'
import { editions } from '../helpers/editions.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publish, publishSample, SAMPLE } from '../helpers/snapshot.ts'
import { quietIntegrity } from '../helpers/integrity.ts'

const UNTESTED = series.filter(({ untested }) => untested === true).map(({ id }) => id)
const IN_SAMPLE = ['bcb-12', 'bcb-11']
const SHEET = 'www.anbima.com.br/feriados/arqs/feriados_nacionais.xls'
const OF_2019 = new URL('../../fixtures/feriados_nacionais_2019.xls', import.meta.url)

/** Reads the status of a data directory on a given day. */
async function statusOn(day: string, dataDir: string, time = '12:00:00'): Promise<Status> {
  const limits = { concurrency: 1, queue: 1, timeoutMs: 10_000, integrity: quietIntegrity(), olderSnapshots: 1 }
  const following = await follow(new Lake(dataDir), limits, pino({ level: 'silent' }))
  try {
    return await readStatus({
      datasets,
      lake: new Lake(dataDir),
      following,
      keyCache: { trouble: () => null },
      redis: null,
      replica: null,
      now: () => new Date(`${day}T${time}Z`),
    })
  } finally {
    await following.close()
  }
}

describe('the newest snapshot', () => {
  it('is not called new if it lies in the future of the server: a clock is wrong, and that needs attention', async () => {
    const world = await editions()
    await world.publishAt('2036-11-23T03:00:00Z', '1.00')

    const [before, shortly] = [
      await statusOn('2025-12-15', world.dataDir),
      await statusOn('2036-11-23', world.dataDir, '02:30:00'),
    ]

    expect(before.status).toBe('attention')
    expect(before.newest_snapshot?.age_seconds).toBeLessThan(-300_000_000)
    expect(before.degraded).toEqual([expect.stringMatching(/^The newest snapshot 20361123T030000Z lies in the future/)])
    expect(statusBody(before, 'pt').text).toContain('no futuro: um relógio está errado')
    expect([shortly.newest_snapshot?.age_seconds, shortly.degraded]).toEqual([0, []])
  })
})

describe('lateness', () => {
  it('is judged for each dataset by its own cadence', async () => {
    const world = await editions()
    const { dataDir } = world
    await world.publishAt('2025-12-15T03:00:00Z', '1.00')

    const [then, later] = [await statusOn('2025-12-15', dataDir), await statusOn('2025-12-19', dataDir)]

    const states = (reported: Status) =>
      Object.fromEntries(reported.datasets.map(({ id, state, days_late }) => [id, [state, days_late]]))
    expect(states(then)).toMatchObject({
      cvm_fund_delivery: ['no_data', null],
      cvm_fund_portfolio: ['fresh', 0],
    })
    // November was due on the 15th.
    expect(states(later)).toMatchObject({ cvm_fund_portfolio: ['late', 4] })
  })

  it('is judged by the newest period of the data and of each part, however lately the files were retrieved', async () => {
    const dataDir = await temporaryFolder()
    await publishSample(dataDir)

    const { datasets: all, sample } = await statusOn('2026-01-10', dataDir)

    const shown = Object.fromEntries(
      all.map(({ id, state, newest, parts }) => [
        id,
        [state, newest, ...parts.map((part) => `${part.id} ${part.newest ?? ''} ${part.state}`)],
      ]),
    )
    expect(sample).toBe(true)
    expect(all.map(({ retrieved_at }) => retrieved_at?.slice(0, 10) ?? null)).toContain('2026-01-10')
    expect(shown).toEqual({
      anac_fare: ['fresh', '2025-12'],
      b3_event: ['not_known', '2025-09-15'],
      b3_index: ['late', '2022-08', 'list 2022-08 late', 'portfolios 2026-01-10 not_known'],
      b3_isin: ['not_known', '2025-10-02'],
      b3_quote: ['late', '2024-11-08'],
      bcb_bond_trade: ['late', '2025-01'],
      business_calendar: ['late', '2025-12-31', 'br-banks 2099-12-31 fresh', 'b3-sessions 2025-12-31 late'],
      cvm_company: ['not_known', null],
      cvm_company_security: ['not_known', '2020-01'],
      cvm_company_statement: ['late', '2020-12'],
      cvm_fidc: ['late', '2025-06'],
      cvm_fii_month: ['late', '2024-02'],
      cvm_fii_quarter: ['late', '2025-03'],
      cvm_fund_daily: ['late', '2024-02-29'],
      cvm_fund_delivery: ['no_data', null],
      cvm_fund_portfolio: ['late', '2025-10'],
      cvm_fund_register: ['late', '2024-05-07'],
      cvm_fund_statement: ['not_known', '2020-04-02'],
      debenture: ['not_known', null],
      anbima_curve: ['late', '2025-10-31'],
      b3_di_curve: ['late', '2025-10-31'],
      statistics: [
        'late',
        '2024-12-31',
        'ibge-1737-63 2024-12 late',
        'bcb-433 2024-12 late',
        'bcb-3698 2024-12 late',
        'bcb-4390 2024-12 late',
        'bcb-24363 2024-12 late',
        ...UNTESTED.map((id) => (IN_SAMPLE.includes(id) ? `${id} 2024-12-31 late` : `${id}  not_known`)),
      ],
    })
  })

  it('is not known of data whose file is damaged, and the rest is judged as before', async () => {
    const mirror = await statisticsMirror({ ibge: { '202509': '0.48' } })
    onTestFinished(() => rm(mirror, { recursive: true, force: true }))
    const dataDir = await temporaryFolder()
    const id = await publish(mirror, dataDir, new Date('2025-10-10T03:00:00Z'))
    const folder = join(dataDir, 'snapshots', id, 'statistic_value/all')
    for (const file of await readdir(folder)) await writeFile(join(folder, file), 'damaged')

    const { datasets: all } = await statusOn('2026-11-22', dataDir)

    expect(all.find((each) => each.id === 'statistics')).toMatchObject({ state: 'not_known', newest: null })
  })

  it('is reported with the same bytes within a minute, so that its ETag holds', async () => {
    const world = await editions()
    await world.publishAt('2025-12-15T03:00:00Z', '1.00')
    const at = (time: string) => statusOn('2025-12-15', world.dataDir, time)

    expect(await at('12:00:59')).toEqual(await at('12:00:01'))
    expect((await at('12:01:00')).checked_at).toBe('2025-12-15T12:01:00Z')
  })

  it('is counted in business days of the snapshot’s calendar, and Monday to Friday without one', async () => {
    const mirror = await statisticsMirror({ ibge: { '202509': '0.48' } })
    onTestFinished(() => rm(mirror, { recursive: true, force: true }))
    const dataDir = await temporaryFolder()
    const lateness = async () => {
      const reported = (await statusOn('2025-11-21', dataDir)).datasets.find(({ id }) => id === 'statistics')
      const part = reported?.parts.find(({ id }) => id === 'ibge-1737-63')
      return [part?.state, part?.late_from, part?.counted_by]
    }
    await mkdir(dirname(join(mirror, SHEET)), { recursive: true })

    // October is due on Thursday 20 November 2025, which the law of 2023 made a holiday.
    await publish(mirror, dataDir, new Date('2025-10-10T03:00:00Z'))
    const without = await lateness()
    await copyFile(OF_2019, join(mirror, SHEET))
    await publish(mirror, dataDir, new Date('2025-10-11T03:00:00Z'))
    const before = await lateness()
    await copyFile(join(SAMPLE, SHEET), join(mirror, SHEET))
    await publish(mirror, dataDir, new Date('2025-10-12T03:00:00Z'))
    const after = await lateness()

    expect(without).toEqual(['late', '2025-11-21', 'weekdays'])
    expect(before).toEqual(['late', '2025-11-21', 'br-banks'])
    expect(after).toEqual(['fresh', '2025-11-22', 'br-banks'])
  })
})
