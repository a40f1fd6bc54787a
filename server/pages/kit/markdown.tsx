import type { Html } from './jsx-runtime.ts'

/**
 * Renders the Markdown that our own texts use: headings, paragraphs, lists, `code`, links and **bold**. It leaves out
 * the first heading of a file, which is its title; the others begin at `<h3>`.
 */
export function renderMarkdown(text: string): Html {
  const blocks = text.trim().split(/\n{2,}/)
  return <>{blocks.map(renderBlock)}</>
}

function renderBlock(block: string): Html | null {
  if (block.startsWith('# ')) return null
  if (block.startsWith('## ')) return <h3>{renderInline(block.slice(3))}</h3>
  if (block.startsWith('- ')) return renderList(block)
  return <p>{renderInline(block)}</p>
}

/** A line that begins no item continues the item before it. */
function renderList(block: string): Html {
  const items = block.slice(2).split(/\n- /)
  return (
    <ul>
      {items.map((item) => (
        <li>{renderInline(item)}</li>
      ))}
    </ul>
  )
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|\/|#)[^\s)]*)\)/g

/** Renders the text of a line. A link leads to the web or to a place on this site; any other link stays plain text. */
export function renderInline(text: string): Html {
  const parts: Html[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, bold, title, address] = match
    parts.push(<>{text.slice(end, match.index)}</>)
    if (code !== undefined) parts.push(<code>{code}</code>)
    else if (bold !== undefined) parts.push(<strong>{bold}</strong>)
    else parts.push(<a href={address}>{title}</a>)
    end = match.index + whole.length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
