import { type Html, html, type HtmlValue } from './html.ts'

export interface TableParts {
  /** What the table is, for those who cannot see what stands around it. */
  readonly label: string
  readonly heads: readonly string[]
  /** A row begins with what names it. */
  readonly rows: readonly (readonly HtmlValue[])[]
  /** How the style sheet divides its width; without it each column takes what its text needs. */
  readonly widths?: 'fields' | 'sources' | 'states'
}

/**
 * A table that becomes a list of cards on a narrow screen. Its roles are written out because a table that is laid out
 * as blocks is no table any more to a screen reader.
 */
export function renderCards({ label, heads, rows, widths }: TableParts): Html {
  const body = rows.map(([name, ...cells]) => {
    const named = html`<th role="rowheader" scope="row">${name}</th>`
    const others = cells.map((cell, at) => html`<td role="cell" data-label="${heads[at + 1]}">${cell}</td>`)
    return html`<tr role="row">
      ${named}${others}
    </tr> `
  })
  const head = heads.map((title) => html`<th role="columnheader" scope="col">${title}</th>`)
  return html`<table class="cards${widths !== undefined && ` ${widths}`}" role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">
${body}</tbody>
</table>` // prettier-ignore
}

/** A table of figures, which scrolls in its own box where the screen is narrower. The last columns, `figures`, are numbers. */
export function renderFigures({ label, heads, rows, figures: last }: TableParts & { readonly figures: number }): Html {
  const kind = (at: number) => at >= heads.length - last && html` class="number"`
  const head = heads.map((title, at) => html`<th scope="col" ${kind(at)}>${title}</th>`)
  const body = rows.map(([name, ...cells]) => {
    const others = cells.map((cell, at) => html`<td${kind(at + 1)}>${cell}</td>`)
    return html`<tr>
      <th scope="row">${name}</th>
      ${others}
    </tr> `
  })
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}</tbody>
</table>
</div>` // prettier-ignore
}

/** `1234567` → `1,234,567`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
