import { costText } from '../../schemas/core/cost.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Deprecated, deprecationsOf } from '../../schemas/core/deprecation.ts'
import type { Endpoint } from '../../schemas/core/endpoint.ts'
import { type Html, html } from './page/html.ts'
import { addressOf, answerOf, type Example, exampleFigure } from './example.ts'
import { lookThroughGuide } from './guides/look-through.ts'
import { inline } from './page/markdown.ts'
import { parametersTable } from './parameters-table.ts'
import type { Reading } from './page-context.ts'

/** What is explained at length, by the id of its endpoint. */
const GUIDES: Readonly<Record<string, () => Html>> = { fund_look_through: lookThroughGuide }

/** An endpoint with the example that its page shows. */
interface Shown {
  readonly endpoint: Endpoint
  readonly example: Example
}

/** The endpoints of a dataset; of one that has none, that of all which has it in an example. */
export function endpointsOf(dataset: Dataset, endpoints: readonly Endpoint[]): readonly Shown[] {
  const own = endpoints.filter((endpoint) => endpoint.dataset === dataset.id)
  if (own.length > 0) return own.map((endpoint) => ({ endpoint, example: endpoint.examples[0] ?? {} }))
  return endpoints
    .filter((endpoint) => endpoint.dataset === null)
    .flatMap((endpoint) => endpoint.examples.map((example) => ({ endpoint, example })))
    .filter(({ example }) => Object.values(example).includes(dataset.id))
    .slice(0, 1)
}

/** What an endpoint answers and takes, and a request with its answer. */
export async function endpointSection({ endpoint, example }: Shown, reading: Reading): Promise<Html> {
  const { id, path, summary, description } = endpoint
  return html`<h3 id="${id}"><code>GET ${path}</code></h3>
<p><strong>${inline(summary)}.</strong></p>
${deprecationsOf(endpoint).map(deprecationNote)}
<p>${inline(description)}</p>
${costText(endpoint.cost) !== null && html`<p>${inline(costText(endpoint.cost) ?? '')} What that means stands in <a href="/docs#concurrency">the rules</a>.</p>`}
${GUIDES[id]?.()}
${parametersTable(endpoint)}
<p class="quiet">Beside these it takes <a href="/docs#parameters">what every endpoint takes</a>; every field of its answer is in <a href="/docs/api#${id}">the reference</a>.</p>
${await exampleOf(endpoint, example, reading)}` // prettier-ignore
}

/** A request to copy and what the snapshot answers. */
export async function exampleOf(endpoint: Endpoint, example: Example, { base, ask }: Reading): Promise<Html> {
  const address = addressOf(endpoint, example)
  const answer = await ask(address, (snapshot) => answerOf(endpoint, example, snapshot))
  return exampleFigure(base, address, answer)
}

function deprecationNote({ kind, name, since, sunset, note, replacement }: Deprecated): Html {
  return html`<p class="warn"><strong>Deprecated since ${since}:</strong> ${kind === 'endpoint' ? 'this endpoint' : html`the ${kind} <code>${name}</code>`} may be gone from ${sunset}. ${inline(note)}${replacement !== undefined && html` Use <code>${replacement}</code>.`}</p>` // prettier-ignore
}
