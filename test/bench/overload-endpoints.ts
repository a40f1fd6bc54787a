import { readFileSync } from 'node:fs'
import { Lake } from '../../lake/lake.ts'
import { createKey } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import { PRESSED } from './harness/budgets.ts'
import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import { type BenchHttpClient, openHttpClient } from './harness/http-client.ts'
import type { PartRecord } from './harness/part-record.ts'
import { findPercentile } from './harness/statistics.ts'
import type { CountedItem } from './nearest.ts'
import { untilKept } from './until-kept.ts'

/** Requests that the greedy key has under way at once: what a key may have. */
const AT_ONCE = 32
const PORTFOLIOS_A_ROUND = 60

/** Its funds and assets begin with the widest and the most held. */
export interface AskedWorld {
  readonly month: string
  readonly funds: readonly CountedItem[]
  readonly assets: readonly CountedItem[]
}

/** Endpoints whose requests cost more than a plain portfolio, each with requests of which no two have one answer. */
const PRESSES: Readonly<Record<(typeof PRESSED)[number], (world: AskedWorld) => string[]>> = {
  batches: ({ month, funds }) =>
    Array.from({ length: 400 }, (_each, at) => {
      const numbers = funds.slice(at, at + 100).map(({ name }) => name)
      return `/v1/portfolios?date=${month}&cnpjs=${numbers.join(',')}`
    }),
  'small-batches': ({ month, funds }) =>
    Array.from({ length: 2000 }, (_each, at) => {
      const numbers = funds.slice(at, at + 5).map(({ name }) => name)
      return `/v1/portfolios?date=${month}&cnpjs=${numbers.join(',')}`
    }),
  portfolios: ({ month, funds }) =>
    funds.slice(0, 4000).map(({ name }) => `/v1/fund/${name}/portfolio?date=${month}&provenance=true`),
  search: () => listQuestions().map((q) => `/v1/search?q=${q}`),
  'funds-named': () => listQuestions().map((q) => `/v1/funds?q=${q}`),
  'assets-named': ({ month }) => listQuestions().map((q) => `/v1/assets?date=${month}&q=${q}`),
  'fund-lists': () =>
    listPages(200).map(
      (page) => `/v1/funds?status=normal&sort_by=nav_value&sort_order=desc&page_size=100&page=${page}`,
    ),
  'asset-lists': ({ month }) =>
    listPages(200).map((page) => `/v1/assets?date=${month}&sort_by=holders&sort_order=desc&page_size=100&page=${page}`),
  'look-throughs': ({ month, funds }) =>
    funds.slice(0, 1000).map(({ name }) => `/v1/fund/${name}/portfolio/look-through?date=${month}&view=aggregate`),
  holders: ({ month, assets }) =>
    assets
      .slice(0, 2000)
      .map(({ name }) => `/v1/asset/${encodeURIComponent(name)}/holders?date=${month}&page_size=1000`),
  'indirect-holders': ({ month, assets }) =>
    assets
      .slice(0, 1000)
      .map(({ name }) => `/v1/asset/${encodeURIComponent(name)}/holders?date=${month}&indirect=true`),
  'holders-history': ({ assets }) =>
    assets.slice(0, 2000).map(({ name }) => `/v1/asset/${encodeURIComponent(name)}/holders/history`),
  compare: ({ month, funds }) =>
    funds
      .slice(0, 2000)
      .map(({ name }, at) => `/v1/fund/${name}/portfolio/compare?date=${month}&against=${funds[at + 1]?.name ?? ''}`),
  history: ({ funds }) => funds.slice(0, 2000).map(({ name }) => `/v1/fund/${name}/portfolio/history`),
}

/** Beginnings of words as somebody types them: most names have one of the shorter ones. */
function listQuestions(): string[] {
  const [letters, others] = [Array.from('abcdefghilmnoprstuv'), Array.from('aeioulrst')]
  return letters.flatMap((a) => others.flatMap((b) => others.map((c) => `${a}${b}%20${c}`)))
}

function listPages(count: number): string[] {
  return Array.from({ length: count }, (_page, at) => String(at))
}

/**
 * Measures, for each endpoint, what the plain portfolios of another key take while one key sends its requests as fast as
 * it can, against what they take alone: some alone and some beside it in turn, because the machine may have other work.
 */
export async function measurePresses(
  data: string,
  world: AskedWorld,
  record: PartRecord,
  rounds: number,
): Promise<void> {
  const chosen = process.env['OVERLOAD_OF']?.split(',')
  const server = await startBenchServer(data, { LOG_LEVEL: 'warn' })
  const store = openFileKeyStore(new Lake(data))
  const key = { name: 'greedy', scopes: ['*'], rateLimit: 1_000_000_000, expiresAt: null }
  const greedy = openHttpClient(server.port, { 'x-api-key': await createKey(store, key, new Date()) })
  const portfolios = shuffleRequests(world.funds.map(({ name }) => `/v1/fund/${name}/portfolio?date=${world.month}`))
  try {
    // What a server reads into memory after its start would else stall some requests alone and others beside.
    await untilKept(server)
    await askInTurn(server.client, portfolios)
    const plain = await measureCpu(server, portfolios)
    record.add({ id: 'overload-portfolio-cpu', what: 'CPU of a plain portfolio', unit: 'ms', rounds: [plain] })
    for (const id of PRESSED) {
      if (chosen === undefined || chosen.includes(id)) await measurePress(id, PRESSES[id](world), plain)
    }
  } finally {
    greedy.close()
    await server.stop()
  }

  async function measurePress(id: string, paths: readonly string[], plain: number): Promise<void> {
    const [alone, beside]: [number[], number[]] = [[], []]
    const asked = [...paths]
    const statuses = new Map<number, number>()
    const cost = (await measureCpu(server, asked)) / plain
    for (let round = 0; round < rounds; round++) {
      alone.push(...(await askInTurn(server.client, portfolios)))
      const end = press(greedy, asked, statuses)
      beside.push(...(await askInTurn(server.client, portfolios)))
      await end()
    }
    record.addRatio(
      {
        id: `overload-of-${id}`,
        what: `p99 of another key's portfolios beside ${id}`,
        remark: `${describe(statuses)}; one costs the CPU of ${cost.toFixed(1)} plain portfolios`,
      },
      { what: 'beside', unit: 'ms', rounds: [findPercentile(beside, 0.99)] },
      { what: 'alone', unit: 'ms', rounds: [findPercentile(alone, 0.99)] },
    )
  }
}

/** Asks for some portfolios, one after another; an answer other than 200 fails. */
async function askInTurn(client: BenchHttpClient, paths: string[]): Promise<number[]> {
  const times: number[] = []
  while (times.length < PORTFOLIOS_A_ROUND) {
    const path = paths.shift()
    if (path === undefined) throw new Error('there are not enough funds to ask for')
    times.push(await client.time(path))
  }
  return times
}

/** Requests that are sent one after another to learn their CPU. */
const MEASURED = 20

/** Measures the milliseconds of CPU that a server spends on one request, whatever else the machine does. */
async function measureCpu({ client, pid }: BenchServer, paths: string[]): Promise<number> {
  const before = readProcessCpuMs(pid)
  for (let at = 0; at < MEASURED; at++) await client.send(paths.shift() ?? '/')
  return (readProcessCpuMs(pid) - before) / MEASURED
}

/** Reads the CPU of a process and its threads, of which Linux counts a hundredth of a second as one. */
function readProcessCpuMs(pid: number | undefined): number {
  const afterName =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1) ?? ''
  const [user, system] = afterName.split(' ').slice(11, 13).map(Number)
  return ((user ?? NaN) + (system ?? NaN)) * 10
}

/**
 * Sends requests as fast as they are answered, until the returned function is called, which waits for the last answer.
 */
function press(client: BenchHttpClient, paths: string[], statuses: Map<number, number>): () => Promise<void> {
  let over = false
  const send = async () => {
    while (!over) {
      const path = paths.shift()
      if (path === undefined) return
      const { status } = await client.send(path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const senders = Array.from({ length: AT_ONCE }, send)
  return async () => {
    over = true
    await Promise.all(senders)
  }
}

function describe(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ')
}

/** Shuffles in the same order each time, which is not the order of the files. */
export function shuffleRequests(values: readonly string[]): string[] {
  const findOrder = (text: string) =>
    Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
  return [...values].sort((a, b) => findOrder(a) - findOrder(b))
}
