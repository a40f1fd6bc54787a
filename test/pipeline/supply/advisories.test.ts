import { describe, expect, it } from 'vitest'
import { askAdvisories } from '../../../pipeline/supply/advisories.ts'
import { listLockedPackages } from '../../../pipeline/supply/locked-packages.ts'
import { NOBODY, sendJson, startStub } from './stub.ts'

const LOCK = JSON.stringify({
  packages: {
    '': { name: 'whole', version: '1.0.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/@scope/part': { version: '1.0.0', dev: true },
    'node_modules/other/node_modules/@scope/part': { version: '1.0.0' },
    'node_modules/alias': { name: 'typescript', version: '7.0.2', dev: true },
    'node_modules/linked': { link: true },
  },
})
const PACKAGES = listLockedPackages(LOCK)
const within = (ms = 30_000) => AbortSignal.timeout(ms)

interface Batch {
  readonly queries: readonly {
    readonly package: { readonly name: string; readonly ecosystem: string }
    readonly version: string
    readonly page_token?: string
  }[]
}

/** A database that knows one thing of zod, in pages of one. */
const startDatabase = () =>
  startStub(({ url, text }, res) => {
    if (url.pathname === '/v1/vulns/GHSA-aaaa-bbbb-cccc') {
      const events = [{ introduced: '0' }, { fixed: '4.6.8' }]
      const affected = [{ package: { name: 'zod', ecosystem: 'npm' }, ranges: [{ type: 'SEMVER', events }] }]
      sendJson(res, 200, { id: 'GHSA-aaaa-bbbb-cccc', summary: 'It accepts what it should refuse', affected })
    } else if (url.pathname === '/v1/querybatch') {
      const { queries } = JSON.parse(text) as Batch
      const results = queries.map(({ package: { name }, page_token: page }) => {
        if (name !== 'zod') return {}
        return page === undefined
          ? { vulns: [{ id: 'GHSA-aaaa-bbbb-cccc', modified: '2026-11-01T00:00:00Z' }], next_page_token: 'more' }
          : { vulns: [{ id: 'GHSA-dddd-eeee-ffff' }] }
      })
      sendJson(res, 200, { results })
    } else sendJson(res, 404, { code: 5, message: 'Bug not found.' })
  })

describe('the packages of a lock file', () => {
  it('are each listed once, by the names that the registry knows, and told apart from those of development', () => {
    expect(PACKAGES).toEqual([
      { name: '@scope/part', version: '1.0.0', isForDevelopment: false },
      { name: 'typescript', version: '7.0.2', isForDevelopment: true },
      { name: 'zod', version: '4.6.7', isForDevelopment: false },
    ])
  })
})

describe('a database of advisories', () => {
  it('is asked by names and versions alone, to its last page, and what it knows says which version mends it', async () => {
    const { address, asked } = await startDatabase()

    const advice = await askAdvisories(PACKAGES, address, within())

    const zod = PACKAGES[2]
    expect(advice).toEqual({
      state: 'asked',
      advisories: [
        { id: 'GHSA-aaaa-bbbb-cccc', package: zod, summary: 'It accepts what it should refuse', fixed: ['4.6.8'] },
        { id: 'GHSA-dddd-eeee-ffff', package: zod, summary: null, fixed: [] },
      ],
    })
    expect(JSON.parse(asked[0]?.text ?? '')).toEqual({
      queries: PACKAGES.map(({ name, version }) => ({ package: { name, ecosystem: 'npm' }, version })),
    })
  })

  it('is asked in parts where there are many packages', async () => {
    const { address, asked } = await startDatabase()
    const many = Array.from({ length: 1_201 }, (_each, at) => {
      return { name: `p${String(at)}`, version: '1.0.0', isForDevelopment: false }
    })

    expect(await askAdvisories(many, address, within())).toEqual({ state: 'asked', advisories: [] })
    expect(asked.map(({ text }) => (JSON.parse(text) as Batch).queries.length)).toEqual([500, 500, 201])
  })

  it.each([
    ['is not there', null, 'cannot be reached'],
    ['is down', { status: 503 }, 'answered 503'],
    ['sends who asks too often away', { status: 429 }, 'answered 429'],
    ['is a page of a proxy', { status: 200, body: '<html>Log in</html>' }, 'not as a database of advisories does'],
    ['leads elsewhere', { status: 302, location: NOBODY }, 'answered 302'],
    ['answers other questions', { status: 200, body: '{"results":[]}' }, 'not as a database of advisories does'],
    ['answers without an end', { status: 200, body: 'x'.repeat(9 * 1024 * 1024) }, 'more than 8388608 bytes'],
  ])('that %s was not asked, which is no good news', async (_what, reply, why) => {
    const stub = await startStub((_asked, res) => {
      const headers = reply !== null && 'location' in reply ? { location: reply.location } : {}
      res.writeHead(reply?.status ?? 200, headers).end(reply !== null && 'body' in reply ? reply.body : '')
    })

    const advice = await askAdvisories(PACKAGES, reply === null ? NOBODY : stub.address, within())

    expect(advice).toEqual({ state: 'not_asked', why: expect.stringContaining(why) as string })
  })

  it('that is silent was not asked when the time is over', async () => {
    const { address } = await startStub(() => undefined)

    const advice = await askAdvisories(PACKAGES, address, within(50))

    expect(advice).toEqual({ state: 'not_asked', why: expect.stringContaining('did not answer in time') as string })
  })

  it('that gives page after page is left in the end', async () => {
    const { address, asked } = await startStub(({ text }, res) => {
      const { queries } = JSON.parse(text) as Batch
      sendJson(res, 200, { results: queries.map(() => ({ next_page_token: 'again' })) })
    })

    expect(await askAdvisories(PACKAGES, address, within())).toMatchObject({ state: 'not_asked' })
    expect(asked.length).toBe(10)
  })

  it('that does not understand the question is a fault of the command', async () => {
    const { address } = await startStub((_asked, res) => {
      sendJson(res, 400, { code: 3, message: 'Invalid query.' })
    })

    await expect(askAdvisories(PACKAGES, address, within())).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
  })
})
