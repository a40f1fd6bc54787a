import type { Lake } from '../../lake/lake.ts'
import { createHash } from 'node:crypto'
import { type Manifest, manifestSchema, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import { stageSnapshot } from '../../lake/snapshots/install-snapshot.ts'
import { MANIFEST_SIGNATURE } from '../../lake/signature/manifest-signature.ts'
import type { ReadableStore } from '../../lake/object-store/object-store.ts'
import {
  manifestKey,
  MOST_MANIFEST_BYTES,
  MOST_SIGNATURE_BYTES,
  signatureKey,
  type SnapshotReference,
  unpackObject,
} from '../../lake/object-store/published-lake.ts'
import { printViews } from '../../lake/views/views.ts'
import { describeShard, hasItsDigest } from '../../lake/snapshots/manifest-file.ts'
import { pullFile, readLength } from './pull-file.ts'
import { ReplicaRefusal } from './refusal.ts'

/** Files that are fetched at once. */
const AT_ONCE = 4

/** Judges the bytes of a manifest by its signature; returns what is wrong, or null. */
export type JudgeManifest = (manifest: Buffer, signature: Buffer | null) => string | null

export interface PullParts {
  readonly store: ReadableStore
  readonly lake: Lake
  readonly judge: JudgeManifest
  readonly signal: AbortSignal
  /** Called with the bytes of each piece of a file. */
  readonly received: (bytes: number) => void
  /** Makes room for a snapshot; throws a `ReplicaRefusal` if it does not fit. */
  readonly makeRoom: (needed: NeededFiles) => Promise<void>
}

/** Files of a snapshot; `missing` are those that are not here. */
export interface NeededFiles {
  readonly snapshot: string
  readonly files: readonly PublishedFile[]
  readonly missing: readonly PublishedFile[]
}

/** Fetches a snapshot that is not here: its manifest, then the files that the lake lacks. It is seen when it is whole. */
export async function pullSnapshot(parts: PullParts, reference: SnapshotReference): Promise<void> {
  const { lake, makeRoom } = parts
  const { manifest, text, signature } = await pullManifest(parts, reference)
  const files = publishedFiles(manifest)
  const missing = await listMissing(lake, files)
  if (missing.length > 0) await makeRoom({ snapshot: reference.snapshot, files, missing })
  await pullFiles(parts, missing)
  const tables = new Set(files.map(({ file }) => file.slice(0, file.indexOf('/'))))
  const install = await stageSnapshot(lake, reference.snapshot, {
    manifest: text,
    files: files.map(({ file, sha256 }) => ({ file, from: lake.file({ file, sha256 }) })),
    views: (folder) => printViews(folder, tables),
    ...(signature !== null && { others: { [MANIFEST_SIGNATURE]: signature } }),
  })
  await install()
}

/** Fetches a manifest, and believes nothing of it before its hash is right. */
async function pullManifest({ store, judge, signal }: PullParts, { snapshot, manifest_sha256 }: SnapshotReference) {
  const key = manifestKey(snapshot)
  const read = await store.get(key, { mostBytes: MOST_MANIFEST_BYTES, signal })
  const bytes = read === null || read === 'unchanged' ? null : unpackObject(read.body, MOST_MANIFEST_BYTES)
  if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== manifest_sha256)
    throw refuseManifest(store, key, 'is missing, or is not the one that current.json names')
  const sign = await store.get(signatureKey(snapshot), { mostBytes: MOST_SIGNATURE_BYTES, signal })
  const signature = sign === null || sign === 'unchanged' ? null : sign.body
  const fault = judge(bytes, signature)
  if (fault !== null) throw refuseManifest(store, key, fault)
  const text = bytes.toString('utf8')
  const manifest = parseManifestText(text)
  if (manifest === null)
    throw refuseManifest(store, key, 'is not a manifest that this version reads: a newer version may have written it')
  if (manifest.snapshot !== snapshot) throw refuseManifest(store, key, `is of the snapshot ${manifest.snapshot}`)
  // No server would open it.
  if (!hasItsDigest(manifest)) throw refuseManifest(store, key, 'has another digest than it says')
  if (manifest.shard !== undefined) throw refuseManifest(store, key, `is ${describeShard(manifest.shard)}`)
  return { manifest, text, signature }
}

function parseManifestText(text: string): Manifest | null {
  try {
    const parsed = manifestSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Lists the files that the lake lacks, each once. A file of another length is fetched again. */
async function listMissing(lake: Lake, files: readonly PublishedFile[]): Promise<PublishedFile[]> {
  const missing = new Map<string, PublishedFile>()
  for (const file of files) {
    const path = lake.file(file)
    if ((await readLength(path)) !== file.bytes) missing.set(path, file)
  }
  return [...missing.values()]
}

async function pullFiles(parts: PullParts, missing: readonly PublishedFile[]): Promise<void> {
  // A file can be in two tables with the same bytes; its part has one name, so it is fetched for one after the other.
  const byHash = new Map<string, PublishedFile[]>()
  for (const file of missing) byHash.set(file.sha256, [...(byHash.get(file.sha256) ?? []), file])
  const waiting = [...byHash.values()]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        for (const file of next) await pullFile(parts.store, parts.lake, file, parts.received, parts.signal)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  await awaitAll(Array.from({ length: AT_ONCE }, work))
}

function refuseManifest({ address }: ReadableStore, key: string, why: string): ReplicaRefusal {
  return new ReplicaRefusal(`${address}${key} ${why}`)
}
