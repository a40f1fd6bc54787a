import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { repeatValue, editions, PATH, parseEdition } from '../helpers/editions.ts'

/** Two snapshots of one day, the second at its last second, one at the first second of the next day, one months later. */
const INSTANTS = ['2026-01-10T03:00:00Z', '2026-01-10T23:59:59Z', '2026-01-11T00:00:00Z', '2026-03-01T12:00:00Z']
const VALUES = ['100.00', '200.00', '300.00', '400.00']

let api: Api
let mirror: string
let ids: string[]

beforeAll(async () => {
  const world = await editions()
  mirror = world.mirror
  ids = []
  for (const [at, instant] of INSTANTS.entries()) ids.push(await world.publishAt(instant, VALUES[at] ?? ''))
  api = await serve(world.dataDir)
})

afterAll(async () => {
  await api.stop()
  await rm(mirror, { recursive: true })
})

const at = (n: number) => ({ snapshot: ids[n], values: repeatValue(VALUES[n] ?? '') })
const ask = async (query: string) => parseEdition(await api.get(`${PATH}?${query}`))
const refused = async (query: string) => readProblem(await api.get(`${PATH}?${query}`))

it('names a snapshot by the time of its publication', () => {
  expect(ids).toEqual(['20260110T030000Z', '20260110T235959Z', '20260111T000000Z', '20260301T120000Z'])
})

describe('as_of', () => {
  it('answers from the newest snapshot of that day, up to its last second', async () => {
    expect(await ask('as_of=20260110')).toEqual(at(1))
  })

  it('of the next day includes a snapshot published at its first second', async () => {
    expect(await ask('as_of=20260111')).toEqual(at(2))
  })

  it.each(['20260112', '20260131', '20260228'])(
    'of %s, when nothing was published, is the newest before',
    async (day) => {
      expect(await ask(`as_of=${day}`)).toEqual(at(2))
    },
  )

  it('may be written with hyphens', async () => {
    expect(await ask('as_of=2026-01-10')).toEqual(at(1))
  })

  it.each(['20260301', '20260302', '99991231'])('of %s is the newest', async (day) => {
    expect(await ask(`as_of=${day}`)).toEqual(at(3))
  })

  it.each(['20260109', '20251231', '00010101'])(
    'of %s, before the first, is a 404 that names the first',
    async (day) => {
      expect(await refused(`as_of=${day}`)).toMatchObject({
        status: 404,
        code: 'not_found',
        error_data: { reason: 'snapshot_not_found', first_snapshot: ids[0] },
      })
    },
  )

  it.each(['', '2026', '20260230', 'today', '20260110T030000Z', '../..'])('%j is no day', async (day) => {
    expect(await refused(`as_of=${encodeURIComponent(day)}`)).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { as_of: [expect.any(String)] } },
    })
  })

  it('works together with the other parameters', async () => {
    expect(await ask('date=20251031&as_of=20260110&provenance=true')).toEqual(at(1))
  })
})

describe('snapshot', () => {
  it('names the snapshot that answers', async () => {
    for (const [n, id] of ids.entries()) expect(await ask(`snapshot=${id}`)).toEqual(at(n))
  })

  it.each(['20260110T030001Z', '20260110T235958Z', '19700101T000000Z', '99991231T235959Z', '20269999T999999Z'])(
    '%s, which there never was, is a 404 that names the first',
    async (id) => {
      expect(await refused(`snapshot=${id}`)).toMatchObject({
        status: 404,
        code: 'not_found',
        error_data: { reason: 'snapshot_not_found', first_snapshot: ids[0] },
      })
    },
  )

  it.each([
    '',
    'current',
    '20260110',
    '2026-01-10T03:00:00Z',
    '../20260110T030000Z',
    '20260110T030000Z/',
    '20260110T030000Z\n',
    '%',
    '.',
  ])('%j is no name of one', async (id) => {
    expect(await refused(`snapshot=${encodeURIComponent(id)}`)).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { snapshot: [expect.any(String)] } },
    })
  })

  it('and as_of together are a conflict, even when they mean the same', async () => {
    for (const query of [`as_of=20260110&snapshot=${ids[1] ?? ''}`, `as_of=19990101&snapshot=${ids[3] ?? ''}`]) {
      expect(await refused(query)).toMatchObject({
        status: 409,
        code: 'conflict',
        error_data: { reason: 'mutually_exclusive_parameters', parameters: ['as_of', 'snapshot'] },
      })
    }
  })

  it('and a malformed as_of together report the mistake in as_of first', async () => {
    expect(await refused(`as_of=x&snapshot=${ids[1] ?? ''}`)).toMatchObject({ status: 400 })
  })
})

describe('an answer from an older snapshot', () => {
  const conditional = async (query: string, etag: string) =>
    api.get(`${PATH}?${query}`, { headers: { 'if-none-match': etag } })
  const cached = async (query: string) => {
    const { headers } = await api.get(`${PATH}?${query}`)
    return { etag: headers.etag ?? '', control: headers['cache-control'] }
  }

  it('may be cached for ever when the snapshot is named, and is revalidated otherwise', async () => {
    expect((await cached(`snapshot=${ids[1] ?? ''}`)).control).toBe('private, max-age=31536000, immutable')
    expect((await cached(`snapshot=${ids[3] ?? ''}`)).control).toBe('private, max-age=31536000, immutable')
    expect((await cached('as_of=20260110')).control).toBe('private, no-cache')
    expect((await cached('as_of=99991231')).control).toBe('private, no-cache')
    expect((await cached('')).control).toBe('private, no-cache')
  })

  it('has the ETag of its snapshot, however the snapshot was selected', async () => {
    const tags = await Promise.all(
      ['as_of=20260110', 'as_of=2026-01-10', `snapshot=${ids[1] ?? ''}`].map(
        async (query) => (await cached(query)).etag,
      ),
    )
    const newest = await Promise.all(['', 'as_of=20260401'].map(async (query) => (await cached(query)).etag))

    expect(new Set(tags).size).toBe(1)
    expect(new Set(newest).size).toBe(1)
    expect(tags[0]).not.toBe(newest[0])
  })

  it('is confirmed by 304 with the Cache-Control of the requested address', async () => {
    for (const query of ['', 'as_of=20260110', `snapshot=${ids[1] ?? ''}`]) {
      const { etag, control } = await cached(query)

      const reply = await conditional(query, etag)

      expect([reply.status, reply.text]).toEqual([304, ''])
      expect(reply.headers).toMatchObject({ etag, 'cache-control': control })
    }
  })

  it('is sent again if the day has another snapshot now', async () => {
    const { etag } = await cached('as_of=20260110')

    expect((await conditional('as_of=20260111', etag)).status).toBe(200)
  })

  it.each([`${PATH}?date=20200131&`, '/v1/fund/00000000000191?', `${PATH}?nonsense=1&`])(
    'is never an error that a cache keeps: %s',
    async (path) => {
      const reply = await api.get(`${path}snapshot=${ids[0] ?? ''}`)

      expect(readProblem(reply).status).toBeGreaterThanOrEqual(400)
      expect(reply.headers['cache-control']).toBe('private, no-cache')
      expect(reply.headers).not.toHaveProperty('etag')
    },
  )
})
