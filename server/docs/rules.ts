import { inputOf } from '../../schemas/core/common-input.ts'
import { FORMATS } from '../../schemas/core/format.ts'
import { z } from 'zod'
import { type Html, html } from './page/html.ts'
import { DEFAULT_RATE_LIMIT } from '../keys/commands.ts'
import { KEY_HEAVY_AT_ONCE, KEY_REQUESTS_AT_ONCE } from '../limits/admission.ts'
import { concurrencyText } from '../../schemas/core/cost.ts'
import { renderInline } from './page/markdown.ts'
import { renderShape } from './parameters-table.ts'
import { renderCards } from './page/table.ts'

/** What each format is for. */
const USES: Readonly<Record<string, string>> = {
  json: 'The default. Numbers are printed with their exact decimals.',
  csv: 'For spreadsheets: a header, then a row an item; nested fields become columns such as `metainfo_isin`.',
  ndjson: 'For programs that read as it comes: one item a line, no envelope.',
  xml: 'The same names and order as JSON, items as `<item>`.',
  arrow: 'For data frames: a list as an Arrow stream, decimals exact.',
}

/** The rules that all endpoints share, as sections of the start page. */
export function renderRules(base: string): Html {
  return html`<h2 id="authentication">Authentication</h2>
<p>Send your key in a header, never in the address. Either of these:</p>
<pre tabindex="0"><code>curl -s -H "x-api-key: $KEY" '${base}/v1/datasets'
curl -s -H "Authorization: Bearer $KEY" '${base}/v1/datasets'</code></pre>
<p>A key has scopes, one a dataset. These pages, <code>/openapi.json</code>, <code>/status</code>, <code>/healthz</code> and <code>/readyz</code> need no key. Keep the key on your backend: the API sends no CORS headers.</p>
<h2 id="parameters">Parameters of every endpoint</h2>
${renderShape('every endpoint', inputOf({ input: z.strictObject({}) }), '')}
<p>Dates are written <code>YYYYMMDD</code> or <code>YYYY-MM-DD</code>, and answered <code>YYYY-MM-DD</code>. A CNPJ is 14 characters, bare, or masked and URL-encoded. A parameter that is not known is an error, so that a misspelt one is not silently without effect; an error names ten of them at most, and a request has at most 100.</p>
<h2 id="formats">Formats</h2>
<p>Ask with <code>format=</code> or the header <code>Accept</code>; the parameter wins. With <code>download=true</code> the answer is an attachment with a file name. An absent number or date is <code>null</code>, an absent text is empty; trade figures that a fund left empty are 0.</p>
${formatsTable()}
<h2 id="paging">Paging</h2>
<p>Lists come in pages: <code>page</code> from 0, <code>page_size</code> from 1 to 1000 (100). A page with fewer rows is the last; a full one names the next in <code>Link: &lt;…&gt;; rel="next"</code>. That address names the snapshot of the first page, so no row comes twice or is missed, also while a newer snapshot is published; who counts pages alone sends <code>snapshot=</code>. <code>sort_by</code> takes any column of the rows that holds a single value, <code>sort_order</code> <code>asc</code> or <code>desc</code>; rows without a value stand last either way, equal rows in the order of their key. A portfolio is not paged: it comes whole.</p>
<h2 id="point-in-time">Point in time</h2>
<p>Filings are amended in place at their source. Each nightly build that changes something is a snapshot here, and older ones stay. Every data answer says in <code>X-Snapshot-Id</code> which one it is from.</p>
<pre tabindex="0"><code>…?as_of=20260131               as it stood at the end of that day (UTC)
…?snapshot=20260131T030000Z    from that very snapshot: the same bytes for ever</code></pre>
<p>Where none is that old, the answer is 404 with the oldest in <code>error_data.first_snapshot</code>.</p>
<h2 id="caching">Caching</h2>
<p>Every answer has an <code>ETag</code>. Send it back in <code>If-None-Match</code>, and what has not changed is answered 304 without a body. An answer with <code>snapshot=</code> may be kept for ever.</p>
<h2 id="damaged-data">Damaged data</h2>
<p>Every file is hashed before anything is answered from it, and again and again after that. Where one is found damaged on disk, what needs it is answered 503, with the <code>reason</code> <code>damaged_data</code>, <code>table</code> and <code>month</code> in <code>error_data</code>, until it is restored; nothing is left out in silence. A download of Parquet that goes wrong breaks off before its end.</p>
<h2 id="rate-limits">Rate limits</h2>
<p>${DEFAULT_RATE_LIMIT} requests a minute, unless your key has its own limit; it holds for any 60 seconds, and what is refused does not count. <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code> and <code>X-RateLimit-Reset</code> (UNIX seconds, when there is room for one more) stand in every answer. Over the limit the answer is 429, and <code>Retry-After</code> says how many seconds to wait. What needs no key has a limit by address, <code>/healthz</code> and <code>/readyz</code> apart.</p>
<h2 id="concurrency">Requests at once</h2>
<p>${renderInline(concurrencyText({ all: KEY_REQUESTS_AT_ONCE, heavy: KEY_HEAVY_AT_ONCE }))}</p>` // prettier-ignore
}

function formatsTable(): Html {
  const rows = Object.entries(FORMATS).map(([format, { type }]) => [
    html`<code>${format}</code>`,
    html`<code>${type}</code>`,
    renderInline(USES[format] ?? ''),
  ])
  return renderCards({ label: 'Formats', heads: ['Format', 'Media type', 'What for'], rows })
}
