import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueEntry, CatalogueSummary } from '../../../../schemas/service/catalogue/output.ts'
import type { Dataset } from '../../../../schemas/core/dataset.ts'
import { type Manifest, manifestSchema, publishedFiles } from '../../../../schemas/core/manifest.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { type Api, makeKey, serve } from '../../../server/helpers/api.ts'
import { findEndpoint, readProblem } from '../../../server/helpers/body.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publishSample } from '../../../server/helpers/snapshot.ts'

let api: Api
let narrow: string
let manifest: Manifest

beforeAll(async () => {
  const dataDir = await temporaryFolder()
  await publishSample(dataDir)
  manifest = manifestSchema.parse(JSON.parse(await readFile(join(dataDir, 'current/manifest.json'), 'utf8')))
  narrow = await makeKey(dataDir, { scopes: [] })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

async function listed(query = ''): Promise<CatalogueSummary[]> {
  const { status, text } = await api.get(`/v1/datasets${query}`)
  expect(status, text).toBe(200)
  findEndpoint('datasets').output.parse(JSON.parse(text))
  return (JSON.parse(text) as { data: CatalogueSummary[] }).data
}

async function findEntry(id: string): Promise<CatalogueEntry> {
  const { status, text } = await api.get(`/v1/datasets/${id}`)
  expect(status, text).toBe(200)
  findEndpoint('dataset').output.parse(JSON.parse(text))
  return (JSON.parse(text) as { data: CatalogueEntry }).data
}

describe('the list of datasets', () => {
  it('has every dataset, also one that has nothing yet', async () => {
    const all = await listed()

    expect(all.map(({ id }) => id)).toEqual(datasets.map(({ id }) => id))
    expect(all.find(({ id }) => id === 'cvm_fund_delivery')).toMatchObject({
      partition_count: 0,
      rows: 0,
      first_partition: null,
      freshness: { month: null, retrieved_at: null, late_from: null },
    })
  })

  it('says how much there is and until when that is new enough', async () => {
    const all = await listed()

    expect(all.find(({ id }) => id === 'cvm_fund_portfolio')).toMatchObject({
      title: 'Fund portfolios',
      partition_count: 2,
      first_partition: '2024-02',
      last_partition: '2025-10',
      freshness: { month: '2025-10', late_from: '2025-12-16' },
    })
    expect(all.find(({ id }) => id === 'cvm_fund_register')).toMatchObject({
      partition_count: 1,
      first_partition: null,
      // An old edition, whenever it was retrieved: the newest status began on a Tuesday in May 2024.
      freshness: { month: null, newest: '2024-05-07', retrieved_at: '2026-01-10T03:00:00Z', late_from: '2024-05-13' },
    })
  })

  it('comes page by page', async () => {
    const one = await api.get('/v1/datasets?page=1&page_size=1')

    expect((JSON.parse(one.text) as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual([datasets[1]?.id])
    const snapshot = String(one.headers['x-snapshot-id'])
    const page = (number: string) => `</v1/datasets?page=${number}&page_size=1&format=json&snapshot=${snapshot}>`
    expect(one.headers['link']).toBe(
      `${page('2')}; rel="next", ${page('0')}; rel="first", </schemas/datasets.json>; rel="describedby"; type="application/schema+json"`,
    )
    expect(await listed(`?page=${String(datasets.length)}&page_size=1`)).toEqual([])
  })
})

/** Lists the tables that publishing makes over all partitions. */
function overAll({ materializedViews = [], monthIndex, ruleAliases }: Dataset) {
  return [...materializedViews, ...[monthIndex ?? [], ruleAliases ?? []].flat()]
}

describe.each(datasets)('the entry of $id', (dataset) => {
  it('has every field of every table with its type, source and sentence', async () => {
    const { tables } = await findEntry(dataset.id)

    const { tables: data, history } = dataset
    const declared = [...data, ...(history === undefined ? [] : [history]), ...overAll(dataset)]
    expect(tables.map(({ name }) => name)).toEqual(declared.map(({ name }) => name))
    expect(tables.map(({ fields }) => fields.map(({ name }) => name))).toEqual(
      declared.map(({ columns }) => Object.keys(columns)),
    )
    for (const field of tables.flatMap(({ fields }) => fields)) {
      expect(field.description, field.name).toMatch(/\.$/)
      expect(field.source, field.name).not.toBe('')
      expect(field.type, field.name).toMatch(/^[A-Z]+/)
    }
    expect(
      tables.flatMap(({ key, fields }) => key.filter((name) => fields.every((field) => field.name !== name))),
    ).toEqual([])
  })

  it('says what happens to old figures, what they are not, and whom to name', async () => {
    const entry = await findEntry(dataset.id)

    expect(entry.revisions).toMatch(/\.$/)
    expect(entry.revisions.length).toBeGreaterThan(40)
    expect(entry.caveats).toEqual(dataset.caveats)
    expect(entry.attribution).toContain(dataset.publisher)
    expect(entry.licence).not.toBe('')
  })

  it('counts what the manifest counts', async () => {
    const entry = await findEntry(dataset.id)

    const own = manifest.partitions.filter((partition) => partition.dataset === dataset.id)
    const files = publishedFiles({ ...manifest, partitions: own, own_tables: {}, history_tables: {} })
    const sum = (figures: readonly { readonly rows: number; readonly bytes: number }[]) =>
      figures.reduce(({ rows, bytes }, each) => ({ rows: rows + each.rows, bytes: bytes + each.bytes }), {
        rows: 0,
        bytes: 0,
      })
    // A table with a file a month is named with its partition.
    const names = new Set(overAll(dataset).map(({ name }) => name))
    const whole = Object.entries(manifest.own_tables).flatMap(([name, file]) =>
      names.has(name.replace(/\/.*/, '')) ? [file] : [],
    )
    expect({ rows: entry.rows, bytes: entry.bytes }).toEqual(sum([...files, ...whole]))
    expect(sum(entry.tables)).toEqual(sum([...files, ...whole]))
    expect(sum(entry.partitions)).toEqual(sum(files))
    expect(entry.partitions.map(({ first_snapshot }) => first_snapshot)).toEqual(own.map(() => manifest.snapshot))
  })
})

describe('an entry', () => {
  it('says of a figure its unit, and of a column whether a row can be without it', async () => {
    const [lines] = (await findEntry('cvm_fund_portfolio')).tables

    expect(lines?.fields.find(({ name }) => name === 'final_position_value')).toMatchObject({
      type: 'DECIMAL(20,2)',
      unit: 'BRL',
      source: expect.stringContaining('VL_MERC_POS_FINAL') as string,
    })
    expect(lines?.fields.find(({ name }) => name === 'cnpj')).toMatchObject({ unit: null, nullable: false })
  })

  it('names its sources with the period in braces', async () => {
    const { sources } = await findEntry('cvm_fund_portfolio')

    expect(sources.map(({ url }) => url)).toEqual([
      'https://dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_{YYYYMM}.zip',
      'https://dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/HIST/cda_fi_{YYYY}.zip',
    ])
    expect(sources[1]).toMatchObject({ first_month: '2005-01', last_month: '2022-12', requested: 'Every month.' })
    expect((await findEntry('cvm_fund_register')).sources[1]).toMatchObject({
      format: 'csv',
      requested: 'Every night.',
    })
  })

  it('says of each partition which parts of the source it lacks', async () => {
    const { partitions } = await findEntry('cvm_fund_portfolio')

    const reported = manifest.partitions.filter(({ dataset }) => dataset === 'cvm_fund_portfolio')
    expect(partitions.map(({ month }) => month)).toEqual(['2024-02', '2025-10'])
    expect(partitions.map(({ completeness }) => completeness)).toEqual(reported.map(({ completeness }) => completeness))
  })

  it('describes the requested snapshot', async () => {
    const { text, headers } = await api.get('/v1/datasets/cvm_fund_register?as_of=20260110')

    expect(headers['x-snapshot-id']).toBe('20260110T030000Z')
    expect(JSON.parse(text)).toMatchObject({ success: true, reference_date: '2026-01-10' })
  })

  it('of no dataset is a 404 with the id that was probably meant', async () => {
    const problem = readProblem(await api.get('/v1/datasets/cvm_fund_portfolios'))

    expect(problem).toMatchObject({
      status: 404,
      error_data: {
        reason: 'dataset_not_found',
        did_you_mean: 'cvm_fund_portfolio',
        datasets: datasets.map(({ id }) => id),
      },
    })
    expect(problem.message).toContain('Did you mean cvm_fund_portfolio?')
    expect(readProblem(await api.get(`/v1/datasets/${'x'.repeat(4000)}`)).message.length).toBeLessThan(400)
  })

  it('is open to every valid key and to no other', async () => {
    const path = '/v1/datasets/cvm_fund_portfolio'

    expect((await api.get(path, { headers: { 'x-api-key': narrow } })).status).toBe(200)
    expect((await api.get(path, { headers: { 'x-api-key': 'nobody' } })).status).toBe(401)
  })
})
