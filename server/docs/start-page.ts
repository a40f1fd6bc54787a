import { catalogueSummary } from '../../schemas/catalogue/entry.ts'
import type { Endpoint } from '../../schemas/core/endpoint.ts'
import { API_STATUS, type ApiErrorCode } from '../../schemas/core/error.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { type Html, html } from './page/html.ts'
import { renderExample } from './endpoint-section.ts'
import { renderPage } from './page/layout.ts'
import { renderInline } from './page/markdown.ts'
import type { PageContext } from './page-context.ts'
import { renderRules } from './rules.ts'
import { renderCards } from './page/table.ts'

const SECTIONS = [
  { id: 'datasets', title: 'Datasets' },
  { id: 'quick-start', title: 'Quick start' },
  { id: 'endpoints', title: 'Endpoints' },
  { id: 'authentication', title: 'Authentication' },
  { id: 'parameters', title: 'Parameters of every endpoint' },
  { id: 'formats', title: 'Formats' },
  { id: 'paging', title: 'Paging' },
  { id: 'point-in-time', title: 'Point in time' },
  { id: 'caching', title: 'Caching' },
  { id: 'rate-limits', title: 'Rate limits' },
  { id: 'errors', title: 'Errors' },
  { id: 'parquet', title: 'The Parquet files' },
]

/** The endpoint of the quick start: the one that most clients came for. */
const QUICK_START = 'fund_portfolio'

/** The first page: what this is, the first request, and the rules that all endpoints share. */
export async function renderStartPage(reading: PageContext): Promise<Html> {
  const { endpoints, snapshot } = reading
  const quick = endpoints.find(({ id }) => id === QUICK_START)
  const body = html`<h1>Brazilian market data</h1>
<p class="lead wide">What did this fund hold that month, to the cent, and on which line of which file does it say so? Brazil’s public market data, compiled every night into versioned tables: a REST API and Parquet files.</p>
<h2 id="datasets">Datasets</h2>
${renderDatasets(reading)}
${snapshot !== null && html`<p class="quiet">This server answers from snapshot <code>${snapshot.id}</code>, published <span class="whole">${snapshot.manifest.created_at}</span>. <a href="/status">Status</a> says how new each dataset is.</p>`}
<h2 id="quick-start">Quick start</h2>
<p>Ask whoever runs this service for an API key, put it into <code>KEY</code> and send it with each request. The holdings of a fund at the end of a month:</p>
${quick !== undefined && (await renderExample(quick, quick.examples[0] ?? {}, reading))}
<p>Other languages and every field: the <a href="/docs/api">interactive reference</a>, and <a href="/openapi.json"><code>/openapi.json</code></a> for generators of clients. Figures keep the exact decimals that were filed, each answer can be asked again <a href="#point-in-time">as it stood on an earlier day</a>, and nothing is estimated.</p>
<h2 id="endpoints">Endpoints</h2>
${renderEndpoints(endpoints)}
${renderRules(reading.base)}
<h2 id="errors">Errors</h2>
<p>Every error is JSON, whatever <code>format</code> says: <code>success</code> is <code>false</code>, <code>message</code> says what to do, <code>code</code> is for programs, and <code>error_data</code> holds the details. Of a wrong parameter it says which one and why, in <code>fieldErrors</code>. Name the answer’s <code>X-Request-Id</code> when you report one.</p>
${renderErrors()}
<h2 id="parquet">The Parquet files</h2>
<p>An analyst needs no API: each snapshot is a folder of Parquet files, which any DuckDB, Python or Spark reads. <code>data/current</code> is the newest, <code>data/demo/current</code> after <code>make demo</code>.</p>
<pre tabindex="0"><code>SELECT competence_month, category, sum(final_position_value) AS value
FROM read_parquet('data/current/cvm_fund_portfolio/**/*.parquet', hive_partitioning = true)
WHERE cnpj = '62415896000127'
GROUP BY ALL ORDER BY ALL;</code></pre>
<p>Each <a href="#datasets">dataset’s page</a> has its tables, every column with type, unit and source, and lines to open them with.</p>` // prettier-ignore
  return renderPage({ title: 'Brazilian market data', body, path: '/docs', contents: SECTIONS })
}

/** Each dataset with what it is and which months there are, short enough to stand on the first screen together. */
function renderDatasets({ snapshot }: PageContext): Html {
  const byTitle = [...datasets].sort((a, b) => (a.title < b.title ? -1 : 1))
  const items = byTitle.map((dataset) => {
    const summary = snapshot === null ? null : catalogueSummary(dataset, snapshot)
    const range =
      summary === null || summary.rows === 0 ? 'nothing yet' : (describeRange(summary) ?? 'the present state')
    return html`<li><a href="/docs/${dataset.id}">${dataset.title}</a> <span>${renderInline(takeFirstSentence(dataset.description))}</span> <span class="quiet"><code>${dataset.id}</code> <span class="whole">${range}</span></span></li>
` // prettier-ignore
  })
  return html`<ul class="datasets">
${items}</ul>` // prettier-ignore
}

function takeFirstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
}

function describeRange({ first_partition: first, last_partition: last }: ReturnType<typeof catalogueSummary>) {
  return first === last ? first : `${first ?? ''} to ${last ?? ''}`
}

function renderEndpoints(endpoints: readonly Endpoint[]): Html {
  const rows = endpoints.map(({ id, path, summary, dataset }) => [
    html`<code>GET ${path}</code>`,
    renderInline(summary),
    dataset === null ? html`<a href="/docs/api#${id}">reference</a>` : html`<a href="/docs/${dataset}#${id}">described here</a>`,
  ]) // prettier-ignore
  return renderCards({ label: 'Endpoints', heads: ['Request', 'Answers', 'More'], rows })
}

/** When each code is answered; a new code without a sentence does not compile. */
const WHEN: Readonly<Record<ApiErrorCode, string>> = {
  invalid_input: 'A parameter is wrong, unknown or given twice, or a CNPJ’s check digits are.',
  not_authorized: 'The key is missing, unknown, revoked or expired, or two different keys were sent.',
  forbidden: 'The key may not ask for this dataset.',
  not_found: 'There is no such fund, portfolio, month or snapshot; `error_data.reason` says which, and what there is.',
  method_not_allowed: 'Only `GET` and `HEAD` are answered.',
  conflict: 'The CNPJ is a fund’s with several classes, which are listed, or two parameters exclude each other.',
  rate_limited: 'Too many requests: wait for the seconds in `Retry-After`.',
  internal_error: 'A mistake of ours.',
  unavailable: 'No snapshot yet, too much to do, or a query past its deadline: try again after `Retry-After`.',
}

function renderErrors(): Html {
  const rows = (Object.entries(WHEN) as [ApiErrorCode, string][]).map(([code, when]) => [
    html`${API_STATUS[code]} <code>${code}</code>`,
    renderInline(when),
  ])
  return renderCards({ label: 'Errors', heads: ['Status and code', 'When'], rows })
}
