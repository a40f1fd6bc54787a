import { readFileSync } from 'node:fs'
import { type Deprecated, sortDeprecations } from '../../schemas/api/deprecation.ts'
import type { Row } from '../../schemas/api/endpoint.ts'
import { fileEndpoints } from '../../schemas/api/endpoints.ts'
import { type Html, html } from './page/html.ts'
import { renderPage } from './page/layout.ts'
import { renderInline, renderMarkdown } from './page/markdown.ts'
import { describeChange, readNewestChanges, readText } from './newest-changes.ts'
import type { PageContext } from './page-context.ts'
import { renderCards, renderFigures } from './page/table.ts'

const API_CHANGES = renderMarkdown(readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'))

const FEED_LINK = html`<link
  rel="alternate"
  type="application/atom+xml"
  title="Changes of the data"
  href="/docs/changelog.atom"
/> `

const SECTIONS = [
  { id: 'deprecated', title: 'Deprecated' },
  { id: 'api', title: 'Changes of the API' },
  { id: 'data', title: 'Changes of the data' },
]

/** Renders what changes soon, what changed in the API, and what the newest snapshots changed in the data. */
export async function renderChangelogPage({ endpoints, snapshot, ask }: PageContext): Promise<Html> {
  const changes = await ask('newest changes', (open) => readNewestChanges(open))
  const body = html`<h1>Changelog</h1>
<h2 id="deprecated">Deprecated</h2>
${renderDeprecated(sortDeprecations([...endpoints, ...fileEndpoints]))}
<h2 id="api">Changes of the API</h2>
${API_CHANGES}
<h2 id="data">Changes of the data</h2>
<p>This is what the newest snapshots changed. <code>amended</code> means that the source changed, <code>recompiled</code> that the compiler or its settings changed, <code>rules_changed</code> that the rules of a dataset have another version. <code>GET /v1/changelog</code> lists every change by partition, with the values that were cleaned and the reasons. A <a href="/docs/changelog.atom">feed</a> (Atom) has an entry for each snapshot.</p>
${changes === null && snapshot !== null ? html`<p>The server is busy: load the page again to see them.</p>` : renderBySnapshot(changes ?? [])}` // prettier-ignore
  return renderPage({ title: 'Changelog', body, path: '/docs/changelog', contents: SECTIONS, head: FEED_LINK })
}

function renderDeprecated(found: readonly Deprecated[]): Html {
  if (found.length === 0) return html`<p>Nothing is deprecated.</p>`
  const rows = found.map(({ kind, name, path, since, sunset, note, replacement }) => [
    html`<code>${name}</code>`,
    kind === 'endpoint' ? 'endpoint' : html`${kind} of <code>${path}</code>`,
    since,
    sunset,
    [renderInline(note), replacement !== undefined && html` Use <code>${replacement}</code>.`],
  ])
  return html`<p>Answers that use one of these have the headers <code>Deprecation</code> and <code>Sunset</code>.</p>
${renderCards({ label: 'Deprecated', heads: ['Name', 'Kind', 'Since', 'May be removed from', 'What to do'], rows })}` // prettier-ignore
}

function renderBySnapshot(changes: readonly Row[]): Html {
  if (changes.length === 0) return html`<p>No snapshot has changed anything yet.</p>`
  const ids = [...new Set(changes.map(({ snapshot }) => readText(snapshot)))]
  return html`${ids.map((id) => {
    const own = changes.filter(({ snapshot }) => readText(snapshot) === id)
    return html`<h3 id="${id}"><code>${id}</code></h3>
${renderFigures({ label: `Changes of snapshot ${id}`, heads: HEADS, rows: own.map(renderChangeCells), figures: 3 })}`
  })}` // prettier-ignore
}

const HEADS = ['Table', 'Change', 'Partitions', 'Rows added', 'Rows removed', 'Rows changed']

function renderChangeCells(row: Row) {
  const { table, change, partitions, added, removed, changed } = describeChange(row)
  return [html`<code>${table}</code>`, change, partitions, added, removed, changed]
}
