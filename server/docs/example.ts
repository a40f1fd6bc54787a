import { requestAddress } from '../../schemas/api/request-address.ts'
import { ownInput, withCommonInput } from '../../schemas/api/common-input.ts'
import type { Endpoint, Snapshot } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { addPageFields } from '../../schemas/api/page.ts'
import { buildNextAddress } from '../answer/next-address.ts'
import { formatAnswer } from './format-answer.ts'
import type { PageContext } from './page-context.ts'
import { type Html, html } from './page/html.ts'

export type Example = Readonly<Record<string, string>>

/** Renders a request to copy, and the answer of the snapshot. */
export async function renderExample(endpoint: Endpoint, example: Example, { base, ask }: PageContext): Promise<Html> {
  const address = requestAddress(endpoint, example)
  const answer = await ask(address, (snapshot) => answerExample(endpoint, example, snapshot))
  return html`<figure>
<figcaption>Request</figcaption>
<pre tabindex="0"><code>curl -s -H "x-api-key: $KEY" '${base}${address}'</code></pre>
</figure>
${
  answer === null
    ? html`<p class="quiet">This server’s snapshot has no answer to the example, so none is shown.</p>`
    : html`<figure>
<figcaption>Answer of this server’s snapshot, indented for reading, with long lists shortened</figcaption>
<pre class="answer" tabindex="0"><code>${answer}</code></pre>
</figure>`
}` // prettier-ignore
}

/** Answers an example exactly as a client's request; null where the snapshot has no such fund or month. */
async function answerExample(endpoint: Endpoint, example: Example, snapshot: Snapshot): Promise<Html | null> {
  try {
    // The endpoint's own schema makes the input, so it has the type that `answer` takes.
    const input = ownInput(endpoint, withCommonInput(endpoint).parse(example)) as never
    const answer = await endpoint.answer(snapshot, input)
    const next = buildNextAddress(endpoint, example, answer, snapshot.id)
    return await formatAnswer(addPageFields(endpoint, answer.body, { snapshot: snapshot.id, next }))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}
