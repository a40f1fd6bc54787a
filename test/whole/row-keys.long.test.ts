import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { givesList, listRowFields } from '../../schemas/api/row-fields.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { findEndpoint, exactJson } from '../server/helpers/body.ts'
import { fetchBytes, rowsAt } from '../server/helpers/formats.ts'
import { readArrow, readCsv } from '../server/helpers/read-back.ts'
import { REQUESTS } from './requests-of-one.ts'

type Row = Readonly<Record<string, unknown>>

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
  company_securities: ['company_cnpj'],
  company_shares: ['company_cnpj'],
  curve: ['curve'],
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
