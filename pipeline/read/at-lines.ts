import { TAB } from './separator.ts'

const AT = 64
/** A tab inside a field becomes another control byte, which is judged like all of these. */
const VERTICAL_TAB = 11

/** Writes lines with at signs between their fields as lines with tabs. */
export async function* tabAtLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield Buffer.from(chunk.map((byte) => (byte === AT ? TAB : byte === TAB ? VERTICAL_TAB : byte)))
  }
}
