import type { Text } from '../../../../schemas/api/language/language.ts'
import { type Html, html } from '../../kit/html.ts'
import type { PageWords } from '../page-context.ts'

/** A request in a programming language. Its lines run as they are, with the key in the variable `KEY` of the environment. */
interface CodeSample {
  readonly id: string
  readonly title: string
  readonly write: (url: string) => Html
}

const TITLE: Text = { en: 'Request', pt: 'Pedido' }

/** Spans of four classes: keyword, string, function and comment. */
const SAMPLES: readonly CodeSample[] = [
  {
    id: 'curl',
    title: 'curl',
    write: (url) => html`<span class="f">curl</span> -s -H <span class="s">"x-api-key: $KEY"</span> <span class="s">'${url}'</span>`,
  },
  {
    id: 'javascript',
    title: 'JavaScript',
    write: (url) => html`<span class="k">const</span> response = <span class="k">await</span> <span class="f">fetch</span>(<span class="s">'${url}'</span>, {
  headers: { <span class="s">'x-api-key'</span>: process.env.KEY },
})
<span class="k">if</span> (!response.ok) <span class="k">throw new</span> <span class="f">Error</span>(<span class="k">await</span> response.<span class="f">text</span>())
<span class="k">const</span> { data } = <span class="k">await</span> response.<span class="f">json</span>()`,
  },
  {
    id: 'python',
    title: 'Python',
    write: (url) => html`<span class="k">import</span> os
<span class="k">from</span> decimal <span class="k">import</span> Decimal

<span class="k">import</span> requests

response = requests.<span class="f">get</span>(
    <span class="s">'${url}'</span>,
    headers={<span class="s">'x-api-key'</span>: os.environ[<span class="s">'KEY'</span>]},
    timeout=60,
)
response.<span class="f">raise_for_status</span>()
data = response.<span class="f">json</span>(parse_float=Decimal)[<span class="s">'data'</span>]`,
  },
  {
    id: 'r',
    title: 'R',
    write: (url) => html`<span class="f">library</span>(httr2)

answer &lt;- <span class="f">request</span>(<span class="s">"${url}"</span>) |&gt;
  <span class="f">req_headers</span>(\`x-api-key\` = <span class="f">Sys.getenv</span>(<span class="s">"KEY"</span>)) |&gt;
  <span class="f">req_perform</span>() |&gt;
  <span class="f">resp_body_json</span>()
data &lt;- answer$data`,
  },
] // prettier-ignore

/** Renders a request in every language, one below the other; the script of the page makes tabs of them. */
export function renderSamples(url: string, { say }: PageWords): Html {
  const blocks = SAMPLES.map(
    ({ id, title, write }) => html`<div data-sample="${id}" data-title="${title}">
<p class="quiet caption">${say(TITLE)} · ${title}</p>
<pre tabindex="0"><code>${write(url)}</code></pre>
</div>
`,
  ) // prettier-ignore
  return html`<div class="samples">${blocks}</div>`
}
