/** Safe HTML. Only `html` makes it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A value in a template: text is escaped, HTML stays as it is, a list is joined, and null, undefined and false become nothing. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[]

/** Makes HTML from a template. It escapes every text, in the content of elements and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.map((text, at) => text + (at < values.length ? renderValue(values[at]) : '')).join(''))
}

function renderValue(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return escapeHtml(value)
  return typeof value === 'number' ? String(value) : value.map(renderValue).join('')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
