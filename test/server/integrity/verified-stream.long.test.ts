import { link, open, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verifyStream } from '../../../server/integrity/verified-stream.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { hashBytes } from '../helpers/download.ts'
import { quietIntegrity } from '../helpers/integrity.ts'

const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))

/** An open file that was checked to be as published. */
async function known() {
  const path = join(await temporaryFolder(), 'file.parquet')
  await writeFile(path, CONTENT)
  const integrity = quietIntegrity()
  const file = { path, bytes: CONTENT.length, sha256: hashBytes(CONTENT), table: 't', month: null }
  await integrity.verify([file])
  const handle = await open(path, 'r')
  return { path, integrity, file, held: { handle, stat: await handle.stat() } }
}

/** Collects all bytes that pass, and whether the stream came to its end. */
async function passedOn(whole: boolean, pieces: readonly Buffer[], meanwhile: (path: string) => Promise<unknown>) {
  const { path, integrity, file, held } = await known()
  async function* source() {
    for (const piece of pieces) yield await Promise.resolve(piece)
    await meanwhile(path)
  }
  const got: Buffer[] = []
  try {
    for await (const piece of verifyStream(integrity, file, held, whole)(source())) got.push(piece)
    return { bytes: Buffer.concat(got), ended: true }
  } catch (error) {
    expect(error).toMatchObject({ code: 'unavailable', errorData: { reason: 'damaged_data' } })
    return { bytes: Buffer.concat(got), ended: false }
  } finally {
    await held.handle.close()
  }
}

const halves = (bytes: Buffer) => [bytes.subarray(0, 150_000), bytes.subarray(150_000)]
const nothing = () => Promise.resolve()

describe('bytes on their way to a client', () => {
  it('are all passed on if they are the published bytes', async () => {
    expect(await passedOn(true, halves(CONTENT), nothing)).toEqual({ bytes: CONTENT, ended: true })
  })

  it.each([0, 149_999, 150_000, 299_999])('lack their end if the disk gave another byte at %d', async (at) => {
    const other = Buffer.from(CONTENT)
    other.writeUInt8(other.readUInt8(at) ^ 1, at)

    const { bytes, ended } = await passedOn(true, halves(other), nothing)

    expect([ended, bytes.length]).toEqual([false, 150_000])
  })

  it('of a range lack their end if somebody wrote to the file meanwhile', async () => {
    const write = (path: string) => writeFile(path, Buffer.alloc(CONTENT.length))

    expect((await passedOn(false, halves(CONTENT), write)).ended).toBe(false)
    expect((await passedOn(false, halves(CONTENT), nothing)).ended).toBe(true)
  })

  it.each([
    ['whole', true],
    ['of a range', false],
  ])(
    'have their end though the file was pruned and links to it came and went meanwhile: %s',
    async (_what, isWhole) => {
      const prune = async (path: string) => {
        const { ctimeMs } = await stat(path)
        while ((await stat(path)).ctimeMs === ctimeMs) {
          await link(path, `${path}.copy`)
          await rm(`${path}.copy`)
        }
        await link(path, `${path}.other`)
        await rm(path)
      }

      expect(await passedOn(isWhole, halves(CONTENT), prune)).toEqual({ bytes: CONTENT, ended: true })
    },
  )

  it.each([
    ['whole', true],
    ['of a range', false],
  ])('have their end though the snapshot of the file was closed meanwhile: %s', async (_what, isWhole) => {
    const { integrity, file, held } = await known()
    const leave = await integrity.watch([file])
    async function* source() {
      for (const piece of halves(CONTENT)) yield await Promise.resolve(piece)
      leave()
    }
    const got: Buffer[] = []
    for await (const piece of verifyStream(integrity, file, held, isWhole)(source())) got.push(piece)

    expect(Buffer.concat(got)).toEqual(CONTENT)
    await held.handle.close()
  })
})
