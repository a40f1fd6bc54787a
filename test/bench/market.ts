import { join } from 'node:path'
import type { Bench } from './harness/bench.ts'
import { eachRound, oneByOne, ofRound } from './harness/measure.ts'
import { measureKinds, measureTimes, recordTimes } from './harness/request-kinds.ts'
import { FIGURES, OPEN_PAGES, untilCached, withServer } from './harness/server.ts'
import { listMarketPages } from './market-pages.ts'
import { measureTables } from './market-tables.ts'
import { counted, listFiledFunds } from './published.ts'
import { buildMonths, NEWEST, OLDER } from './worlds.ts'

/** Requests of a round. */
const ASKED = 10
const BASKET = 20

/** Measures what is asked about the market, and what its tables take on the disk. */
export async function measureMarket(bench: Bench): Promise<void> {
  const { dataDir } = await buildMonths(bench, [OLDER, NEWEST])
  await measureTables(dataDir, join(bench.folder, 'remade'), NEWEST, bench.record)
  const list = async (table: string, expression: string) =>
    (await counted(dataDir, NEWEST, table, expression)).map(({ name }) => name)
  const parties = async (type: string) => {
    const all = await list('cvm_party_class', `CASE WHEN party_type = '${type}' THEN party_cnpj END`)
    return all.filter((name) => /^\d{14}$/.test(name))
  }
  const names = {
    months: [OLDER, NEWEST],
    issuers: await list('cvm_issuer_exposure', 'issuer_id'),
    managers: await parties('manager'),
    administrators: await parties('administrator'),
    funds: await listFiledFunds(dataDir, [NEWEST]),
    assets: await list('cvm_fund_portfolio', 'asset_id'),
  }
  await measureFirstMonthPages(bench, dataDir, names.months)
  await withServer(
    dataDir,
    async (server) => {
      await untilCached(server)
      await untilCached(server, FIGURES)
      await measureKinds(server, bench, listRequests(names))
      await measureKinds(server, bench, listMarketPages(names))
    },
    OPEN_PAGES,
  )
}

/** The lists of a month stay in memory, so its first page is measured on a server that made none, a new one each round. */
async function measureFirstMonthPages(bench: Bench, dataDir: string, months: readonly string[]): Promise<void> {
  const measured = await eachRound(bench.rounds, () =>
    withServer(
      dataDir,
      async (server) => {
        await untilCached(server)
        await untilCached(server, FIGURES)
        // A server whose snapshot is new has made pages before.
        await oneByOne(['/pt', '/pt/funds', '/pt/issuer/treasury'], server.get)
        return await measureTimes(
          server,
          months.map((month) => `/pt/month/${month}`),
        )
      },
      OPEN_PAGES,
    ),
  )
  recordTimes(bench, 'page-month-first', 'page: a month that nobody opened before', measured)
}

interface NamesRequest {
  readonly issuers: readonly string[]
  readonly managers: readonly string[]
  readonly funds: readonly string[]
}

function listRequests({ issuers, managers, funds }: NamesRequest) {
  const of = (items: readonly string[], path: (item: string) => string) => (round: number) =>
    ofRound(items, round, ASKED).map(path)
  const numbers = (round: number) => Array.from({ length: ASKED }, (_, at) => round * ASKED + at)
  // Another size of the page is another answer.
  const sized = (path: string) => (round: number) => numbers(round).map((at) => `${path}page_size=${String(90 + at)}`)
  const figures = '/v1/figures?period=last_1_month&min_nav_value=1000000&'
  const ranges = 'max_top10_percent=90&min_hhi=1&sort_by=hhi&sort_order=desc&'
  const basket = (round: number) =>
    numbers(round).map((at) => {
      const items = ofRound(funds, at, BASKET).map((cnpj) => `${cnpj}:5`)
      return `/v1/basket?items=${items.join(',')}&date=${NEWEST}-28`
    })
  return [
    {
      id: 'issuer-holders',
      what: 'holders of an issuer',
      paths: of(issuers, (id) => `/v1/issuer/${id}/holders?indirect=true`),
    },
    { id: 'treasury-holders', what: 'holders of the treasury', paths: sized('/v1/issuer/treasury/holders?') },
    { id: 'most-held', what: 'what all funds hold most', paths: sized('/v1/market/assets?') },
    { id: 'screener', what: 'a page of the screener', paths: sized(figures) },
    { id: 'screener-ranges', what: 'the same with three ranges, by another figure', paths: sized(figures + ranges) },
    { id: 'manager', what: 'a manager', paths: of(managers, (cnpj) => `/v1/manager/${cnpj}`) },
    { id: 'basket', what: `basket of ${String(BASKET)} funds`, paths: basket },
  ]
}
