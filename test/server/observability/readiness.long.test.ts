import { lutimes, mkdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { publishedFiles } from '../../../schemas/core/manifest.ts'
import { readManifest } from '../../../server/integrity/manifest.ts'
import { flipBit } from '../../fuzz/flipped-bits.ts'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { type Editions, editions, PATH } from '../helpers/editions.ts'
import { ask, eventually } from '../helpers/http.ts'

let api: Api
let world: Editions

afterEach(async () => {
  await api.stop()
  await rm(world.mirror, { recursive: true, force: true })
})

const readyWith = (status: number) =>
  eventually(async () => {
    const reply = await ask(api.port, '/readyz')
    return reply.status === status ? reply : null
  })

/**
 * Publishes a snapshot that cannot be opened, at a time of our choosing. It is so before `current` names it: a server
 * that looks in between would open it.
 */
async function publishUnreadable(since: Date): Promise<string> {
  const id = '20260210T030000Z'
  const folder = join(world.dataDir, 'snapshots', id)
  await mkdir(folder)
  await writeFile(join(folder, 'manifest.json'), '{}')
  const link = join(world.dataDir, 'next')
  await symlink(join('snapshots', id), link)
  await lutimes(link, since, since)
  await rename(link, join(world.dataDir, 'current'))
  return id
}

describe('A server that cannot follow', () => {
  const START = ['2026-01-10T03:00:00Z', '100.00'] as const

  it('is not ready once it is later than it may be, still answers, and says why', async () => {
    world = await editions(START)
    api = await serve(world.dataDir, { READY_MAX_LAG_SECONDS: '60' })
    await readyWith(200)

    const late = await publishUnreadable(new Date(Date.now() - 3_600_000))

    expect(readProblem(await readyWith(503))).toMatchObject({
      code: 'unavailable',
      message: `This server is late: snapshot ${late} was published over 60 seconds ago and does not answer here yet.`,
      error_data: { reason: 'lagging' },
    })
    expect((await api.get(PATH)).headers['x-snapshot-id']).toBe(world.ids[0])
  })

  it.each([
    ['before that time', { READY_MAX_LAG_SECONDS: '7200' }],
    ['without a limit', {}],
  ])('is ready %s', async (_when, settings) => {
    world = await editions(START)
    api = await serve(world.dataDir, settings)
    const late = await publishUnreadable(new Date(Date.now() - 3_600_000))
    const { published } = await eventually(async () => {
      const reply = await api.get(`${PATH}?min_snapshot=${late}`)
      return reply.status === 503 ? { published: true } : null
    })

    expect(published).toBe(true)
    expect((await ask(api.port, '/readyz')).status).toBe(200)
  })
})

describe('A server that must be whole', () => {
  const damage = async () => {
    world = await editions(['2026-01-10T03:00:00Z', '100.00'])
    const folder = join(world.dataDir, 'snapshots', world.ids[0] ?? '')
    const file = publishedFiles(await readManifest(folder)).find((each) => each.file.startsWith('cvm_fund_portfolio/'))
    const path = join(folder, file?.file ?? '')
    const bytes = await readFile(path)
    const write = async (content: Buffer) => {
      await writeFile(path, content)
      // Makes the time another one, even where a clock has coarse steps.
      await utimes(path, new Date(), new Date(Date.now() + 5_000))
    }
    await write(flipBit(bytes, Math.floor(bytes.length / 2), 3))
    return { mend: () => write(bytes) }
  }

  it('is not ready while any file is damaged, though nobody asked for it, and is again once it is mended', async () => {
    const { mend } = await damage()
    api = await serve(world.dataDir, { READY_VERIFIED: 'on', SCRUB_BYTES_PER_SECOND: '0' })

    const damaged = await eventually(async () => {
      const reply = await ask(api.port, '/readyz')
      return reply.text.includes('verifying') ? null : reply
    })
    expect(readProblem(damaged)).toMatchObject({
      status: 503,
      message: 'This server has damaged files: cvm_fund_portfolio 2025-10.',
      error_data: { reason: 'damaged' },
    })
    expect((await api.get('/v1/datasets')).status).toBe(200)
    await mend()
    await readyWith(200)
  })

  it('is ready with a damaged file that nobody needs, unless the operator says otherwise', async () => {
    await damage()
    api = await serve(world.dataDir, { SCRUB_BYTES_PER_SECOND: '0' })

    expect((await ask(api.port, '/readyz')).status).toBe(200)
  })

  it('stays ready while it takes a newer snapshot, whose files it reads before it answers', async () => {
    world = await editions(['2026-01-10T03:00:00Z', '100.00'])
    api = await serve(world.dataDir, { READY_VERIFIED: 'on', SCRUB_BYTES_PER_SECOND: '0' })
    await readyWith(200)

    const next = await world.publishAt('2026-02-10T03:00:00Z', '200.00')
    const seen = new Set<number>()
    await eventually(async () => {
      const reply = await ask(api.port, '/readyz')
      seen.add(reply.status)
      return reply.text.includes(next) ? true : null
    })

    expect([...seen]).toEqual([200])
  })
})
