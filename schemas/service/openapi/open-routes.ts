import { z } from 'zod'
import { parameter } from '../../api/input.ts'
import { API_CATALOGUE } from '../publication/api-catalogue.ts'
import { ROW_SCHEMA, SCHEMA_TYPE } from '../row-schema.ts'
import { publicationRoutes } from '../publication/publication-routes.ts'
import { statusInput, statusOutput } from '../status/status.ts'
import type { OpenRoute } from './open-route.ts'

export const CHANGES_FEED = '/feeds/changes.atom'
export const STATUS_FEED = '/feeds/status.atom'
const DATASET_FEED = '/feeds/datasets/{dataset}.atom'

export function datasetFeed(id: string): string {
  return DATASET_FEED.replace('{dataset}', id)
}

const atomFeed = z.string().meta({ description: 'Atom (RFC 4287), the newest entry first.' })
const FEED = {
  output: { 'application/atom+xml': atomFeed },
  errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
  cached: true,
} as const

const anything = z.record(z.string(), z.unknown())
/** An app in `apps.json`, as OpenBB Workspace reads it. */
const widgetApp = z.strictObject({
  name: z.string(),
  description: z.string(),
  img: z.string(),
  allowCustomization: z.boolean(),
  tabs: anything,
  groups: z.array(anything),
})

export const openRoutes: readonly OpenRoute[] = [
  {
    id: 'healthz',
    path: '/healthz',
    summary: 'Liveness: the process runs',
    description: 'It does not check the data. A supervisor restarts a process that does not answer here.',
    output: {
      'application/json': z.strictObject({ status: z.literal('ok').meta({ description: 'The process answers.' }) }),
    },
    errors: ['method_not_allowed', 'internal_error'],
    cached: false,
  },
  {
    id: 'readyz',
    path: '/readyz',
    summary: 'Readiness: the server can answer requests for data',
    description:
      'A load balancer sends requests here only while this answers 200: not while the server stops (`error_data.reason` is `draining`), nor while the files of its snapshot are gone.',
    output: {
      'application/json': z.looseObject({
        status: z.literal('ready').meta({ description: 'A snapshot is open.' }),
        snapshot: z.string().meta({ description: 'The newest one, which answers.' }),
        degraded: z
          .array(z.string())
          .optional()
          .meta({ description: 'What does not work as it should while requests are answered.' }),
      }),
    },
    errors: ['method_not_allowed', 'internal_error', 'unavailable'],
    cached: false,
  },
  {
    id: 'status',
    path: '/status',
    summary: 'The freshness of the data, and the result of the last build',
    description: 'A page for a browser, JSON for a program: `format`, or the header `Accept`.',
    input: statusInput,
    output: {
      'application/json': statusOutput,
      'text/html': z.string().meta({ description: 'The same as a page.' }),
    },
    errors: ['invalid_input', 'method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
  },
  {
    id: 'feed_of_changes',
    path: CHANGES_FEED,
    summary: 'The changes of the data and of the API as an Atom feed',
    description:
      'An entry for each of the newest snapshots that changed anything, with its tables, and for each release of the API. It needs no key.',
    ...FEED,
  },
  {
    id: 'feed_of_dataset',
    path: DATASET_FEED,
    summary: 'The changes of a dataset as an Atom feed',
    description:
      'An entry for each of the newest snapshots that changed its tables, with the partitions and the rows that were added, removed and changed. A dataset whose terms are restricted has a feed where the operator may show it.',
    input: z.strictObject({
      dataset: parameter(z.string(), 'Id of a dataset.', { type: 'string', examples: ['cvm_fund_portfolio'] }),
    }),
    ...FEED,
    errors: ['not_found', ...FEED.errors],
  },
  {
    id: 'feed_of_status',
    path: STATUS_FEED,
    summary: 'The status as an Atom feed',
    description:
      'An entry for the newest snapshot, for the last build, and for each partition that is held back, each pin, each dataset that is late and each thing that does not work.',
    ...FEED,
  },
  {
    id: 'changelog_feed',
    path: '/docs/changelog.atom',
    summary: 'The changes of the data and of the API as an Atom feed',
    description: 'The same feed at its first address.',
    ...FEED,
  },
  {
    id: 'status_feed',
    path: '/status.atom',
    summary: 'The status as an Atom feed',
    description: 'The same feed at its first address.',
    ...FEED,
  },
  {
    id: 'openapi',
    path: '/openapi.json',
    summary: 'This document',
    description: 'The whole API as OpenAPI 3.1, generated from the declarations that the server runs.',
    output: { 'application/json': z.looseObject({ openapi: z.string() }).meta({ description: 'OpenAPI 3.1.' }) },
    errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
  },
  {
    id: 'openapi_pt',
    path: '/openapi.pt.json',
    summary: 'This document in Portuguese',
    description: 'Titles, summaries and descriptions are in Portuguese; names and examples are the same.',
    output: { 'application/json': z.looseObject({ openapi: z.string() }).meta({ description: 'OpenAPI 3.1.' }) },
    errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
  },
  {
    id: 'llms',
    path: '/llms.txt',
    summary: 'The service in one text, for a model that was given its address',
    description: 'What it answers and how to ask, with links to the documents, the endpoints and the datasets.',
    output: { 'text/plain': z.string().meta({ description: 'Text in Markdown.' }) },
    errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
    cached: false,
  },
  {
    id: 'llms_full',
    path: '/llms-full.txt',
    summary: 'The whole documentation in one text, for a model that reads it at once',
    description:
      'Every page of the documentation in Markdown, one after another, with the answers of the newest snapshot.',
    output: { 'text/plain': z.string().meta({ description: 'Text in Markdown.' }) },
    errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
  },
  {
    id: 'api_catalogue',
    path: API_CATALOGUE,
    summary: 'The APIs of this host with what describes them, as a link set (RFC 9727)',
    description:
      'For programs that know the host alone: the OpenAPI document, the pages, the catalogues and the status.',
    output: {
      'application/linkset+json': z
        .strictObject({ linkset: z.array(z.looseObject({ anchor: z.string() })) })
        .meta({ description: 'The link set (RFC 9264).' }),
    },
    headers: ['Link'],
    errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
  },
  {
    id: 'row_schema',
    path: ROW_SCHEMA,
    summary: 'A row of an endpoint as a JSON Schema',
    description:
      'Draft 2020-12, for a line of NDJSON: what the row belongs to, its fields with type, unit, source and meaning, and what is next to a single row. Every answer leads to it by a `Link` with rel="describedby".',
    input: z.strictObject({
      endpoint: parameter(z.string(), 'Id of an endpoint, the operationId of this document.', {
        type: 'string',
        examples: ['fund_portfolio'],
      }),
    }),
    output: { [SCHEMA_TYPE]: z.looseObject({ $id: z.string() }).meta({ description: 'The JSON Schema.' }) },
    errors: ['not_found', 'method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
  },
  {
    id: 'openbb_widgets',
    path: '/openbb/widgets.json',
    summary: 'Lists of the API as widgets of OpenBB Workspace',
    description:
      'A widget a list, with its columns and parameters. Its address is `/openbb/` and its name, and answers what the endpoint answers, to the same keys and limits; parameters of the path are behind the question mark.',
    output: { 'application/json': z.looseObject({}).meta({ description: 'The widgets, by name.' }) },
    errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
  },
  {
    id: 'openbb_apps',
    path: '/openbb/apps.json',
    summary: 'An app of OpenBB Workspace with all widgets',
    description:
      'A tab for each thing that widgets are about: a fund, an asset, an issuer, a manager, a company, a series.',
    output: {
      'application/json': z.array(widgetApp).meta({ description: 'The app, in a list.' }),
    },
    errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
  },
  ...publicationRoutes,
]
