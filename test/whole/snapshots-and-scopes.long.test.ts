import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, makeKey, serve } from '../server/helpers/api.ts'
import { readProblem } from '../server/helpers/body.ts'
import { examples } from '../server/helpers/examples.ts'
import { sampleTwice } from '../server/helpers/sample-twice.ts'

let api: Api
let narrow: string
let first: string
let second: string

beforeAll(async () => {
  const { dataDir, old, newest } = await sampleTwice()
  ;[first, second] = [old, newest]
  narrow = await makeKey(dataDir, { scopes: [] })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

describe.each(examples)('$name', ({ endpoint, ask }) => {
  it('takes as_of', async () => {
    const [old, latest, none] = [
      await api.get(ask({ as_of: '20260131' })),
      await api.get(ask({ as_of: '2026-02-10' })),
      await api.get(ask({ as_of: '20260109' })),
    ]

    expect([old.status, old.headers['x-snapshot-id']]).toEqual([200, first])
    expect([latest.status, latest.headers['x-snapshot-id']]).toEqual([200, second])
    expect(old.headers['cache-control']).toBe('private, no-cache')
    expect(readProblem(none).error_data).toEqual({ reason: 'snapshot_not_found', first_snapshot: first })
    endpoint.output.parse(JSON.parse(old.text))
  })

  it('takes snapshot, and answers what as_of answers', async () => {
    const [named, meant] = [await api.get(ask({ snapshot: first })), await api.get(ask({ as_of: '20260110' }))]

    expect([named.status, named.headers['x-snapshot-id']]).toEqual([200, first])
    expect(named.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(named.text).toBe(meant.text)
    expect(named.headers.etag).toBe(meant.headers.etag)
    expect(readProblem(await api.get(ask({ snapshot: '20000101T000000Z' }))).status).toBe(404)
  })

  it('refuses both together, and a malformed one', async () => {
    expect(readProblem(await api.get(ask({ snapshot: first, as_of: '20260110' })))).toMatchObject({ status: 409 })
    expect(readProblem(await api.get(ask({ snapshot: 'first' })))).toMatchObject({ status: 400 })
    expect(readProblem(await api.get(ask({ as_of: 'yesterday' })))).toMatchObject({ status: 400 })
  })

  it('confirms the client’s copy with the headers of a 304, however often the client asks', async () => {
    const {
      headers: { etag = '' },
    } = await api.get(ask())
    const confirm = () => api.get(ask(), { headers: { 'if-none-match': etag } })

    const [first, again] = [await confirm(), await confirm()]

    expect([first.status, again.status, again.text]).toEqual([304, 304, ''])
    expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort())
  })

  it('needs the scope of its dataset and its extra scopes, if any', async () => {
    const { status } = await api.get(ask(), { headers: { 'x-api-key': narrow } })

    const { dataset, extraScopes, narrowed } = endpoint
    // The key sees no value of it: there is nothing left to answer with.
    const isClosed = narrowed?.values.every((value) => narrowed.datasetsOf(value).length > 0) ?? false
    expect(status).toBe(dataset === null && extraScopes === undefined && !isClosed ? 200 : 403)
  })
})
