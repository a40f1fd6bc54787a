import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchSnapshotHealth } from '../../../server/snapshots/snapshot-health.ts'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { repeatValue, type Editions, editions, PATH, parseEdition } from '../helpers/editions.ts'
import { ask, type Reply, eventually } from '../helpers/http.ts'

let world: Editions
let api: Api
let folder: string

beforeEach(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  folder = join(world.dataDir, 'snapshots', world.ids[0] ?? '')
  api = await serve(world.dataDir)
})

afterEach(async () => {
  await api.stop()
  await rm(world.mirror, { recursive: true, force: true })
})

const readyWith = (status: number): Promise<Reply> =>
  eventually(async () => {
    const reply = await ask(api.port, '/readyz')
    return reply.status === status ? reply : null
  })

describe('a snapshot whose folder is gone', () => {
  it('makes the server not ready, with the reason in a sentence, until it is back', async () => {
    const before = parseEdition(await api.get(PATH))
    await rename(folder, `${folder}-away`)

    const notReady = await readyWith(503)
    const refused = await api.get(`${PATH}?provenance=true`)
    const { text } = await ask(api.port, '/status')
    await rename(`${folder}-away`, folder)
    const ready = await readyWith(200)

    for (const reply of [notReady, refused]) {
      expect(readProblem(reply)).toMatchObject({
        status: 503,
        code: 'unavailable',
        message: expect.stringContaining(`snapshot ${world.ids[0] ?? ''} cannot be read`) as string,
      })
      expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    }
    expect(text).toContain(`snapshot ${world.ids[0] ?? ''} cannot be read`)
    expect(text).not.toContain(world.dataDir)
    expect(ready.text).toContain('"ready"')
    // A file that came back is read again first: a request meanwhile is told to try again.
    const again = await eventually(async () => {
      const reply = await api.get(`${PATH}?date=20251031`)
      return reply.status === 200 ? reply : null
    })
    expect([before.values, parseEdition(again).values]).toEqual([repeatValue('100.00'), repeatValue('100.00')])
  })

  it.each(['', '{"snapshot":', '{}'])('makes the server not ready with a manifest of %j', async (text) => {
    await writeFile(join(folder, 'manifest.json'), text)

    expect(readProblem(await readyWith(503))).toMatchObject({ code: 'unavailable' })
  })
})

describe('the check of the snapshot’s folder', () => {
  it('reads the disk at most once a second, and logs each change once', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
    let now = 0
    const presence = watchSnapshotHealth(
      () => folder,
      log,
      () => now,
    )
    const id = world.ids[0] ?? ''
    const after = (ms: number) => {
      now += ms
      return presence.trouble(id)
    }

    const there = await after(0)
    await rename(folder, `${folder}-away`)
    const [cached, gone, still] = [await after(999), await after(1), await after(1000)]
    await rename(`${folder}-away`, folder)
    const back = await after(1000)

    expect([there, cached, back]).toEqual([null, null, null])
    expect([gone, still]).toEqual(
      Array(2).fill(expect.objectContaining({ en: expect.stringContaining('cannot be read') as string })),
    )
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'the files of the served snapshot are gone',
      'the files of the served snapshot are back',
    ])
  })
})
