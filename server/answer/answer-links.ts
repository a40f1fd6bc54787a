import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { requestAddress } from '../../schemas/service/request-address.ts'
import { rowSchemaAddress, SCHEMA_TYPE } from '../../schemas/service/row-schema.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import type { SentParameters } from './next-address.ts'
import { findLicence } from '../../schemas/service/publication/described-tables.ts'

/**
 * Lists the links to the licences of the datasets among scopes, each once. A licence without an address leads to its
 * dataset's page.
 */
function listLicenceLinks(scopes: readonly string[]): string[] {
  const own = datasets.filter(({ id }) => scopes.includes(id))
  return [...new Set(own.map((dataset) => `<${findLicence(dataset).path ?? `/docs/${dataset.id}`}>; rel="license"`))]
}

/** Lists the links of an answer: the first page of its list, the JSON Schema of its rows, and the licences of its datasets. */
export function listLinks(
  endpoint: Endpoint,
  scopes: readonly string[],
  { sent, snapshot }: { readonly sent: SentParameters; readonly snapshot: string },
): string[] {
  const first = 'page' in endpoint.input.shape ? requestAddress(endpoint, { ...sent, page: '0', snapshot }) : null
  return [
    ...(first === null ? [] : [`<${first}>; rel="first"`]),
    `<${rowSchemaAddress(endpoint)}>; rel="describedby"; type="${SCHEMA_TYPE}"`,
    ...listLicenceLinks(scopes),
  ]
}

/** Links whole files to the terms of their rows. */
export function buildLicenceHeaders(scopes: readonly string[]): Readonly<Record<string, string>> {
  const links = listLicenceLinks(scopes)
  return links.length === 0 ? {} : { Link: links.join(', ') }
}
