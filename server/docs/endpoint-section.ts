import { costText } from '../../schemas/core/cost.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Deprecated, deprecationsOf } from '../../schemas/core/deprecation.ts'
import type { Endpoint } from '../../schemas/core/endpoint.ts'
import { type Html, html } from './page/html.ts'
import { buildExampleAddress, answerExample, type Example, renderExampleFigures } from './example.ts'
import { renderLookThroughGuide } from './guides/look-through.ts'
import { renderInline } from './page/markdown.ts'
import { renderParameters } from './parameters-table.ts'
import type { PageContext } from './page-context.ts'

/** What is explained at length, by the id of its endpoint. */
const GUIDES: Readonly<Record<string, () => Html>> = { fund_look_through: renderLookThroughGuide }

/** An endpoint with the example that its page shows. */
interface ShownEndpoint {
  readonly endpoint: Endpoint
  readonly example: Example
}

/** The endpoints of a dataset; of one that has none, that of all which has it in an example. */
export function selectEndpoints(dataset: Dataset, endpoints: readonly Endpoint[]): readonly ShownEndpoint[] {
  const own = endpoints.filter((endpoint) => endpoint.dataset === dataset.id)
  if (own.length > 0) return own.map((endpoint) => ({ endpoint, example: endpoint.examples[0] ?? {} }))
  return endpoints
    .filter((endpoint) => endpoint.dataset === null)
    .flatMap((endpoint) => endpoint.examples.map((example) => ({ endpoint, example })))
    .filter(({ example }) => Object.values(example).includes(dataset.id))
    .slice(0, 1)
}

/** What an endpoint answers and takes, and a request with its answer. */
export async function renderEndpoint({ endpoint, example }: ShownEndpoint, reading: PageContext): Promise<Html> {
  const { id, path, summary, description } = endpoint
  return html`<h3 id="${id}"><code>GET ${path}</code></h3>
<p><strong>${renderInline(summary)}.</strong></p>
${deprecationsOf(endpoint).map(renderDeprecation)}
<p>${renderInline(description)}</p>
${costText(endpoint.cost) !== null && html`<p>${renderInline(costText(endpoint.cost) ?? '')} What that means stands in <a href="/docs#concurrency">the rules</a>.</p>`}
${GUIDES[id]?.()}
${renderParameters(endpoint)}
<p class="quiet">Beside these it takes <a href="/docs#parameters">what every endpoint takes</a>; every field of its answer is in <a href="/docs/api#${id}">the reference</a>.</p>
${await renderExample(endpoint, example, reading)}` // prettier-ignore
}

/** A request to copy and what the snapshot answers. */
export async function renderExample(endpoint: Endpoint, example: Example, { base, ask }: PageContext): Promise<Html> {
  const address = buildExampleAddress(endpoint, example)
  const answer = await ask(address, (snapshot) => answerExample(endpoint, example, snapshot))
  return renderExampleFigures(base, address, answer)
}

function renderDeprecation({ kind, name, since, sunset, note, replacement }: Deprecated): Html {
  return html`<p class="warn"><strong>Deprecated since ${since}:</strong> ${kind === 'endpoint' ? 'this endpoint' : html`the ${kind} <code>${name}</code>`} may be gone from ${sunset}. ${renderInline(note)}${replacement !== undefined && html` Use <code>${replacement}</code>.`}</p>` // prettier-ignore
}
