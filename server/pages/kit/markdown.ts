import { type Html, html } from './html.ts'

/**
 * Renders the Markdown that our own texts use: headings, paragraphs, lists, `code`, links and **bold**. It leaves out the
 * first heading of a file, which is its title; the others begin at `<h3>`.
 */
export function renderMarkdown(text: string): Html {
  const blocks = text.trim().split(/\n{2,}/)
  return html`${blocks.map(renderBlock)}`
}

function renderBlock(block: string): Html | null {
  if (block.startsWith('# ')) return null
  if (block.startsWith('## ')) return html`<h3>${renderInline(block.slice(3))}</h3>`
  if (block.startsWith('- ')) return renderList(block)
  return html`<p>${renderInline(block)}</p>`
}

/** A line that begins no item continues the item before it. */
function renderList(block: string): Html {
  const items = block.slice(2).split(/\n- /)
  return html`<ul>
    ${items.map((item) => html`<li>${renderInline(item)}</li>`)}
  </ul>`
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|\/|#)[^\s)]*)\)/g

/** Renders the text of a line. A link leads to the web or to a place on this site; any other link stays plain text. */
export function renderInline(text: string): Html {
  const parts: Html[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, bold, title, address] = match
    parts.push(html`${text.slice(end, match.index)}`)
    if (code !== undefined) parts.push(html`<code>${code}</code>`)
    else if (bold !== undefined) parts.push(html`<strong>${bold}</strong>`)
    else parts.push(html`<a href="${address}">${title}</a>`)
    end = match.index + whole.length
  }
  return html`${parts}${text.slice(end)}`
}
