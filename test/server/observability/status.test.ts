import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  BUILD_STARTED,
  type BuildStarted,
  HELD_BACK,
  LAST_BUILD,
  type LastBuild,
} from '../../../schemas/core/last-build.ts'
import { MANIFEST, MANIFEST_COPY } from '../../../schemas/core/manifest.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { type Status, statusOutput } from '../../../schemas/service/status/status.ts'
import { statusBody } from '../../../server/pages/status/status-page.tsx'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { editions } from '../helpers/editions.ts'
import { ask } from '../helpers/http.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

async function served(dataDir: string): Promise<Api> {
  const api = await serve(dataDir)
  onTestFinished(() => api.stop())
  return api
}

let built: { readonly dataDir: string; readonly ids: readonly string[] }

beforeAll(async () => {
  const world = await editions()
  const ids = [
    await world.publishAt('2026-01-10T03:00:00Z', '1.00'),
    await world.publishAt('2026-02-10T03:00:00Z', '2.00'),
  ]
  built = { dataDir: world.dataDir, ids }
})

/** Two snapshots of October 2025 in a folder of their own, and a server over them. */
async function twoEditions(): Promise<Api & { readonly ids: readonly string[] }> {
  const dataDir = await temporaryFolder()
  await cp(built.dataDir, dataDir, { recursive: true, verbatimSymlinks: true })
  return { ...(await served(dataDir)), ids: built.ids }
}

async function statusFrom({ port }: Pick<Api, 'port'>): Promise<Status> {
  const { status, text, headers } = await ask(port, '/status')
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  return statusOutput.parse(JSON.parse(text)).data
}

const GOOD: LastBuild = {
  started_at: '2026-02-11T03:00:00Z',
  ended_at: '2026-02-11T03:01:00Z',
  exit_code: 0,
  published: false,
  snapshot: '20260210T030000Z',
  held_back: [],
  failure: null,
}
const REFUSED: LastBuild['held_back'][number] = {
  dataset: 'cvm_fund_portfolio',
  partition: 'competence_month=2025-11',
  sources: ['cda_fi'],
  code: 'SOURCE_DRIFT',
  message: 'cda_fi_PL_202511.csv line 1: unknown column "<script>"',
  hint: 'Declare it in members.ts.',
}

const writeLastBuild = (dataDir: string, reported: LastBuild) =>
  writeFile(join(dataDir, LAST_BUILD), JSON.stringify(reported))
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
    const { port, ids } = await twoEditions()

    const reported = await statusFrom({ port })

    expect(reported.newest_snapshot).toMatchObject({ id: ids[1], published_at: '2026-02-10T03:00:00Z' })
    expect(reported.oldest_snapshot).toEqual({ id: ids[0], published_at: '2026-01-10T03:00:00Z' })
    expect(reported.datasets.map(({ id }) => id)).toEqual(datasets.map(({ id }) => id))
    expect(reported.last_build).toMatchObject({ outcome: 'published', snapshot: ids[1], held_back: [], failure: null })
    expect([reported.build_under_way, reported.degraded]).toEqual([null, []])
  })

  it('says so if nothing is published yet', async () => {
    const reported = await statusFrom(await served(await temporaryFolder()))

    const nothing = { newest_snapshot: null, oldest_snapshot: null, last_build: null }
    expect(reported).toMatchObject({ status: 'attention', ...nothing })
    expect(new Set(reported.datasets.map(({ state }) => state))).toEqual(new Set(['no_data']))
  })

  it('follows the builds without a restart: the data held back and why, but not the details for the operator', async () => {
    const { port, dataDir } = await twoEditions()
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
    const { port, dataDir } = await twoEditions()
    const held = { ...REFUSED, message: `${dataDir}/raw is damaged`, since: '2026-02-09T03:01:00Z' }
    await writeFile(join(dataDir, HELD_BACK), JSON.stringify({ held_back: [held] }))
    await writeLastBuild(dataDir, GOOD)
    const reported = await statusFrom({ port })
    const { hint: _hint, ...shown } = { ...held, message: 'data/raw is damaged' }

    expect(reported).toMatchObject({ status: 'attention', held_back: [shown], last_build: { held_back: [] } })
    expect(reported.datasets.find(({ id }) => id === 'cvm_fund_portfolio')?.held_back).toBe(1)
  })

  it('distinguishes a night without news from a failed build', async () => {
    const { port, dataDir } = await twoEditions()
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
    const { port, dataDir } = await twoEditions()
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
    const { port, dataDir, ids } = await twoEditions()
    await writeFile(join(dataDir, LAST_BUILD), '{"ended_at":')
    await writeFile(join(dataDir, BUILD_STARTED), '{}')

    const reported = await statusFrom({ port })

    expect(reported.degraded.map((message) => message.split(' ')[0])).toEqual([BUILD_STARTED, LAST_BUILD])
    expect([reported.last_build, reported.newest_snapshot?.id]).toEqual([null, ids[1]])
  })

  it('says that a published snapshot cannot be opened', async () => {
    const { port, dataDir, ids } = await twoEditions()
    await mkdir(join(dataDir, 'snapshots/20260301T030000Z'))
    await rm(join(dataDir, 'current'))
    await symlink('snapshots/20260301T030000Z', join(dataDir, 'current'))

    const reported = await statusFrom({ port })

    expect(reported.degraded).toEqual([expect.stringContaining('20260301T030000Z')])
    expect(reported.newest_snapshot?.id).toBe(ids[1])
  })
})

describe('the format of the status', () => {
  it.each([
    ['a program that does not say', {}, '', 'application/json; charset=utf-8'],
    ['a program that says JSON', { accept: 'application/json' }, '', 'application/json; charset=utf-8'],
    ['a browser', BROWSER, '', 'text/html; charset=utf-8'],
    ['a browser that asks for JSON', BROWSER, '?format=json', 'application/json; charset=utf-8'],
    ['a program that asks for the page', {}, '?format=html', 'text/html; charset=utf-8'],
  ])('for %s is what it wants', async (_who, headers, query, type) => {
    const { port } = await served(await temporaryFolder())

    const { status, headers: sent } = await ask(port, `/status${query}`, { headers })

    expect([status, sent['content-type'], sent.vary?.startsWith('Accept')]).toEqual([200, type, true])
  })

  it('accepts no other value, and the status accepts no other parameter or method', async () => {
    const { port } = await served(await temporaryFolder())

    expect(readProblem(await ask(port, '/status?format=xml'))).toMatchObject({ status: 400 })
    expect(readProblem(await ask(port, '/status?formt=json'))).toMatchObject({ status: 400 })
    expect(readProblem(await ask(port, '/status', { method: 'POST' }))).toMatchObject({ status: 405 })
  })

  it('as a page says what the JSON says, and runs no script from a source', async () => {
    const { port, dataDir, ids } = await twoEditions()
    await writeLastBuild(dataDir, { ...GOOD, exit_code: 1, held_back: [REFUSED] })

    const { text } = await ask(port, '/status', { headers: BROWSER })

    const words = [
      'Fund portfolios',
      'no data yet',
      'weekdays; holidays not known',
      ids[1],
      ids[0],
      'competence_month=2025-11',
      'SOURCE_DRIFT',
    ]
    for (const word of words) expect(text).toContain(word)
    expect(text).toContain('unknown column &quot;&lt;script&gt;&quot;')
    expect(text).not.toMatch(/<script(?! src="\/docs\/assets\/)/)
  })

  it('as a page shows a build that died and what is degraded', async () => {
    const { port } = await served(await temporaryFolder())
    const reported = await statusFrom({ port })

    const text = statusBody(
      {
        ...reported,
        degraded: ['A & B'],
        build_under_way: {
          started_at: '2026-02-12T03:00:00Z',
          state: 'died',
          at: { step: 'fetch', dataset: 'b3_quote', partition: null, since: '2026-02-12T03:05:00Z' },
        },
      },
      'en',
    ).text

    expect(text).toContain('A &amp; B')
    expect(text).toContain('No snapshot is published yet.')
    expect(text).toMatch(/A build that began .* died/)
    expect(text).toContain('fetch b3_quote, since 2026-02-12T03:05:00Z')
  })
})
