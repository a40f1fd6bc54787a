import { expect, it } from 'vitest'
import { createClient } from '../../../client/typescript/index.ts'

const [OLD, NEW] = ['20260110T030000Z', '20260210T030000Z']

/** A client of servers that answer from these snapshots in turn, or say that they do not have it yet (null). */
function imagined(snapshots: readonly (string | null)[], monotonic: boolean) {
  const sent: string[] = []
  const client = createClient({
    baseUrl: 'http://nowhere.test',
    apiKey: 'k',
    monotonic,
    retry: { sleep: () => Promise.resolve() },
    fetch: ({ url }) => {
      const { pathname, search } = new URL(url)
      const snapshot = snapshots[sent.push(pathname + search) - 1] ?? null
      const headers = snapshot === null ? { 'retry-after': '1' } : { 'x-snapshot-id': snapshot }
      return Promise.resolve(
        Response.json({ success: true, data: [] }, { status: snapshot === null ? 503 : 200, headers }),
      )
    },
  })
  return { client, sent }
}

it('asks for a snapshot that is not older than any before, and again until a server has it', async () => {
  const { client, sent } = imagined([OLD, NEW, OLD, null, NEW], true)
  for (let times = 0; times < 4; times += 1) await client.get('/v1/changelog')

  const path = '/v1/changelog'
  expect(sent).toEqual([
    path,
    `${path}?min_snapshot=${OLD}`,
    `${path}?min_snapshot=${NEW}`,
    `${path}?min_snapshot=${NEW}`,
    `${path}?min_snapshot=${NEW}`,
  ])
})

it('leaves alone what names its snapshot or its least one, and what has none', async () => {
  const { client, sent } = imagined([NEW, NEW, NEW, NEW, NEW], true)
  await client.get('/v1/changelog')
  await client.get('/v1/changelog', { query: { snapshot: OLD } })
  await client.get('/v1/changelog', { query: { min_snapshot: OLD } })
  await client.get('/v1/exports')
  await client.get('/v1/changelog', { query: { as_of: '20260110' } })

  expect(sent.slice(1)).toEqual([
    `/v1/changelog?snapshot=${OLD}`,
    `/v1/changelog?min_snapshot=${OLD}`,
    '/v1/exports',
    `/v1/changelog?as_of=20260110&min_snapshot=${NEW}`,
  ])
})

it('asks for nothing of the kind unless it is told to', async () => {
  const { client, sent } = imagined([NEW, OLD], false)
  await client.get('/v1/changelog')
  await client.get('/v1/changelog')

  expect(sent).toEqual(['/v1/changelog', '/v1/changelog'])
})
