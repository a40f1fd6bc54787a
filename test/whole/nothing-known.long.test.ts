import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { endpoints, fileEndpoints } from '../../schemas/service/endpoints.ts'
import { indexMirror, portfolioAnswer } from '../helpers/indexes.ts'
import { serve } from '../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { readProblem } from '../server/helpers/body.ts'
import { editions } from '../server/helpers/editions.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { listUnknownOfCompanies } from './unknown-of-companies.ts'
import { listUnknownOfMarket } from './unknown-of-market.ts'
import { listUnknownOfTerms } from './unknown-of-terms.ts'
import { publish } from '../server/helpers/snapshot.ts'

const DAYS = { available: { from: expect.any(String) as string, to: expect.any(String) as string } }
const MONTHS = {
  available: { first: expect.any(String) as string, last: expect.any(String) as string, nearest: '2025-10-31' },
}
const NEAREST = { nearest: expect.arrayContaining([expect.any(String)]) as string[] }
const MEANT = { did_you_mean: expect.any(String) as string }
const FUND = '62415896000127'
const RECEIVABLES = '05754060000113'
const REAL_ESTATE = '12989974000129'
/** A CNPJ with right check digits that nobody has. */
const NOBODY = '99999999000191'

/** What says that a class files reports of its own instead. */
const OWN = { reports: { first: '2025-06-30', last: '2025-06-30' } }

type Unknown = readonly [path: string, reason: string, instead: object]

/** Requests for what the sample does not know, and what the answer says instead. */
const REQUESTS: Readonly<Record<string, readonly Unknown[]>> = {
  flight_fares: [
    ['/v1/flight-fares?from=20300101', 'outside_coverage', DAYS],
    ['/v1/flight-fares?from=20300101&to=20301231&aggregate=route', 'outside_coverage', DAYS],
  ],
  exchange_index: [
    ['/v1/exchange/indexes/NONE', 'index_not_found', {}],
    ['/v1/exchange/indexes/BDRX', 'portfolio_not_found', {}],
    ['/v1/exchange/indexes/IBOV?date=20010101', 'portfolio_not_found', { available: null }],
  ],
  exchange_quotes: [
    ['/v1/exchange/quotes?ticker=PETR4&from=20300101', 'outside_coverage', DAYS],
    ['/v1/exchange/quotes?from=20300102&to=20300102', 'outside_coverage', DAYS],
    ['/v1/exchange/quotes?ticker=PETR44', 'ticker_not_found', NEAREST],
  ],
  exchange_distributions: [['/v1/exchange/distributions?ticker=PETR44', 'ticker_not_found', NEAREST]],
  calendar: [
    ['/v1/calendars/br-bank', 'calendar_not_found', MEANT],
    ['/v1/calendars/b3-sessions?from=20300101', 'outside_coverage', DAYS],
    ['/v1/calendars/b3-sessions?from=20300101&business_days=true', 'outside_coverage', DAYS],
  ],
  fund_nav: [
    [`/v1/fund/${NOBODY}/nav`, 'fund_not_found', {}],
    ['/v1/fund/00068305000135/nav?from=20300101', 'outside_coverage', DAYS],
    [`/v1/fund/${RECEIVABLES}/nav`, 'reports_of_its_own', OWN],
  ],
  nav_summary: [
    [`/v1/fund/${NOBODY}/nav/summary`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/nav/summary`, 'report_not_filed', { available: null }],
    ['/v1/fund/00068305000135/nav/summary?date=20300101', 'outside_coverage', DAYS],
    ['/v1/fund/00068305000135/nav/summary?date=20240229', 'report_not_filed', { ...DAYS, nearest: ['2024-02-09'] }],
    ['/v1/fund/00068305000135/nav/summary?benchmark=petr44', 'benchmark_not_found', NEAREST],
    [`/v1/fund/${RECEIVABLES}/nav/summary`, 'reports_of_its_own', OWN],
  ],
  navs: [['/v1/navs?cnpjs=00068305000135&from=20300101', 'outside_coverage', DAYS]],
  fund_portfolio: [
    [`/v1/fund/${NOBODY}/portfolio`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/portfolio?date=20300131`, 'portfolio_not_found', MONTHS],
  ],
  fund_look_through: [
    [`/v1/fund/${NOBODY}/portfolio/look-through`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/portfolio/look-through?date=20300131`, 'portfolio_not_found', MONTHS],
  ],
  fund_compare: [
    [`/v1/fund/${NOBODY}/portfolio/compare?date=20251031&with=20240229`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/portfolio/compare?date=20251031&with=20300131`, 'portfolio_not_found', MONTHS],
    [`/v1/fund/${FUND}/portfolio/compare?date=20251031&against=${NOBODY}`, 'fund_not_found', {}],
    [`/v1/fund/${RECEIVABLES}/portfolio/compare?date=20251031&with=20240229`, 'reports_of_its_own', OWN],
  ],
  fund_history: [
    [`/v1/fund/${NOBODY}/portfolio/history`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/portfolio/history?from=20300101`, 'outside_coverage', DAYS],
    [`/v1/fund/${RECEIVABLES}/portfolio/history`, 'reports_of_its_own', OWN],
  ],
  asset_holders_history: [
    ['/v1/asset/PETR44/holders/history', 'asset_not_found', NEAREST],
    ['/v1/asset/PETR4/holders/history?from=20300101', 'outside_coverage', DAYS],
  ],
  fund_revisions: [
    [`/v1/fund/${NOBODY}/portfolio/revisions`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/portfolio/revisions?date=20300131`, 'outside_coverage', DAYS],
    [`/v1/fund/${RECEIVABLES}/portfolio/revisions`, 'reports_of_its_own', OWN],
  ],
  fund: [[`/v1/fund/${NOBODY}`, 'fund_not_found', {}]],
  fund_series: [
    [`/v1/fund/${NOBODY}/series`, 'fund_not_found', {}],
    [`/v1/fund/${RECEIVABLES}/series?date=20300131`, 'outside_coverage', DAYS],
  ],
  fund_segments: [
    [`/v1/fund/${NOBODY}/segments`, 'fund_not_found', {}],
    [`/v1/fund/${RECEIVABLES}/segments?date=20300131`, 'outside_coverage', DAYS],
  ],
  fund_ages: [
    [`/v1/fund/${NOBODY}/ages`, 'fund_not_found', {}],
    [`/v1/fund/${RECEIVABLES}/ages?date=20300131`, 'outside_coverage', DAYS],
  ],
  fund_assignors: [
    [`/v1/fund/${NOBODY}/assignors`, 'fund_not_found', {}],
    [`/v1/fund/${RECEIVABLES}/assignors?date=20300131`, 'outside_coverage', DAYS],
  ],
  fund_tenants: [
    [`/v1/fund/${NOBODY}/tenants`, 'fund_not_found', {}],
    [`/v1/fund/${REAL_ESTATE}/tenants?date=20300131`, 'report_not_filed', DAYS],
  ],
  fund_properties: [
    [`/v1/fund/${NOBODY}/properties`, 'fund_not_found', {}],
    [`/v1/fund/${REAL_ESTATE}/properties?date=20300131`, 'report_not_filed', DAYS],
  ],
  fund_reports: [
    [`/v1/fund/${NOBODY}/reports`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/reports`, 'report_not_filed', { available: null }],
    [`/v1/fund/${RECEIVABLES}/reports?from=20300101`, 'outside_coverage', DAYS],
  ],
  fund_months: [
    [`/v1/fund/${NOBODY}/portfolio/months`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/portfolio/months?from=20300101`, 'outside_coverage', DAYS],
    [`/v1/fund/${RECEIVABLES}/portfolio/months`, 'reports_of_its_own', OWN],
  ],
  fund_positions: [
    [`/v1/fund/${NOBODY}/positions/PETR4`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/positions/PETR44`, 'asset_not_found', NEAREST],
    [`/v1/fund/${FUND}/positions/PETR4?from=20300101`, 'outside_coverage', DAYS],
    [`/v1/fund/${RECEIVABLES}/positions/PETR4`, 'reports_of_its_own', OWN],
  ],
  snapshots: [['/v1/snapshots?from=20300101', 'outside_coverage', DAYS]],
  class_figures: [
    ['/v1/figures?date=20300131', 'outside_coverage', DAYS],
    ['/v1/figures?date=20251031&asset=PETR44', 'asset_not_found', NEAREST],
  ],
  fund_figures: [
    [`/v1/fund/${NOBODY}/figures`, 'fund_not_found', {}],
    [`/v1/fund/${FUND}/figures?date=20300131`, 'outside_coverage', DAYS],
  ],
  assets: [['/v1/assets?date=20300131', 'outside_coverage', DAYS]],
  asset: [
    ['/v1/asset/PETR44', 'asset_not_found', NEAREST],
    ['/v1/asset/PETR4?date=20300131', 'outside_coverage', DAYS],
  ],
  asset_holders: [
    ['/v1/asset/PETR44/holders', 'asset_not_found', NEAREST],
    ['/v1/asset/PETR4/holders?date=20300131', 'outside_coverage', DAYS],
  ],
  ...listUnknownOfCompanies({ days: DAYS, nearest: NEAREST, nobody: NOBODY }),
  ...listUnknownOfMarket({ days: DAYS, nearest: NEAREST, nobody: NOBODY, fund: FUND }),
  ...listUnknownOfTerms({ days: DAYS, meant: MEANT, nobody: NOBODY, fund: FUND }),
  dataset: [['/v1/datasets/b3_quotes', 'dataset_not_found', MEANT]],
  bulk: [['/v1/bulk/b3_quotes', 'dataset_not_found', MEANT]],
  bulk_file: [
    ['/v1/bulk/b3_quote/competence_month=2030-01', 'partition_not_found', {}],
    ['/v1/bulk/b3_quote/competence_month=2024-11?table=b3_quotes', 'table_not_found', MEANT],
  ],
  changelog: [['/v1/changelog?from=20300101', 'outside_coverage', DAYS]],
}

/** These name no day and nothing else that could be unknown; a search finds what there is. */
const WHOLE_LISTS: Readonly<Record<string, string>> = {
  exchange_indexes: '/v1/exchange/indexes',
  calendars: '/v1/calendars',
  companies: '/v1/companies',
  curves: '/v1/curves',
  funds: '/v1/funds',
  statistics: '/v1/statistics',
}
/** Batches name what is not known in an error of each item. */
const BATCHES: Readonly<Record<string, readonly (readonly [path: string, reason: string])[]>> = {
  portfolios: [
    [`/v1/portfolios?cnpjs=${NOBODY}`, 'fund_not_found'],
    [`/v1/portfolios?cnpjs=${FUND}&date=20300131`, 'portfolio_not_found'],
  ],
  basket: [['/v1/basket?items=PETR44:10&date=20251031', 'asset_not_found']],
}
/**
 * Their answers are never empty: the list of datasets tells what the snapshot has for each, revisions tell what came
 * later, and a search tells what it searched.
 */
const ALWAYS_KNOWN = ['datasets', 'revisions', 'search']

const FUNDS_ONLY = async () => (await editions(['2026-01-10T03:00:00Z', '100.00'])).dataDir
const INDEXES_ONLY = async () => {
  const dataDir = await temporaryFolder()
  await publish(await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }])), dataDir)
  return dataDir
}

const NAMED = [...Object.keys(REQUESTS), ...Object.keys(WHOLE_LISTS), ...Object.keys(BATCHES), ...ALWAYS_KNOWN]
const ALL = [...endpoints, ...fileEndpoints]
/** A dataset that `make new` wrote needs no line here: its path names what it answers. */
const BY_PATH = ALL.filter(({ id, path }) => !NAMED.includes(id) && path.endsWith('}'))

it('every endpoint is here, or names what it answers at the end of its path', () => {
  expect([...NAMED, ...BY_PATH.map(({ id }) => id)].sort()).toEqual(ALL.map(({ id }) => id).sort())
})

describe('what the sample does not know', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it.each(Object.values(REQUESTS).flat())('%s is a 404 with the reason %s', async (path, reason, instead) => {
    const problem = readProblem(await api.get(path))

    expect(problem).toMatchObject({ status: 404, error_data: { reason, ...instead } })
  })

  it.each(BY_PATH)('$path is a 404 for a name that nothing has', async ({ path }) => {
    const problem = readProblem(await api.get(path.replace(/\{\w+\}$/, 'UNKNOWN0')))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: expect.any(String) as string } })
  })

  it.each(Object.values(BATCHES).flat())('%s has an error of its item with the reason %s', async (path, reason) => {
    const { errors } = JSON.parse((await api.get(path)).text) as { errors: object[] }

    expect(errors).toMatchObject([{ code: 'not_found', reason }])
  })
})

describe('a list of a dataset that the snapshot lacks', () => {
  it.each([
    ['of funds and registers', FUNDS_ONLY, ['exchange_indexes', 'calendars', 'companies', 'statistics']],
    ['of indexes', INDEXES_ONLY, ['funds']],
  ])('is a 404 and not empty, in a snapshot %s only', async (_name, publishWorld, ids) => {
    const api = await serve(await publishWorld())
    onTestFinished(() => api.stop())

    for (const id of ids) {
      const problem = readProblem(await api.get(WHOLE_LISTS[id] ?? ''))
      expect(problem).toMatchObject({ status: 404, error_data: { reason: 'outside_coverage', available: null } })
    }
  })
})
