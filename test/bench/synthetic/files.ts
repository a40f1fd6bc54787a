import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

// DOS stamps carry local wall-clock time and nothing else: the bytes are the same whatever the day or the time zone.
const ENTRY = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true, compressionLevel: 4 }

/** A CSV file as the portals have them. */
export interface CsvFile {
  readonly name: string
  readonly content: Buffer
  readonly lines: number
}

/** Report about a file, and about a zip of such files. */
export interface ZippedFiles {
  readonly zip: string
  readonly zipBytes: number
  readonly members: readonly { readonly name: string; readonly bytes: number; readonly lines: number }[]
}

/** Latin-1, CRLF, no quoting. */
export function makeCsv(name: string, header: string, lines: readonly string[]): CsvFile {
  return { name, content: Buffer.from(`${[header, ...lines].join('\r\n')}\r\n`, 'latin1'), lines: lines.length }
}

/** `'1;2;3'` of 1, 2 and 3. */
export function cells(...values: readonly (string | number | bigint)[]): string {
  return values.join(';')
}

/** Writes a zip, its folders included, of files in memory or, where they are too large for it, on the disk. */
export async function writeCsvZip(
  path: string,
  files: readonly (CsvFile | { readonly name: string; readonly from: string })[],
): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  const zip = new ZipFile()
  for (const file of files) {
    if ('from' in file) zip.addFile(file.from, file.name, ENTRY)
    else zip.addReadStream(Readable.from([file.content]), file.name, { ...ENTRY, size: file.content.length })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return (await stat(path)).size
}
