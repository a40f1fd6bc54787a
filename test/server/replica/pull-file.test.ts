import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { type LakeFiles, realFiles } from '../../../lake/files.ts'
import { sha256OfText } from '../../../lake/hash.ts'
import { Lake } from '../../../lake/lake.ts'
import type { ReadableStore } from '../../../lake/object-store/object-store.ts'
import { partPath, pullFile } from '../../../server/replica/pull-file.ts'
import { filesBelow } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { randomFrom } from '../../helpers/random.ts'
import { SimulatedDisk } from '../../simulator/disk.ts'
import { OperationFaults } from '../../simulator/operation-faults.ts'
import { Turns } from '../../simulator/turns.ts'

const TEXT = 'the bytes of a published file'
const FILE = { file: 'b3_quote/all/b3_quote.parquet', rows: 1, bytes: TEXT.length, sha256: sha256OfText(TEXT) }

/** A disk that forgets all names and contents that it may forget. */
const LOSE_ALL = () => 0.5

/** A store with one object, which notes from which byte on it is read. */
function storeOfText(readFrom: number[]): ReadableStore {
  return {
    address: 's3://bucket/',
    get: () => Promise.resolve(null),
    read: (_key, from) => {
      readFrom.push(from)
      return Promise.resolve({ from, chunks: piecesFrom(from) })
    },
  }
}

async function* piecesFrom(from: number): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(TEXT.slice(from)))
}

async function world(files: LakeFiles = realFiles) {
  const lake = new Lake(await temporaryFolder(), files)
  const readFrom: number[] = []
  const pull = () => pullFile(storeOfText(readFrom), lake, FILE, () => undefined, new AbortController().signal)
  return { lake, readFrom, pull }
}

it('the part of a file that is there from before is continued', async () => {
  const { lake, readFrom, pull } = await world()
  await mkdir(dirname(partPath(lake, FILE)), { recursive: true })
  await writeFile(partPath(lake, FILE), TEXT.slice(0, 9))

  await pull()

  expect(readFrom).toEqual([9])
  expect(await readFile(lake.file(FILE), 'utf8')).toBe(TEXT)
})

it.each([1, 6])(
  'a file is whole after a power cut, also where the disk failed once to take it (from operation %i on)',
  async (at) => {
    const root = await temporaryFolder()
    const disk = new SimulatedDisk(join(root, 'data'), join(root, 'aside'), new Turns(randomFrom(1)), () => undefined)
    const faults = new OperationFaults({ kind: 'sync fails', at })
    const lake = new Lake(
      disk.root,
      disk.filesOf({ name: 'replica', machine: 'replica', pid: 1, isDead: false, faults }),
    )
    for (const folder of [dirname(partPath(lake, FILE)), dirname(lake.file(FILE))])
      await mkdir(folder, { recursive: true })
    disk.settle()
    const pull = () => pullFile(storeOfText([]), lake, FILE, () => undefined, new AbortController().signal)

    await expect(pull()).rejects.toThrow('injected')
    await pull()
    disk.lose(LOSE_ALL)

    expect(await readFile(lake.file(FILE), 'utf8')).toBe(TEXT)
  },
)

it('a file that the disk failed to take is fetched anew, and no second flush is believed', async () => {
  const flushed: number[] = []
  const files: LakeFiles = {
    ...realFiles,
    flush: async (path) => {
      const found = await stat(path)
      await realFiles.flush(path)
      if (!found.isFile()) return
      flushed.push(found.ino)
      if (flushed.length === 1) throw new Error('EIO: injected, fsync')
    },
  }
  const { lake, readFrom, pull } = await world(files)

  await expect(pull()).rejects.toThrow('injected')
  const left = await filesBelow(lake.root)
  // Its number may be that of the next file.
  await writeFile(`${lake.root}/other`, '')
  await pull()

  expect(left).toEqual([])
  expect(readFrom).toEqual([0, 0])
  expect(flushed).toHaveLength(2)
  expect(await filesBelow(lake.root)).toEqual([`lake/b3_quote/all/${FILE.sha256}.parquet`, 'other'])
  expect(await readFile(lake.file(FILE), 'utf8')).toBe(TEXT)
})

it('a whole file whose process was killed before the disk had it is fetched anew', async () => {
  const files: LakeFiles = {
    ...realFiles,
    flush: () => Promise.reject(new Error('killed')),
    rm: () => Promise.reject(new Error('killed')),
  }
  const { lake, readFrom, pull } = await world(files)

  await expect(pull()).rejects.toThrow('killed')
  await pullFile(storeOfText(readFrom), new Lake(lake.root), FILE, () => undefined, new AbortController().signal)

  expect(readFrom).toEqual([0, 0])
  expect(await filesBelow(lake.root)).toEqual([`lake/b3_quote/all/${FILE.sha256}.parquet`])
})
