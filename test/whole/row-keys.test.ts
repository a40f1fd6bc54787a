import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../schemas/api/endpoints.ts'
import { type Api, serve } from '../server/helpers/api.ts'
import { exactJson } from '../server/helpers/body.ts'
import { fetchBytes } from '../server/helpers/formats.ts'
import { readArrow, readCsv } from '../server/helpers/read-back.ts'
import { sampleDataDir } from '../server/helpers/snapshot.ts'

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
  fund_nav: ['/v1/fund/00068305000135/nav?from=20240201&to=20240229', { cnpj: '00068305000135' }],
  fund_segments: [
    '/v1/fund/05754060000113/segments?date=20250630',
    { cnpj: '05754060000113', reference_date: '2025-06-30' },
  ],
  fund_series: ['/v1/fund/05754060000113/series', { cnpj: '05754060000113', reference_date: '2025-06-30' }],
  assets: ['/v1/assets?q=petr4&date=20251031', { reference_date: '2025-10-31' }],
  asset_holders: ['/v1/asset/CPFE3/holders?date=20251031', { asset_id: 'b3:CPFE3', reference_date: '2025-10-31' }],
  exchange_index: ['/v1/exchange/indexes/ibov', { index_code: 'IBOV', reference_date: expect.any(String) }],
}

let api: Api
beforeAll(async () => {
  api = await serve(await sampleDataDir())
})
afterAll(() => api.stop())

it('the endpoints whose rows belong to a fund, an asset or an index are all here', () => {
  expect(endpoints.flatMap(({ id, rowKeys }) => (rowKeys ? id : [])).sort()).toEqual(Object.keys(REQUESTS).sort())
})

describe.each(Object.entries(REQUESTS))('each row of %s says what it belongs to', (_id, [path, keys]) => {
  const names = Object.keys(keys)
  const ask = (format: string) => `${path}${path.includes('?') ? '&' : '?'}format=${format}`
  const keysOf = (row: Row) => Object.fromEntries(Object.entries(row).slice(0, names.length))

  it('in CSV, in its first columns', async () => {
    const { header, rows } = readCsv((await api.get(ask('csv'))).text)

    expect(header.slice(0, names.length)).toEqual(names)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(keysOf(row)).toEqual(keys)
  })

  it('in NDJSON, in its first fields', async () => {
    const lines = (await api.get(ask('ndjson'))).text.split('\n').slice(0, -1)

    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(keysOf(exactJson(line) as Row)).toEqual(keys)
  })

  it('in Arrow, in its first columns', async () => {
    const { header, rows } = readArrow((await fetchBytes(api, ask('arrow'))).bytes)

    expect(header.slice(0, names.length)).toEqual(names)
    for (const row of rows) expect(keysOf(row)).toEqual(keys)
  })

  it('and not in JSON, whose envelope and address say it', async () => {
    const { text } = await api.get(path)
    const endpoint = endpoints.find(({ id }) => id === _id)
    let value: unknown = exactJson(text)
    for (const key of endpoint?.rows ?? []) value = (value as Row)[key]

    for (const row of value as readonly Row[]) {
      for (const name of names) expect(row).not.toHaveProperty(name)
    }
  })
})
