/** A piece of a page: safe HTML. Tags make it, which escape every text in them, and the reader of our own Markdown. */
export class Html {
  readonly text: string
  /** The element that it was made from, for a form of the page that is not HTML. */
  readonly source: Element | OwnMarkdown

  constructor(text: string, source: Element | OwnMarkdown) {
    this.text = text
    this.source = source
  }
}

/** An element; without a tag, pieces side by side. */
export interface Element {
  readonly tag: string | null
  readonly attributes: Attributes
}

/** Our own Markdown: a text of several blocks, or one within a line. */
export interface OwnMarkdown {
  readonly markdown: string
  readonly isInline: boolean
}

/** Values that may stand between tags. Null, undefined and false become nothing. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[]

interface WithChildren {
  readonly children?: HtmlValue
}
/** True writes the name of the attribute alone; null, undefined and false leave it out. */
type AttributeValue = string | number | boolean | null | undefined
type Attributes = WithChildren & Readonly<Partial<Record<AttributeName, AttributeValue>>>

/** Attributes that the pages have. A name that is not here is a slip of the pen, or belongs here. */
type AttributeName =
  | `aria-${string}`
  | `data-${string}`
  | 'action'
  | 'alt'
  | 'autocomplete'
  | 'charset'
  | 'class'
  | 'content'
  | 'datetime'
  | 'defer'
  | 'for'
  | 'hidden'
  | 'href'
  | 'hreflang'
  | 'id'
  | 'lang'
  | 'max'
  | 'maxlength'
  | 'min'
  | 'name'
  | 'open'
  | 'placeholder'
  | 'popover'
  | 'popovertarget'
  | 'property'
  | 'rel'
  | 'required'
  | 'role'
  | 'scope'
  | 'selected'
  | 'size'
  | 'spellcheck'
  | 'src'
  | 'step'
  | 'tabindex'
  | 'target'
  | 'title'
  | 'type'
  | 'value'
  | 'xmlns'
  | DrawingAttributeName
type DrawingAttributeName =
  | 'cx'
  | 'cy'
  | 'd'
  | 'dx'
  | 'focusable'
  | 'height'
  | 'patternTransform'
  | 'patternUnits'
  | 'preserveAspectRatio'
  | 'r'
  | 'rx'
  | 'text-anchor'
  | 'viewBox'
  | 'width'
  | 'x'
  | 'x1'
  | 'x2'
  | 'y'
  | 'y1'
  | 'y2'

/** TypeScript looks here for what a tag may be. The functions that make parts of pages are called, and are no tags. */
// eslint-disable-next-line @typescript-eslint/no-namespace -- its name and kind are given
export declare namespace JSX {
  type Element = Html
  type ElementType = string | typeof Fragment
  interface ElementChildrenAttribute {
    readonly children: unknown
  }
  type IntrinsicElements = Readonly<Record<string, Attributes>>
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])

/** Writes an element: TypeScript and esbuild turn every tag into a call of this. */
export function jsx(tag: string | typeof Fragment, attributes: Attributes): Html {
  if (typeof tag !== 'string') return tag(attributes)
  let start = `<${tag}`
  // A list of the entries would cost half of the time.
  for (const name in attributes) {
    if (name === 'children') continue
    const value = attributes[name as AttributeName]
    if (value === null || value === undefined || value === false) continue
    start += value === true ? ` ${name}` : ` ${name}="${writeValue(value)}"`
  }
  const source = { tag, attributes }
  if (VOID.has(tag)) return new Html(`${start}>`, source)
  return new Html(`${start}>${writeValue(attributes.children)}</${tag}>`, source)
}

/** `<>…</>`: pieces side by side. */
export function Fragment({ children }: WithChildren): Html {
  return new Html(writeValue(children), { tag: null, attributes: { children } })
}

export { jsx as jsxDEV, jsx as jsxs }

function writeValue(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value)
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  return typeof value === 'number' ? String(value) : value.map(writeValue).join('')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  if (!/[&<>"']/.test(text)) return text
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
