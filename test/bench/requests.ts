import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { atOnce, eachRound, findPercentile, ofRound } from './harness/measure.ts'
import { measureKinds } from './harness/request-kinds.ts'
import { type BenchServer, OPEN_PAGES, untilCached, withServer } from './harness/server.ts'
import { measureNewSnapshots } from './new-snapshot.ts'
import { listFiledFunds } from './published.ts'
import { buildMonths, NEWEST, OLDER, openEditions } from './worlds.ts'

/** Funds of a round. */
const ASKED = 40
const WORDS =
  'petr,vale,banco,fundo,acoes,tesouro,itau,renda fixa,multi,credito,lft,deb,inf,cdb,sel,brasil,global,ouro,agro,imob'

/** Measures the requests that are not portfolios one after another, their mix, and the first ones of a new snapshot. */
export async function measureRequests(bench: Bench): Promise<void> {
  const { mirror, dataDir, newest } = await buildMonths(bench, [OLDER, NEWEST])
  const funds = await listFiledFunds(dataDir, [OLDER, NEWEST])
  const work = async (server: BenchServer) => {
    await untilCached(server)
    await measureEach(server, funds, bench)
    await measureMix(server, funds, bench)
    const publishNext = await openEditions(newest.zip)
    const publish = async () => {
      await publishNext()
      await measureBuild(mirror, dataDir)
    }
    await measureNewSnapshots({ server, dataDir, funds, publish }, bench)
  }
  await withServer(dataDir, work, OPEN_PAGES)
}

async function measureEach(server: BenchServer, funds: readonly string[], bench: Bench): Promise<void> {
  const questions = (round: number) =>
    WORDS.split(',').map((word) =>
      encodeURIComponent(`${word} ${'aeiou'.charAt(round % 5)}`.slice(0, -1 - (round % 2))),
    )
  const ofFunds = (path: string) => (round: number) => ofRound(funds, round, ASKED).map((cnpj) => path + cnpj)
  const search = (round: number) => questions(round).map((q) => `/v1/search?q=${q}&limit=${String(20 + round)}`)
  const suggest = (round: number) =>
    questions(round).map((q) => `/${round % 2 === 0 ? 'pt' : 'en'}/suggest?q=${q}${'+'.repeat(round >> 1)}`)
  await measureKinds(server, bench, [
    { id: 'search', what: 'search', paths: search },
    { id: 'suggest', what: 'suggestions of the pages', paths: suggest },
    { id: 'fund-page', what: 'page of a fund', paths: ofFunds('/pt/fund/') },
    { id: 'fund', what: '/v1/fund/{cnpj}', paths: ofFunds('/v1/fund/') },
  ])
}

type WritePath = (cnpj: string, at: number) => string

/** A hundred requests, by kind. */
const MIX: readonly (readonly [share: number, kind: string, write: WritePath])[] = [
  [50, 'portfolio', (cnpj) => `/v1/fund/${cnpj}/portfolio`],
  [15, 'fund', (cnpj) => `/v1/fund/${cnpj}`],
  [5, 'list', (_cnpj, at) => `/v1/funds?page_size=20&page=${String(at)}`],
  [10, 'look-through', (cnpj) => `/v1/fund/${cnpj}/portfolio/look-through`],
  [8, 'holders', (cnpj) => `/v1/asset/${cnpj}/holders`],
  [5, 'compare', (cnpj) => `/v1/fund/${cnpj}/portfolio/compare?date=2025-10-31&with=2025-09-30`],
  [7, 'search', (_cnpj, at) => `/v1/search?q=fundo+${String(at)}`],
]
const KINDS = MIX.flatMap(([share, kind, write]) => Array.from({ length: share }, () => [kind, write] as const))

/** Measures a mix of requests by sixteen clients of one key. */
async function measureMix(server: BenchServer, funds: readonly string[], { record, rounds }: Bench): Promise<void> {
  const asked = 1_500
  const measured = await eachRound(rounds, async (round) => {
    const times: number[] = []
    const started = performance.now()
    const numbers = Array.from({ length: asked }, (_, at) => round * asked + at)
    await atOnce(16, numbers, async (at) => {
      // The kinds follow one another in another order than their shares: 37 has no factor in common with 100.
      const [kind, write] = KINDS[(at * 37) % 100] ?? ['', () => '/']
      const path = write(funds[at % funds.length] ?? '', at)
      const { status, ms, bytes } = await server.send(path)
      if (status === 200 || status === 404) times.push(ms)
      // A refusal is right where the answer is dear.
      else if (status !== 429) throw new Error(`${kind} answered ${String(status)}: ${bytes.toString().slice(0, 300)}`)
    })
    const perSecond = (times.length / (performance.now() - started)) * 1000
    return { p99: findPercentile(times, 0.99), perSecond }
  })
  const [p99s, rates] = [measured.map(({ p99 }) => p99), measured.map(({ perSecond }) => perSecond)]
  record.add('mixed-p99', 'mixed load, 16 clients of one key, p99', 'ms', p99s)
  record.add('mixed-throughput', 'the same, answers', '/s', rates)
}
