import { catalogueEntry, declaredEndpoints } from '../../schemas/api/catalogue/entry.ts'
import type { CatalogueEntry } from '../../schemas/api/catalogue/output.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { FreshnessBasis } from '../../schemas/api/freshness.ts'
import { type Html, html } from './page/html.ts'
import { endpointAnchor, selectEndpoints, renderEndpoint } from './endpoint-section.ts'
import { renderPage } from './page/layout.ts'
import { renderInline } from './page/markdown.ts'
import { renderParquetSection, buildGlob } from './parquet-section.ts'
import type { PageContext } from './page-context.ts'
import { renderSources } from './sources-table.ts'
import { renderCards, renderFigures, formatNumber } from './page/table.ts'

/** The empty manifest that the page is rendered from before the first snapshot. */
const NOTHING: FreshnessBasis = {
  manifest: {
    format: 'market-data-snapshot-1',
    snapshot: '',
    created_at: '',
    digest: '',
    compiler: { version: '', duckdb: '' },
    partitions: [],
    sources: [],
    own_tables: {},
  },
  calendars: new Map(),
  newest: new Map(),
}

const SECTIONS = [
  { id: 'caveats', title: 'What the figures are not' },
  { id: 'endpoints', title: 'Endpoints' },
  { id: 'tables', title: 'Tables and fields' },
  { id: 'parquet', title: 'Open the Parquet' },
  { id: 'coverage', title: 'What is published' },
  { id: 'sources', title: 'Sources' },
] as const

/** Renders the page of a dataset from its declaration and the snapshot. */
export async function renderDatasetPage(dataset: Dataset, context: PageContext): Promise<Html> {
  const entry = catalogueEntry(dataset, context.snapshot ?? NOTHING)
  const endpoints = selectEndpoints(dataset, context.endpoints)
  const described = await Promise.all(endpoints.map((shown) => renderEndpoint(shown, context)))
  const [caveats, answering, tables, parquet, coverage, sources] = SECTIONS.map(renderHeading)
  const body = html`<h1>${entry.title}</h1>
<p class="lead">${renderInline(entry.description)}</p>
${renderFacts(entry)}
${caveats}
<ul>${entry.caveats.map((caveat) => html`<li>${renderInline(caveat)}</li>`)}</ul>
${answering}
${renderJumps(endpoints.map(({ endpoint }) => ({ id: endpointAnchor(endpoint.id), title: `GET ${endpoint.path}` })))}
${declaredEndpoints(dataset).length === 0 && html`<p>No endpoint answers only from this dataset yet: read its tables from the Parquet files. This endpoint describes it:</p>`}
${described}
${tables}
${renderJumps(entry.tables.map(({ name }) => ({ id: name, title: name })))}
${entry.tables.map(renderTable)}
${parquet}
${await renderParquetSection(dataset, entry, context)}
${coverage}
${renderCoverage(entry)}
${sources}
${renderSources(entry)}` // prettier-ignore
  return renderPage({ title: entry.title, body, path: `/docs/${entry.id}`, contents: SECTIONS })
}

function renderHeading({ id, title }: { id: string; title: string }): Html {
  return html`<h2 id="${id}">${title}</h2>`
}

/** Renders links to the parts of a section that has several. */
function renderJumps(parts: readonly { readonly id: string; readonly title: string }[]): Html | null {
  if (parts.length < 2) return null
  const links = parts.map(
    ({ id, title }) =>
      html`<li>
        <a href="#${id}"><code>${title}</code></a>
      </li>`,
  )
  return html`<ul class="jumps">
    ${links}
  </ul>`
}

function renderFacts({ id, publisher, cadence, revisions, licence, attribution }: CatalogueEntry): Html {
  return html`<dl class="facts">
<dt>Name</dt><dd><code>${id}</code>, which is also the scope of a key and the folder of the Parquet files</dd>
<dt>Publisher</dt><dd>${publisher}</dd>
<dt>New data</dt><dd>${renderInline(cadence)}</dd>
<dt>Revisions</dt><dd>${renderInline(revisions)}</dd>
<dt>Licence</dt><dd>${renderInline(licence)}</dd>
<dt>Attribution</dt><dd>${renderInline(attribution)}</dd>
</dl>` // prettier-ignore
}

type CatalogueTable = CatalogueEntry['tables'][number]

const KIND_NOTES: Readonly<Record<CatalogueTable['kind'], string>> = {
  data: '',
  history: 'It grows with every snapshot, because it remembers earlier versions.',
  materialized_view: 'It is in one piece, made of the tables of all months.',
  month_index: 'It is in one piece, and says which months have rows of a key.',
  rule_aliases: 'It is in one piece, and grows where a change of the rules gives other names.',
}

function renderTable({ name, kind, description, key, sort_order, rows, bytes, fields }: CatalogueTable): Html {
  const described = fields.map((field) => [
    html`<code>${field.name}</code>`,
    html`<code>${field.type}</code>${field.unit !== null && `, ${field.unit}`}${field.nullable ? ', can be null' : ', never null'}`,
    renderInline(field.description),
    html`<span class="quiet">${field.source}</span>`,
  ]) // prettier-ignore
  return html`<h3 id="${name}"><code>${name}</code></h3>
<p>${renderInline(description)} ${KIND_NOTES[kind]}</p>
<p class="quiet">${formatNumber(rows)} rows. ${kind === 'data' || kind === 'history' ? 'Key within a partition' : 'Key'}: ${renderCodes(key)}. Order of a file: ${renderCodes(sort_order)}.</p>
${bytes > 0 && html`<pre tabindex="0"><code>SELECT * FROM '${buildGlob(name)}' LIMIT 5;</code></pre>`}
${renderCards({ label: `Columns of ${name}`, heads: ['Field', 'Type', 'Meaning', 'Source'], rows: described, widths: 'fields' })}` // prettier-ignore
}

function renderCodes(names: readonly string[]): Html {
  return html`${names.map((name, at) => [at > 0 && ', ', html`<code>${name}</code>`])}`
}

/** The number of partitions that the page lists. The catalogue's endpoint has all of them. */
const LISTED = 24

function renderCoverage({ id, partitions, rows, bytes, freshness }: CatalogueEntry): Html {
  if (partitions.length === 0) return html`<p>The snapshot of this server holds nothing of this dataset.</p>`
  const newest = [...partitions].reverse().slice(0, LISTED)
  const older = partitions.length - newest.length
  const listed = newest.map((partition) => [
    partition.month ?? 'all',
    describeCompleteness(partition),
    partition.first_snapshot,
    formatNumber(partition.rows),
    formatNumber(partition.bytes),
  ])
  const retrieved = freshness.retrieved_at
  return html`<p>${formatNumber(rows)} rows in ${formatNumber(bytes)} bytes of Parquet${retrieved !== null && `; the newest source file was downloaded `}${retrieved !== null && html`<span class="whole">${retrieved}</span>`}. <a href="/status">The status page</a> says whether that is on time.</p>
${renderFigures({ label: `Partitions of ${id}`, heads: ['Month', 'Completeness', 'Unchanged since', 'Rows', 'Bytes'], rows: listed, figures: 2 })}
${older > 0 && html`<p><code>GET /v1/datasets/${id}</code> lists ${formatNumber(older)} older ones.</p>`}` // prettier-ignore
}

function describeCompleteness({ completeness, sessions }: CatalogueEntry['partitions'][number]): string {
  if (sessions !== null) return describeSessions(sessions)
  const partial = completeness.filter(({ complete }) => !complete)
  if (partial.length === 0) return 'complete'
  return partial.map(({ group, missing }) => `${group} lacks ${missing.join(', ')}`).join('; ')
}

type Sessions = NonNullable<CatalogueEntry['partitions'][number]['sessions']>

function describeSessions({ grade, expected, missing, thin, until }: Sessions): string {
  if (grade === 'not_known') return 'not known'
  const few = thin.length === 0 ? [] : [`few rows on ${thin.join(', ')}`]
  if (expected === null) return few.join()
  const there = `${String(expected - missing.length)} of ${String(expected)} sessions up to ${until ?? ''}`
  return [there, ...few].join('; ')
}
