import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUILD_STARTED, type BuildStarted, HELD_BACK, LAST_BUILD } from '../../../schemas/core/last-build.ts'
import { MANIFEST, MANIFEST_COPY } from '../../../schemas/core/manifest.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { ask } from '../helpers/http.ts'
import {
  GOOD,
  publishTwoEditions,
  REFUSED,
  serveCopy,
  served,
  statusFrom,
  type TwoEditions,
  writeLastBuild,
} from '../helpers/reported-status.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

let built: TwoEditions

beforeAll(async () => {
  built = await publishTwoEditions()
})

const mark = (dataDir: string, reported: BuildStarted) =>
  writeFile(join(dataDir, BUILD_STARTED), JSON.stringify(reported))

describe('the status', () => {
  it('names a table that could not be made, and why, as long as the snapshot is served', async () => {
    const dataDir = await temporaryFolder()
    await cp(built.dataDir, dataDir, { recursive: true, verbatimSymlinks: true })
    const path = join(dataDir, 'current', MANIFEST)
    const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
    const left_out = [{ table: 'cvm_fund_look_through/competence_month=2025-10', because: 'too many ways' }]
    await rm(join(dataDir, 'current', MANIFEST_COPY))
    await rm(path)
    await writeFile(path, JSON.stringify({ ...manifest, left_out }))

    const { status, degraded } = await statusFrom(await served(dataDir))

    expect([status, degraded]).toEqual([
      'attention',
      ['cvm_fund_look_through/competence_month=2025-10 is not in the newest snapshot: too many ways.'],
    ])
  })

  it('is open without a key, and reports every dataset and the newest and oldest snapshot', async () => {
    const { port, ids } = await serveCopy(built)

    const reported = await statusFrom({ port })

    expect(reported.newest_snapshot).toMatchObject({ id: ids[1], published_at: '2026-02-10T03:00:00Z' })
    expect(reported.oldest_snapshot).toEqual({ id: ids[0], published_at: '2026-01-10T03:00:00Z' })
    expect(reported.datasets.map(({ id }) => id)).toEqual(datasets.map(({ id }) => id))
    expect(reported.last_build).toMatchObject({ outcome: 'published', snapshot: ids[1], held_back: [], failure: null })
    expect([reported.build_under_way, reported.degraded]).toEqual([null, []])
  })

  it('says that nothing is published yet', async () => {
    const reported = await statusFrom(await served(await temporaryFolder()))

    const nothing = { newest_snapshot: null, oldest_snapshot: null, last_build: null }
    expect(reported).toMatchObject({ status: 'attention', ...nothing })
    expect(new Set(reported.datasets.map(({ state }) => state))).toEqual(new Set(['no_data']))
  })

  it('follows the builds without a restart: the data held back and why, but not the details for the operator', async () => {
    const { port, dataDir } = await serveCopy(built)
    const before = await statusFrom({ port })
    await writeLastBuild(dataDir, { ...GOOD, exit_code: 1, held_back: [REFUSED] })

    const reported = await statusFrom({ port })

    const { hint: _hint, ...shown } = REFUSED
    expect(before.last_build?.outcome).toBe('published')
    expect(reported.last_build).toMatchObject({ outcome: 'held_back', exit_code: 1, held_back: [shown] })
    expect(reported.datasets.map(({ id, held_back }) => [id, held_back])).toContainEqual(['cvm_fund_portfolio', 1])
    expect(reported.held_back).toEqual([{ ...shown, since: GOOD.ended_at }])
    expect(reported.status).toBe('attention')
  })

  it('lists what is held back after a build of another dataset, which held nothing back', async () => {
    const { port, dataDir } = await serveCopy(built)
    const held = { ...REFUSED, message: `${dataDir}/raw is damaged`, since: '2026-02-09T03:01:00Z' }
    await writeFile(join(dataDir, HELD_BACK), JSON.stringify({ held_back: [held] }))
    await writeLastBuild(dataDir, GOOD)
    const reported = await statusFrom({ port })
    const { hint: _hint, ...shown } = { ...held, message: 'data/raw is damaged' }

    expect(reported).toMatchObject({ status: 'attention', held_back: [shown], last_build: { held_back: [] } })
    expect(reported.datasets.find(({ id }) => id === 'cvm_fund_portfolio')?.held_back).toBe(1)
  })

  it('says what the canary of the last build found, without a path of the operator', async () => {
    const { port, dataDir } = await serveCopy(built)
    const compared = { before: built.ids[0] ?? '', compared: 9, changed: 4, figures: 7, median_ratio: 1.5 }
    const canary = { ...compared, lost: [], not_asked: 0, odd: [`the canary did not end: ${dataDir}/work is full`] }
    await writeLastBuild(dataDir, { ...GOOD, published: true, canary })

    const reported = await statusFrom({ port })

    expect(reported.last_build?.canary).toEqual({ ...canary, odd: ['the canary did not end: data/work is full'] })
  })

  it('distinguishes a night without news from a failed build', async () => {
    const { port, dataDir } = await serveCopy(built)
    await writeLastBuild(dataDir, GOOD)
    const quiet = await statusFrom({ port })
    await writeLastBuild(dataDir, {
      ...GOOD,
      exit_code: 2,
      failure: { code: 'DISK', message: `${dataDir} is full`, hint: 'Free it.' },
    })
    const { text } = await ask(port, '/status')

    expect(quiet.last_build?.outcome).toBe('nothing_new')
    expect(JSON.parse(text)).toMatchObject({ data: { last_build: { outcome: 'failed', failure: 'DISK' } } })
    expect(text).not.toContain(dataDir)
  })

  it('shows a running build, a dead one, and one that it cannot see', async () => {
    const { port, dataDir } = await serveCopy(built)
    const at = { step: 'compile', dataset: 'b3_quote', partition: 'all', since: '2026-02-12T03:05:00Z' } as const
    const started = { started_at: '2026-02-12T03:00:00Z', host: hostname(), snapshot: null, at }
    const gone = spawnSync('true').pid
    const states: unknown[] = []
    for (const each of [
      { ...started, pid: process.pid },
      { ...started, pid: gone },
      { ...started, pid: gone, host: 'elsewhere' },
    ]) {
      await mark(dataDir, each)
      states.push((await statusFrom({ port })).build_under_way)
    }

    expect(states).toEqual(
      ['running', 'died', 'not_known'].map((state) => ({ started_at: '2026-02-12T03:00:00Z', state, at })),
    )
  })

  it('says that the files of the builds cannot be read, and keeps working', async () => {
    const { port, dataDir, ids } = await serveCopy(built)
    await writeFile(join(dataDir, LAST_BUILD), '{"ended_at":')
    await writeFile(join(dataDir, BUILD_STARTED), '{}')

    const reported = await statusFrom({ port })

    expect(reported.degraded.map((message) => message.split(' ')[0])).toEqual([BUILD_STARTED, LAST_BUILD])
    expect([reported.last_build, reported.newest_snapshot?.id]).toEqual([null, ids[1]])
  })

  it('says that a published snapshot cannot be opened', async () => {
    const { port, dataDir, ids } = await serveCopy(built)
    await mkdir(join(dataDir, 'snapshots/20260301T030000Z'))
    await rm(join(dataDir, 'current'))
    await symlink('snapshots/20260301T030000Z', join(dataDir, 'current'))

    const reported = await statusFrom({ port })

    expect(reported.degraded).toEqual([expect.stringContaining('20260301T030000Z')])
    expect(reported.newest_snapshot?.id).toBe(ids[1])
  })
})
