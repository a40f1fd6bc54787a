import { NEWLINE, refuseEndless, RETURN } from './scan-lines.ts'
import { TAB } from './separator.ts'

const QUOTE = 34
const COMMA = 44
/** A tab inside a field becomes another control byte, which is judged like all of these. */
const VERTICAL_TAB = 11

/**
 * Rewrites lines of quoted fields with commas as lines of unquoted fields with tabs, and keeps their numbers. A line of
 * any other form stays one field; its number of fields is then wrong, so it goes into quarantine.
 */
export async function* tabCommaLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = block.lastIndexOf(NEWLINE) + 1
    if (end > 0) yield tabLines(block.subarray(0, end))
    rest = block.subarray(end)
    refuseEndless(rest)
  }
  if (rest.length > 0) yield tabLines(rest)
}

function tabLines(block: Buffer): Buffer {
  const target = Buffer.allocUnsafe(block.length)
  let at = 0
  for (let start = 0; start < block.length;) {
    const found = block.indexOf(NEWLINE, start)
    const next = found < 0 ? block.length : found + 1
    const lineEnd = found < 0 ? next : found
    const end = lineEnd > start && block[lineEnd - 1] === RETURN ? lineEnd - 1 : lineEnd
    at = tabLine(block, start, end, target, at) ?? copyAsOneField(block, start, end, target, at)
    at += block.copy(target, at, end, next)
    start = next
  }
  return target.subarray(0, at)
}

/** Writes one line; returns the position of the next byte, or null if the line has another form. */
function tabLine(block: Buffer, start: number, end: number, target: Buffer, offset: number): number | null {
  let [from, at] = [start, offset]
  while (block[from] === QUOTE) {
    from += 1
    for (; from < end && (block[from] !== QUOTE || block[from + 1] === QUOTE); from++) {
      const byte = block[from] ?? 0
      if (byte === QUOTE) from += 1
      target[at++] = byte === TAB ? VERTICAL_TAB : byte
    }
    from += 1
    if (from === end) return at
    if (from > end || block[from] !== COMMA) return null
    from += 1
    target[at++] = TAB
  }
  return start === end ? at : null
}

function copyAsOneField(block: Buffer, start: number, end: number, target: Buffer, offset: number): number {
  for (let from = start; from < end; from++) {
    target[offset + from - start] = block[from] === TAB ? VERTICAL_TAB : (block[from] ?? 0)
  }
  return offset + end - start
}
