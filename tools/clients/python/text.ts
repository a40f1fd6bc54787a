const WIDTH = 116

/** Writes a docstring with these paragraphs; one that begins with two spaces keeps them on each of its lines. */
export function printDocstring(paragraphs: readonly string[], indent: string): string {
  const lines = paragraphs.flatMap((text, at) => [...(at === 0 ? [] : ['']), ...wrapParagraphs(text, indent)])
  const body = lines.map((line) => (line === '' ? '' : indent + line))
  const isShort = body.length === 1 && (body[0] ?? '').length + 6 <= WIDTH
  const text = body.join('\n').trimStart()
  return `${indent}"""${escapeDocstring(text)}${isShort ? '' : `\n${indent}`}"""\n`
}

/** Writes comments of one text. */
export function printComment(text: string, indent: string): string {
  return wrapLine(text, indent.length + 3)
    .map((line) => `${indent}#: ${line}\n`)
    .join('')
}

function wrapParagraphs(text: string, indent: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [''] : wrapLine(line, indent.length)))
}

function wrapLine(line: string, taken: number): readonly string[] {
  const [, own = '', text = ''] = /^(\s*)(.*)$/.exec(line) ?? []
  const lines: string[] = []
  let open = ''
  for (const word of text.split(' ')) {
    // Further lines of an argument stand below its text.
    const before = lines.length === 0 || own === '' ? own : `${own}  `
    if (open !== '' && taken + before.length + open.length + 1 + word.length > WIDTH) {
      lines.push(before + open)
      open = word
    } else open = open === '' ? word : `${open} ${word}`
  }
  return [...lines, (lines.length === 0 || own === '' ? own : `${own}  `) + open]
}

function escapeDocstring(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')
  return escaped.endsWith('"') ? `${escaped.slice(0, -1)}\\"` : escaped
}
