import { Lake } from '../../../lake/lake.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reportBuild } from '../../../pipeline/commands/build-report.ts'
import { BuildError } from '../../../schemas/core/error.ts'
import { LAST_BUILD } from '../../../schemas/core/last-build.ts'
import { buildFrom, readServed, silent } from '../../helpers/build.ts'
import { readBuildMark, readReport } from '../../helpers/build-records.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startMirrorServer as overHttp } from '../../helpers/http.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror, writeZip, zipOfReports } from '../../helpers/portal.ts'

const LATER = { now: '2025-12-16T03:00:00Z' }

describe('the record of a build', () => {
  it('says when the build ran and what it published', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })

    expect(await readReport(dataDir)).toEqual({
      started_at: '2025-12-15T03:00:00Z',
      ended_at: '2025-12-15T03:00:00Z',
      exit_code: 0,
      published: true,
      snapshot: '20251215T030000Z',
      held_back: [],
      failure: null,
    })
    expect(await readBuildMark(dataDir)).toBeNull()
  })

  it('says of a night without news that nothing was published and everything is good', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })

    await buildFrom(portal, { dataDir, ...LATER })

    expect(await readReport(dataDir)).toMatchObject({
      started_at: '2025-12-16T03:00:00Z',
      exit_code: 0,
      published: false,
      snapshot: '20251215T030000Z',
    })
  })

  it('names the partition, the source and the reason of each refusal', async () => {
    const portal = await mirror(dayMonth('1.00'))
    await writeFile(zipOfReports(portal), 'no zip at all')

    const { dataDir } = await buildFrom(portal)

    expect(await readReport(dataDir)).toMatchObject({
      exit_code: 2,
      published: false,
      snapshot: null,
      held_back: [
        {
          dataset: 'cvm_fund_daily',
          partition: 'competence_month=2025-10',
          sources: ['inf_diario_fi'],
          code: 'SOURCE_DAMAGED',
          message: expect.stringContaining('inf_diario_fi_202510.zip') as string,
        },
      ],
    })
  })

  it('names the source of a file that was not fetched', async () => {
    const folder = await mirror(dayMonth('1.00'))
    const server = await overHttp(folder)
    const asked = { datasets: ['cvm_fund_daily', 'cvm_fund_portfolio'], from: '2025-10', to: '2025-10' }
    const { dataDir } = await buildFrom(server.address, asked)
    await server.close()

    await buildFrom(server.address, { ...asked, dataDir, ...LATER })

    const { held_back } = await readReport(dataDir)
    expect(held_back).toContainEqual(
      expect.objectContaining({
        partition: 'competence_month=2025-10',
        sources: ['cda_fi'],
        code: 'SOURCE_UNREACHABLE',
      }),
    )
  })
})

describe('the canary of a build', () => {
  const ODD = {
    before: '20251215T030000Z',
    compared: 40,
    changed: 30,
    figures: 25,
    median_ratio: 1000,
    lost: [],
    not_asked: 0,
    odd: ['30 of 40 answers changed'],
  }

  it('is in its report, and what is odd in its last line; the snapshot is served all the same', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const served: (string | undefined)[] = []
    const canary = async () => {
      served.push((await readServed(dataDir)).id)
      return ODD
    }

    const { exit, log } = await buildFrom(await mirror(dayMonth('1.01')), { dataDir, canary, ...LATER })

    expect(served).toEqual(['20251215T030000Z'])
    expect(exit).toBe(0)
    expect(await readReport(dataDir)).toMatchObject({ published: true, snapshot: '20251216T030000Z', canary: ODD })
    expect(log.at(-1)?.detail).toBe('1 of 1 compiled; 20251216T030000Z is served; odd: 30 of 40 answers changed')
  })

  it('is not asked for the first snapshot, and on no night without news', async () => {
    const portal = await mirror(dayMonth('1.00'))
    const canary = () => Promise.reject(new Error('asked'))

    const { dataDir } = await buildFrom(portal, { canary })
    await buildFrom(portal, { dataDir, canary, ...LATER })

    expect(await readReport(dataDir)).toMatchObject({ exit_code: 0, failure: null })
  })
})

describe('a build that fails', () => {
  it('says why it failed, leaves no mark, and replaces the previous record', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const { folder } = await readServed(dataDir)
    for (const name of ['manifest.json', 'manifest.json.gz']) await writeFile(join(folder, name), '{}')

    await expect(buildFrom(await mirror(dayMonth('2.00')), { dataDir, ...LATER })).rejects.toBeInstanceOf(BuildError)

    expect(await readReport(dataDir)).toMatchObject({
      started_at: '2025-12-16T03:00:00Z',
      exit_code: 2,
      snapshot: null,
      failure: { code: 'SNAPSHOT_DAMAGED', message: expect.stringContaining('20251215T030000Z') as string },
    })
    expect(await readBuildMark(dataDir)).toBeNull()
  })

  it('says that it met a bug, without the message of the bug', async () => {
    const dataDir = await temporaryFolder()
    const bug = new TypeError('cannot read JOSÉ DA SILVA')

    await expect(
      reportBuild({ ...silent(LATER.now).effects, lake: new Lake(dataDir) }, () => Promise.reject(bug)),
    ).rejects.toBe(bug)

    expect(await readReport(dataDir)).toMatchObject({ exit_code: 2, failure: { code: 'BUG' } })
    expect(await readFile(join(dataDir, LAST_BUILD), 'utf8')).not.toContain('SILVA')
  })

  it('leaves its mark if it cannot write its record, and throws its own error', async () => {
    const dataDir = await temporaryFolder()
    await mkdir(join(dataDir, LAST_BUILD))
    const { log, effects } = silent(LATER.now)
    const failure = new BuildError('DISK', 'the disk is full', { hint: 'Free some space.' })

    await expect(reportBuild({ ...effects, lake: new Lake(dataDir) }, () => Promise.reject(failure))).rejects.toBe(
      failure,
    )

    expect(await readBuildMark(dataDir)).toMatchObject({ started_at: LATER.now, host: hostname(), pid: process.pid })
    expect(log).toContainEqual(expect.objectContaining({ subject: LAST_BUILD, level: 'warn' }))
  })
})

describe('personal data in the record', () => {
  it('are absent, even if a message quotes a line', async () => {
    const portal = await mirror(dayMonth('1.00'))
    await writeZip(zipOfReports(portal), {
      'inf_diario_fi_202510.csv': ['1;PF;123.456.789-09;JOSÉ DA SILVA;2', '1;PF;123.456.789-09;JOSÉ DA SILVA;2'],
    })

    const { dataDir, exit } = await buildFrom(portal)

    const text = await readFile(join(dataDir, LAST_BUILD), 'utf8')
    expect(exit).toBe(2)
    expect(text).toContain('SOURCE_DRIFT')
    expect(text).not.toMatch(/123\.456|456789|SILVA/)
  })
})
