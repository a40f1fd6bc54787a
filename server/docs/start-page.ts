import { catalogueSummary } from '../../schemas/api/catalogue/entry.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { API_STATUS, type ApiErrorCode } from '../../schemas/api/error.ts'
import { ERROR_REASONS } from '../../schemas/api/openapi/error-texts.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { type Html, html } from './page/html.ts'
import { endpointAnchor } from './endpoint-section.ts'
import { renderExample } from './example.ts'
import { renderPage } from './page/layout.ts'
import { renderInline } from './page/markdown.ts'
import { SAMPLE_NOTICE } from './page/sample-notice.ts'
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
  { id: 'damaged-data', title: 'Damaged data' },
  { id: 'rate-limits', title: 'Rate limits' },
  { id: 'concurrency', title: 'Requests at once' },
  { id: 'errors', title: 'Errors' },
  { id: 'parquet', title: 'The Parquet files' },
]

/** The endpoint of the quick start: most clients need it first. */
const QUICK_START = 'fund_portfolio'

/** Renders the first page: the datasets, a first request, and the rules that all endpoints share. */
export async function renderStartPage(context: PageContext): Promise<Html> {
  const { endpoints, snapshot } = context
  const quick = endpoints.find(({ id }) => id === QUICK_START)
  const body = html`<h1>Brazilian market data</h1>
<p class="lead wide">What did this fund hold that month, to the cent, and which line of which file says so? Every night we compile Brazil’s public market data into versioned tables, for a REST API and as Parquet files.</p>
<h2 id="datasets">Datasets</h2>
${renderDatasets(context)}
${snapshot !== null && html`<p class="quiet">This server answers from snapshot <code>${snapshot.id}</code>, published <span class="whole">${snapshot.manifest.created_at}</span>. ${snapshot.manifest.sample === true && html`${SAMPLE_NOTICE} `}<a href="/status">The status page</a> says how new each dataset is.</p>`}
<h2 id="quick-start">Quick start</h2>
<p>Ask the operator of this service for an API key, put it into <code>KEY</code>, and send it with each request. This one asks for the holdings of a fund at the end of a month:</p>
${quick !== undefined && (await renderExample(quick, quick.examples[0] ?? {}, context))}
<p>The <a href="/docs/api">interactive reference</a> explains every field, and generators of clients read <a href="/openapi.json"><code>/openapi.json</code></a>. Figures keep the exact decimals that were filed, and nothing is estimated. You can ask for each answer <a href="#point-in-time">as it was on an earlier day</a>.</p>
<h2 id="endpoints">Endpoints</h2>
${renderEndpoints(endpoints)}
${renderRules(context.base)}
<h2 id="errors">Errors</h2>
<p>Every error is JSON, in any <code>format</code>: <code>success</code> is <code>false</code>, <code>message</code> says what to do, <code>code</code> is for programs, and <code>error_data</code> holds the details. For wrong parameters, <code>fieldErrors</code> says which ones and why. When you report an error, send its <code>X-Request-Id</code>.</p>
${renderErrors()}
<h2 id="parquet">The Parquet files</h2>
<p>Analysts need no API: each snapshot is a folder of Parquet files, which DuckDB, Python and Spark can read. The newest one is <code>data/current</code>, or <code>data/demo/current</code> after <code>make demo</code>.</p>
<pre tabindex="0"><code>SELECT competence_month, category, sum(final_position_value) AS value
FROM read_parquet('data/current/cvm_fund_portfolio/**/*.parquet', hive_partitioning = true)
WHERE cnpj = '62415896000127'
GROUP BY ALL ORDER BY ALL;</code></pre>
<p>Each <a href="#datasets">dataset’s page</a> shows its tables, every column with type, unit and source, and lines that open the files.</p>` // prettier-ignore
  return renderPage({ title: 'Brazilian market data', body, path: '/docs', contents: SECTIONS })
}

/** Renders each dataset with a sentence and its months; the style sheet hides the sentences of a long list. */
function renderDatasets({ snapshot }: PageContext): Html {
  const byTitle = [...datasets].sort((a, b) => (a.title < b.title ? -1 : 1))
  const items = byTitle.map((dataset) => {
    const summary = snapshot === null ? null : catalogueSummary(dataset, snapshot)
    const range = summary === null || summary.rows === 0 ? 'nothing yet' : (describeRange(summary) ?? 'current state')
    return html`<li><a href="/docs/${dataset.id}">${dataset.title}</a> <span class="sentence">${renderInline(takeFirstSentence(dataset.description))}</span> <span class="quiet"><code>${dataset.id}</code> <span class="whole">${range}</span></span></li>
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
    dataset === null ? html`<a href="/docs/api#${id}">reference</a>` : html`<a href="/docs/${dataset}#${endpointAnchor(id)}">details</a>`,
  ]) // prettier-ignore
  return renderCards({ label: 'Endpoints', heads: ['Request', 'Answers', 'More'], rows })
}

function renderErrors(): Html {
  const rows = (Object.entries(ERROR_REASONS) as [ApiErrorCode, string][]).map(([code, when]) => [
    html`${API_STATUS[code]} <code>${code}</code>`,
    renderInline(when),
  ])
  return renderCards({ label: 'Errors', heads: ['Status and code', 'When'], rows })
}
