import { orderedDatasets } from '../../../../schemas/service/dataset-order.ts'
import { endpoints, fileEndpoints } from '../../../../schemas/service/endpoints.ts'
import { EXPORT_ROUTES } from '../../../../schemas/service/exports/export-routes.ts'
import { KEY_USE_ROUTE } from '../../../../schemas/service/key-use/key-use.ts'
import { SUBSCRIPTION_ROUTES } from '../../../../schemas/service/subscriptions/subscription-routes.ts'
import { ERROR_REASONS } from '../../../../schemas/service/openapi/error-texts.ts'
import { openRoutes } from '../../../../schemas/service/openapi/open-routes.ts'
import { labelOf } from '../../../../schemas/service/language/labels.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import type { Dataset, Table } from '../../../../schemas/core/dataset.ts'
import { DOCS_PAGES } from '../../kit/docs-pages.ts'
import type { PageWords } from '../page-context.ts'
import { RULES } from '../rules.tsx'

/** A place that a search can find: a page, a part of one, a table or a field. */
export interface SearchEntry {
  /** Names it among all entries; the address with its kind, since a field has the address of its table. */
  readonly id: string
  readonly title: string
  /** Kind of entry: dataset, endpoint, field. */
  readonly kind: string
  readonly text: string
  readonly path: string
  /** Larger for what most readers look for. */
  readonly weight: number
}

const KINDS = {
  page: { en: 'page', pt: 'página' },
  dataset: { en: 'dataset', pt: 'conjunto de dados' },
  endpoint: { en: 'endpoint', pt: 'endereço' },
  rule: { en: 'rule', pt: 'regra' },
  error: { en: 'error', pt: 'erro' },
  table: { en: 'table', pt: 'tabela' },
  field: { en: 'field of', pt: 'campo de' },
} as const satisfies Readonly<Record<string, Text>>

/** Lists everything that the search of the documentation finds, in a language. */
export function listSearchEntries(words: PageWords): readonly SearchEntry[] {
  const { language, say, declared, link } = words
  const rules = link('/docs/rules')
  return [
    ...orderedDatasets.flatMap((dataset) => listDatasetEntries(dataset, words)),
    ...[...endpoints, ...fileEndpoints].map(({ id, path, summary, description }) => ({
      id: `endpoint ${id}`,
      title: `GET ${path}`,
      kind: say(KINDS.endpoint),
      text: `${declared(summary)}. ${declared(description)}`,
      path: link(`/docs/api/${id}`),
      weight: 4,
    })),
    ...openRoutes.map(({ id, path, summary, description }) => ({
      id: `route ${id}`,
      title: `GET ${path}`,
      kind: say(KINDS.endpoint),
      text: `${declared(summary)}. ${declared(description)}`,
      path: `${link('/docs/api')}#${id}`,
      weight: 2,
    })),
    ...[...Object.values(EXPORT_ROUTES), ...Object.values(SUBSCRIPTION_ROUTES), KEY_USE_ROUTE].map(
      ({ id, method, path, summary, description }) => ({
        id: `route ${id}`,
        title: `${method} ${path}`,
        kind: say(KINDS.endpoint),
        text: `${declared(summary)}. ${declared(description)}`,
        path: `${link('/docs/api')}#${id}`,
        weight: 2,
      }),
    ),
    ...RULES.map(({ id, title, text }) => ({
      id: `rule ${id}`,
      title: title[language],
      kind: say(KINDS.rule),
      text: text[language],
      path: `${rules}#${id}`,
      weight: 4,
    })),
    ...Object.entries(ERROR_REASONS).map(([code, when]) => ({
      id: `error ${code}`,
      title: code,
      kind: say(KINDS.error),
      text: declared(when),
      path: `${rules}#errors`,
      weight: 2,
    })),
    ...DOCS_PAGES.map(({ path, title, text }) => ({
      id: `page ${path}`,
      title: say(title),
      kind: say(KINDS.page),
      text: say(text),
      path: link(path),
      weight: 5,
    })),
  ]
}

function listDatasetEntries(dataset: Dataset, words: PageWords): SearchEntry[] {
  const { say, declared, link, language } = words
  const { id, title, description, caveats, tables, history } = dataset
  const path = link(`/docs/${id}`)
  const published = [...tables, ...(history === undefined ? [] : [history]), ...listDeclaredOverAll(dataset)]
  return [
    {
      id: `dataset ${id}`,
      title: title[language],
      kind: say(KINDS.dataset),
      text: [id, declared(description), ...caveats.map(declared)].join(' '),
      path,
      weight: 5,
    },
    ...published.flatMap((table) => [
      {
        id: `table ${table.name}`,
        title: table.name,
        kind: say(KINDS.table),
        text: declared(table.description),
        path: `${path}#${table.name}`,
        weight: 2,
      },
      ...Object.entries(table.columns).map(([name, column]) => ({
        id: `field ${table.name}.${name}`,
        title: name,
        kind: `${say(KINDS.field)} ${table.name}`,
        text: `${labelOf(name)?.[language] ?? ''}: ${declared(column.description)} ${column.source}`,
        path: `${path}#${table.name}`,
        weight: 1,
      })),
    ]),
  ]
}

function listDeclaredOverAll({ materializedViews = [], monthIndex, ruleAliases }: Dataset): readonly Table[] {
  return [...materializedViews, monthIndex, ruleAliases].filter((table) => table !== undefined)
}
