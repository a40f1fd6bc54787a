import assert from 'node:assert/strict'
import { withZip } from '../../../pipeline/read/zip.ts'
import { Unreadable } from '../../../pipeline/second-reading/unreadable-file.ts'
import { listEntries, readEntry } from '../../../pipeline/second-reading/zip-content.ts'
import { BuildError } from '../../../schemas/core/error.ts'
import { type FuzzTarget, placeInput, unlessRefused } from './target.ts'

type Content = readonly (readonly [name: string, content: string])[]

async function joinPieces(pieces: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all).toString('latin1')
}

/** Each reader spells names beyond ASCII in another way; no declared member has such a name. */
function plainName(name: string): string {
  return /^[\x20-\x7e]*$/.test(name) ? name : '?'
}

function readByCompiler(path: string): Promise<Content> {
  return withZip(path, { maxUnpackedBytes: 1 << 22 }, async (members) => {
    const content: (readonly [string, string])[] = []
    for (const { name, read } of members) content.push([plainName(name), await joinPieces(read())])
    return content
  })
}

async function readAgain(path: string): Promise<Content> {
  const content: (readonly [string, string])[] = []
  for (const entry of await listEntries(path))
    content.push([plainName(entry.name), await joinPieces(readEntry(path, entry))])
  return content
}

export const zip: FuzzTarget = {
  holds: 'a zip is refused, or both readers find the same members with the same bytes',
  run: async (bytes) => {
    const path = await placeInput(bytes)
    const compiled = await unlessRefused(BuildError, () => readByCompiler(path))
    if (compiled === null) return
    const again = await unlessRefused(Unreadable, () => readAgain(path))
    if (again !== null) assert.deepEqual(again, compiled)
  },
}
