import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { ZipFile } from 'yazl'

import type { CsvFile } from './csv.ts'

// DOS stamps carry local wall-clock time and nothing else: the bytes are the same whatever the day or the time zone.
const ENTRY = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true, compressionLevel: 4 }

/** Writes a zip of files on disk, for data too large to hold in memory, and returns its size. */
export async function writeZipOfFiles(path: string, files: readonly { name: string; from: string }[]): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  const zip = new ZipFile()
  for (const { name, from } of files) zip.addFile(from, name, ENTRY)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return (await stat(path)).size
}

/** Writes the zip, its folders included, and returns its size. */
export async function writeCsvZip(path: string, files: readonly CsvFile[]): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  const zip = new ZipFile()
  for (const { name, chunks, bytes } of files) {
    zip.addReadStream(Readable.from(chunks), name, { ...ENTRY, size: bytes })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return (await stat(path)).size
}
