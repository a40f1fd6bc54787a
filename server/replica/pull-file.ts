import type { Lake } from '../../lake/lake.ts'
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PublishedFile } from '../../schemas/core/manifest.ts'
import { isMissing } from '../../lake/disk.ts'
import { type ReadableStore, StoreError } from '../../lake/object-store/object-store.ts'
import { objectKey } from '../../lake/object-store/published-lake.ts'
import { ReplicaRefusal } from './refusal.ts'

/** Finds the folder of files that are not whole yet. */
export function findPartsFolder(lake: Lake): string {
  return join(lake.work, 'replica')
}

/** A part is named by the hash of the file that it becomes. */
export const PART_NAME = /^([0-9a-f]{64})\.(?:part|whole)$/
export const WHOLE_NAME = /^[0-9a-f]{64}\.whole$/

export function partPath(lake: Lake, { sha256 }: Pick<PublishedFile, 'sha256'>): string {
  return join(findPartsFolder(lake), `${sha256}.part`)
}

/** A part that has all of its bytes and is being written to the disk. Nobody continues a file of this name. */
function wholePath(lake: Lake, { sha256 }: PublishedFile): string {
  return join(findPartsFolder(lake), `${sha256}.whole`)
}

/** How often a body that breaks off is continued, as long as each try brings something. */
const TRIES = 5

/**
 * Fetches a published file into the lake. A part of it that is there from before is continued. The file gets its place
 * only when it has the length and the hash of the manifest. Calls `received` with the bytes of each piece.
 */
export async function pullFile(
  store: ReadableStore,
  lake: Lake,
  file: PublishedFile,
  received: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const part = partPath(lake, file)
  await lake.files.mkdir(dirname(part), { recursive: true })
  for (let attempt = 1; ; attempt += 1) {
    try {
      if ((await continuePart(store, lake, file, received, signal)) === file.sha256) break
      // The part began with other bytes, or the object is damaged: once more from its beginning.
      await lake.files.rm(part)
      if (attempt > 1) throw damagedObject(store, file)
    } catch (error) {
      const isBroken = error instanceof StoreError && error.fault === 'unreachable'
      if (!isBroken || attempt === TRIES || signal.aborted) throw error
    }
  }
  await placeWhole(lake, file)
}

/**
 * Gives a fetched file its place. The system drops what it could not write to the disk, and says so once: what it reads
 * afterwards is right, and a second flush ends well, until the power fails. So a file that failed to flush is fetched anew.
 */
async function placeWhole(lake: Lake, file: PublishedFile): Promise<void> {
  const [place, whole] = [lake.file(file), wholePath(lake, file)]
  await lake.files.rename(partPath(lake, file), whole)
  try {
    await lake.files.flush(whole)
    await lake.files.mkdir(dirname(place), { recursive: true })
    await lake.files.rename(whole, place)
  } catch (error) {
    await lake.files.rm(whole, { force: true })
    throw error
  }
  await lake.files.flush(dirname(place))
}

/** Appends what a part lacks; returns the hash of the whole. */
async function continuePart(
  store: ReadableStore,
  lake: Lake,
  file: PublishedFile,
  received: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const part = partPath(lake, file)
  let { hash, bytes } = await hashPart(part, file.bytes)
  if (bytes < file.bytes) {
    const stream = await store.read(objectKey(file), bytes, signal)
    if (stream === null) throw damagedObject(store, file, 'is missing')
    const handle = await lake.files.open(part, stream.from === 0 ? 'w' : 'a')
    if (stream.from === 0) [hash, bytes] = [createHash('sha256'), 0]
    try {
      for await (const chunk of stream.chunks) {
        bytes += chunk.byteLength
        if (bytes > file.bytes) throw damagedObject(store, file, `is longer than its ${String(file.bytes)} bytes`)
        await handle.appendFile(chunk)
        hash.update(chunk)
        received(chunk.byteLength)
      }
    } finally {
      await handle.close()
    }
    if (bytes < file.bytes) throw new StoreError('unreachable', `${store.address}${objectKey(file)} ended early`)
  }
  return hash.digest('hex')
}

/** Hashes the part that is there; one that is too long belongs to something else, and is begun anew. */
async function hashPart(part: string, most: number): Promise<{ hash: Hash; bytes: number }> {
  const hash = createHash('sha256')
  const bytes = await readLength(part)
  if (bytes === 0 || bytes > most) return { hash, bytes: 0 }
  for await (const chunk of createReadStream(part)) hash.update(chunk as Buffer)
  return { hash, bytes }
}

/** Finds the length of a file in bytes; 0 if there is none. */
export async function readLength(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissing(error)) return 0
    throw error
  }
}

function damagedObject(store: ReadableStore, file: PublishedFile, how = 'has other bytes than its name says'): Error {
  return new ReplicaRefusal(
    `the object ${store.address}${objectKey(file)} ${how}: run market-data-server publish-remote --check where it was published, which puts it again`,
  )
}
