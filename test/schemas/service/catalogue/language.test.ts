import { beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueEntry, CatalogueSummary } from '../../../../schemas/service/catalogue/output.ts'
import { listUntranslated } from '../../../../schemas/service/language/translate.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

async function findData<T>(path: string): Promise<T> {
  const { status, text } = await api.get(path)
  expect(status, text).toBe(200)
  return (JSON.parse(text) as { data: T }).data
}

describe('the catalogue in Portuguese', () => {
  it('names the datasets in Portuguese, and in English unless it is asked', async () => {
    const portuguese = await findData<CatalogueSummary[]>('/v1/datasets?lang=pt')
    const english = await findData<CatalogueSummary[]>('/v1/datasets')

    expect(portuguese.map(({ title }) => title)).toEqual(datasets.map(({ title }) => title.pt))
    expect(english.map(({ title }) => title)).toEqual(datasets.map(({ title }) => title.en))
    expect(portuguese.map(({ id, rows }) => [id, rows])).toEqual(english.map(({ id, rows }) => [id, rows]))
  })

  it('sorts titles as they are answered', async () => {
    const titles = (await findData<CatalogueSummary[]>('/v1/datasets?lang=pt&sort_by=title')).map(({ title }) => title)

    expect(titles).toEqual(titles.toSorted())
    expect(titles).toContain('Carteiras de índices')
  })

  it('has the sentences and headings of a dataset in Portuguese, and names and figures as they are', async () => {
    const portuguese = await findData<CatalogueEntry>('/v1/datasets/cvm_fund_daily?lang=pt')
    const english = await findData<CatalogueEntry>('/v1/datasets/cvm_fund_daily?lang=en')
    const field = ({ tables: [table] }: CatalogueEntry) => table?.fields.find(({ name }) => name === 'quota_value')

    expect(field(english)).toMatchObject({ name: 'quota_value', label: 'Quota value', unit: 'BRL' })
    expect(field(portuguese)).toMatchObject({
      name: 'quota_value',
      label: 'Valor da cota',
      unit: 'BRL',
      source: 'VL_QUOTA',
      description: 'Valor de uma cota, até a décima segunda casa decimal.',
    })
    expect(portuguese.caveats[0]).toMatch(/^Uma classe com subclasses informa por subclasse/)
    expect(portuguese.cadence).toMatch(/^Na manhã seguinte a cada dia útil/)
    expect(portuguese.partitions).toEqual(english.partitions)
  })

  it.each(datasets)('has no sentence of $id that has no Portuguese', async ({ id }) => {
    const { tables, sources, endpoints, ...entry } = await findData<CatalogueEntry>(`/v1/datasets/${id}`)
    const texts = [
      ...[entry.title, entry.publisher, entry.description, entry.licence, entry.attribution],
      ...[entry.cadence, entry.revisions, ...entry.caveats],
      ...tables.flatMap(({ description, fields }) => [
        description,
        ...fields.flatMap((field) => [field.description, field.source, field.unit ?? 'BRL']),
      ]),
      ...sources.map(({ requested }) => requested),
      ...endpoints.map(({ summary }) => summary),
    ]
    expect(texts.flatMap(listUntranslated)).toEqual([])
  })

  it('has two languages', async () => {
    const { status, text } = await api.get('/v1/datasets?lang=es')

    expect([status, text]).toEqual([400, expect.stringContaining('Use one of en, pt.')])
  })
})
