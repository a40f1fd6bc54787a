import { type CommonParameter, describeCommonInput } from '../../schemas/api/common-input.ts'
import { FORMATS } from '../../schemas/api/format.ts'
import { MOST_PARAMETERS } from '../http/malformed-requests.ts'
import { type Html, html } from './page/html.ts'
import { DEFAULT_RATE_LIMIT } from '../keys/commands.ts'
import { KEY_HEAVY_AT_ONCE, KEY_REQUESTS_AT_ONCE } from '../limits/concurrency-limit.ts'
import { RANGES } from '../../schemas/api/range-input.ts'
import { concurrencyText } from '../../schemas/api/cost.ts'
import { renderInline } from './page/markdown.ts'
import { renderShape } from './parameters-table.ts'
import { renderCards } from './page/table.ts'

type Section = 'formats' | 'paging' | 'point-in-time'

/** The rule of each common parameter, and the section that has it. A new parameter without a rule does not compile. */
const PARAMETER_RULES: Readonly<Record<CommonParameter, readonly [Section, Html]>> = {
  format: ['formats', html`Choose a format with <code>format=</code> or with the header <code>Accept</code>; the parameter wins.`],
  decimal: ['formats', html`<code>decimal=comma</code> makes a CSV that Brazilian spreadsheets open: semicolons between cells, decimal commas, a byte order mark.`],
  download: ['formats', html`With <code>download=true</code> the answer is an attachment with a file name.`],
  fields: ['paging', html`<code>fields=cnpj,name</code> keeps only these columns of the rows of a list, in every format; the names are those of the CSV, and an object such as <code>metainfo</code> selects all columns in it.`],
  as_of: ['point-in-time', html`<code>as_of=20260131</code> answers as it was at the end of that day (UTC).`],
  snapshot: ['point-in-time', html`<code>snapshot=20260131T030000Z</code> answers from that snapshot, with the same bytes forever.`],
} // prettier-ignore

function listRules(section: Section): Html[] {
  return Object.values(PARAMETER_RULES).flatMap(([of, rule]) => (of === section ? [rule] : []))
}

/** Renders the rules that all endpoints share, as sections of the start page. */
export function renderRules(base: string): Html {
  return html`<h2 id="authentication">Authentication</h2>
<p>Send your key in a header, never in the address. Both of these work:</p>
<pre tabindex="0"><code>curl -s -H "x-api-key: $KEY" '${base}/v1/datasets'
curl -s -H "Authorization: Bearer $KEY" '${base}/v1/datasets'</code></pre>
<p>A key has a scope for each dataset that it may ask for. These pages, <code>/openapi.json</code>, <code>/status</code>, <code>/healthz</code> and <code>/readyz</code> need no key. Keep the key on your backend: the API sends no CORS headers.</p>
<h2 id="parameters">Parameters of every endpoint</h2>
${renderShape('every endpoint', describeCommonInput(), '')}
<p>Write dates as <code>YYYYMMDD</code> or <code>YYYY-MM-DD</code>, a whole month <code>YYYY-MM</code>; answers have <code>YYYY-MM-DD</code>. A CNPJ has 14 characters, bare, or masked and URL-encoded. An unknown parameter is an error, so that a misspelt one is never silently ignored. A request has at most ${MOST_PARAMETERS} parameters, and an error names at most ten of them.</p>
<h2 id="formats">Formats</h2>
<p>${listRules('formats').map((rule) => html`${rule} `)}An absent number or date is <code>null</code>, and an absent text is empty. Trade figures that a fund left empty are 0.</p>
${formatsTable()}
<h2 id="paging">Paging</h2>
<p>Lists come in pages: <code>page</code> counts from 0, and <code>page_size</code> is from 1 to 1000 (100 by default). A page with fewer rows is the last. A full page names the next one in <code>next</code> and in <code>Link: &lt;…&gt;; rel="next"</code>; on the last page <code>next</code> is <code>null</code>. That address names the snapshot of the first page, so no row comes twice or is missed, even while a newer snapshot is published. If you count pages yourself, send <code>snapshot=</code>. <code>sort_by</code> takes any column of the rows that holds a single value, and <code>sort_order</code> is <code>asc</code> or <code>desc</code>. Rows without a value come last in both orders, and equal rows come in the order of their key. A portfolio has no pages: it comes whole.${listRules('paging').map((rule) => html` ${rule}`)}</p>
<h2 id="ranges">Ranges</h2>
<p>Every list takes <code>min_</code> and <code>max_</code> before the name of each of its columns that is a number, named as in the CSV: <code>min_volume=1000000</code>. ${renderInline(RANGES)} A bound has no more decimals than its column. If the rows of the request have no such column, or the lower bound is above the upper one, the answer is 400.</p>
<h2 id="point-in-time">Point in time</h2>
<p>The sources amend their files in place. Here, each nightly build that changes something publishes a new snapshot, and the older ones stay. The header <code>X-Snapshot-Id</code> of every data answer names its snapshot.</p>
<ul>
${listRules('point-in-time').map((rule) => html`<li>${rule}</li>\n`)}</ul>
<p>If no snapshot is that old, the answer is 404, and <code>error_data.first_snapshot</code> names the oldest one.</p>
<h2 id="caching">Caching</h2>
<p>Every answer has an <code>ETag</code>. Send it back in <code>If-None-Match</code>: if nothing has changed, the answer is 304 without a body. You may keep an answer with <code>snapshot=</code> forever.</p>
<h2 id="damaged-data">Damaged data</h2>
<p>The server hashes every file before it answers from it, and regularly after that. If a file is damaged on disk, every request that needs it gets 503 until the file is restored, with the <code>reason</code> <code>damaged_data</code>, <code>table</code> and <code>month</code> in <code>error_data</code>. The server never leaves out rows silently. A download of a damaged Parquet file breaks off before its end.</p>
<h2 id="rate-limits">Rate limits</h2>
<p>A key may send ${DEFAULT_RATE_LIMIT} requests a minute, unless it has its own limit. The limit holds for any 60 seconds, and refused requests do not count. Every answer has <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code> and <code>X-RateLimit-Reset</code> (the UNIX second from which one more request is allowed). Over the limit the answer is 429, and <code>Retry-After</code> gives the seconds to wait. Paths without a key have a limit for each address, except <code>/healthz</code> and <code>/readyz</code>.</p>
<h2 id="concurrency">Requests at once</h2>
<p>${renderInline(concurrencyText({ all: KEY_REQUESTS_AT_ONCE, heavy: KEY_HEAVY_AT_ONCE }))}</p>` // prettier-ignore
}

function formatsTable(): Html {
  const rows = Object.entries(FORMATS).map(([format, { type, use }]) => [
    html`<code>${format}</code>`,
    html`<code>${type}</code>`,
    renderInline(use),
  ])
  return renderCards({ label: 'Formats', heads: ['Format', 'Media type', 'What for'], rows })
}
