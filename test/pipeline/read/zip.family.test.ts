import fc from 'fast-check'
import { readFile, writeFile } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { withZip } from '../../../pipeline/read/zip.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type PortalFiles, writeZip } from '../../helpers/portal.ts'
import { countCases } from '../../helpers/tier.ts'

const LIMITS = { maxUnpackedBytes: 1 << 30 }
const CUTS = countCases('ZIP_CUTS', { fast: 15, long: 60, ci: 60 })
const FLIPS = countCases('ZIP_FLIPS', { fast: 50, long: 400, ci: 400 })
const FILES: PortalFiles = {
  'a.csv': Array.from({ length: 200 }, (_, at) => `${String(at * 7919)};${String(at)}`),
  'b.csv': ['X;Y', '1;2'],
}
const TEXT_OF_A = (FILES['a.csv'] as readonly string[]).map((line) => `${line}\r\n`).join('')

async function makeZip(files: PortalFiles): Promise<string> {
  const path = join(await temporaryFolder(), 'a.zip')
  await writeZip(path, files)
  return path
}

async function pathTo(bytes: Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'a.zip')
  await writeFile(path, bytes)
  return path
}

/** Reads all of each member; returns pairs of name and text. */
function read(path: string, limits = LIMITS): Promise<[string, string][]> {
  return withZip(path, limits, async (members) => {
    const found: [string, string][] = []
    for (const { name, read: content } of members) {
      const chunks: Buffer[] = []
      for await (const chunk of content()) chunks.push(chunk)
      found.push([name, Buffer.concat(chunks).toString('latin1')])
    }
    return found
  })
}

/** Writes a number of two bytes into the header of each member and its entry of the list; the list has it two bytes later. */
function setInHeaders(zip: Buffer, at: number, value: number): Buffer {
  for (const [signature, from] of [
    ['PK\x03\x04', at],
    ['PK\x01\x02', at + 2],
  ] as const) {
    for (
      let found = zip.indexOf(signature, 0, 'latin1');
      found >= 0;
      found = zip.indexOf(signature, found + 4, 'latin1')
    )
      zip.writeUInt16LE(value, found + from)
  }
  return zip
}

describe('reading a zip', () => {
  it.each([
    ['is encrypted', 6, 1],
    ['is packed with bzip2', 8, 12],
    ['is packed with LZMA', 8, 14],
    ['is packed with method 77', 8, 77],
  ])('refuses a member that %s by saying so', async (what, at, value) => {
    const zip = await readFile(await makeZip(FILES))

    const reading = read(await pathTo(setInHeaders(zip, at, value)))

    await expect(reading).rejects.toMatchObject({
      code: 'SOURCE_DAMAGED',
      message: `member a.csv ${what}: only stored and deflated members can be read`,
    })
  })

  it('gives every member with its content', async () => {
    expect(await read(await makeZip(FILES))).toEqual([
      ['a.csv', TEXT_OF_A],
      ['b.csv', 'X;Y\r\n1;2\r\n'],
    ])
  })

  it('ignores the folder in the name of a member', async () => {
    const path = await makeZip({ 'DADOS/FI/b.csv': ['X;Y'] })

    expect(await read(path)).toEqual([['b.csv', 'X;Y\r\n']])
  })

  it('takes nothing from a folder that is a member itself', async () => {
    const bytes = await readFile(await makeZip({ DADOS_: Buffer.alloc(0), 'b.csv': ['X;Y'] }))
    const path = await pathTo(Buffer.from(bytes.toString('latin1').replaceAll('DADOS_', 'DADOS/'), 'latin1'))

    expect(await read(path)).toEqual([['b.csv', 'X;Y\r\n']])
  })

  it.each(['../../b.csv', '/etc/b.csv', 'C:/b.csv', 'x\\b.csv'])('refuses the path %s', async (path) => {
    const hyphened = path.replaceAll(/[^b.csv]/g, '-')
    const bytes = await readFile(await makeZip({ [hyphened]: ['X;Y'] }))
    const climbing = await pathTo(Buffer.from(bytes.toString('latin1').replaceAll(hyphened, path), 'latin1'))

    await expect(read(climbing)).rejects.toMatchObject({ code: 'SOURCE_DAMAGED' })
  })
})

describe('a damaged zip', () => {
  it('is recognised at any place of the cut', async () => {
    const whole = await readFile(await makeZip(FILES))

    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        await expect(read(await pathTo(whole.subarray(0, length)))).rejects.toMatchObject({ code: 'SOURCE_DAMAGED' })
      }),
      { numRuns: CUTS, examples: [[0], [1], [whole.length - 1], [whole.length - 22]] },
    )
  })

  it('never gives other content, whichever bit is flipped', async () => {
    const whole = await readFile(await makeZip(FILES))
    const texts = (await read(await pathTo(whole))).map(([, text]) => text)

    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
        const flipped = Buffer.from(whole)
        flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << bit), at)
        const outcome = await read(await pathTo(flipped)).catch((error: unknown) => error)

        expect(outcome).toSatisfy((found: { code?: string } | [string, string][]) =>
          Array.isArray(found)
            ? JSON.stringify(found.map(([, text]) => text)) === JSON.stringify(texts)
            : found.code === 'SOURCE_DAMAGED',
        )
      }),
      { numRuns: FLIPS, seed: 7 },
    )
  })

  it('is recognised by a member count below the real one', async () => {
    const bytes = await readFile(await makeZip(FILES))
    const counts = bytes.length - 22 + 8
    bytes.writeUInt16LE(1, counts)
    bytes.writeUInt16LE(1, counts + 2)

    await expect(read(await pathTo(bytes))).rejects.toMatchObject({ code: 'SOURCE_DAMAGED' })
  })

  it('is recognised by the checksum of a member, which the message names', async () => {
    const bytes = await readFile(await makeZip(FILES))
    const right = Buffer.alloc(4)
    right.writeUInt32LE(crc32(TEXT_OF_A))
    const path = await pathTo(
      Buffer.from(bytes.toString('latin1').replaceAll(right.toString('latin1'), 'oops'), 'latin1'),
    )

    await expect(read(path)).rejects.toMatchObject({
      code: 'SOURCE_DAMAGED',
      message: 'member a.csv does not have its checksum',
    })
  })

  it('can be a page of HTML in its place', async () => {
    const path = await pathTo(Buffer.from('<html>503 Service Unavailable</html>'))

    await expect(read(path)).rejects.toMatchObject({ code: 'SOURCE_DAMAGED', message: /^the zip cannot be opened/ })
  })
})

describe('a zip bomb', () => {
  it('is refused by the total size of its members, before any is unpacked', async () => {
    const path = await makeZip({ 'a.csv': Buffer.alloc(600, '1'), 'b.csv': Buffer.alloc(600, '2') })

    await expect(read(path, { maxUnpackedBytes: 1000 })).rejects.toMatchObject({
      code: 'SOURCE_DAMAGED',
      message: 'unpacks to 1200 bytes, over the limit of 1000',
    })
    expect(await read(path, { maxUnpackedBytes: 1200 })).toHaveLength(2)
  })

  it('is refused by how much a large member grows', async () => {
    const path = await makeZip({ 'a.csv': Buffer.alloc((1 << 26) + 1) })

    await expect(read(path)).rejects.toMatchObject({
      code: 'SOURCE_DAMAGED',
      message: /^member a\.csv grows \d+ times: a zip bomb$/,
    })
  })

  it('is refused if a member unpacks to more than it declares', async () => {
    const bytes = await readFile(await makeZip({ 'a.csv': Buffer.alloc(5000, '1') }))
    const declared = bytes.lastIndexOf(Buffer.of(5000 & 255, 5000 >> 8, 0, 0))
    bytes.writeUInt32LE(50, declared)

    await expect(read(await pathTo(bytes))).rejects.toMatchObject({ code: 'SOURCE_DAMAGED' })
  })

  it('is refused by the number of its members', async () => {
    const path = await makeZip(
      Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${String(at)}.csv`, ['X']])),
    )

    await expect(read(path)).rejects.toMatchObject({ code: 'SOURCE_DAMAGED', message: /^more than 1000 members/ })
  })

  it('is refused by the number of its folders too', async () => {
    const [path, zip] = [join(await temporaryFolder(), 'a.zip'), new ZipFile()]
    for (let folder = 0; folder < 1001; folder += 1) zip.addEmptyDirectory(String(folder))
    zip.end()
    await pipeline(zip.outputStream, createWriteStream(path))

    await expect(read(path)).rejects.toMatchObject({ code: 'SOURCE_DAMAGED', message: /^more than 1000 members/ })
  })
})
