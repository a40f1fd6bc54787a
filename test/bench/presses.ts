import type { Bench } from './harness/bench.ts'
import { PRESSED } from './harness/budgets.ts'
import { eachRound, findPercentile, measureCpu } from './harness/measure.ts'
import { type BenchServer, untilCached } from './harness/server.ts'
import type { CountedItem } from './published.ts'

/** Requests that the greedy key has under way at once: what a key may have. */
const AT_ONCE = 32
/** Portfolios of a round, alone and beside. */
const PORTFOLIOS = 60
/** Requests that are sent one after another to learn their CPU. */
const MEASURED = 20

/** Its funds and assets begin with the widest and the most held. */
interface WorldRequest {
  readonly month: string
  readonly funds: readonly CountedItem[]
  readonly assets: readonly CountedItem[]
}

/** Endpoints whose requests cost more than a plain portfolio, each with requests of which no two have one answer. */
function listPresses({ month, funds, assets }: WorldRequest): Readonly<Record<string, string[]>> {
  const batches = (count: number, size: number) =>
    Array.from({ length: count }, (_, at) => {
      const numbers = funds.slice(at, at + size).map(({ name }) => name)
      return `/v1/portfolios?date=${month}&cnpjs=${numbers.join(',')}`
    })
  const ofFunds = (count: number, more: (at: number) => string) =>
    funds.slice(0, count).map(({ name }, at) => `/v1/fund/${name}/portfolio${more(at)}`)
  const ofAssets = (count: number, more: string) =>
    assets.slice(0, count).map(({ name }) => `/v1/asset/${encodeURIComponent(name)}/holders${more}`)
  // Beginnings of words as somebody types them: most names have one of the shorter ones.
  const [letters, others] = [Array.from('abcdefghilmnoprstuv'), Array.from('aeioulrst')]
  const asked = (path: string) =>
    letters.flatMap((a) => others.flatMap((b) => others.map((c) => `${path}q=${a}${b}%20${c}`)))
  const pages = (path: string) =>
    Array.from({ length: 200 }, (_, page) => `${path}&sort_order=desc&page_size=100&page=${String(page)}`)
  return {
    batches: batches(400, 100),
    'small-batches': batches(2000, 5),
    portfolios: ofFunds(4000, () => `?date=${month}&provenance=true`),
    search: asked('/v1/search?'),
    'funds-named': asked('/v1/funds?'),
    'assets-named': asked(`/v1/assets?date=${month}&`),
    'fund-lists': pages('/v1/funds?status=normal&sort_by=nav_value'),
    'asset-lists': pages(`/v1/assets?date=${month}&sort_by=holders`),
    'look-throughs': ofFunds(1000, () => `/look-through?date=${month}&view=aggregate`),
    holders: ofAssets(2000, `?date=${month}&page_size=1000`),
    'indirect-holders': ofAssets(1000, `?date=${month}&indirect=true`),
    'holders-history': ofAssets(2000, '/history'),
    compare: ofFunds(2000, (at) => `/compare?date=${month}&against=${funds[at + 1]?.name ?? ''}`),
    history: ofFunds(2000, () => '/history'),
  }
}

/**
 * Measures, for each endpoint, what the plain portfolios of another key take while one key sends its requests as fast as
 * it can, against what they take alone: some alone and some beside it in turn, because the machine may have other work.
 */
export async function measurePresses(
  server: BenchServer,
  greedy: string,
  world: WorldRequest,
  { record, rounds }: Bench,
): Promise<void> {
  const { pid } = server
  const send = (path: string) => server.send(path, { 'x-api-key': greedy })
  const presses = listPresses(world)
  const portfolios = shuffleRequests(world.funds.map(({ name }) => `/v1/fund/${name}/portfolio?date=${world.month}`))
  // What a server reads into memory after its start would else stall some requests alone and others beside.
  await untilCached(server)
  await askInTurn(server, portfolios, PORTFOLIOS)
  const plain = await measureCpu(pid, portfolios.splice(0, MEASURED), server.get)
  record.add('overload-portfolio-cpu', 'CPU of a plain portfolio', 'ms', [plain])
  for (const id of PRESSED) {
    const asked = presses[id]
    if (asked === undefined) throw new Error(`nothing presses ${id}`)
    const [alone, beside]: [number[], number[]] = [[], []]
    const statuses = new Map<number, number>()
    const cost = (await measureCpu(pid, asked.splice(0, MEASURED), send)) / plain
    await eachRound(rounds, async () => {
      alone.push(...(await askInTurn(server, portfolios, PORTFOLIOS)))
      const end = press(send, asked, statuses)
      beside.push(...(await askInTurn(server, portfolios, PORTFOLIOS)))
      await end()
    })
    const answers = [...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ')
    const pair = [findPercentile(beside, 0.99), findPercentile(alone, 0.99)] as const
    const what = `p99 of another key's portfolios beside ${id}`
    const remark = `${answers}; one costs the CPU of ${cost.toFixed(1)} plain portfolios`
    record.ratio(`overload-of-${id}`, what, ['beside', 'alone'], 'ms', [pair], remark)
  }
}

/** Asks for portfolios one after another, each once, until it has enough; an answer other than 200 fails. */
export async function askInTurn(
  { get }: BenchServer,
  paths: string[],
  most: number,
  isOver: () => boolean = () => false,
): Promise<number[]> {
  const times: number[] = []
  while (times.length < most && !isOver()) {
    const path = paths.pop()
    if (path === undefined) throw new Error('there are not enough funds to ask for')
    times.push(await get(path))
  }
  return times
}

/** Sends requests as fast as they are answered, until the returned function is called, which waits for the last answer. */
function press(
  send: (path: string) => Promise<{ readonly status: number }>,
  paths: string[],
  statuses: Map<number, number>,
): () => Promise<unknown> {
  let isOver = false
  const senders = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      const path = paths.pop()
      if (path === undefined) return
      const { status } = await send(path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  return () => {
    isOver = true
    return Promise.all(senders)
  }
}

/** Shuffles in the same order each time, which is not the order of the files. */
export function shuffleRequests(values: readonly string[]): string[] {
  const findOrder = (text: string) =>
    Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
  return [...values].sort((a, b) => findOrder(a) - findOrder(b))
}
