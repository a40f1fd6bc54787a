import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { givesList, listRowFields } from '../../schemas/api/row-fields.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { findEndpoint, exactJson } from '../server/helpers/body.ts'
import { fetchBytes, rowsAt } from '../server/helpers/formats.ts'
import { readArrow, readCsv } from '../server/helpers/read-back.ts'

type Row = Readonly<Record<string, unknown>>

/** Requests whose rows belong to what their address names, and what that is. */
const REQUESTS: Readonly<Record<string, readonly [path: string, keys: Row]>> = {
  fund_portfolio: [
    '/v1/fund/62415896000127/portfolio?date=20251031',
    { cnpj: '62415896000127', reference_date: '2025-10-31' },
  ],
  fund_look_through: [
    '/v1/fund/60023816000162/portfolio/look-through?date=20251031&page_size=3',
    { cnpj: '60023816000162', reference_date: '2025-10-31' },
  ],
  fund_compare: [
    '/v1/fund/11184136000115/portfolio/compare?date=20251031&with=20240229',
    {
      cnpj: '11184136000115',
      reference_date: '2025-10-31',
      compared_cnpj: '11184136000115',
      compared_reference_date: '2024-02-29',
    },
  ],
  fund_revisions: [
    '/v1/fund/62415896000127/portfolio/revisions?date=20251031',
    { cnpj: '62415896000127', reference_date: '2025-10-31' },
  ],
  portfolios: [
    '/v1/portfolios?cnpjs=60023816000162&date=2025-10',
    { requested_cnpj: '60023816000162', cnpj: '60023816000162', reference_date: '2025-10-31' },
  ],
  fund_nav: ['/v1/fund/00068305000135/nav?from=20240201&to=20240229', { cnpj: '00068305000135' }],
  nav_summary: ['/v1/fund/00068305000135/nav/summary', { cnpj: '00068305000135', reference_date: '2024-02-09' }],
  fund_segments: [
    '/v1/fund/05754060000113/segments?date=20250630',
    { cnpj: '05754060000113', reference_date: '2025-06-30' },
  ],
  fund_series: ['/v1/fund/05754060000113/series', { cnpj: '05754060000113', reference_date: '2025-06-30' }],
  fund_ages: ['/v1/fund/05754060000113/ages', { cnpj: '05754060000113', reference_date: '2025-06-30' }],
  fund_assignors: ['/v1/fund/05754060000113/assignors', { cnpj: '05754060000113', reference_date: '2025-06-30' }],
  fund_tenants: [
    '/v1/fund/12989974000129/tenants?date=2025-03-31',
    { cnpj: '12989974000129', reference_date: '2025-03-31' },
  ],
  fund_properties: [
    '/v1/fund/12989974000129/properties?date=2025-03-31',
    { cnpj: '12989974000129', reference_date: '2025-03-31' },
  ],
  fund_reports: ['/v1/fund/05754060000113/reports', { cnpj: '05754060000113' }],
  fund_months: ['/v1/fund/00068305000135/portfolio/months', { cnpj: '00068305000135' }],
  fund_history: ['/v1/fund/00068305000135/portfolio/history', { cnpj: '00068305000135' }],
  asset_holders_history: ['/v1/asset/CPFE3/holders/history', { asset_id: 'b3:CPFE3' }],
  fund_positions: ['/v1/fund/10406511000161/positions/PETR4', { cnpj: '10406511000161', asset_id: 'b3:PETR4' }],
  assets: ['/v1/assets?q=petr4&date=20251031', { reference_date: '2025-10-31' }],
  asset_holders: ['/v1/asset/CPFE3/holders?date=20251031', { asset_id: 'b3:CPFE3', reference_date: '2025-10-31' }],
  asset: ['/v1/asset/petr4?date=20251031', { reference_date: '2025-10-31' }],
  company: ['/v1/company/9512', { reference_date: expect.any(String) }],
  company_documents: ['/v1/company/33040601000187/documents', { company_cnpj: '33040601000187' }],
  company_revisions: ['/v1/company/33040601000187/revisions', { company_cnpj: '33040601000187' }],
  company_statements: [
    '/v1/company/33000167000101/statements?statement=income&page_size=3',
    { company_cnpj: '33000167000101', reference_date: '2020-12-31' },
  ],
  company_figures: ['/v1/company/33000167000101/figures', { company_cnpj: '33000167000101' }],
  company_holders: [
    '/v1/company/33000167000101/holders?date=20251031&page_size=3',
    { issuer_id: '33000167', reference_date: '2025-10-31' },
  ],
  issuers: ['/v1/issuers?q=hapvida&date=20251031', { reference_date: '2025-10-31' }],
  issuer: ['/v1/issuer/HAPV3?date=20251031', { reference_date: '2025-10-31' }],
  issuer_holders: [
    '/v1/issuer/HAPV3/holders?date=20251031&page_size=3',
    { issuer_id: '05197443', reference_date: '2025-10-31' },
  ],
  issuer_lines: [
    '/v1/issuer/HAPV3/lines?date=20251031&page_size=3',
    { issuer_id: '05197443', reference_date: '2025-10-31' },
  ],
  issuer_history: ['/v1/issuer/HAPV3/history', { issuer_id: '05197443' }],
  issuer_moves: ['/v1/issuer/HAPV3/moves', { issuer_id: '05197443' }],
  fund: ['/v1/fund/00068305000135', { reference_date: '2024-02-29' }],
  calendar: ['/v1/calendars/br-banks?from=20241101&to=20241231', { calendar: 'br-banks' }],
  instrument: ['/v1/instruments/BRSINTACNOR3', { reference_date: '2025-10-02' }],
  instrument_issuer: ['/v1/instrument-issuers/SINT', { reference_date: '2025-10-02' }],
  debenture: ['/v1/debenture/SINT11', { reference_date: expect.any(String) as string }],
  fund_statement: ['/v1/fund/01165781000137/statement', { cnpj: '01165781000137' }],
  fund_statement_limits: [
    '/v1/fund/01165781000137/statement/limits',
    { cnpj: '01165781000137', reference_date: '2020-02-10' },
  ],
  statistic_accumulated: ['/v1/statistics/cdi/accumulated?from=20241101&to=20241130', { reference_date: '2024-11-30' }],
  statistic: ['/v1/statistics/bcb-433?from=20240101', { series: 'bcb-433' }],
  dataset: ['/v1/datasets/b3_quote', { reference_date: expect.any(String) }],
  bulk: ['/v1/bulk/b3_quote', { dataset: 'b3_quote' }],
  managers: ['/v1/managers?date=20251031&page_size=3', { reference_date: '2025-10-31' }],
  manager: ['/v1/manager/30822936000169?date=20251031', { reference_date: '2025-10-31' }],
  manager_funds: [
    '/v1/manager/30822936000169/funds?date=20251031&page_size=3',
    { party_cnpj: '30822936000169', reference_date: '2025-10-31' },
  ],
  manager_positions: [
    '/v1/manager/30822936000169/positions?date=20251031&page_size=3',
    { party_cnpj: '30822936000169', reference_date: '2025-10-31' },
  ],
  manager_issuers: [
    '/v1/manager/30822936000169/issuers?date=20251031&page_size=3',
    { party_cnpj: '30822936000169', reference_date: '2025-10-31' },
  ],
  manager_moves: [
    '/v1/manager/30822936000169/moves?date=20251031&page_size=3',
    { party_cnpj: '30822936000169', reference_date: '2025-10-31' },
  ],
  manager_history: ['/v1/manager/30822936000169/history', { party_cnpj: '30822936000169' }],
  manager_categories: ['/v1/manager/30822936000169/portfolio/history', { party_cnpj: '30822936000169' }],
  administrators: ['/v1/administrators?date=20251031&page_size=3', { reference_date: '2025-10-31' }],
  administrator: ['/v1/administrator/30822936000169?date=20251031', { reference_date: '2025-10-31' }],
  administrator_funds: [
    '/v1/administrator/30822936000169/funds?date=20251031&page_size=3',
    { party_cnpj: '30822936000169', reference_date: '2025-10-31' },
  ],
  administrator_positions: [
    '/v1/administrator/30822936000169/positions?date=20251031&page_size=3',
    { party_cnpj: '30822936000169', reference_date: '2025-10-31' },
  ],
  administrator_issuers: [
    '/v1/administrator/30822936000169/issuers?date=20251031&page_size=3',
    { party_cnpj: '30822936000169', reference_date: '2025-10-31' },
  ],
  administrator_moves: [
    '/v1/administrator/30822936000169/moves?date=20251031&page_size=3',
    { party_cnpj: '30822936000169', reference_date: '2025-10-31' },
  ],
  administrator_history: ['/v1/administrator/30822936000169/history', { party_cnpj: '30822936000169' }],
  administrator_categories: ['/v1/administrator/30822936000169/portfolio/history', { party_cnpj: '30822936000169' }],
  basket: ['/v1/basket?items=62415896000127:60&date=20251031', { reference_date: '2025-10-31' }],
  class_figures: ['/v1/figures?date=2024-02&period=last_1_month&page_size=3', { reference_date: '2024-02-29' }],
  fund_figures: ['/v1/fund/12989974000129/figures?date=2024-02', { reference_date: '2024-02-29' }],
  fund_active_share: [
    '/v1/fund/62415896000127/active-share?against=62415896000127&date=20251031',
    { reference_date: '2025-10-31' },
  ],
  industry: ['/v1/industry?date=20251031', { reference_date: '2025-10-31' }],
  industry_survivorship: [
    '/v1/industry/survivorship?from=2024-02&to=2025-10',
    { first_reference_date: '2024-02-29', last_reference_date: '2025-10-31' },
  ],
  market_assets: ['/v1/market/assets?date=20251031&page_size=3', { reference_date: '2025-10-31' }],
  market_lines: ['/v1/market/lines?date=20251031&page_size=3', { reference_date: '2025-10-31' }],
  market_moves: ['/v1/market/moves?date=20251031&page_size=3', { reference_date: '2025-10-31' }],
  market_moves_of_asset: ['/v1/market/moves/CPFE3?date=20251031', { reference_date: '2025-10-31' }],
  exchange_index: ['/v1/exchange/indexes/ibov', { index_code: 'IBOV', reference_date: expect.any(String) }],
}

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

/** The sample has one edition of the registers, in which nobody changed; party-changes.test.ts has two. */
const WITHOUT_ROWS = ['manager_changes', 'administrator_changes']

it('the endpoints whose rows belong to a fund, an asset, a series or a day are all here', () => {
  const here = [...Object.keys(REQUESTS), ...WITHOUT_ROWS].sort()
  expect(endpoints.flatMap(({ id, rowKeys }) => (rowKeys ? id : [])).sort()).toEqual(here)
})

/** Columns with what a parameter of the path names, where their name is another. */
const COLUMNS_OF_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  exchange_index: ['index_code'],
  calendar: ['calendar'],
  asset: ['asset_id'],
  asset_holders: ['asset_id'],
  asset_holders_history: ['asset_id'],
  company: ['cnpj'],
  company_documents: ['company_cnpj'],
  company_revisions: ['company_cnpj'],
  company_statements: ['company_cnpj'],
  company_figures: ['company_cnpj'],
  company_holders: ['issuer_id'],
  issuer: ['issuer_id'],
  issuer_holders: ['issuer_id'],
  issuer_history: ['issuer_id'],
  issuer_lines: ['issuer_id'],
  issuer_moves: ['issuer_id'],
  manager_funds: ['party_cnpj'],
  manager_positions: ['party_cnpj'],
  manager_issuers: ['party_cnpj'],
  manager_moves: ['party_cnpj'],
  manager_history: ['party_cnpj'],
  manager_categories: ['party_cnpj'],
  manager_changes: ['party_cnpj'],
  administrator_funds: ['party_cnpj'],
  administrator_positions: ['party_cnpj'],
  administrator_issuers: ['party_cnpj'],
  administrator_moves: ['party_cnpj'],
  administrator_history: ['party_cnpj'],
  administrator_categories: ['party_cnpj'],
  administrator_changes: ['party_cnpj'],
  market_moves_of_asset: ['asset_id'],
  fund_positions: ['cnpj', 'asset_id'],
}

it.each(endpoints)('$id: what the path names is in the rows, and the day that the envelope says', (endpoint) => {
  const columns = listRowFields(endpoint).map(({ name }) => name)
  const ofPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const expected = COLUMNS_OF_PARAMETERS[endpoint.id] ?? ofPath

  expect(columns).toEqual(expect.arrayContaining([...expected]))
  if ('reference_date' in endpoint.output.shape) expect(columns).toContain('reference_date')
})

describe.each(Object.entries(REQUESTS))('each row of %s says what it belongs to', (id, [path, keys]) => {
  const names = Object.keys(keys)
  const ask = (format: string) => `${path}${path.includes('?') ? '&' : '?'}format=${format}`
  const listKeys = (row: Row) => Object.fromEntries(Object.entries(row).slice(0, names.length))

  it('in CSV, in its first columns', async () => {
    const { header, rows } = readCsv((await api.get(ask('csv'))).text)

    expect(header.slice(0, names.length)).toEqual(names)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(listKeys(row)).toEqual(keys)
  })

  it('in NDJSON, in its first fields', async () => {
    const lines = (await api.get(ask('ndjson'))).text.split('\n').slice(0, -1)

    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(listKeys(exactJson(line) as Row)).toEqual(keys)
  })

  it.runIf(givesList(findEndpoint(id)))('in Arrow, in its first columns', async () => {
    const { header, rows } = readArrow((await fetchBytes(api, ask('arrow'))).bytes)

    expect(header.slice(0, names.length)).toEqual(names)
    for (const row of rows) expect(listKeys(row)).toEqual(keys)
  })

  it('and not in JSON, whose envelope and address say it', async () => {
    const { text } = await api.get(path)

    for (const row of rowsAt(exactJson(text), findEndpoint(id).rows) as readonly Row[]) {
      for (const name of names) expect(row).not.toHaveProperty(name)
    }
  })
})
