import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, hashBytes, readBytes } from '../helpers/download.ts'
import { type ExportServer, removeFolders, serveExports, type ShownExport } from '../helpers/exports.ts'
import { readArrow } from '../helpers/read-back.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const PORTFOLIO = '/v1/fund/{cnpj}/portfolio'
/** A fund that the sample knows in one month. */
const FUND = '62415896000127'

const FUNDS = 30

let server: ExportServer
let dataDir: string
let cnpjs: readonly string[]
let months: readonly string[]

beforeAll(async () => {
  dataDir = await sampleDataDir()
  server = await serveExports(dataDir)
  const funds = await readList('/v1/funds?has_portfolio=true&page_size=1000')
  // Funds from all over the list: one request for each part of all of them would take minutes.
  cnpjs = funds.map(({ cnpj }) => cnpj ?? '').filter((_cnpj, at) => at % Math.ceil(funds.length / FUNDS) === 0)
  const files = await readList('/v1/bulk/cvm_fund_portfolio?page_size=1000')
  months = [...new Set(files.flatMap(({ partition = '' }) => /^competence_month=(.*)$/.exec(partition)?.[1] ?? []))]
})

afterAll(async () => {
  await server.stop()
  await removeFolders(dataDir, `${dataDir}-exports`)
})

async function readList(path: string): Promise<Readonly<Record<string, string>>[]> {
  return (JSON.parse((await server.get(path)).text) as { data: Record<string, string>[] }).data
}

/** Downloads as bytes: an Arrow stream is no text. */
async function download(shown: ShownExport, headers = {}): Promise<Buffer> {
  const api = { ...server, metricsPort: null, dataDir, stop: server.stop }
  return readBytes(await begin(api, shown.file ?? '', headers))
}

/** Asks the endpoint itself for every part, and joins what it answers. */
async function askEachPart(
  paths: readonly string[],
  join: (answers: readonly string[]) => string,
): Promise<{ readonly text: string; readonly failed: readonly string[] }> {
  const [answers, failed]: [string[], string[]] = [[], []]
  for (const path of paths) {
    const { status, text } = await server.get(path)
    if (status === 200) answers.push(text)
    else failed.push((JSON.parse(text) as { message: string }).message)
  }
  return { text: join(answers), failed }
}

const joinCsv = (answers: readonly string[]) =>
  answers.map((text, at) => (at === 0 ? text : text.slice(text.indexOf('\n') + 1))).join('')

describe('An export of portfolios', () => {
  it('has, digit by digit, what the endpoint answers for funds of the sample in every month, and each error', async () => {
    const shown = await server.make({ endpoint: PORTFOLIO, parameters: { cnpj: cnpjs, date: months }, format: 'csv' })
    const paths = cnpjs.flatMap((cnpj) =>
      months.map((month) => `/v1/fund/${cnpj}/portfolio?date=${month}&format=csv&snapshot=${shown.snapshot}`),
    )
    const asked = await askEachPart(paths, joinCsv)
    const file = await download(shown)

    expect(shown).toMatchObject({ state: 'done', parts: cnpjs.length * months.length, parts_done: paths.length })
    expect(file.toString('utf8')).toBe(asked.text)
    expect(shown.errors.map(({ message }) => message)).toEqual(asked.failed)
    expect(asked.failed.length).toBeGreaterThan(0)
    expect(shown.rows).toBeGreaterThan(100)
    expect([shown.bytes, shown.sha256]).toEqual([file.length, hashBytes(file)])
  })

  it('as Arrow is one stream with the rows of each part, and as NDJSON has a line for each', async () => {
    const parameters = { cnpj: cnpjs.slice(0, 6), date: months.slice(-2) }
    const [arrow, ndjson] = [
      await server.make({ endpoint: 'fund_portfolio', parameters, format: 'arrow' }),
      await server.make({ endpoint: 'fund_portfolio', parameters, format: 'ndjson' }),
    ]
    const paths = parameters.cnpj.flatMap((cnpj) =>
      parameters.date.map((month) => `/v1/fund/${cnpj}/portfolio?date=${month}&format=ndjson`),
    )
    const asked = await askEachPart(paths, (answers) => answers.join(''))
    const table = readArrow(await download(arrow))

    expect(asked.text.length).toBeGreaterThan(0)
    expect((await download(ndjson)).toString('utf8')).toBe(asked.text)
    expect(table.rows.length).toBe(asked.text.split('\n').length - 1)
    expect([arrow.rows, ndjson.rows]).toEqual([table.rows.length, table.rows.length])
    const lines = asked.text.split('\n').slice(0, -1)
    const named = lines.map((line) => JSON.parse(line) as { cnpj: string; id: string })
    expect(table.rows.map((row) => [row['cnpj'], row['id']])).toEqual(named.map(({ cnpj, id }) => [cnpj, id]))
  })

  it('takes the months of a range, and every page of a list', async () => {
    const { parameters, errors, rows } = await server.make({
      endpoint: '/v1/fund/{cnpj}/portfolio/look-through',
      parameters: { cnpj: FUND, date: { from: '2025-09', to: '20251031' } },
    })
    const whole = await server.get(`/v1/fund/${FUND}/portfolio/look-through?date=2025-10&page_size=1000&format=ndjson`)
    const funds = await server.make({ endpoint: 'funds', parameters: { q: 'multimercado' }, format: 'ndjson' })
    const pages = await readList('/v1/funds?q=multimercado&page_size=1000')
    const next = await readList('/v1/funds?q=multimercado&page_size=1000&page=1')

    expect(parameters['date']).toEqual(['2025-09', '2025-10'])
    expect(errors).toMatchObject([{ parameters: { cnpj: FUND, date: '2025-09' }, reason: 'portfolio_not_found' }])
    expect(rows).toBe(whole.text.split('\n').length - 1)
    expect(next.length).toBeGreaterThan(0)
    expect(funds.rows).toBeGreaterThanOrEqual(pages.length + next.length)
  })

  it('has the rows once where two values mean the same, and says which part it left out', async () => {
    const { rows, errors } = await server.make({
      endpoint: PORTFOLIO,
      parameters: { cnpj: FUND, date: ['2025-10', '20251015'] },
    })
    expect([rows, errors.map(({ reason }) => reason)]).toEqual([6, ['same_rows']])
  })
})

describe('The file of an export', () => {
  it('comes in ranges, with its hash, and not again to a client that has it', async () => {
    const shown = await server.make({ endpoint: PORTFOLIO, parameters: { cnpj: FUND, date: '2025-10' } })
    const whole = await server.get(shown.file ?? '')
    const half = await server.get(shown.file ?? '', { headers: { range: 'bytes=100-' } })
    const same = await server.get(shown.file ?? '', { headers: { 'if-none-match': whole.headers.etag ?? '' } })
    const digest = Buffer.from(shown.sha256 ?? '', 'hex').toString('base64')

    expect([half.status, half.text]).toEqual([206, whole.text.slice(100)])
    expect(same.status).toBe(304)
    expect(whole.headers).toMatchObject({
      etag: `"${shown.sha256 ?? ''}"`,
      'repr-digest': `sha-256=:${digest}:`,
      'x-snapshot-id': shown.snapshot,
      'content-disposition': `attachment; filename="fund_portfolio-${shown.snapshot}-${shown.id.slice(0, 8)}.csv"`,
    })
    expect((await server.get(shown.file ?? '', { headers: { range: 'bytes=9999999-' } })).status).toBe(416)
  })

  it('is not there where no part has an answer: the export says why', async () => {
    const shown = await server.make({ endpoint: PORTFOLIO, parameters: { cnpj: FUND, date: '1999-01' } })
    const file = await server.get(`/v1/exports/${shown.id}/file`)
    const status = await server.get(`/v1/exports/${shown.id}`, { headers: { 'accept-language': 'pt' } })

    expect(shown).toMatchObject({ state: 'failed', file: null, sha256: null, bytes: 0 })
    expect([file.status, JSON.parse(file.text)]).toMatchObject([404, { error_data: { reason: 'export_failed' } }])
    expect(status.text).toContain('Nenhuma de suas partes tem resposta')
  })
})
