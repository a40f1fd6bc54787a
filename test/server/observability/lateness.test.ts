import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { datasets } from '../../../schemas/registry.gen.ts'
import type { Status } from '../../../schemas/api/status/status.ts'
import { follow } from '../../../server/snapshots/follow.ts'
import { readStatus } from '../../../server/observability/status.ts'
import { statisticsMirror } from '../../helpers/statistics.ts'
import { editions } from '../helpers/editions.ts'
import { emptyFolder, publish, SAMPLE } from '../helpers/snapshot.ts'
import { quietIntegrity } from '../helpers/integrity.ts'

const SHEET = 'www.anbima.com.br/feriados/arqs/feriados_nacionais.xls'
const OF_2019 = new URL('../../fixtures/feriados_nacionais_2019.xls', import.meta.url)

/** Reads the status of a data directory on a given day. */
async function statusOn(day: string, dataDir: string): Promise<Status> {
  const limits = { concurrency: 1, queue: 1, timeoutMs: 10_000, integrity: quietIntegrity(), olderSnapshots: 1 }
  const following = await follow(dataDir, limits, pino({ level: 'silent' }))
  try {
    return await readStatus({
      datasets,
      dataDir,
      following,
      keyCache: { trouble: () => null },
      redis: null,
      now: () => new Date(`${day}T12:00:00Z`),
    })
  } finally {
    await following.close()
  }
}

describe('lateness', () => {
  it('is judged for each dataset by its own cadence', async () => {
    const world = await editions()
    const { dataDir } = world
    await world.publishAt('2025-12-15T03:00:00Z', '1.00')

    const [then, later] = [await statusOn('2025-12-15', dataDir), await statusOn('2025-12-19', dataDir)]

    const states = (reported: Status) =>
      Object.fromEntries(reported.datasets.map(({ id, state, days_late }) => [id, [state, days_late]]))
    expect(states(then)).toMatchObject({
      cvm_fund_delivery: ['unknown', null],
      cvm_fund_portfolio: ['fresh', 0],
      cvm_fund_register: ['fresh', 0],
    })
    // November was due on the 15th, an edition of the registers on the 17th.
    expect(states(later)).toMatchObject({ cvm_fund_portfolio: ['late', 4], cvm_fund_register: ['late', 2] })
  })

  it('is counted in business days of the snapshot’s calendar, and Monday to Friday without one', async () => {
    const mirror = await statisticsMirror({ ibge: { '202509': '0.48' } })
    onTestFinished(() => rm(mirror, { recursive: true, force: true }))
    const dataDir = await emptyFolder()
    const lateness = async () => {
      const reported = (await statusOn('2025-11-21', dataDir)).datasets.find(({ id }) => id === 'statistics')
      return [reported?.state, reported?.late_from, reported?.counted_by]
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
