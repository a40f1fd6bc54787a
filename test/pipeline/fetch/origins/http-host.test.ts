import { describe, expect, it } from 'vitest'
import { waitAfter } from '../../../../pipeline/fetch-policy.ts'
import type { Timer } from '../../../../pipeline/timer.ts'
import { IMPATIENT, QUICK } from '../../../helpers/build.ts'
import { fetchNight, startMirrorServer } from '../../../helpers/http.ts'
import type { FaultRule } from '../../../../tools/mirror-server/mirror-faults.ts'
import { cashMonth, mirror } from '../../../helpers/portal.ts'

async function portalWith(...rules: readonly FaultRule[]) {
  const server = await startMirrorServer(await mirror(cashMonth('1.00')))
  server.rules = rules
  return server
}

/** A timer on which time passes by waiting alone, at once. */
function idleTimer(): Timer {
  let now = 0
  return {
    now: () => now,
    wait: (ms) => {
      now += ms
      return Promise.resolve()
    },
  }
}

/** This many months, which are requested one after another. */
const YEAR = { from: '2025-01', to: '2025-12', policy: { atOncePerHost: 1 } }

/** An address where nobody listens. */
async function nobody(): Promise<string> {
  const server = await startMirrorServer(await mirror({}))
  await server.close()
  return server.address
}

describe('a portal that answers', () => {
  it.each([403, 404, 410])('%i has not published the file', async (status) => {
    const server = await portalWith({ status })

    const { fetched, log } = await fetchNight(server.address)

    expect(fetched).toMatchObject([{ raw: null }])
    expect(fetched[0]?.failure).toBeUndefined()
    expect(server.seen).toHaveLength(1)
    expect(log).toEqual([])
  })

  it.each([429, 500, 502, 503, 504])('%i is retried, and the answer after recovery counts', async (status) => {
    const server = await portalWith({ status, to: 2 })

    const { fetched, complaints } = await fetchNight(server.address)

    expect(fetched[0]?.raw).not.toBeNull()
    expect(server.seen.map((seen) => seen.status)).toEqual([status, status, 200])
    expect(complaints).toEqual([])
  })

  it('500 every time is retried a limited number of times; the stored edition stays in use', async () => {
    const server = await portalWith()
    const { dataDir, fetched: before } = await fetchNight(server.address)
    server.rules = [{ status: 500 }]
    server.seen.length = 0

    const { fetched, complaints } = await fetchNight(server.address, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(server.seen).toHaveLength(QUICK.attempts)
    expect(fetched).toMatchObject([{ raw: before[0]?.raw, failure: { code: 'SOURCE_UNREACHABLE' } }])
    expect(complaints).toEqual([
      expect.stringMatching(
        /^SOURCE_UNREACHABLE: http.*cda_fi_202510\.zip: answers 500, 3 times\n.*The edition of 2025-12-15T03:00:00Z stays in use\. The next run asks again/s,
      ),
    ])
  })

  it.each([400, 401, 405, 418])('%i is not retried', async (status) => {
    const server = await portalWith({ status })

    const { fetched, complaints } = await fetchNight(server.address)

    expect(server.seen).toHaveLength(1)
    expect(fetched[0]?.failure).toBeDefined()
    expect(complaints).toEqual([expect.stringContaining(`answers ${String(status)}\n`)])
  })

  it.each([301, 302, 307, 308])(
    '%i is not followed: the message names the new address, and where to put it',
    async (status) => {
      const server = await portalWith({ status, headers: { location: 'https://new.example/cda.zip' } })

      const { complaints } = await fetchNight(server.address)

      expect(server.seen).toHaveLength(1)
      expect(complaints).toEqual([
        expect.stringMatching(
          /it is now at https:\/\/new\.example\/cda\.zip.*put it in the source's url in its dataset\.ts/s,
        ),
      ])
    },
  )

  it('304 to a request without a condition is rejected', async () => {
    const server = await portalWith({ status: 304 })

    const { fetched } = await fetchNight(server.address)

    expect(fetched[0]?.failure).toBeDefined()
  })

  it('packed, although requested unpacked, is refused', async () => {
    const server = await portalWith({ headers: { 'content-encoding': 'gzip' } })

    const { complaints } = await fetchNight(server.address)

    expect(complaints).toEqual([expect.stringContaining('is packed as gzip')])
  })
})

describe('a portal that requests a pause', () => {
  it.each([503, 429])('with %i is given the pause', async (status) => {
    const server = await portalWith({ status, headers: { 'retry-after': '1' }, to: 1 })

    const timer = idleTimer()
    const { fetched } = await fetchNight(server.address, { timer })

    expect(fetched[0]?.raw).not.toBeNull()
    expect(timer.now()).toBe(1000)
  })

  it('is given the pause until the time that it names, by its own clock', async () => {
    const date = 'Mon, 01 Jan 2024 00:00:00 GMT'
    const until = 'Mon, 01 Jan 2024 00:00:01 GMT'
    const server = await portalWith({ status: 503, headers: { date, 'retry-after': until }, to: 1 })

    const timer = idleTimer()
    await fetchNight(server.address, { timer })

    expect(timer.now()).toBe(1000)
  })

  it('gets no more requests until the next run if the pause is an hour', async () => {
    const server = await portalWith({ status: 503, headers: { 'retry-after': '3600' } })

    const { fetched, complaints } = await fetchNight(server.address, YEAR)

    expect(server.seen).toHaveLength(1)
    expect(fetched.filter(({ failure }) => failure)).toHaveLength(12)
    expect(complaints).toEqual([
      expect.stringMatching(/^asks for a pause of 3600 seconds: the rest of its files are not requested/),
      expect.stringContaining('answers 503'),
    ])
  })
})

describe('a portal that is down', () => {
  it('gets requests for two files, and then no more', async () => {
    const address = await nobody()

    const { fetched, complaints } = await fetchNight(address, YEAR)

    expect(fetched.map(({ failure }) => failure?.wasRequested)).toEqual([true, true, ...Array<boolean>(10).fill(false)])
    expect(complaints).toEqual([
      expect.stringMatching(/refuses connections, 3 times\n.*No edition of it is kept\. Check that the portal is up/s),
      expect.stringMatching(
        /^did not answer for 2 files in a row: the rest of its files are not requested in this run/,
      ),
      expect.stringContaining('refuses connections, 3 times'),
    ])
  })

  it('can be one that takes the request and never answers', async () => {
    const server = await portalWith({ mute: true })

    const { complaints } = await fetchNight(server.address, {
      ...YEAR,
      policy: { ...YEAR.policy, ...IMPATIENT, attempts: 2 },
    })

    expect(complaints[0]).toContain('does not answer (time-out while waiting for the headers), 2 times')
    expect(complaints).toHaveLength(3)
  })

  it('can be one that the DNS does not know', async () => {
    const { complaints } = await fetchNight('http://nowhere.invalid', { policy: { attempts: 1 } })

    expect(complaints).toEqual([
      expect.stringMatching(/nowhere\.invalid (has no address|cannot be looked up) in the DNS/),
    ])
  })

  it('gets requests for five files if it answers errors', async () => {
    const server = await portalWith({ status: 500 })

    const { complaints } = await fetchNight(server.address, YEAR)

    expect(server.seen).toHaveLength(5 * QUICK.attempts)
    expect(complaints).toContainEqual(expect.stringContaining('failed for 5 files in a row'))
  })

  it('does not stop the other files if only one fails', async () => {
    const server = await portalWith({ path: '202503', mute: true }, { path: '202506', status: 500 })

    const { fetched } = await fetchNight(server.address, { ...YEAR, policy: { ...YEAR.policy, ...IMPATIENT } })

    expect(fetched.filter(({ failure }) => failure).map(({ period }) => period)).toEqual(['2025-03', '2025-06'])
    expect(fetched.find(({ period }) => period === '2025-10')?.raw).not.toBeNull()
  })
})

describe('a night of many files', () => {
  it('requests only a few at once', async () => {
    const server = await portalWith({ delayMs: 30 })

    await fetchNight(server.address, { from: '2025-01', to: '2025-12', policy: { atOncePerHost: 3 } })
    const ofHost = server.mostAtOnce()
    await fetchNight(server.address, { from: '2025-01', to: '2025-12', policy: { atOncePerHost: 9, atOnce: 2 } })

    expect(ofHost).toBe(3)
    expect(server.mostAtOnce()).toBe(3)
  })

  it('leaves a gap between two requests to a host', async () => {
    const server = await portalWith()
    const timer = idleTimer()

    await fetchNight(server.address, { from: '2025-06', to: '2025-12', policy: { gapMs: 50 }, timer })

    expect(server.seen).toHaveLength(7)
    expect(timer.now()).toBe(6 * 50)
  })
})

describe('the wait after a failure', () => {
  it('doubles up to a maximum, and is drawn between half of that time and the whole', () => {
    const policy = { ...QUICK, firstWaitMs: 100, longestWaitMs: 500 }

    expect([1, 2, 3, 4, 9].map((failures) => waitAfter(failures, 0, policy))).toEqual([50, 100, 200, 250, 250])
    expect([1, 2, 3, 4, 9].map((failures) => waitAfter(failures, 1, policy))).toEqual([100, 200, 400, 500, 500])
  })
})
