import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../schemas/api/error.ts'
import { readProblem } from '../helpers/body.ts'
import { type FakeApi, serveFake } from '../helpers/fake-app.ts'
import { ask } from '../helpers/http.ts'
import { snapshotMessages } from '../../../server/snapshots/snapshot-messages.ts'

const SECRET = 'password=hunter2 at /srv/secret/file.ts:12'

let api: FakeApi

beforeAll(async () => {
  api = await serveFake((how) => {
    if (how === 'sync') throw new Error(SECRET)
    if (how === 'busy') return Promise.reject(new ApiError('unavailable', snapshotMessages.tooLarge))
    return Promise.reject(new TypeError(SECRET))
  })
})

afterAll(() => {
  api.stop()
})

const get = (how: string, id = how) =>
  ask(api.port, `/v1/fake/${how}`, { headers: { 'x-api-key': api.key, 'x-request-id': id } })

/** Finds the lines of a request in the log. */
const logged = (id: string) =>
  api.lines.map((line) => JSON.parse(line) as { id: string; level: number }).filter((line) => line.id === id)

describe('a bug', () => {
  it.each(['sync', 'async'])('that throws (%s) is a 500 that shows nothing internal', async (how) => {
    const reply = await get(how)

    expect(readProblem(reply)).toMatchObject({ status: 500, code: 'internal_error', error_data: {} })
    expect(reply.text).not.toMatch(/hunter2|secret|TypeError|\.ts/)
    expect(reply.headers).not.toHaveProperty('etag')
  })

  it('is found in the log by the request id of the answer', async () => {
    await get('async', 'find-me')

    const bug = logged('find-me').find(({ level }) => level === 50)
    expect(bug).toMatchObject({ path: '/v1/fake/async', err: { message: SECRET } })
  })
})

describe('an overload', () => {
  it('is a 503 with Retry-After and no bug in the log', async () => {
    const reply = await get('busy')

    expect(readProblem(reply)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(logged('busy').map(({ level }) => level)).toEqual([30])
  })
})
