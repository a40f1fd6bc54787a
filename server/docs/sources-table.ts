import type { CatalogueEntry } from '../../schemas/api/catalogue/output.ts'
import { type Html, html } from './page/html.ts'
import { renderCards } from './page/table.ts'

type CatalogueSource = CatalogueEntry['sources'][number]

const COVERS = { everything: 'all there is', month: 'a month', year: 'a year', day: 'a day' } as const

/** Renders the sources of a dataset. A group of sources that differ only in a code is one row, with the first address. */
export function renderSources({ id, sources }: CatalogueEntry): Html {
  const rows = groupAlike(sources).map(([first, ...others]) => [
    html`<code>${first.id}</code>${others.length > 0 && html` and ${String(others.length)} more`}`,
    html`${COVERS[first.covers]}, ${first.format}`,
    html`${first.first_month ?? '—'}${first.first_month !== null && ` to ${first.last_month ?? 'now'}`}`,
    first.requested,
    html`<code>${first.url}</code> (<a href="${first.page}">description</a>)${others.length > 0 && html`<br>also ${renderSourceCodes(others)}`}`,
  ]) // prettier-ignore
  const heads = ['Source', 'A file holds', 'Months', 'Requested', 'Address']
  return renderCards({ label: `Sources of ${id}`, heads, rows, widths: 'sources' })
}

function renderSourceCodes(sources: readonly CatalogueSource[]): Html {
  return html`${sources.map((source, at) => [at > 0 && ', ', html`<code>${source.id}</code>`])}`
}

/** Groups the sources whose addresses differ only in their last part. */
function groupAlike(sources: readonly CatalogueSource[]): [CatalogueSource, ...CatalogueSource[]][] {
  const groups = new Map<string, [CatalogueSource, ...CatalogueSource[]]>()
  for (const source of sources) {
    const { url, page, format, covers, first_month, last_month } = source
    const folder = url.slice(0, url.lastIndexOf('/'))
    const kind = JSON.stringify([covers === 'everything' ? folder : url, page, format, covers, first_month, last_month])
    const group = groups.get(kind)
    if (group === undefined) groups.set(kind, [source])
    else group.push(source)
  }
  return [...groups.values()]
}
