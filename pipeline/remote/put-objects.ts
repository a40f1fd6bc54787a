import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BuildError } from '../../schemas/core/error.ts'
import { type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import { isPreconditionFailure, type ObjectFacts, type ObjectStore } from '../../lake/object-store/object-store.ts'
import { manifestKey, objectKey, signatureKey } from '../../lake/object-store/published-lake.ts'
import { findFileFault } from '../../lake/scrub/file-fault.ts'
import type { Log } from '../log.ts'
import type { LocalSnapshot } from './local-snapshots.ts'

const AT_ONCE = 6

/** A file that the store should have, and where it lies. */
export interface DueObject {
  readonly key: string
  readonly file: PublishedFile
  readonly path: string
}

export interface PutObjects {
  readonly objects: number
  readonly bytes: number
  /** Objects that an earlier try, or another publisher, has put. */
  readonly there: number
}

/** Lists the files of snapshots, each once, that are not among the known keys. */
export function listDueObjects(snapshots: readonly LocalSnapshot[], known: ReadonlySet<string>): DueObject[] {
  const due = new Map<string, DueObject>()
  for (const { folder, manifest } of snapshots) {
    for (const file of publishedFiles(manifest)) {
      const key = objectKey(file)
      if (!known.has(key)) due.set(key, { key, file, path: join(folder, file.file) })
    }
  }
  return [...due.values()]
}

/** Puts the files that the store does not have, each hashed before. */
export async function putObjects(
  store: ObjectStore,
  due: readonly DueObject[],
  log: Pick<Log, 'line' | 'progress'>,
): Promise<PutObjects> {
  const progress = log.progress('remote', due.length)
  const done = { objects: 0, bytes: 0, there: 0 }
  const waiting = [...due]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (await putObject(store, next, log)) {
        done.objects += 1
        done.bytes += next.file.bytes
      } else done.there += 1
      progress.tick(next.key)
    }
  }
  // A failure empties the queue, so that the other workers begin nothing more.
  const guarded = async () => {
    try {
      await work()
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  try {
    await awaitAll(Array.from({ length: AT_ONCE }, guarded))
  } finally {
    progress.end()
  }
  return done
}

/** Puts a file unless the store has it; true if it was put. */
async function putObject(store: ObjectStore, { key, file, path }: DueObject, log: Pick<Log, 'line'>): Promise<boolean> {
  const there = await store.head(key)
  if (there !== null && isWhole(there, file)) return false
  const fault = await findFileFault(path, file)
  if (fault !== null) {
    throw new BuildError('SNAPSHOT_DAMAGED', `${path} ${fault}`, {
      hint: 'The store was not changed. Run market-data-server verify --repair, and publish again.',
    })
  }
  const content = { file: path, length: file.bytes, sha256: file.sha256 }
  if (there !== null) log.line({ step: 'remote', subject: key, level: 'warn', detail: 'was damaged, and is put again' })
  try {
    await store.put(key, content, there === null ? { ifNoneMatch: '*' } : { ifMatch: there.etag })
    return true
  } catch (error) {
    if (!isPreconditionFailure(error)) throw error
    // Another publisher has put the same content meanwhile, or an answer to our own put was lost.
    const now = await store.head(key)
    if (now !== null && isWhole(now, file)) return false
    throw error
  }
}

function isWhole({ bytes, sha256 }: ObjectFacts, file: PublishedFile): boolean {
  return bytes === file.bytes && (sha256 === null || sha256 === file.sha256)
}

/** Puts the signature of a snapshot before its manifest, so that no manifest lacks its signature for a moment. */
export async function putManifest(store: ObjectStore, { snapshot, text, signature }: LocalSnapshot): Promise<void> {
  if (signature !== null)
    await putOnce(store, signatureKey(snapshot), { bytes: signature, type: 'application/octet-stream' })
  const packed = gzipSync(text)
  await putOnce(store, manifestKey(snapshot), { bytes: packed, encoding: 'gzip', type: 'application/json' })
}

/** Puts an object that may be there already; its content follows from its key. */
export async function putOnce(
  store: ObjectStore,
  key: string,
  content: Parameters<ObjectStore['put']>[1],
): Promise<void> {
  try {
    await store.put(key, content, { ifNoneMatch: '*' })
  } catch (error) {
    if (!isPreconditionFailure(error)) throw error
  }
}
