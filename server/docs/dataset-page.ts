import { catalogueEntry } from '../../schemas/catalogue/entry.ts'
import type { CatalogueEntry } from '../../schemas/catalogue/output.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Judged } from '../../schemas/core/freshness.ts'
import { type Html, html } from './page/html.ts'
import { endpointsOf, endpointSection } from './endpoint-section.ts'
import { page } from './page/layout.ts'
import { inline } from './page/markdown.ts'
import { parquetSection, tableFiles } from './parquet-section.ts'
import type { Reading } from './page-context.ts'
import { sourcesTable } from './sources-table.ts'
import { cards, figures, grouped } from './page/table.ts'

/** What there is to judge by where nothing is published yet. */
const NOTHING: Judged = {
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
}

const SECTIONS = [
  { id: 'caveats', title: 'What the figures are not' },
  { id: 'endpoints', title: 'Endpoints' },
  { id: 'tables', title: 'Tables and fields' },
  { id: 'parquet', title: 'Open the Parquet' },
  { id: 'coverage', title: 'What is published' },
  { id: 'sources', title: 'Sources' },
] as const

/** The page of a dataset: all that its declaration and the snapshot say of it. */
export async function datasetPage(dataset: Dataset, reading: Reading): Promise<Html> {
  const entry = catalogueEntry(dataset, reading.snapshot ?? NOTHING)
  const endpoints = endpointsOf(dataset, reading.endpoints)
  const described = await Promise.all(endpoints.map((shown) => endpointSection(shown, reading)))
  const [caveats, answering, tables, parquet, coverage, sources] = SECTIONS.map(heading)
  const body = html`<h1>${entry.title}</h1>
<p class="lead">${inline(entry.description)}</p>
${factsOf(entry)}
${caveats}
<ul>${entry.caveats.map((caveat) => html`<li>${inline(caveat)}</li>`)}</ul>
${answering}
${jumps(endpoints.map(({ endpoint }) => ({ id: endpoint.id, title: `GET ${endpoint.path}` })))}
${dataset.endpoints.length === 0 && html`<p>No endpoint answers from this dataset alone yet; its tables are read from the Parquet files. This one tells of it:</p>`}
${described}
${tables}
${jumps(entry.tables.map(({ name }) => ({ id: name, title: name })))}
${entry.tables.map(tableSection)}
${parquet}
${await parquetSection(dataset, entry, reading)}
${coverage}
${coverageOf(entry)}
${sources}
${sourcesTable(entry)}` // prettier-ignore
  return page({ title: entry.title, body, path: `/docs/${entry.id}`, contents: SECTIONS })
}

function heading({ id, title }: { id: string; title: string }): Html {
  return html`<h2 id="${id}">${title}</h2>`
}

/** Links to the parts of a section, where it has several. */
function jumps(parts: readonly { readonly id: string; readonly title: string }[]): Html | null {
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

function factsOf({ id, publisher, cadence, revisions, licence, attribution }: CatalogueEntry): Html {
  return html`<dl class="facts">
<dt>Name everywhere</dt><dd><code>${id}</code>: scope of a key, folder of Parquet files, page</dd>
<dt>Publisher</dt><dd>${publisher}</dd>
<dt>New data</dt><dd>${inline(cadence)}</dd>
<dt>Revisions</dt><dd>${inline(revisions)}</dd>
<dt>Licence</dt><dd>${inline(licence)}</dd>
<dt>Attribution</dt><dd>${inline(attribution)}</dd>
</dl>` // prettier-ignore
}

type CatalogueTable = CatalogueEntry['tables'][number]

function tableSection({ name, kind, description, key, sort_order, rows, bytes, fields }: CatalogueTable): Html {
  const described = fields.map((field) => [
    html`<code>${field.name}</code>`,
    html`<code>${field.type}</code>${field.unit !== null && `, ${field.unit}`}${field.nullable ? ', can be null' : ', never null'}`,
    inline(field.description),
    html`<span class="quiet">${field.source}</span>`,
  ]) // prettier-ignore
  return html`<h3 id="${name}"><code>${name}</code></h3>
<p>${inline(description)}${kind === 'history' && ' It grows with every snapshot: what is remembered of earlier versions.'}</p>
<p class="quiet">${grouped(rows)} rows. A row is named by ${codes(key)} within its partition; a file is sorted by ${codes(sort_order)}.</p>
${bytes > 0 && html`<pre tabindex="0"><code>SELECT * FROM '${tableFiles(name)}' LIMIT 5;</code></pre>`}
${cards({ label: `Columns of ${name}`, heads: ['Field', 'Type', 'Meaning', 'Source'], rows: described, widths: 'fields' })}` // prettier-ignore
}

function codes(names: readonly string[]): Html {
  return html`${names.map((name, at) => [at > 0 && ', ', html`<code>${name}</code>`])}`
}

/** Partitions that the page lists; the catalogue's endpoint has them all. */
const LISTED = 24

function coverageOf({ id, partitions, rows, bytes, freshness }: CatalogueEntry): Html {
  if (partitions.length === 0) return html`<p>The snapshot that is served has nothing of this dataset.</p>`
  const newest = [...partitions].reverse().slice(0, LISTED)
  const older = partitions.length - newest.length
  const listed = newest.map((partition) => [
    partition.month ?? 'all',
    completenessOf(partition),
    partition.first_snapshot,
    grouped(partition.rows),
    grouped(partition.bytes),
  ])
  const retrieved = freshness.retrieved_at
  return html`<p>${grouped(rows)} rows in ${grouped(bytes)} bytes of Parquet${retrieved !== null && `; the newest source file was retrieved `}${retrieved !== null && html`<span class="whole">${retrieved}</span>`}. Whether that is on time stands on <a href="/status">the status page</a>.</p>
${figures({ label: `Partitions of ${id}`, heads: ['Month', 'Completeness', 'Unchanged since', 'Rows', 'Bytes'], rows: listed, figures: 2 })}
${older > 0 && html`<p>${grouped(older)} older ones are listed by <code>GET /v1/datasets/${id}</code>.</p>`}` // prettier-ignore
}

function completenessOf({ completeness }: CatalogueEntry['partitions'][number]): string {
  const partial = completeness.filter(({ complete }) => !complete)
  if (partial.length === 0) return 'complete'
  return partial.map(({ group, missing }) => `${group} lacks ${missing.join(', ')}`).join('; ')
}
