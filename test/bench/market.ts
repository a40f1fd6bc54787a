import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureKinds } from './harness/request-kinds.ts'
import { measureMarketPages } from './market-pages.ts'
import { measureTables } from './market-tables.ts'
import { counted } from './nearest.ts'
import { listFiledFunds } from './published.ts'
import { buildMonths } from './synthetic/build.ts'
import { OPEN_PAGES } from './open-pages.ts'
import { FIGURES, untilKept } from './until-kept.ts'

const MONTHS = ['2025-09', '2025-10']
const NEWEST = '2025-10'
/** Requests of a round. */
const ASKED = 10
const BASKET = 20
const MORE_RANGES = 'max_top10_percent=90&min_hhi=1&sort_by=hhi&sort_order=desc'

/** Measures what is asked about the market, and what its tables take on the disk. */
export async function marketBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  await measureMarket(await buildMonths(folder, MONTHS, options), folder, record, options)
}

/** Measures it over a data directory that has these months. */
async function measureMarket(
  dataDir: string,
  folder: string,
  record: PartRecord,
  options: BenchOptions,
): Promise<void> {
  await measureTables(dataDir, join(folder, 'remade'), NEWEST, record)
  const funds = await listFiledFunds(dataDir, [NEWEST])
  const issuers = (await counted(dataDir, NEWEST, 'cvm_issuer_exposure', 'issuer_id')).map(({ name }) => name)
  const [managers, administrators] = [
    await listParties(dataDir, 'manager'),
    await listParties(dataDir, 'administrator'),
  ]
  const assets = (await counted(dataDir, NEWEST, 'cvm_fund_portfolio', 'asset_id')).map(({ name }) => name)
  const server = await startBenchServer(dataDir, OPEN_PAGES)
  try {
    await untilKept(server)
    await untilKept(server, FIGURES)
    const some = (list: readonly string[], round: number) => list.slice(round * ASKED, (round + 1) * ASKED)
    const pages = (round: number) => Array.from({ length: ASKED }, (_, at) => String(90 + round * ASKED + at))
    const figures = '/v1/figures?period=last_1_month&min_nav_value=1000000'
    await measureKinds(
      server,
      [
        {
          id: 'issuer-holders',
          what: 'holders of an issuer',
          paths: (round) => some(issuers, round).map((id) => `/v1/issuer/${id}/holders?indirect=true`),
        },
        {
          id: 'treasury-holders',
          what: 'holders of the treasury',
          paths: (round) => pages(round).map((size) => `/v1/issuer/treasury/holders?page_size=${size}`),
        },
        {
          id: 'most-held',
          what: 'what all funds hold most',
          paths: (round) => pages(round).map((size) => `/v1/market/assets?page_size=${size}`),
        },
        {
          id: 'screener',
          what: 'a page of the screener',
          paths: (round) => pages(round).map((size) => `${figures}&page_size=${size}`),
        },
        {
          id: 'screener-ranges',
          what: 'the same with three ranges, by another figure',
          paths: (round) => pages(round).map((size) => `${figures}&${MORE_RANGES}&page_size=${size}`),
        },
        {
          id: 'manager',
          what: 'a manager',
          paths: (round) => some(managers, round).map((cnpj) => `/v1/manager/${cnpj}`),
        },
        {
          id: 'basket',
          what: `basket of ${String(BASKET)} funds`,
          paths: (round) => pages(round).map((_, at) => writeBasket(funds, round * ASKED + at)),
        },
      ],
      record,
      options.rounds,
    )
    await measureMarketPages(
      server,
      { months: MONTHS, issuers, managers, administrators, funds, assets },
      record,
      options.rounds,
    )
  } finally {
    await server.stop()
  }
}

/** Lists those of a type that have a number, the one with most classes first. */
async function listParties(dataDir: string, type: 'manager' | 'administrator'): Promise<readonly string[]> {
  const parties = await counted(
    dataDir,
    NEWEST,
    'cvm_party_class',
    `CASE WHEN party_type = '${type}' THEN party_cnpj END`,
  )
  return parties.map(({ name }) => name).filter((name) => /^\d{14}$/.test(name))
}

function writeBasket(funds: readonly string[], place: number): string {
  const items = funds.slice(place * BASKET, (place + 1) * BASKET).map((cnpj) => `${cnpj}:5`)
  return `/v1/basket?items=${items.join(',')}&date=${NEWEST}-28`
}
