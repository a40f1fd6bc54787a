/** Code within a line, whose signs mean nothing. */
const CODE = /(`+)[^]*?\1/g

/** Writes a text so that none of its signs has a meaning in Markdown. */
export function escapeInline(text: string): string {
  return text.replaceAll(/[\\`*_[\]<~]|&(?=#?\w+;)/g, String.raw`\$&`)
}

/** Marks that begin a list, a heading, a rule or a quotation, where a line begins with them. */
const BEGINNING = /^(?:>|[-+](?=\s|$)|-(?=[-\s]*$)|=(?==*\s*$)|#(?=#{0,5}(?:\s|$)))/gm
const NUMBER = /^\d+(?=[.)](?:\s|$))/gm

/** Writes a paragraph so that each of its lines is one. */
export function escapeBlock(text: string): string {
  return text.replaceAll(BEGINNING, String.raw`\$&`).replaceAll(NUMBER, String.raw`$&${'\\'}`)
}

/** Writes code within a line. */
export function writeCode(text: string): string {
  const fences = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const room = /^`|`$/.test(text) ? ' ' : ''
  return `${fences}${room}${text}${room}${fences}`
}

/** Writes lines of code. */
export function fence(text: string, language: string): string {
  return `\`\`\`${language}\n${text.replace(/\n$/, '')}\n\`\`\``
}

/**
 * Writes our own Markdown for readers of any Markdown: signs that mean something in theirs only stay texts. As on the
 * page, the first heading is left out, and the others begin at the third level.
 */
export function writeOwnMarkdown(text: string, base: string): string {
  return replaceOutside(text.trim(), CODE, (prose) =>
    prose
      .replaceAll(/^# .*\n*/gm, '')
      .replaceAll(/^## /gm, '### ')
      .replaceAll(/[<~]/g, String.raw`\$&`)
      .replaceAll('](/', `](${base}/`),
  )
}

/** Changes the parts of a text that a pattern does not match. */
function replaceOutside(text: string, kept: RegExp, change: (part: string) => string): string {
  let written = ''
  let at = 0
  for (const match of text.matchAll(kept)) {
    written += change(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return written + change(text.slice(at))
}
