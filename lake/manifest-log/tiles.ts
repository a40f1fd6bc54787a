import { computeRoot, hashLeaf } from './merkle.ts'

/*
 * Files of the log are those of C2SP tlog-tiles: hashes of 256 entries in a tile, tiles of tiles above it, and the
 * entries themselves. A tile that is not full has its width in its name, so no file ever changes.
 */
const WIDTH = 256
const HASH_BYTES = 32

/** An entry of the log: a published snapshot and the hash of its manifest. */
export interface LogEntry {
  readonly snapshot: string
  readonly manifest_sha256: string
}

/** Null if the log has no such file. */
export type ReadLogFile = (path: string) => Promise<Buffer | null>

export function printEntry({ snapshot, manifest_sha256 }: LogEntry): Buffer {
  return Buffer.from(`${snapshot} ${manifest_sha256}`)
}

const ENTRY = /^(\d{8}T\d{6}Z) ([0-9a-f]{64})$/

/** Lists, by path, the files that a log gets when it grows from `before` entries to all of these. */
export function listNewFiles(entries: readonly LogEntry[], before: number): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const texts = entries.map(printEntry)
  addTiles(files, 'entries', texts.map(frame), before)
  let [hashes, known] = [texts.map(hashLeaf), before]
  for (let level = 0; hashes.length > 0; level += 1) {
    addTiles(files, String(level), hashes, known)
    const whole = Math.floor(hashes.length / WIDTH)
    hashes = Array.from({ length: whole }, (_each, at) => computeRoot(hashes.slice(at * WIDTH, (at + 1) * WIDTH)))
    known = Math.floor(known / WIDTH)
  }
  return files
}

function addTiles(files: Map<string, Buffer>, level: string, parts: readonly Buffer[], before: number): void {
  if (parts.length === before) return
  for (let tile = Math.floor(before / WIDTH); tile * WIDTH < parts.length; tile += 1) {
    const content = parts.slice(tile * WIDTH, (tile + 1) * WIDTH)
    files.set(tilePath(level, tile, content.length), Buffer.concat(content))
  }
}

/**
 * Reads the entries of a log of this size, and their hashes in its tiles; null if a file is missing or contradicts
 * another. If the root over all entries equals a signed head, nothing is forged.
 */
export async function readEntries(read: ReadLogFile, size: number): Promise<readonly LogEntry[] | null> {
  const entries: LogEntry[] = []
  for (let tile = 0; tile * WIDTH < size; tile += 1) {
    const width = Math.min(WIDTH, size - tile * WIDTH)
    const [hashes, bundle] = [await read(tilePath('0', tile, width)), await read(tilePath('entries', tile, width))]
    const texts = bundle === null ? null : unframe(bundle)
    if (hashes?.length !== width * HASH_BYTES || texts?.length !== width) return null
    for (const [at, text] of texts.entries()) {
      const [, snapshot, manifest_sha256] = ENTRY.exec(text.toString('latin1')) ?? []
      const leaf = hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES)
      if (snapshot === undefined || manifest_sha256 === undefined || !leaf.equals(hashLeaf(text))) return null
      entries.push({ snapshot, manifest_sha256 })
    }
  }
  return entries
}

/** A file of the log by numbers, so that no text of a request becomes a part of a path. */
export interface LogTile {
  readonly level: string
  readonly tile: number
  readonly width: number
}

/**
 * Reads the names of a tile, such as `0`, `000` or `0`, `000.p`, `17`; null for names that no log has, because a log
 * has fewer than 256,000 entries.
 */
export function parseTile(level: string, tile: string, width?: string): LogTile | null {
  const [, digits, part] = /^(\d{3})(\.p)?$/.exec(tile) ?? []
  if (!/^(?:entries|[0-2])$/.test(level) || digits === undefined) return null
  if ((part === undefined) !== (width === undefined)) return null
  if (width !== undefined && !/^[1-9]\d{0,2}$/.test(width)) return null
  const parts = width === undefined ? WIDTH : Number(width)
  return part !== undefined && parts >= WIDTH ? null : { level, tile: Number(digits), width: parts }
}

/** `tile/0/000`, `tile/0/x001/234.p/17`: three digits a folder, as Go's sumdb has them. */
export function tilePath(level: string, tile: number, width: number): string {
  const groups = [String(tile % 1000).padStart(3, '0')]
  for (let rest = Math.floor(tile / 1000); rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  return ['tile', level, ...groups].join('/') + (width < WIDTH ? `.p/${String(width)}` : '')
}

function frame(entry: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(entry.length)
  return Buffer.concat([length, entry])
}

function unframe(bundle: Buffer): Buffer[] | null {
  const entries: Buffer[] = []
  for (let at = 0; at < bundle.length;) {
    if (at + 2 > bundle.length) return null
    const end = at + 2 + bundle.readUInt16BE(at)
    if (end > bundle.length) return null
    entries.push(bundle.subarray(at + 2, end))
    at = end
  }
  return entries
}
