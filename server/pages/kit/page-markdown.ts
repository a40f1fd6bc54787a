import { gfm } from '@joplin/turndown-plugin-gfm'
import Turndown from 'turndown'
import type { Html } from './jsx-runtime.ts'

/**
 * What leads to other places or asks something is for a reader with a browser. A summary says what is folded: nothing
 * is.
 */
const LEFT_OUT = /<(nav|form|button|noscript|summary)\b[^>]*>[^]*?<\/\1>/g

/** An answer is text in lines, as code is. */
const ANSWER = /<div class="answer"[^>]*>([^]*?)\n?<\/div>/g

/** A drawing has its texts one behind the other, with nothing between them. */
const DRAWN = /<\/(?:text|title|desc)>/g

/**
 * Writes the text of a page as Markdown, its links with the address of the server, `https://host`, where that is known.
 */
export function writePageMarkdown({ text }: Html, base: string): string {
  const [, body = ''] = /<main[^>]*>([^]*)<\/main>/.exec(text) ?? []
  const whole = body
    .replaceAll(LEFT_OUT, '')
    .replaceAll(ANSWER, '<pre><code class="language-json">$1</code></pre>')
    .replaceAll(DRAWN, '$& ')
    .replaceAll(' href="/', ` href="${base}/`)
  return `${createWriter().turndown(whole)}\n`
}

function createWriter(): Turndown {
  const writer = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  writer.use(gfm)
  writer.addRule('term', { filter: 'dt', replacement: (content) => `\n\n**${content}**: ` })
  writer.addRule('description of a term', { filter: 'dd', replacement: (content) => content.trim() })
  return writer
}
