import { readFile } from 'node:fs/promises'
import { expectationText } from '../../schemas/api/deadline.ts'
import { concurrencyText } from '../../schemas/api/cost.ts'
import { describeCatalogueSource } from '../../schemas/service/catalogue/entry.ts'
import { endpoints, fileEndpoints } from '../../schemas/service/endpoints.ts'
import { FORMATS } from '../../schemas/api/format.ts'
// This module composes texts of the document from parts in both languages.
import '../../schemas/api/common-input.ts'
import { isObject } from '../../schemas/service/openapi/json.ts'
import { FIELDS } from '../../schemas/service/openapi/translate-document.ts'
import { changelogColumns } from '../../schemas/core/changelog-table.ts'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import type { Rule } from '../../schemas/core/expectation.ts'
import { sourceFileColumns } from '../../schemas/core/source-file-table.ts'
import { OWN_DEADLINES } from '../../schemas/datasets/statistics/series-deadline.ts'
import { datasets } from '../../schemas/registry.gen.ts'

/** A text that people read, and where it is declared. */
export interface DeclaredText {
  readonly where: string
  readonly text: string
}

const DOCUMENT = new URL('../../schemas/service/openapi/openapi.gen.json', import.meta.url)

/** Lists every text that is declared in English: of the OpenAPI document, of the datasets, and of what describes answers. */
export async function listDeclaredTexts(): Promise<DeclaredText[]> {
  const document: unknown = JSON.parse(await readFile(DOCUMENT, 'utf8'))
  return [
    ...listDocumentTexts(document, 'openapi'),
    ...datasets.flatMap(listDatasetTexts),
    ...Object.entries(FORMATS).map(([name, { use }]) => ({ where: `format ${name}`, text: use })),
    ...Object.values({ ...changelogColumns, ...sourceFileColumns }).map(({ description }) => ({
      where: 'tables of the product',
      text: description,
    })),
    ...Object.values(OWN_DEADLINES).map((text) => ({ where: 'series of operators', text })),
    { where: 'cost', text: concurrencyText({ all: 16, heavy: 4 }) },
    ...[...endpoints, ...fileEndpoints].flatMap(({ path, deprecated }) =>
      deprecated === undefined ? [] : { where: path, text: deprecated.note },
    ),
  ]
}

/** Examples are data: only their summaries are read by people. */
function listDocumentTexts(value: unknown, where: string): DeclaredText[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => listDocumentTexts(each, `${where}/${String(at)}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, each]) => {
    if (name === 'example' || name === 'value') return []
    const inside = `${where}/${name}`
    if (name === FIELDS && isObject(each)) {
      return Object.entries(each).flatMap(([field, schema]) => listDocumentTexts(schema, `${inside}/${field}`))
    }
    if (name === 'tags' && Array.isArray(each)) return listTagTexts(each, inside)
    return isText(name, each) ? { where: inside, text: each } : listDocumentTexts(each, inside)
  })
}

function listTagTexts(tags: readonly unknown[], where: string): DeclaredText[] {
  return tags.flatMap((tag) => {
    if (!isObject(tag)) return []
    const name = typeof tag['name'] === 'string' ? [{ where, text: tag['name'] }] : []
    return [...name, ...listDocumentTexts(tag, where)]
  })
}

function isText(name: string, value: unknown): value is string {
  return ['title', 'summary', 'description'].includes(name) && typeof value === 'string'
}

function listDatasetTexts(dataset: Dataset): DeclaredText[] {
  const { id, title, publisher, description, licence, terms, attribution, revisions, caveats, expectation } = dataset
  const tables = listAllTables(dataset)
  const columns = tables.flatMap((table) => Object.values(table.columns))
  return [
    ...[title.en, publisher, description, licence, attribution, revisions, ...caveats],
    ...(terms.kind === 'restricted' ? [terms.text] : []),
    ...tables.map((table) => table.description),
    ...columns.flatMap(({ description: meaning, source }) => [meaning, source].flat()),
    ...dataset.sources.map((source) => describeCatalogueSource(source).requested),
    ...(expectation.every === 'part'
      ? [expectation.because, ...Object.values(expectation.parts).flatMap(ruleTexts)]
      : []),
    expectationText(expectation),
    ...(expectation.every === 'part' ? [] : ruleTexts(expectation)),
  ]
    .map((text) => ({ where: `the dataset ${id}`, text }))
    .concat(
      columns.flatMap(({ unit }) => (unit === undefined ? [] : { where: `a unit in the dataset ${id}`, text: unit })),
    )
}

/** Lists the tables of a dataset: those of its partitions, its history, and those that publishing makes over all of them. */
export function listAllTables({ tables, history, materializedViews = [], monthIndex, ruleAliases }: Dataset): Table[] {
  return [...tables, ...materializedViews, ...[history ?? [], monthIndex ?? [], ruleAliases ?? []].flat(2)]
}

function ruleTexts(rule: Rule): string[] {
  return [rule.because, expectationText(rule)]
}
