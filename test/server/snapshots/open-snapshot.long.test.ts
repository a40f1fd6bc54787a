import { realFiles } from '../../../lake/files.ts'
import { link, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { digestManifest, writeManifest } from '../../../lake/snapshots/manifest-file.ts'
import { type Manifest, manifestSchema } from '../../../schemas/core/manifest.ts'
import { monthRange } from '../../../schemas/core/month.ts'
import { openSnapshot } from '../../../server/snapshots/open-snapshot.ts'
import { type Api, serve } from '../helpers/api.ts'
import { repeatValue, editions, FILER, PATH, parseEdition } from '../helpers/editions.ts'
import { quietIntegrity } from '../helpers/integrity.ts'

const LIMITS = { concurrency: 2, timeoutMs: 20_000, integrity: quietIntegrity() }
/** 240 months. */
const MONTHS = monthRange('2005-11', '2025-10')

let api: Api
let mirror: string
let old: string

beforeAll(async () => {
  const world = await editions()
  mirror = world.mirror
  old = await world.publishAt('2026-01-10T03:00:00Z', '100.00')
  await spread(join(world.dataDir, 'snapshots', old))
  await world.publishAt('2026-01-11T03:00:00Z', '200.00')
  api = await serve(world.dataDir)
})

afterAll(async () => {
  await api.stop()
  await rm(mirror, { recursive: true })
})

/** Makes a snapshot of twenty years from one of a month: the other months are links to its files. */
async function spread(folder: string): Promise<void> {
  const path = join(folder, 'manifest.json')
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const month = manifest.partitions.filter(({ partition }) => partition !== 'all')
  const others = MONTHS.slice(0, -1).flatMap((other) =>
    month.map((entry) => JSON.stringify(entry).replaceAll('2025-10', other)),
  )
  for (const { tables, history = {} } of month) {
    for (const { file } of Object.values({ ...tables, ...history })) {
      for (const other of MONTHS.slice(0, -1)) {
        const copy = join(folder, file.replace('2025-10', other))
        await mkdir(dirname(copy), { recursive: true })
        await link(join(folder, file), copy)
      }
    }
  }
  const source = manifest.sources.filter((each) => each.month !== null)
  const next: Manifest = {
    ...manifest,
    partitions: [...manifest.partitions, ...others.map((text) => JSON.parse(text) as Manifest['partitions'][number])],
    sources: [
      ...manifest.sources,
      ...MONTHS.slice(0, -1).flatMap((other) => source.map((each) => ({ ...each, month: other }))),
    ],
  }
  await writeManifest(realFiles, folder, { ...next, digest: digestManifest(next) })
}

it('a snapshot of 240 months opens with all its tables in memory or some of them, and an older one answers', async () => {
  const folder = join(api.dataDir, 'snapshots', old)
  const times: Record<string, number> = {}
  for (const resident of ['keyed', 'all'] as const) {
    const started = performance.now()
    const snapshot = await openSnapshot(folder, { ...LIMITS, memoryLimit: '100MB', resident })
    times[resident] = Math.round(performance.now() - started)
    expect(snapshot.months('cvm_fund_portfolio')).toHaveLength(240)
    snapshot.close()
  }
  const started = performance.now()
  const reply = await api.get(`${PATH}?as_of=20260110`)
  process.stdout.write(
    `opening 240 months: ${String(times['keyed'])} ms with keyed tables in memory, ${String(times['all'])} ms with all; ` +
      `first answer as of then ${String(Math.round(performance.now() - started))} ms\n`,
  )

  expect(parseEdition(reply)).toEqual({ snapshot: old, values: repeatValue('100.00') })
})

it('queries every month of it for a fund that is in none of them', async () => {
  const reply = await api.get('/v1/fund/00000000000191?as_of=20260110')
  const months = await api.get(`/v1/fund/${FILER}/portfolio?date=20201231&as_of=20260110`)

  expect(reply.status).toBe(404)
  expect(months.status).toBe(200)
})
