import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { exactJson, readProblem } from '../server/helpers/body.ts'
import { rowsAt } from '../server/helpers/formats.ts'
import { SAMPLE } from '../server/helpers/snapshot.ts'

type Row = Readonly<Record<string, string | null>> & { readonly source?: Source }
interface Source {
  readonly file: string
  readonly member: string
  readonly line: string
  readonly sha256: string
}

/** By hash: the file of the sample, unpacked by member if it is a zip. */
const listMembers = new Map<
  string,
  { readonly path: string; readonly member: (name: string) => Uint8Array | undefined }
>()
for (const path of readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' }).map((name) => join(SAMPLE, name))) {
  if (!statSync(path).isFile()) continue
  const bytes = readFileSync(path)
  const member = (name: string) => (bytes.toString('latin1', 0, 2) === 'PK' ? unzipSync(bytes)[name] : bytes)
  listMembers.set(createHash('sha256').update(bytes).digest('hex'), { path, member })
}

function lineAt({ sha256, member, line }: Source): string {
  const bytes = listMembers.get(sha256)?.member(member)
  if (bytes === undefined) throw new Error(`the sample has no ${member} in a file of that hash`)
  return Buffer.from(bytes).toString('latin1').split('\n')[Number(line) - 1] ?? ''
}

const isDigits = (text: string, line: string) => line.replaceAll(/\D/g, '').includes(text)
const cents = (value: string | null | undefined) => (value ?? '').replace('.', '')

/** A request of each endpoint that names lines, and what the line of a row has of it. */
const REQUESTS: Readonly<Record<string, readonly [path: string, isOf: (row: Row, line: string) => boolean]>> = {
  fund_portfolio: ['/v1/fund/62415896000127/portfolio?date=20251031', (_row, line) => isDigits('62415896000127', line)],
  fund_look_through: [
    '/v1/fund/60023816000162/portfolio/look-through?date=20251031&page_size=50',
    ({ path }, line) => isDigits((path as unknown as string[]).at(-1) ?? '', line),
  ],
  fund_nav: [
    '/v1/fund/00068305000135/nav?from=20240201&to=20240229',
    ({ date, net_assets_value }, line) => line.includes(date ?? '') && line.includes(net_assets_value ?? ''),
  ],
  portfolios: ['/v1/portfolios?cnpjs=62415896000127&date=2025-10', (_row, line) => isDigits('62415896000127', line)],
  navs: [
    '/v1/navs?cnpjs=00068305000135&from=20240201&to=20240229',
    ({ cnpj, net_assets_value }, line) => isDigits(cnpj ?? '', line) && line.includes(net_assets_value ?? ''),
  ],
  fund_reports: [
    '/v1/fund/12989974000129/reports?from=20240101&to=20240331',
    ({ reference_date }, line) => isDigits('12989974000129', line) && line.includes((reference_date ?? '').slice(0, 7)),
  ],
  fund_segments: [
    '/v1/fund/09137729000189/segments?date=20250630',
    ({ value }, line) => isDigits('09137729000189', line) && line.includes(value ?? ''),
  ],
  fund_series: [
    '/v1/fund/31216519000135/series?date=20250630',
    ({ series }, line) => isDigits('31216519000135', line) && line.includes((series ?? '').slice(-1)),
  ],
  fund_ages: [
    '/v1/fund/09137729000189/ages?date=20250630',
    ({ value }, line) => isDigits('09137729000189', line) && line.includes(value ?? ''),
  ],
  fund_assignors: [
    '/v1/fund/05754060000113/assignors?date=20250630',
    ({ assignor_cnpj }, line) => isDigits('05754060000113', line) && isDigits(assignor_cnpj ?? '', line),
  ],
  fund_tenants: [
    '/v1/fund/12989974000129/tenants?date=2025-03-31',
    ({ property_name, sector }, line) =>
      isDigits('12989974000129', line) && line.includes(property_name ?? '') && line.includes(sector ?? ''),
  ],
  fund_properties: [
    '/v1/fund/12989974000129/properties?date=2025-03-31',
    ({ name, address }, line) =>
      isDigits('12989974000129', line) && line.includes(name ?? '') && line.includes(address ?? ''),
  ],
  exchange_quotes: [
    '/v1/exchange/quotes?from=20241108&to=20241108&page_size=20&page=40',
    ({ ticker, volume }, line) => line.includes(ticker ?? '') && line.includes(cents(volume)),
  ],
  flight_fares: [
    '/v1/flight-fares?from=20251201&to=20251231&page_size=20',
    ({ origin_icao, airline_icao }, line) => line.includes(origin_icao ?? '') && line.includes(airline_icao ?? ''),
  ],
  fund_statement: [
    '/v1/fund/01165781000137/statement?page_size=20',
    ({ fund_name_filed }, line) => isDigits('01165781000137', line) && line.includes(fund_name_filed ?? ''),
  ],
  fund_statement_limits: [
    '/v1/fund/01165781000137/statement/limits?page_size=20',
    ({ max_percent }, line) =>
      isDigits('01165781000137', line) && line.includes(`;${(max_percent ?? '').replace(/0{4}$/, '')}`),
  ],
  bond_trades: [
    '/v1/bond-trades?from=20250102&to=20250102&page_size=20',
    ({ isin, quantity }, line) => line.includes(isin ?? '') && line.includes(quantity ?? ''),
  ],
  debentures: [
    '/v1/debentures?page_size=20',
    ({ code, cnpj }, line) => line.startsWith(code ?? '-') && isDigits(cnpj ?? '', line),
  ],
  statistic: [
    '/v1/statistics/ibge-1737-63?from=20240101&to=20241231',
    ({ period }, line) => line.includes((period ?? '').replace('-', '')),
  ],
  calendar: ['/v1/calendars/br-banks?from=20241101&to=20241231', () => true],
  exchange_events: [
    '/v1/exchange/events?issuer=SINT&page_size=20',
    ({ label }, line) => line.includes(`"${label ?? ''}"`),
  ],
  exchange_index: [
    '/v1/exchange/indexes/ibov?page_size=20',
    ({ ticker, name }, line) => line.includes(`"cod":"${ticker ?? ''}"`) && line.includes(name ?? ''),
  ],
  issuer_lines: [
    '/v1/issuer/05197443/lines?date=20251031&page_size=20',
    ({ cnpj, final_position_value: value }, line) => isDigits(cnpj ?? '', line) && line.includes(value ?? ''),
  ],
  market_lines: [
    '/v1/market/lines?date=20251031&page_size=20',
    ({ cnpj, final_position_value: value }, line) =>
      isDigits(cnpj ?? '', line) && isDigits(cents(value).replace('-', ''), line),
  ],
  manager_funds: [
    '/v1/manager/30822936000169/funds?date=20251031&page_size=20',
    ({ cnpj }, line) => isDigits(cnpj ?? '', line),
  ],
  administrator_funds: [
    '/v1/administrator/30822936000169/funds?date=20251031&page_size=20',
    ({ cnpj }, line) => isDigits(cnpj ?? '', line),
  ],
  companies: [
    '/v1/companies?page_size=20',
    ({ cnpj, name }, line) => isDigits(cnpj ?? '', line) && line.includes(name ?? ''),
  ],
  company_securities: [
    '/v1/company/99111222000149/securities?page_size=20',
    ({ ticker }, line) => line.includes(`;${ticker ?? ''};`),
  ],
  company_documents: [
    '/v1/company/33040601000187/documents?page_size=20',
    ({ document_id }, line) => line.includes(`;${document_id ?? ''};`),
  ],
  company_statements: [
    '/v1/company/33000167000101/statements?statement=assets,income&page_size=50',
    ({ account, value_filed }, line) => line.includes(`;${account ?? ''};`) && line.includes(value_filed ?? ''),
  ],
  company_figures: [
    '/v1/company/33000167000101/figures?page_size=20',
    ({ period_end }, line) => isDigits('33000167000101', line) && line.includes(period_end ?? ''),
  ],
  funds: ['/v1/funds?status=normal&page_size=20', ({ cnpj }, line) => isDigits(cnpj ?? '', line)],
}

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

it('the endpoints that take provenance are all here', () => {
  const takers = endpoints.flatMap(({ id, input }) => ('provenance' in input.shape ? id : []))

  // These are no lists of lines: the tests of registrations ask them.
  const single = ['fund', 'company', 'debenture', 'instrument', 'instrument_issuer']
  expect(takers.filter((id) => !single.includes(id)).sort()).toEqual(Object.keys(REQUESTS).sort())
})

describe.each(Object.entries(REQUESTS))('each row of %s', (id, [path, isOf]) => {
  const listRows = async (more: string) => {
    const { status, text } = await api.get(`${path}${more}`)
    expect(status, text.slice(0, 300)).toBe(200)
    return rowsAt(exactJson(text), endpoints.find((endpoint) => endpoint.id === id)?.rows ?? []) as readonly Row[]
  }

  it('names the file, member and line of the sample that has it', async () => {
    const rows = (await listRows('&provenance=true')).filter(({ resolution }) => resolution !== 'reconciliation')

    // The sample has one month of the reports of each structured fund.
    expect(rows.length).toBeGreaterThan(id === 'fund_reports' ? 0 : 1)
    for (const row of rows) {
      const { source } = row
      if (source === undefined) throw new Error(`a row without a source: ${JSON.stringify(row)}`)
      expect(basename(listMembers.get(source.sha256)?.path ?? '').split('@')[0]).toBe(source.file)
      expect(isOf(row, lineAt(source)), `${JSON.stringify(row)} is not in ${lineAt(source)}`).toBe(true)
    }
  })

  it('is the same without, but for its source', async () => {
    const rows = (await listRows('&provenance=1')).map(({ source: _source, ...row }) => row)

    expect(await listRows('')).toEqual(rows)
  })
})

it.each([
  '/v1/flight-fares?aggregate=month&provenance=true',
  '/v1/calendars/br-banks?business_days=true&provenance=true',
  '/v1/fund/60023816000162/portfolio/look-through?view=aggregate&provenance=true',
])('rows that are computed have no line to name: %s', async (path) => {
  const problem = readProblem(await api.get(path))

  expect(problem.status).toBe(400)
  expect(problem.error_data).toMatchObject({ fieldErrors: { provenance: [expect.stringContaining('computed')] } })
})

it('the reference list of the exchange is no file of a portal', async () => {
  const { text } = await api.get('/v1/calendars/b3-sessions?from=20241224&to=20241224&provenance=true')

  expect(exactJson(text)).toMatchObject({ data: [{ source: { file: '', member: 'closed-days', sha256: '' } }] })
})
