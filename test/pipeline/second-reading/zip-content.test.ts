import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { listEntries, readEntry } from '../../../pipeline/second-reading/zip-content.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

async function zipFile(bytes: Uint8Array): Promise<string> {
  const path = join(await temporaryFolder(), 'file.zip')
  await writeFile(path, bytes)
  return path
}

async function readAll(path: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const entry of await listEntries(path)) {
    const pieces: Buffer[] = []
    for await (const piece of readEntry(path, entry)) pieces.push(piece)
    texts[entry.name] = Buffer.concat(pieces).toString('latin1')
  }
  return texts
}

const LONG = 'a line;of a member\r\n'.repeat(50_000)

describe('a zip read by its directory', () => {
  it('gives each member whole, packed or not, without its folder', async () => {
    const bytes = zipSync({
      'folder/long.csv': Buffer.from(LONG),
      'plain.csv': [Buffer.from('1;2'), { level: 0 }],
      'empty.csv': Buffer.alloc(0),
    })

    expect(await readAll(await zipFile(bytes))).toEqual({ 'long.csv': LONG, 'plain.csv': '1;2', 'empty.csv': '' })
  })

  it('is refused if a byte of a member changed', async () => {
    const bytes = zipSync({ 'plain.csv': [Buffer.from('1;2;3;4;5'), { level: 0 }] })
    const at = Buffer.from(bytes).indexOf('1;2;3')
    bytes[at] = 57

    await expect(readAll(await zipFile(bytes))).rejects.toThrow('plain.csv is not what the zip says')
  })

  it('is refused if it has no directory', async () => {
    await expect(readAll(await zipFile(Buffer.from('a web page')))).rejects.toThrow('no directory of a zip')
  })
})
