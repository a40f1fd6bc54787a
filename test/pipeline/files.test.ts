import { createHash, randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explainDisk } from '../../lake/explain-disk.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { readPieces, sha256OfFile } from '../../lake/hash.ts'
import { temporaryFolder } from '../helpers/folders.ts'

const MEBIBYTE = 1 << 20

test.each([0, 1, 1023, 1024, 1025, MEBIBYTE - 1, MEBIBYTE, MEBIBYTE + 1, 3 * MEBIBYTE + 5])(
  'a file of %i bytes has the hash of its bytes',
  async (size) => {
    const bytes = randomBytes(size)
    const path = join(await temporaryFolder(), 'file')
    await writeFile(path, bytes)
    expect(await sha256OfFile(path)).toBe(createHash('sha256').update(bytes).digest('hex'))
  },
)

test('the pieces of a file share one buffer, which is no larger than the file needs', async () => {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, randomBytes(2 * MEBIBYTE + 7))
  const places = new Set<string>()
  const lengths: number[] = []
  for await (const piece of readPieces(path)) {
    lengths.push(piece.length)
    places.add(`${String(piece.byteOffset)} of ${String(piece.buffer.byteLength)}`)
  }
  expect(lengths).toEqual([MEBIBYTE, MEBIBYTE, 7])
  expect([...places]).toEqual([`0 of ${String(MEBIBYTE)}`])
})

test('a file that grows while it is read is read to its end', async () => {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, 'first')
  const texts: string[] = []
  for await (const piece of readPieces(path)) {
    if (texts.length === 0) await writeFile(path, ' and last', { flag: 'a' })
    texts.push(piece.toString())
  }
  expect(texts.join('')).toBe('first and last')
})

test('an error of the disk names the file that it is about', async () => {
  // The kernel lets nobody read the first bytes of this file.
  const path = '/proc/self/mem'
  const named = { code: 'EIO', message: expect.stringContaining(`'${path}'`) as string }
  await expect(sha256OfFile(path)).rejects.toMatchObject(named)
  await expect(readIfPresent(path)).rejects.toMatchObject(named)
})

test('an error of a link to another file system says which folders must be on one', async () => {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, 'bytes')
  const error: unknown = await rename(path, '/proc/nowhere').catch((thrown: unknown) => thrown)
  expect(explainDisk(error, '/srv/data')).toMatchObject({
    code: 'DISK',
    message: expect.stringMatching(/^the data directory \/srv\/data is on several file systems: EXDEV/) as string,
    hint: expect.stringContaining('lake, snapshots and .market-data-work') as string,
  })
})
