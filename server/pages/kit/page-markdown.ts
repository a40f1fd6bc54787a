import { type Element, Html, type HtmlValue, type OwnMarkdown } from './jsx-runtime.ts'
import { escapeBlock, escapeInline, fence, writeCode, writeOwnMarkdown } from './markdown-text.ts'

/**
 * What leads to other places or asks something is for a reader with a browser. A summary says what is folded: nothing
 * is.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['nav', 'form', 'button', 'noscript', 'summary'])

/** Elements that begin on a new line. */
const BLOCKS: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 p ul ol li pre table div section figure figcaption details dl dt dd svg'.split(' '),
)

type Node = string | Element | OwnMarkdown

/**
 * Writes a page as Markdown, from what it was made from: our own Markdown stays as it is. Its links have the address of
 * the server, `https://host`, where that is known.
 */
export function writePageMarkdown(page: Html, base: string): string {
  const main = findElement(page, 'main')
  if (main === null) throw new Error('the page has no main element')
  return `${writeBlocks(main.attributes.children, base).join('\n\n')}\n`
}

function findElement(value: HtmlValue, tag: string): Element | null {
  for (const node of listNodes(value)) {
    if (typeof node === 'string' || 'markdown' in node) continue
    const found = node.tag === tag ? node : findElement(node.attributes.children, tag)
    if (found !== null) return found
  }
  return null
}

/** Lists texts and elements side by side, without what is left out. */
function listNodes(value: HtmlValue): readonly Node[] {
  if (value === null || value === undefined || value === false) return []
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (!(value instanceof Html)) return value.flatMap(listNodes)
  const { source } = value
  if ('markdown' in source) return [source]
  if (source.tag === null) return listNodes(source.attributes.children)
  return LEFT_OUT.has(source.tag) ? [] : [source]
}

/** Writes blocks; texts and elements of a line that stand side by side are a paragraph. */
function writeBlocks(value: HtmlValue, base: string): readonly string[] {
  const blocks: string[] = []
  let line: Node[] = []
  const endLine = () => {
    const text = writeLine(line, base).trim()
    if (text !== '') blocks.push(escapeBlock(text))
    line = []
  }
  for (const node of listNodes(value)) {
    if (isInline(node)) line.push(node)
    else {
      endLine()
      const written = 'markdown' in node ? [writeOwnMarkdown(node.markdown, base)] : writeBlock(node, base)
      // The meaning of a term stands behind it.
      const term = 'tag' in node && node.tag === 'dd' ? blocks.pop() : undefined
      blocks.push(...(term === undefined ? written : [[term, ...written].join(' ')]))
    }
  }
  endLine()
  return blocks.filter((block) => block !== '')
}

function isInline(node: Node): node is string | Element | (OwnMarkdown & { readonly isInline: true }) {
  if (typeof node === 'string') return true
  return 'markdown' in node ? node.isInline : !BLOCKS.has(node.tag ?? '')
}

function writeBlock({ tag, attributes }: Element, base: string): readonly string[] {
  const { children } = attributes
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return [`${'#'.repeat(Number(tag.slice(1)))} ${writeLine(listNodes(children), base).trim()}`]
    case 'ul':
    case 'ol':
      return [
        listNodes(children)
          .flatMap((item) => writeItem(item, base))
          .join('\n'),
      ]
    case 'pre':
      return [fence(readPlain(children), '')]
    case 'table':
      return [writeTable(children, base)]
    case 'dt':
      return [`**${writeLine(listNodes(children), base).trim()}**:`]
    case 'svg':
      return [escapeInline(listTexts(children).join(' '))]
    case 'div':
      return attributes.class === 'answer' ? [fence(readPlain(children), 'json')] : writeBlocks(children, base)
    default:
      return writeBlocks(children, base)
  }
}

function writeItem(item: Node, base: string): readonly string[] {
  if (typeof item === 'string' || 'markdown' in item) return []
  const text = writeBlocks(item.attributes.children, base).join('\n\n')
  return [`- ${text.replaceAll('\n', '\n  ').replaceAll(/^ +$/gm, '')}`]
}

function writeTable(children: HtmlValue, base: string): string {
  const [head = [], ...rows] = listRows(children).map((row) =>
    listNodes(row.attributes.children).map((cell) => writeCell(cell, base)),
  )
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [write(head), write(head.map(() => '---')), ...rows.map(write)].join('\n')
}

function listRows(value: HtmlValue): readonly Element[] {
  return listNodes(value).flatMap((node) => {
    if (typeof node === 'string' || 'markdown' in node) return []
    return node.tag === 'tr' ? [node] : listRows(node.attributes.children)
  })
}

function writeCell(cell: Node, base: string): string {
  if (typeof cell === 'string' || 'markdown' in cell) return ''
  const text = writeBlocks(cell.attributes.children, base).join(' ')
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
}

function writeLine(nodes: readonly Node[], base: string): string {
  return nodes.map((node) => writeInline(node, base)).join('')
}

function writeInline(node: Node, base: string): string {
  if (typeof node === 'string') return escapeInline(node.replaceAll(/\s+/g, ' '))
  if ('markdown' in node) return writeOwnMarkdown(node.markdown, base)
  const { tag, attributes } = node
  const text = () => writeLine(listNodes(attributes.children), base)
  switch (tag) {
    case 'a': {
      const href = String(attributes.href ?? '')
      return `[${text()}](${href.startsWith('/') ? `${base}${href}` : href})`
    }
    case 'code':
      return writeCode(readPlain(attributes.children))
    case 'strong':
      return `**${text()}**`
    case 'br':
      return '\n'
    default:
      return text()
  }
}

/** Reads the text of pieces as a reader sees it. */
function readPlain(value: HtmlValue): string {
  return listNodes(value)
    .map((node) => {
      if (typeof node === 'string') return node
      return 'markdown' in node ? node.markdown : readPlain(node.attributes.children)
    })
    .join('')
}

/** Lists the texts of a drawing, which have nothing between them. */
function listTexts(value: HtmlValue): readonly string[] {
  return listNodes(value).flatMap((node) => {
    if (typeof node === 'string') return [node]
    return 'markdown' in node ? [node.markdown] : listTexts(node.attributes.children)
  })
}
