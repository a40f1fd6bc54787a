import { Lake } from '../../../lake/lake.ts'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { revokeKey } from '../../../server/keys/commands.ts'
import { listPartsByValue } from '../../../server/exports/parts.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { type Editions, editions, FILER, PATH } from '../helpers/editions.ts'
import { type ExportServer, type ExportServerOptions, parseExport, removeFolders, serveExports } from '../helpers/exports.ts' // prettier-ignore
import { eventually } from '../helpers/http.ts'

const MONTHS = ['2025-08', '2025-09', '2025-10', '2025-11']
const ASKED = { endpoint: '/v1/fund/{cnpj}/portfolio', parameters: { cnpj: FILER, date: MONTHS } }

/** A gate before each part of a portfolio: a test opens it for as many parts as it wants. */
function createGate() {
  let open = 0
  let waiting: { pass: () => void; leave: (error: Error) => void }[] = []
  const passOne = () => {
    const next = open > 0 ? waiting.shift() : undefined
    if (next === undefined) return
    open -= 1
    next.pass()
  }
  const gated: Endpoint[] = endpoints.map((endpoint) =>
    endpoint.id !== 'fund_portfolio'
      ? endpoint
      : {
          ...endpoint,
          answer: async (snapshot, input) => {
            await new Promise<void>((pass, leave) => {
              waiting.push({ pass, leave })
              passOne()
            })
            return endpoint.answer(snapshot, input)
          },
        },
  )
  return {
    endpoints: gated,
    /** Lets some parts pass; all that come from now on without a number. */
    letPass: (count = Infinity) => {
      open = count
      for (let at = waiting.length; at > 0; at -= 1) passOne()
    },
    reached: () => eventually(() => Promise.resolve(waiting.length > 0 ? true : null)),
    /** Stops a server whose part waits here. As a query does, the part ends when the server ends it. */
    stop: async (server: ExportServer) => {
      const stopped = server.stop()
      for (const { leave } of waiting) leave(new Error('the server stops'))
      waiting = []
      await stopped
    },
  }
}

let cleanUps: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  cleanUps = []
})

async function makeWorld(): Promise<Editions> {
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  cleanUps.push(() => removeFolders(world.dataDir, world.mirror, `${world.dataDir}-exports`))
  return world
}

async function startOn({ dataDir }: Editions, options: ExportServerOptions = {}): Promise<ExportServer> {
  const server = await serveExports(dataDir, options)
  cleanUps.push(() => server.stop())
  return server
}

describe('An export under way', () => {
  it('stays with its snapshot when a newer one is published, and names it', async () => {
    const [world, gate] = [await makeWorld(), createGate()]
    const server = await startOn(world, { endpoints: gate.endpoints })
    const { id, snapshot } = parseExport(await server.post(ASKED))
    await gate.reached()
    const newer = await world.publishAt('2026-02-10T03:00:00Z', '200.00')
    await eventually(async () => ((await server.get('/v1/snapshots')).headers['x-snapshot-id'] === newer ? true : null))
    gate.letPass()
    const done = await server.reach(id, 'done')
    const file = await server.get(done.file ?? '')
    const direct = await server.get(`${PATH}?date=2025-10&format=csv&snapshot=${snapshot}`)

    expect(done).toMatchObject({ snapshot: world.ids[0], parts: 4, parts_done: 4, parts_failed: 3 })
    expect(file.text).toBe(direct.text)
    expect(file.text).toContain('100.00')
  })

  it('leaves room for one more of its key and not for two', async () => {
    const [world, gate] = [await makeWorld(), createGate()]
    const server = await startOn(world, { endpoints: gate.endpoints })
    const taken = [await server.post(ASKED), await server.post(ASKED)]
    const refused = await server.post(ASKED)
    const ids = taken.map((reply) => parseExport(reply).id)
    const early = await server.get(`/v1/exports/${ids[0] ?? ''}/file`)
    gate.letPass()

    expect([...taken, refused].map(({ status }) => status)).toEqual([202, 202, 429])
    expect(JSON.parse(refused.text)).toMatchObject({ error_data: { reason: 'concurrency', limit: 2 } })
    expect(early.status).toBe(409)
    for (const id of ids) await server.reach(id, 'done')
  })

  it('goes on where it was when the server has stopped and started', async () => {
    const [world, gate] = [await makeWorld(), createGate()]
    const first = await serveExports(world.dataDir, { endpoints: gate.endpoints })
    const { id } = parseExport(await first.post(ASKED))
    gate.letPass(3)
    await gate.reached()
    await gate.stop(first)
    const asked: string[] = []
    const second = await startOn(world, { key: first.key, endpoints: noteMonths(asked) })
    const done = await second.reach(id, 'done', 'failed', 'cut')

    expect(done).toMatchObject({ state: 'done', parts_done: 4, rows: 1, parts_failed: 3 })
    expect(asked).toEqual(['2025-11-30'])
    expect((await second.get(done.file ?? '')).text).toBe((await second.get(`${PATH}?date=2025-10&format=csv`)).text)
  })

  it.each([
    ['its snapshot is deleted meanwhile', 'was deleted before all parts were made'],
    ['its key is revoked meanwhile', 'Its key is revoked or expired.'],
  ])('says that it was cut where %s', async (how, message) => {
    const [world, gate] = [await makeWorld(), createGate()]
    const first = await serveExports(world.dataDir, { endpoints: gate.endpoints })
    const { id } = parseExport(await first.post(ASKED))
    await gate.reached()
    await gate.stop(first)
    await world.publishAt('2026-02-10T03:00:00Z', '200.00')
    if (how.includes('snapshot')) await rm(join(world.dataDir, 'snapshots', world.ids[0] ?? ''), { recursive: true })
    else await revokeKey(openFileKeyStore(new Lake(world.dataDir)), first.key.slice(0, 11), new Date())
    const second = await startOn(world, how.includes('snapshot') ? { key: first.key } : {})
    const folder = `${world.dataDir}-exports`
    const state = await eventually(async () => {
      const text = await readJob(folder, id)
      return text.includes('"state":"cut"') ? text : null
    })

    expect(state).toContain(message)
    expect(await readdir(folder)).not.toContain(`${id}.part`)
    if (how.includes('snapshot')) expect((await second.reach(id, 'cut')).message).toContain(message)
  })
})

describe('The space and time of exports', () => {
  it('are bounded: an export fails, with the reason, where its file is too long or the disk is used up', async () => {
    const world = await makeWorld()
    const notes = 'A'.repeat(1_100_000)
    const long: Endpoint[] = endpoints.map((endpoint) =>
      endpoint.id === 'statistics'
        ? { ...endpoint, answer: () => Promise.resolve({ body: { success: true, data: [{ id: notes }] }, fileName: 'x' }) } // prettier-ignore
        : endpoint,
    )
    const small = await startOn(world, { endpoints: long, environment: { EXPORT_MIB: '1' } })
    const tooLong = await small.make({ endpoint: 'statistics', format: 'ndjson' })
    await small.stop()
    const full = await startOn(world, { key: small.key, endpoints: long, environment: { EXPORTS_MIB: '1' } })
    const noRoom = await full.make({ endpoint: 'statistics', format: 'ndjson' })

    expect([tooLong.state, noRoom.state]).toEqual(['failed', 'failed'])
    expect(tooLong.message).toContain('longer than the 1048576 bytes')
    expect(noRoom.message).toContain('The space for all exports')
    expect((await readdir(`${world.dataDir}-exports`)).filter((name) => /\.(part|ndjson)$/.test(name))).toEqual([])
  })

  it('end: a file expires, then what is known of it; files that are not of exports stay', async () => {
    const [world, clock] = [await makeWorld(), { at: new Date('2026-03-01T00:00:00Z') }]
    const server = await startOn(world, { clock: () => clock.at, environment: { EXPORT_HOURS: '2' } })
    const folder = `${world.dataDir}-exports`
    const done = await server.make(ASKED)
    for (const name of ['notes.csv', `${done.id}.txt`]) await writeFile(join(folder, name), 'not ours')
    expect(done.expires_at).toBe('2026-03-01T02:00:00Z')

    clock.at = new Date('2026-03-01T02:00:00Z')
    const expired = parseExport(await server.get(`/v1/exports/${done.id}`))
    const file = await server.get(`/v1/exports/${done.id}/file`)
    expect([expired.state, expired.file, file.status]).toEqual(['expired', null, 404])
    expect(JSON.parse(file.text)).toMatchObject({ error_data: { reason: 'export_expired' } })

    clock.at = new Date('2026-03-01T04:00:00Z')
    expect((await server.get(`/v1/exports/${done.id}`)).status).toBe(404)
    expect((await readdir(folder)).sort()).toEqual([`${done.id}.txt`, 'lock', 'notes.csv'].sort())
  })

  it('are over when the parts took longer than they may', async () => {
    const [world, clock, gate] = [await makeWorld(), { at: Date.parse('2026-03-01T00:00:00Z') }, createGate()]
    const first = await serveExports(world.dataDir, { endpoints: gate.endpoints, clock: () => new Date(clock.at) })
    const { id } = parseExport(await first.post(ASKED))
    await gate.reached()
    clock.at += 2 * 60 * 60_000
    await gate.stop(first)
    const second = await startOn(world, { key: first.key, clock: () => new Date(clock.at) })

    expect((await second.reach(id, 'failed')).message).toContain('longer than the 60 minutes')
  })
})

/** Notes the months that portfolios are asked for. */
function noteMonths(asked: string[]): Endpoint[] {
  return endpoints.map((endpoint) =>
    endpoint.id !== 'fund_portfolio'
      ? endpoint
      : {
          ...endpoint,
          answer: (snapshot, input) => {
            asked.push((input as { date: string }).date)
            return endpoint.answer(snapshot, input)
          },
        },
  )
}

async function readJob(folder: string, id: string): Promise<string> {
  return readFile(join(folder, `${id}.json`), 'utf8')
}

describe('The file of an export', () => {
  it('is refused where its endpoint is gone: nobody knows which scopes its rows need', async () => {
    const world = await makeWorld()
    const first = await serveExports(world.dataDir)
    const { id, file } = await first.make(ASKED)
    expect((await first.get(file ?? '')).status).toBe(200)
    await first.stop()
    const without = endpoints.filter((endpoint) => endpoint.id !== 'fund_portfolio')
    const second = await startOn(world, { key: first.key, endpoints: without })
    const refused = await second.get(`/v1/exports/${id}/file`)

    expect(refused.status).toBe(404)
    expect(JSON.parse(refused.text)).toMatchObject({ error_data: { reason: 'export_endpoint_gone' } })
    expect(refused.headers['content-disposition']).toBeUndefined()
  })

  it('is refused where the scope of any of its values is lost, not of the first alone', () => {
    const values = { cnpj: ['1', '2'], benchmark: ['ibge:1', 'b3:IBOV', 'bcb:12'] }

    expect(listPartsByValue(values)).toEqual([
      { cnpj: '1', benchmark: 'ibge:1' },
      { cnpj: '2', benchmark: 'ibge:1' },
      { cnpj: '1', benchmark: 'b3:IBOV' },
      { cnpj: '1', benchmark: 'bcb:12' },
    ])
  })
})
