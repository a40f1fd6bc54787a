import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareServer, shareWorld } from '../server/helpers/shared.ts'
import { readProblem } from '../server/helpers/body.ts'
import { changes, historyDataDir, historyFilers, VERSIONS } from '../server/helpers/history-world.ts'
import type { Reply } from '../server/helpers/http.ts'

/** A list with more rows than a small page, for each endpoint that has pages. */
const lists = [
  { path: '/v1/changelog', more: '', count: changes.length },
  { path: `/v1/fund/${historyFilers.restless}/portfolio/revisions`, more: 'date=2025-10-31', count: VERSIONS },
]
const seed = Number(process.env['SEED'] ?? 20251031)

let api: SharedApi

beforeAll(async () => {
  api = await shareServer((await shareWorld(historyDataDir)).dataDir)
})

const listRows = ({ status, text }: Reply): unknown[] => {
  expect(status, text).toBe(200)
  return (JSON.parse(text) as { data: unknown[] }).data
}
const readNext = ({ headers }: Reply): string | null =>
  /^<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1] ?? null

describe.each(lists)('$path', ({ path, more, count }) => {
  const ask = (query: string) => api.get(`${path}?${[more, query].filter(Boolean).join('&')}`)

  it('gives the whole list in pages: every row once, in the same order', async () => {
    const whole = listRows(await ask('page_size=1000'))
    expect(whole).toHaveLength(count)

    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: count + 2 }), async (size) => {
        const pages: unknown[][] = []
        do pages.push(listRows(await ask(`page=${String(pages.length)}&page_size=${String(size)}`)))
        while (pages.at(-1)?.length === size)

        expect(pages.flat()).toEqual(whole)
        expect(pages).toHaveLength(Math.floor(count / size) + 1)
      }),
      { seed, numRuns: 15 },
    )
  })

  it('links from page to page, with the other parameters and the snapshot in place of as_of', async () => {
    const walked: unknown[] = []
    let next: string | null = `${path}?${[more, 'page_size=3&as_of=20990101&format=json'].filter(Boolean).join('&')}`
    while (next !== null) {
      const reply: Reply = await api.get(next)
      walked.push(...listRows(reply))
      next = readNext(reply)
      expect(JSON.parse(reply.text)).toMatchObject({ snapshot: reply.headers['x-snapshot-id'], next })
      if (next !== null) {
        const query = new URLSearchParams(next.slice(next.indexOf('?')))
        expect(Object.fromEntries(query)).toMatchObject({ page_size: '3', format: 'json' })
        expect([query.get('as_of'), query.get('snapshot')]).toEqual([null, reply.headers['x-snapshot-id']])
        expect(next).toContain(more.replace('date=', ''))
      }
    }

    expect(walked).toEqual(listRows(await ask('')))
  })

  it('has no link after a short page, nor after the last one', async () => {
    expect(readNext(await ask(''))).toBeNull()
    expect(readNext(await ask(`page=1000&page_size=${String(count)}`))).toBeNull()
    expect(readNext(await ask(`page_size=${String(count)}`))).not.toBeNull()
  })

  it('gives an empty page far after the end', async () => {
    expect(listRows(await ask('page=999999999&page_size=1000'))).toEqual([])
  })

  it('has page 0 of 100 rows unless a request says otherwise, with the same ETag', async () => {
    const [plain, said] = [await ask(''), await ask('page=0&page_size=100')]

    expect(said.headers.etag).toBe(plain.headers.etag)
    expect((await ask('page=1')).headers.etag).not.toBe(plain.headers.etag)
  })

  it.each(['-1', '1.5', '', 'x', '1e3', '0x1', ' 1', '1000000000', '99999999999999999999', "0' OR 1=1"])(
    'refuses page=%j',
    async (page) => {
      expect(readProblem(await ask(`page=${encodeURIComponent(page)}`))).toMatchObject({
        status: 400,
        error_data: { fieldErrors: { page: [expect.any(String)] } },
      })
    },
  )

  it.each(['0', '1001', '-5', '10.0', '', 'all', '99999999999'])('refuses page_size=%j', async (size) => {
    expect(readProblem(await ask(`page_size=${encodeURIComponent(size)}`))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { page_size: [expect.any(String)] } },
    })
  })
})
