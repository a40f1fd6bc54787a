import { numberLines, type NumberedLines } from '../../pipeline/read/number-lines.ts'
import { SEMICOLON } from '../../pipeline/read/separator.ts'

export interface Numbered extends NumberedLines {
  /** Bytes that were passed on, as ISO-8859-1. */
  readonly text: string
  readonly header: string
  /** Bytes of each piece that was passed on. */
  readonly pieces: readonly number[]
}

/** Numbers the lines of a file of texts that arrives in these chunks. */
export function numbered(...chunks: readonly (Buffer | string)[]): Promise<Numbered> {
  return numberedWith([], ...chunks)
}

/** Numbers the lines of a file in which these columns hold figures instead of texts. */
export async function numberedWith(
  figures: readonly string[],
  ...chunks: readonly (Buffer | string)[]
): Promise<Numbered> {
  const written: Buffer[] = []
  let header = ''
  const result = await numberLines(arriving(chunks), {
    onHeader: (text) => {
      header = text
      return text.split(';').map((name) => (figures.includes(name) ? name : null))
    },
    form: { encoding: 'iso-8859-1', separator: SEMICOLON },
    write: (bytes) => {
      written.push(Buffer.from(bytes))
      return Promise.resolve()
    },
  })
  return {
    ...result,
    header,
    text: Buffer.concat(written).toString('latin1'),
    pieces: written.map(({ length }) => length),
  }
}

async function* arriving(chunks: readonly (Buffer | string)[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) {
    yield await Promise.resolve(typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk)
  }
}
