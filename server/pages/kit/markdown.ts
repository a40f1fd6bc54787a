import MarkdownIt from 'markdown-it'
import { Html } from './jsx-runtime.ts'

/**
 * Reads the Markdown that our own texts use: headings, paragraphs, lists, `code`, links and **bold**. Raw HTML is a text,
 * as every sign is that has a meaning in other Markdown only.
 */
const reader = new MarkdownIt('zero', { html: false }).enable(['heading', 'list', 'backticks', 'emphasis', 'link'])

/** A link leads to the web or to a place on this site; any other link stays plain text. */
reader.validateLink = (address) => /^(https?:\/\/|\/|#)/.test(address)

/** Leaves out the first heading of a file, which is its title; the others begin at `<h3>`. */
reader.core.ruler.push('headings', ({ tokens }) => {
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token?.type === 'heading_open' && token.tag === 'h1') tokens.splice(at, 3)
    else if (token?.tag === 'h2') token.tag = 'h3'
  }
})

/** Renders a text of several blocks. */
export function renderMarkdown(text: string): Html {
  return new Html(reader.render(text), { markdown: text, isInline: false })
}

/** Renders the text of a line. */
export function renderInline(text: string): Html {
  return new Html(reader.renderInline(text), { markdown: text, isInline: true })
}
