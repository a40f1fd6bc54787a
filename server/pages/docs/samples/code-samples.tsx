import type { Text } from '../../../../schemas/core/language.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { PageWords } from '../page-context.ts'

/**
 * A request in a programming language. Its lines run as they are, with the key in the variable `KEY` of the
 * environment.
 */
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
    write: (url) => (
      <>
        <span class="f">curl</span>
        {' -s -H '}
        <span class="s">"x-api-key: $KEY"</span> <span class="s">'{url}'</span>
      </>
    ),
  },
  {
    id: 'javascript',
    title: 'JavaScript',
    write: (url) => (
      <>
        <span class="k">const</span>
        {' response = '}
        <span class="k">await</span> <span class="f">fetch</span>(<span class="s">'{url}'</span>
        {', {\n  headers: { '}
        <span class="s">'x-api-key'</span>
        {': process.env.KEY },\n})\n'}
        <span class="k">if</span>
        {' (!response.ok) '}
        <span class="k">throw new</span> <span class="f">Error</span>(<span class="k">await</span>
        {' response.'}
        <span class="f">text</span>
        {'())\n'}
        <span class="k">const</span>
        {' { data } = '}
        <span class="k">await</span>
        {' response.'}
        <span class="f">json</span>()
      </>
    ),
  },
  {
    id: 'python',
    title: 'Python',
    write: (url) => (
      <>
        <span class="k">import</span>
        {' os\n'}
        <span class="k">from</span>
        {' decimal '}
        <span class="k">import</span>
        {' Decimal\n\n'}
        <span class="k">import</span>
        {' requests\n\nresponse = requests.'}
        <span class="f">get</span>
        {'(\n    '}
        <span class="s">'{url}'</span>
        {',\n    headers={'}
        <span class="s">'x-api-key'</span>: os.environ[<span class="s">'KEY'</span>
        {']},\n    timeout=60,\n)\nresponse.'}
        <span class="f">raise_for_status</span>
        {'()\ndata = response.'}
        <span class="f">json</span>(parse_float=Decimal)[<span class="s">'data'</span>]
      </>
    ),
  },
  {
    id: 'r',
    title: 'R',
    write: (url) => (
      <>
        <span class="f">library</span>
        {'(httr2)\n\nanswer <- '}
        <span class="f">request</span>(<span class="s">"{url}"</span>
        {') |>\n  '}
        <span class="f">req_headers</span>
        {'(`x-api-key` = '}
        <span class="f">Sys.getenv</span>(<span class="s">"KEY"</span>
        {')) |>\n  '}
        <span class="f">req_perform</span>
        {'() |>\n  '}
        <span class="f">resp_body_json</span>
        {'()\ndata <- answer$data'}
      </>
    ),
  },
]

/** Renders a request in every language, one below the other; the script of the page makes tabs of them. */
export function renderSamples(url: string, { say }: PageWords): Html {
  const blocks = SAMPLES.map(({ id, title, write }) => (
    <div data-sample={id} data-title={title}>
      <p class="quiet caption">
        {say(TITLE)}
        {' · '}
        {title}
      </p>
      <pre tabindex="0">
        <code>{write(url)}</code>
      </pre>
    </div>
  ))
  return <div class="samples">{blocks}</div>
}
