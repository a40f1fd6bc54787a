import { costText } from '../../schemas/api/cost.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Deprecated, findDeprecations } from '../../schemas/api/deprecation.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { type Example, renderExample } from './example.ts'
import { renderLookThroughGuide } from './guides/look-through.ts'
import type { PageContext } from './page-context.ts'
import { type Html, html } from './page/html.ts'
import { renderInline, renderMarkdown } from './page/markdown.ts'
import { renderParameters } from './parameters-table.ts'

/** Long explanations, by the id of their endpoint. */
const GUIDES: Readonly<Record<string, () => Html>> = { fund_look_through: renderLookThroughGuide }

/** An endpoint with the example that its page shows. */
interface ShownEndpoint {
  readonly endpoint: Endpoint
  readonly example: Example
}

/** Selects the endpoints of a dataset. For a dataset without one, it takes the endpoint of all datasets that has it in an example. */
export function selectEndpoints(dataset: Dataset, endpoints: readonly Endpoint[]): readonly ShownEndpoint[] {
  const own = endpoints.filter((endpoint) => endpoint.dataset === dataset.id)
  if (own.length > 0) return own.map((endpoint) => ({ endpoint, example: endpoint.examples[0] ?? {} }))
  return endpoints
    .filter((endpoint) => endpoint.dataset === null)
    .flatMap((endpoint) => endpoint.examples.map((example) => ({ endpoint, example })))
    .filter(({ example }) => Object.values(example).includes(dataset.id))
    .slice(0, 1)
}

/** The anchor of an endpoint on the page of its dataset, where a table can have the same name. */
export function endpointAnchor(id: string): string {
  return `endpoint-${id}`
}

/** Renders what an endpoint answers, its parameters, and a request with its answer. */
export async function renderEndpoint({ endpoint, example }: ShownEndpoint, context: PageContext): Promise<Html> {
  const { id, path, summary, description } = endpoint
  const cost = costText(endpoint.cost)
  return html`<h3 id="${endpointAnchor(id)}"><code>GET ${path}</code></h3>
<p><strong>${renderInline(summary)}.</strong></p>
${findDeprecations(endpoint).map(renderDeprecation)}
${renderMarkdown(description)}
${cost !== null && html`<p>${renderInline(cost)} <a href="/docs#concurrency">The rules</a> explain what heavy means.</p>`}
${GUIDES[id]?.()}
${renderParameters(endpoint)}
<p class="quiet">It also takes the <a href="/docs#parameters">parameters of every endpoint</a>. <a href="/docs/api#${id}">The reference</a> lists every field of its answer.</p>
${await renderExample(endpoint, example, context)}` // prettier-ignore
}

function renderDeprecation({ kind, name, since, sunset, note, replacement }: Deprecated): Html {
  return html`<p class="warn"><strong>Deprecated since ${since}:</strong> ${kind === 'endpoint' ? 'this endpoint' : html`the ${kind} <code>${name}</code>`} may be removed from ${sunset} on. ${renderInline(note)}${replacement !== undefined && html` Use <code>${replacement}</code>.`}</p>` // prettier-ignore
}
