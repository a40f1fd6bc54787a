import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError, createClient, UnsafeAnswerError } from '../../../client/typescript/index.ts'
import { type HostileServer, type Lies, startHostileServer } from '../helpers/hostile-server.ts'

let hostile: HostileServer

beforeEach(async () => {
  hostile = await startHostileServer()
})
afterEach(() => hostile.close())

type ListClient = ReturnType<typeof createClient>

function open(lies: Lies, options: Partial<Parameters<typeof createClient>[0]> = {}): ListClient {
  return createClient({ baseUrl: hostile.lie(lies), apiKey: 'secret', retry: { firstWaitMs: 1 }, ...options })
}

async function readRows(client: ListClient, most = 1000): Promise<number> {
  let rows = 0
  for await (const _row of client.rows('/v1/funds')) {
    rows += 1
    if (rows === most) break
  }
  return rows
}

async function readPages(client: ListClient): Promise<number> {
  let pages = 0
  for await (const _page of client.pages('/v1/funds')) pages += 1
  return pages
}

const WAYS: Readonly<Record<string, (client: ListClient) => Promise<unknown>>> = {
  get: (client) => client.get('/v1/funds'),
  rows: (client) => readRows(client),
  pages: readPages,
  open: (client) => client.open('/v1/funds'),
}

it.each(
  Object.entries(WAYS).flatMap(([name, ask]) => [301, 302, 303, 307, 308].map((status) => ({ name, ask, status }))),
)('sends the key to no host that a $status leads to: $name', async ({ ask, status }) => {
  const lies = { redirect: { from: '/v1/', to: `${hostile.thief}/v1/funds`, status } }

  const error: unknown = await ask(open(lies)).catch((thrown: unknown) => thrown)

  expect(hostile.taken()).toEqual([])
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status, message: expect.stringContaining(`leads to ${hostile.thief}`) as string })
  expect(hostile.asked).toHaveLength(1)
})

it.each([
  'THIEF/v1/funds?page=*&format=ndjson',
  '//HOST/v1/funds?page=*&format=ndjson',
  'data:.thief.test/v1/funds?page=*&format=ndjson',
  'data:@thief.test/v1/funds?page=*&format=ndjson',
  'javascript:1/v1/funds?page=*&format=ndjson',
  '/../../v1/funds?page=*&format=ndjson',
  '/%2e%2e/%2E./v1/funds?page=*&format=ndjson',
  '\\\\HOST\\v1\\funds?page=*&format=ndjson',
])('asks its own server for the next page, or nobody: %s', async (written) => {
  const link = written.replace('THIEF', hostile.thief).replace('HOST', hostile.thief.replace('http://', ''))
  const base = new URL(hostile.lie({ page: { rows: 1, link } }))
  const asked = new Set<string>()
  const client = open(
    {},
    {
      // A name without a port: what is put behind it becomes another name.
      baseUrl: `http://data.test${base.pathname}`,
      fetch: ({ url, headers }) => {
        const { host, pathname, search } = new URL(url)
        asked.add(host)
        expect(pathname.startsWith(`${base.pathname}/v1/`)).toBe(true)
        return fetch(`${base.origin}${pathname}${search}`, { headers })
      },
    },
  )

  await readRows(client, 3).catch((error: unknown) => {
    expect(error).toBeInstanceOf(UnsafeAnswerError)
  })

  expect([...asked]).toEqual(['data.test'])
  expect(hostile.taken()).toEqual([])
})

it('is not led from page to page without an end', async () => {
  const empty = { page: { rows: 0, link: '/v1/funds?page=*&format=ndjson' } }
  const same = { page: { rows: 1, link: '/v1/funds?page=1&format=ndjson' } }

  await expect(readRows(open(empty))).rejects.toThrow(UnsafeAnswerError)
  await expect(readRows(open(same))).rejects.toThrow(UnsafeAnswerError)
  await expect(readPages(open(same))).rejects.toThrow(UnsafeAnswerError)
  expect(hostile.asked.length).toBeLessThan(8)
})

it.each(['99990101T000000Z&snapshot=20200101T000000Z', '~', '99990101T000000Z/../x'])(
  'repeats no snapshot that cannot be one in its addresses: %s',
  async (snapshot) => {
    const client = open({ snapshot }, { monotonic: true })

    await client.get('/v1/funds')
    await client.get('/v1/funds')

    expect(hostile.asked).toEqual(['/v1/funds', '/v1/funds'])
  },
)
