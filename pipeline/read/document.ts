import { writeFile } from 'node:fs/promises'
import { BuildError } from '../../schemas/core/error.ts'

/** Writes a JSON document for DuckDB to read, once it is known to be one. */
export async function writeDocument(path: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  refuseOther(bytes, name)
  await writeFile(path, bytes)
}

function refuseOther(bytes: Buffer, name: string): void {
  try {
    // Of other bytes than UTF-8 the decoder throws; the values are read by DuckDB, from the text.
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new BuildError('SOURCE_DAMAGED', `${name} is no JSON: ${error instanceof Error ? error.message : ''}`, {
      hint: 'The portal may have sent part of it, or a message in its place: fetch it again later.',
      cause: error,
    })
  }
}
