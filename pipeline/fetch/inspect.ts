import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { BuildError } from '../../schemas/core/error.ts'
import type { Source } from '../../schemas/core/source.ts'
import { withZip } from '../read/zip.ts'

interface MemberHash {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

export interface Inspection {
  /** Hash of each member; a bare file is its own member. */
  readonly members: MemberHash[]
  /** Why the file cannot be used; null if it can. */
  readonly damage: string | null
}

export interface ReceivedFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** True if the server called it a web page. */
  readonly calledPage: boolean
}

/** Reads the file to its end and returns the hash of each member, or the reason why it cannot be read. */
export async function inspect(source: Source, { path, bytes, sha256, calledPage }: ReceivedFile): Promise<Inspection> {
  if (bytes === 0) return { members: [], damage: 'is empty' }
  const beginning = await readFirstText(path)
  // Neither a table nor a zip begins like this.
  if (beginning.startsWith('<')) return { members: [], damage: describePage(source, beginning) }
  if (source.format !== 'zip') {
    return { members: [{ name: 'file', bytes, sha256 }], damage: describeBadSize(source, bytes) }
  }
  try {
    return { members: await hashMembers(path, source), damage: null }
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    return { members: [], damage: calledPage ? describePage(source, beginning) : error.message }
  }
}

function describeBadSize({ maxUnpackedBytes }: Source, bytes: number): string | null {
  if (bytes === 0) return 'is empty'
  return bytes > maxUnpackedBytes ? `is larger than ${String(maxUnpackedBytes)} bytes` : null
}

async function hashMembers(path: string, source: Source): Promise<MemberHash[]> {
  return withZip(path, source, async (zipMembers) => {
    const hashes: MemberHash[] = []
    for (const { name, bytes, read } of zipMembers) hashes.push({ name, bytes, sha256: await hashContent(read()) })
    return hashes.sort((a, b) => (a.name < b.name ? -1 : 1))
  })
}

function describePage({ format }: Source, beginning: string): string {
  const shown = beginning.slice(0, 80).replaceAll(/\s+/g, ' ').trim()
  return `a web page came instead of the ${format}, beginning ${JSON.stringify(shown)}`
}

async function readFirstText(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.toString('latin1', 0, bytesRead).replace(/^ï»¿/, '').trimStart()
  } finally {
    await file.close()
  }
}

async function hashContent(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
