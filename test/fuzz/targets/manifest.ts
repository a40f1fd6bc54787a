import assert from 'node:assert/strict'
import { parseHead, printHead } from '../../../lake/manifest-log/head.ts'
import { listNewFiles, readEntries, tilePath } from '../../../lake/manifest-log/tiles.ts'
import { hashLeaf } from '../../../lake/manifest-log/merkle.ts'
import { splitNote } from '../../../lake/signature/signed-note.ts'
import { hasItsDigest, printManifest } from '../../../lake/snapshots/manifest-file.ts'
import { parseJson } from '../../../schemas/core/json.ts'
import { manifestSchema, publishedFiles } from '../../../schemas/core/manifest.ts'
import { chooseBy, type FuzzTarget } from './target.ts'

export const manifest: FuzzTarget = {
  holds:
    'a manifest, a head of its log or a tile of it is refused, or prints back the same; its files are below its folder',
  run: async (bytes) => {
    const { chosen, rest } = chooseBy(bytes, [readManifest, readHead, readTile])
    await chosen(rest)
  },
}

function readManifest(bytes: Buffer): void {
  const { success, data } = manifestSchema.safeParse(parseJson(bytes.toString('utf8')))
  if (!success) return
  const isWhole = hasItsDigest(data)
  const again = manifestSchema.parse(JSON.parse(printManifest(data)))
  assert.deepEqual(again, data)
  assert.equal(hasItsDigest(again), isWhole)
  for (const { file } of publishedFiles(data)) assert.ok(!/(?:^|\/)\.{0,2}(?:\/|$)|\\/.test(file), file)
}

function readHead(bytes: Buffer): void {
  const note = bytes.toString('utf8')
  const head = parseHead(note)
  if (head !== null) assert.equal(printHead(head), splitNote(note).text)
}

/** Reads a tile of entries whose hashes fit, as a forger could make them. */
async function readTile(bytes: Buffer): Promise<void> {
  const entries: Buffer[] = []
  for (let at = 0; at + 2 <= bytes.length && entries.length < 256; at += 2 + bytes.readUInt16BE(at)) {
    entries.push(bytes.subarray(at + 2, at + 2 + bytes.readUInt16BE(at)))
  }
  const hashes = Buffer.concat(entries.map(hashLeaf))
  const read = (path: string) => Promise.resolve(path.includes('/entries/') ? bytes : hashes)
  const found = await readEntries(read, entries.length)
  if (found === null || found.length === 0) return
  assert.deepEqual(listNewFiles(found, 0).get(tilePath('entries', 0, found.length)), Buffer.from(bytes))
}
