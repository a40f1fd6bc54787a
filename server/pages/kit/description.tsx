import type { Html } from './jsx-runtime.ts'

/** Characters that search engines show. */
const MOST = 160
/** A description below this is better cut within its next sentence. */
const SHORT = 60

/** Renders what search engines, and people who get the page's address, learn about it. */
export function renderDescription(text: string): Html {
  return <meta name="description" content={writeDescription(text)} />
}

/** Writes the first sentences of a text, without their Markdown, or its first words where few of them fit. */
export function writeDescription(text: string): string {
  const plain = text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= MOST) return plain
  const end = plain.slice(0, MOST).search(/[.?!] [^.?!]*$/)
  if (end >= SHORT) return plain.slice(0, end + 1)
  const space = plain.lastIndexOf(' ', MOST - 1)
  return `${plain.slice(0, space < 0 ? MOST - 1 : space).replace(/[\s,;:(–-]+$/, '')}…`
}
