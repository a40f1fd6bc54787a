import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** Files in memory by their path: times, owners and rights, which a disk adds, cannot get into what is made of them. */
export type FileTree = ReadonlyMap<string, Uint8Array>

const BLOCK = 512
/** npm gives this day to all files of a package: some tools refuse files from before 1980. */
const MODIFIED_SECONDS = Date.UTC(1985, 9, 26, 8, 15) / 1000

/**
 * Packs files in the order of their paths, all with the same time, owner and rights. They are below a folder, by default
 * below `package/`, where npm reads a package.
 */
export function packTarball(
  files: FileTree,
  {
    folder = 'package',
    programs = new Set(),
  }: { readonly folder?: string; readonly programs?: ReadonlySet<string> } = {},
): Buffer {
  const blocks: Uint8Array[] = []
  for (const path of [...files.keys()].sort()) {
    const bytes = files.get(path) ?? new Uint8Array()
    blocks.push(writeHeader(`${folder}/${path}`, bytes.length, programs.has(path) ? 0o755 : 0o644), bytes)
    blocks.push(Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK))
  }
  blocks.push(Buffer.alloc(2 * BLOCK))
  return gzipSync(Buffer.concat(blocks), { level: 9 })
}

/** Writes the header of a file in the form of POSIX.1-1988 (ustar), which every tar reads. */
function writeHeader(path: string, size: number, mode: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  const [folder, name] = splitPath(path)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(name, 0)
  header.write(octal(mode, 7) + octal(0, 7) + octal(0, 7) + octal(size, 11) + octal(MODIFIED_SECONDS, 11), 100)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(octal(0, 7) + octal(0, 7), 329)
  header.write(folder, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)} `, 148)
  return header
}

/** A name has room for 100 bytes, and its folders for 155 more. */
function splitPath(path: string): readonly [string, string] {
  if (Buffer.byteLength(path) <= 100) return ['', path]
  const at = path.indexOf('/', path.length - 101)
  const [folder, name] = [path.slice(0, at), path.slice(at + 1)]
  if (at === -1 || Buffer.byteLength(folder) > 155 || Buffer.byteLength(name) > 100)
    throw new RangeError(`${path} is too long for a tarball`)
  return [folder, name]
}

/** Lists files with their hashes as `sha256sum --check` reads them. */
export function listChecksums(files: FileTree): string {
  const lines = [...files.keys()].sort().map((path) => {
    const hash = createHash('sha256').update(files.get(path) ?? '')
    return `${hash.digest('hex')}  ${path}\n`
  })
  return lines.join('')
}
