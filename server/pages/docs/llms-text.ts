import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'

/**
 * Writes `/llms.txt`: what this service is and where its documents are, for a model that was given only the address.
 * `base` is that address where it is known, else empty.
 */
export function writeLlmsText(endpoints: readonly Pick<Endpoint, 'id' | 'path' | 'summary'>[], base: string): string {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
  return `# ${SERVICE_NAME.en}

> A REST API over what CVM, B3, ANAC, IBGE and the central bank publish: fund portfolios since 2005, look-through, holders, quota values, quotes, air fares, series and calendars. Every answer is exact and can be repeated as of an earlier day.

Requests below /v1 need a key, in the header x-api-key or as Authorization: Bearer, but for reads of datasets that the operator of a server has opened: try without one, and the 401 says what is open. Everything else is open. Answers are JSON; \`format=csv\`, \`xlsx\`, \`ndjson\`, \`xml\` and \`arrow\` are others. Numbers are exact decimals: repeat them as they are. Lists come in pages (\`page\`, \`page_size\`); \`next\` is the address of the next one, null on the last. \`as_of=2025-10-31\` answers as it was answered that day. A missing value is null and never zero. Name the publisher and the snapshot (\`X-Snapshot-Id\`) where you use an answer.

## Documents

${list([
  `[OpenAPI](${base}/openapi.json): every endpoint with parameters, shapes and examples`,
  `[Everything](${base}/llms-full.txt): all pages of the documentation in one text`,
  `[Start](${base}/docs.md): the datasets and a first request`,
  `[Rules](${base}/docs/rules.md): keys, dates, formats, pages, limits, errors`,
  `[Look-through](${base}/docs/look-through.md): how funds inside funds are opened, and what stays closed`,
  `[Reference](${base}/docs/api.md): every endpoint, each with a page of its own`,
  `[Verify](${base}/docs/verify.md): signed manifests, public keys, and the index of all files`,
  `[Data Package](${base}/data/datapackage.json), [DCAT](${base}/data/catalogue.jsonld) and [Croissant](${base}/data/croissant.json): every table, field and file, for catalogues`,
  `[Changes](${base}/docs/changelog.md): of the data and of the API`,
  `[Status](${base}/status?format=json): how new the data are`,
])}

Every page is Markdown under its address with \`.md\`, and Portuguese under /pt.

## Tools

${list([`Model Context Protocol, streamable HTTP: ${base}/mcp, with the same key`])}

## Endpoints

${list(endpoints.map(({ id, path, summary }) => `[GET ${path}](${base}/docs/api/${id}.md): ${summary}`))}

## Datasets

${list(datasets.map(({ id, title, publisher }) => `[${title.en}](${base}/docs/${id}.md), from ${publisher}`))}
`
}
