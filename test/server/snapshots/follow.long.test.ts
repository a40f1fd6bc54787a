import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { repeatValue, edition, PATH, parseEdition } from '../helpers/editions.ts'
import { ask, type Reply, eventually } from '../helpers/http.ts'
import { makeMirror } from '../helpers/mirror.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publish } from '../helpers/snapshot.ts'

let api: Api
let mirror: string

afterEach(async () => {
  await api.stop()
  await rm(mirror, { recursive: true, force: true })
})

describe('before the first snapshot', () => {
  it('the server lives, is not ready, and answers 503 in the one error shape until there is one', async () => {
    mirror = await makeMirror(edition('100.00'))
    api = await serve(await temporaryFolder())

    const [alive, ready, data] = [await ask(api.port, '/healthz'), await ask(api.port, '/readyz'), await api.get(PATH)]
    const first = await publish(mirror, api.dataDir)
    const readyNow = await eventually(async () => {
      const reply = await ask(api.port, '/readyz')
      return reply.status === 200 ? reply : null
    })
    const dataNow = await api.get(PATH)

    expect(alive.status).toBe(200)
    expect(ready.status).toBe(503)
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0)
    expect(readProblem(data)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(data.headers['retry-after'])).toBeGreaterThan(0)
    expect(readyNow.text).toContain(first)
    expect(parseEdition(dataNow)).toEqual({ snapshot: first, values: repeatValue('100.00') })
  })

  it('the readiness probe fails in the one error shape too', async () => {
    mirror = await temporaryFolder()
    api = await serve(await temporaryFolder())

    const reply = await ask(api.port, '/readyz')

    expect(readProblem(reply)).toMatchObject({ status: 503, code: 'unavailable' })
  })
})

describe('a second snapshot', () => {
  it('is served without a restart, while every answer comes whole from one of the two', async () => {
    mirror = await makeMirror(edition('100.00'))
    const dataDir = await temporaryFolder()
    const first = await publish(mirror, dataDir)
    api = await serve(dataDir)

    const { replies, stop } = keepAsking(api, 2)
    await makeMirror(edition('200.00'), mirror)
    const second = await publish(mirror, dataDir)
    const isSecond = (reply: Reply) => reply.headers['x-snapshot-id'] === second
    await eventually(async () => (isSecond(await api.get(PATH)) ? true : null))
    await eventually(() => Promise.resolve(replies.some(isSecond) || null))
    await stop()

    const expected = new Map([
      [first, repeatValue('100.00')],
      [second, repeatValue('200.00')],
    ])
    const answers = replies.map(parseEdition)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ snapshot }) => snapshot))).toEqual(new Set([first, second]))
    for (const { snapshot, values } of answers) expect(values).toEqual(expected.get(snapshot))
  })

  it('gives the same request another ETag, so that no old answer is confirmed', async () => {
    mirror = await makeMirror(edition('100.00'))
    const dataDir = await temporaryFolder()
    await publish(mirror, dataDir)
    api = await serve(dataDir)
    const { etag = '' } = (await api.get(PATH)).headers

    await makeMirror(edition('200.00'), mirror)
    await publish(mirror, dataDir)
    const changed = await eventually(async () => {
      const reply = await api.get(PATH, { headers: { 'if-none-match': etag } })
      return reply.status === 304 ? null : reply
    })

    expect(parseEdition(changed).values).toEqual(repeatValue('200.00'))
    expect(changed.headers.etag).not.toBe(etag)
  })

  it('is not published by a build without news, which keeps the snapshot and its ETags', async () => {
    mirror = await makeMirror(edition('100.00'))
    const dataDir = await temporaryFolder()
    const first = await publish(mirror, dataDir)
    api = await serve(dataDir)
    const { etag = '' } = (await api.get(PATH)).headers

    const again = await publish(mirror, dataDir)
    await new Promise((resolve) => setTimeout(resolve, 1000))

    expect(again).toBe(first)
    expect((await api.get(PATH, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

/** Clients that send requests without a pause, at most a thousand each. `stop` waits for their last answers. */
function keepAsking(asked: Api, clients: number): { replies: Reply[]; stop: () => Promise<void> } {
  const replies: Reply[] = []
  let stopped = false
  const asking = Array.from({ length: clients }, async () => {
    for (let sent = 0; sent < 1_000_000 && !stopped; sent++) replies.push(await asked.get(PATH))
  })
  return {
    replies,
    stop: async () => {
      stopped = true
      await Promise.all(asking)
    },
  }
}
