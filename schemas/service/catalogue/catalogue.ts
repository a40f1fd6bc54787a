import { z } from 'zod'
import { misspelledName } from '../../api/request-errors.ts'
import type { Dataset } from '../../core/dataset.ts'
import { defineEndpoint, type Endpoint } from '../../api/endpoint.ts'
import { choiceInput, parameter } from '../../api/input.ts'
import { LANGUAGES } from '../../core/language.ts'
import { described, listOutput, objectOutput } from '../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../api/page.ts'
import { sortableColumns, sortInput } from '../../api/sort.ts'
import { sortedRows } from '../../api/sorted-rows.ts'
import { datasets } from '../../registry.gen.ts'
import { catalogueEntry, catalogueSummary } from './entry.ts'
import { translateEntry, translateSummary } from './translate-entry.ts'
import { entryOutput, summaryOutput } from './output.ts'

const langInput = {
  lang: choiceInput(LANGUAGES, 'Language of titles, descriptions and headings: en or pt.').default('en'),
}

/** This shows no row of any dataset, so every key may ask. */
const list = defineEndpoint({
  id: 'datasets',
  path: '/v1/datasets',
  summary: 'The datasets: description, published partitions, and the day until which they are new enough',
  description:
    'Every dataset of this service, by id, even if the snapshot has none of it yet. The scopes of a key decide which of them it may request.',
  dataset: null,
  input: z.strictObject({
    ...langInput,
    ...sortInput(sortableColumns(summaryOutput), { by: 'id', key: ['id'] }),
    ...pageInput,
  }),
  output: listOutput(summaryOutput),
  rows: ['data'],
  examples: [{}, { lang: 'pt' }],
  async answer(snapshot, { lang, sort_by, sort_order, ranges, ...page }) {
    const all = datasets.map((dataset) => translateSummary(lang, catalogueSummary(dataset, snapshot)))
    const rows = takePage(await sortedRows(ranges.select(all), { sort_by, sort_order }, ['id'], snapshot.work), page)
    return listAnswer(rows, page, 'datasets')
  },
})

const publishedDay = described(z.iso.date(), 'Day on which the snapshot was published (UTC).', 'DATE')

const one = defineEndpoint({
  id: 'dataset',
  path: '/v1/datasets/{id}',
  summary: 'A dataset: its tables and fields with type, unit, source and meaning, its sources, and its partitions',
  description:
    'Everything that is known about the dataset: the meaning of each field and its column in the source, when new data are expected, what happens to published figures, what the figures are not, and what the snapshot has.',
  dataset: null,
  input: z.strictObject({
    id: parameter(z.string(), 'Id of a dataset, as /v1/datasets lists it.', {
      type: 'string',
      enum: datasets.map(({ id }) => id),
    }),
    ...langInput,
  }),
  output: objectOutput(publishedDay, entryOutput),
  rows: ['data'],
  rowKeys: { reference_date: publishedDay },
  examples: datasets.map(({ id }) => ({ id })),
  answer: (snapshot, { id, lang }) => {
    const reference_date = snapshot.manifest.created_at.slice(0, 10)
    return Promise.resolve({
      body: {
        success: true,
        reference_date,
        data: translateEntry(lang, catalogueEntry(findCataloguedDataset(id), snapshot)),
      },
      rowKeys: { reference_date },
      fileName: `dataset-${id}-${reference_date}`,
    })
  },
})

export const catalogue: readonly Endpoint[] = [list, one]

function findCataloguedDataset(id: string): Dataset {
  const found = datasets.find((dataset) => dataset.id === id)
  if (found !== undefined) return found
  const known = datasets.map((dataset) => dataset.id)
  throw misspelledName('dataset', id, known, { details: { datasets: known } })
}
