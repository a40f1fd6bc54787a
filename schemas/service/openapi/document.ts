import { findEndpointDataset } from '../endpoint-dataset.ts'
import { createDocument, type CreateDocumentOptions, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi'
import { concurrencyText } from '../../api/cost.ts'
import { DEPRECATION } from '../../api/deprecation.ts'
import type { Dataset } from '../../core/dataset.ts'
import type { Deprecation, Endpoint } from '../../api/endpoint.ts'
import type { FileEndpoint } from '../../api/file-endpoint.ts'
import { errorResponses } from './errors.ts'
import { exportPaths } from './export-operations.ts'
import { headerComponents } from './headers.ts'
import { keyPaths } from './key-operations.ts'
import { openRoutes } from './open-routes.ts'
import { type AnsweredExample, describeFileOperation, describeOpenOperation, describeOperations } from './operations.ts'
import { sqlPaths } from './sql-operations.ts'
import { subscriptionPaths } from './subscription-operations.ts'
import { writeLicence } from '../../api/licence-line.ts'
import { SERVICE_NAME } from '../service-name.ts'

export interface DocumentParts {
  readonly version: string
  readonly datasets: readonly Pick<Dataset, 'id' | 'title' | 'description' | 'publisher' | 'licence'>[]
  readonly endpoints: readonly Endpoint[]
  readonly fileEndpoints?: readonly FileEndpoint[]
  /** Real answers to the examples of the endpoints, by endpoint. */
  readonly answered?: Readonly<Record<string, readonly AnsweredExample[]>>
}

const CATALOGUE = 'Catalogue'
const SERVICE = 'Service'

/** Makes the OpenAPI 3.1 document of the whole API from its declarations alone. */
export function openApiDocument(declared: DocumentParts): oas31.OpenAPIObject {
  const { version, datasets, endpoints, fileEndpoints = [], answered = {} } = declared
  const titles = new Map(datasets.map(({ id, title }) => [id, title.en]))
  const findTag = (endpoint: Endpoint) => {
    const home = findEndpointDataset(endpoint)
    return home === null ? CATALOGUE : (titles.get(home) ?? home)
  }
  const paths: ZodOpenApiPathsObject = {
    ...Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.path,
        describeOperations(endpoint, findTag(endpoint), answered[endpoint.id] ?? []),
      ]),
    ),
    ...Object.fromEntries(
      fileEndpoints.map((endpoint) => [endpoint.path, { get: describeFileOperation(endpoint, CATALOGUE) }]),
    ),
    ...keyPaths(CATALOGUE),
    ...exportPaths(CATALOGUE),
    ...sqlPaths(CATALOGUE),
    ...subscriptionPaths(CATALOGUE),
    ...Object.fromEntries(openRoutes.map((route) => [route.path, { get: describeOpenOperation(route, SERVICE) }])),
  }
  const document = {
    openapi: '3.1.0' as const,
    'x-generated': 'From the declarations by make gen: do not edit.',
    info: {
      title: SERVICE_NAME.en,
      version,
      summary: 'Brazilian public market data, versioned and exact to the cent.',
      description: [ABOUT, 'Licences of the data:', listLicences(datasets)].join('\n\n'),
      license: { name: 'Open Database License 1.0, and what each dataset says', identifier: 'ODbL-1.0' },
    },
    servers: [{ url: '/', description: 'The server that hands out this document.' }],
    security: [{ ApiKey: [] }, { Bearer: [] }],
    tags: [
      // A dataset without an endpoint would be a heading above nothing.
      ...datasets
        .filter(({ id }) => endpoints.some((endpoint) => findEndpointDataset(endpoint) === id))
        .map(({ title, description }) => ({ name: title.en, description })),
      { name: CATALOGUE, description: 'What there is, and what each snapshot changed.' },
      { name: SERVICE, description: 'The service itself; open without a key.' },
    ],
    paths,
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey' as const, in: 'header' as const, name: 'x-api-key', description: 'The key itself.' },
        Bearer: {
          type: 'http' as const,
          scheme: 'bearer',
          description: 'The same key, as `Authorization: Bearer KEY`.',
        },
      },
      headers: headerComponents(),
      responses: errorResponses(),
    },
  }
  return createDocument(document, { override: tidy })
}

const ABOUT = [
  'Every answer comes from one snapshot, named in `X-Snapshot-Id`; `as_of` and `snapshot` look back.',
  'Numbers are printed with their exact decimals: read money with a decimal parser, not into a binary double.',
  'A list is paged: follow `Link: rel="next"`, or `page`, until a page is short.',
  'CSV, NDJSON and Arrow have a row a list item, nested objects flattened as `metainfo_isin`; XML has the names of JSON.',
  'Vocabularies can grow: take a value that you do not know for what it is.',
  'Spreadsheets, which send no header, ask by a link of the operator: `/v1/link/LINK` in the place of `/v1`, for the rows of a GET.',
  concurrencyText(),
].join(' ')

function listLicences(datasets: DocumentParts['datasets']): string {
  return datasets.map((dataset) => `- ${writeLicence(dataset)}`).join('\n')
}

/** Drops the keywords that zod repeats, and adds the day until which a deprecated part stays. */
const tidy: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  const deprecation = jsonSchema[DEPRECATION as keyof typeof jsonSchema] as Deprecation | undefined
  if (deprecation !== undefined) {
    jsonSchema.description = [jsonSchema.description, `Deprecated: ${deprecation.note}`].filter(Boolean).join(' ')
  }
}
