import { inputOf } from '../../schemas/core/common-input.ts'
import type { Endpoint, Snapshot } from '../../schemas/core/endpoint.ts'
import { ApiError } from '../../schemas/core/error.ts'
import { type Html, html } from './page/html.ts'
import { formatAnswer } from './format-answer.ts'

export type Example = Readonly<Record<string, string>>

/** The address of an example's request: what stands in the path there, the rest behind it. */
export function buildExampleAddress({ path }: Pick<Endpoint, 'path'>, example: Example): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(example[name] ?? ''))
  const query = new URLSearchParams(Object.entries(example).filter(([name]) => !path.includes(`{${name}}`)))
  return query.size === 0 ? filled : `${filled}?${query.toString()}`
}

/** The request as a line to copy. */
function renderRequest(base: string, address: string): Html {
  return html`<pre tabindex="0"><code>curl -s -H "x-api-key: $KEY" '${base}${address}'</code></pre>`
}

/**
 * What the snapshot answers to an example, long lists cut where it says so; null where it has no such fund or month.
 * It is asked as a client would ask, and nothing is made up where there is no answer.
 */
export async function answerExample(endpoint: Endpoint, example: Example, snapshot: Snapshot): Promise<Html | null> {
  try {
    // Parsed by the endpoint's own schema, so it is of the type that `answer` takes.
    const input = inputOf(endpoint).parse(example) as never
    const { body } = await endpoint.answer(snapshot, input)
    return await formatAnswer(body)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** A request and what it is answered, or the request alone. */
export function renderExampleFigures(base: string, address: string, answer: Html | null): Html {
  return html`<figure>
<figcaption>Request</figcaption>
${renderRequest(base, address)}
</figure>
${
  answer === null
    ? html`<p class="quiet">The snapshot that is served has no answer to this example, so none is shown.</p>`
    : html`<figure>
<figcaption>Its answer, from the snapshot that is served; indented here, and long lists are cut where it says so</figcaption>
<pre class="answer" tabindex="0"><code>${answer}</code></pre>
</figure>`
}` // prettier-ignore
}
