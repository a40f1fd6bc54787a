import { Lake } from '../../../../lake/lake.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import type { Status } from '../../../../schemas/service/status/status.ts'
import { makeChangelogFeed } from '../../../../server/pages/docs/changelog-feed.ts'
import { type FeedEntry, writeAtom } from '../../../../server/pages/kit/feed.tsx'
import { readNewestChanges } from '../../../../server/pages/docs/newest-changes.ts'
import { makeStatusFeed } from '../../../../server/pages/status/status-feed.ts'
import { follow } from '../../../../server/snapshots/follow.ts'
import { type Api, serve } from '../../helpers/api.ts'
import { emptySnapshot } from '../../helpers/empty-snapshot.ts'
import { type Editions, editions } from '../../helpers/editions.ts'
import { ask } from '../../helpers/http.ts'
import { quietIntegrity } from '../../helpers/integrity.ts'
import { readXml, type Tree } from '../../helpers/read-back.ts'

const LIMITS = { concurrency: 2, timeoutMs: 20_000, olderSnapshots: 2, integrity: quietIntegrity() }

const listNamed = (tree: Tree, name: string): readonly Tree[] =>
  tree === null || typeof tree === 'string' ? [] : tree.flatMap(([own, inner]) => (own === name ? [inner] : []))
const readField = (tree: Tree, name: string) => listNamed(tree, name)[0]
const readEntries = (text: string) => listNamed(readField(readXml(text), 'feed') ?? '', 'entry')

describe('a feed', () => {
  const feed = { title: 'T', page: 'http://h/p', self: 'http://h/p.atom' }
  const instant = fc
    .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => `${date.toISOString().slice(0, 19)}Z`)

  it('is well-formed whatever its entries say, newest first, and does not depend on their order', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ title: fc.string({ unit: 'binary' }), updated: instant, line: fc.string({ unit: 'binary' }) }),
        ),
        (drawn) => {
          const entries = drawn.map(({ line, ...each }, at): FeedEntry => ({
            ...each,
            id: `http://h/p#${String(at)}`,
            lines: [line],
          }))

          const text = writeAtom({ ...feed, entries })
          const updated = readEntries(text).map((entry) => readField(entry, 'updated'))
          expect(updated).toEqual(
            entries
              .map((each) => each.updated)
              .sort()
              .reverse(),
          )
          expect(writeAtom({ ...feed, entries: [...entries].reverse() })).toBe(text)
        },
      ),
      { seed: 20251031 },
    )
  })

  it('has the elements that RFC 4287 demands, without entries too', () => {
    const atom = readField(readXml(writeAtom({ ...feed, entries: [] })), 'feed') ?? ''

    for (const name of ['id', 'title', 'updated', 'author']) expect(listNamed(atom, name), name).toHaveLength(1)
  })
})

describe('the feeds of a server', () => {
  let api: Api
  let world: Editions
  let ids: readonly string[]
  beforeAll(async () => {
    world = await editions()
    ids = [await world.publishAt('2026-01-10T03:00:00Z', '1.00'), await world.publishAt('2026-02-10T03:00:00Z', '2.00')]
    api = await serve(world.dataDir)
  })
  afterAll(() => api.stop())

  it('have an entry for each snapshot that changed the data, with its tables, and need no key', async () => {
    const { status, headers, text } = await ask(api.port, '/feeds/changes.atom')

    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    const entries = readEntries(text).filter((entry) => JSON.stringify(readField(entry, 'title')).includes('Snapshot'))
    expect(entries.map((entry) => readField(entry, 'updated'))).toEqual([
      '2026-02-10T03:00:00Z',
      '2026-01-10T03:00:00Z',
    ])
    expect(readField(entries[0] ?? '', 'id')).toMatch(/\/docs\/changelog#20260210T030000Z$/)
    expect(readField(entries[0] ?? '', 'content')).toContain('cvm_fund_portfolio: amended, competence_month=')
  })

  it('have one for each open dataset, with the snapshots that changed it alone', async () => {
    const { status, text } = await ask(api.port, '/feeds/datasets/cvm_fund_portfolio.atom')
    const entries = readEntries(text)

    expect(status).toBe(200)
    expect(entries.map((entry) => readField(entry, 'updated'))).toEqual([
      '2026-02-10T03:00:00Z',
      '2026-01-10T03:00:00Z',
    ])
    expect(readField(entries[0] ?? '', 'id')).toMatch(/\/docs\/cvm_fund_portfolio#20260210T030000Z$/)
    expect(readField(entries[0] ?? '', 'title')).toBe('Snapshot 20260210T030000Z: cvm_fund_portfolio')
    expect((await ask(api.port, '/feeds/datasets/statistics.atom')).status).toBe(200)
    for (const none of ['b3_quote', 'b3_index', 'nothing', '..%2fchanges'])
      expect((await ask(api.port, `/feeds/datasets/${none}.atom`)).status, none).toBe(404)
  })

  it('are confirmed with a 304 until something happens', async () => {
    const { headers } = await ask(api.port, '/feeds/changes.atom')
    const again = await ask(api.port, '/feeds/changes.atom', { headers: { 'if-none-match': headers.etag ?? '' } })

    expect([again.status, again.text]).toEqual([304, ''])
  })

  it.each([
    ['/feeds/changes.atom', '/docs/changelog.atom'],
    ['/feeds/status.atom', '/status.atom'],
  ])('%s is the same at its first address, %s', async (path, first) => {
    const [feed, before] = [await ask(api.port, path), await ask(api.port, first)]

    expect([before.status, before.headers['content-type']]).toEqual([200, feed.headers['content-type']])
    expect(before.text).toBe(feed.text)
    expect(feed.text).toContain(`${path}"`)
  })

  it('name the snapshot that is served and what is late, with the day since when', async () => {
    const entries = readEntries((await ask(api.port, '/feeds/status.atom')).text)
    const titles = entries.map((entry) => readField(entry, 'title'))

    expect(titles).toContain('Snapshot 20260210T030000Z is served')
    const late = entries.find((entry) => readField(entry, 'title') === 'Late: Fund portfolios')
    expect(readField(late ?? '', 'id')).toMatch(/\/status#late-cvm_fund_portfolio-\d{4}-\d{2}-\d{2}$/)
  })

  it('list a snapshot whole or not at all, and always the newest', async () => {
    const following = await follow(new Lake(world.dataDir), LIMITS, pino({ level: 'silent' }))
    const list = async (limit: number) => {
      const changes = await following.use(null, (snapshot) => readNewestChanges(snapshot, { limit }))
      return changes.map((change) => [change['snapshot'], change['table_name']])
    }
    const all = await list(1000)
    const newest = all.filter(([id]) => id === ids.at(-1))

    expect(new Set(all.map(([id]) => id))).toEqual(new Set(ids))
    expect(newest.length).toBeGreaterThan(1)
    expect([await list(all.length), await list(all.length - 1), await list(1)]).toEqual([all, newest, newest])
    await following.close()
  })

  it('fail when the server is too busy to read the changes, instead of saying that there are none', async () => {
    const context = { base: 'http://h', snapshot: emptySnapshot('20260210T030000Z') }

    await expect(makeChangelogFeed({ ...context, ask: () => Promise.resolve(null) })).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  it('have one entry a day for what does not work, however often it is checked', async () => {
    const { data } = JSON.parse((await ask(api.port, '/status?format=json')).text) as { data: Status }
    const list = (degraded: string[], checked_at: string) =>
      makeStatusFeed({ ...data, degraded, checked_at }, 'http://h').entries.filter(({ id }) => id.includes('degraded'))

    const morning = list(['No keys.', 'No disk.'], '2026-02-10T03:00:00Z')
    expect(morning.map(({ lines }) => lines)).toEqual([['No keys.'], ['No disk.']])
    expect(list(['No disk.'], '2026-02-10T23:59:59Z')).toEqual(morning.slice(1))
    expect(list(['No disk.'], '2026-02-11T00:00:00Z')[0]?.id).not.toBe(morning[1]?.id)
  })

  it.each([
    ['/docs/changelog', '/feeds/changes.atom'],
    ['/status', '/feeds/status.atom'],
    ['/docs/cvm_fund_portfolio', '/feeds/datasets/cvm_fund_portfolio.atom'],
  ])('are named by the page %s', async (path, feed) => {
    const { text } = await ask(api.port, path, { headers: { accept: 'text/html' } })

    expect(text).toContain(`href="${feed}"`)
  })
})
