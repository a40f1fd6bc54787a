import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import {
  digestible,
  type Manifest,
  MANIFEST,
  MANIFEST_COPY,
  manifestSchema,
  type ShardEntry,
} from '../../schemas/core/manifest.ts'
import { canonicalJson, parseJson } from '../../schemas/core/json.ts'
import { replaceFile } from '../durable-files.ts'
import { sha256OfText } from '../hash.ts'
import type { LakeFiles } from '../files.ts'
import { isMissing, isUnreadableDisk } from '../disk.ts'
import { writeManifestText } from './install-snapshot.ts'

/** Looks up Node's `gunzip` at each call, so that a simulated machine can replace it. */
const unpack = (packed: Buffer) => promisify(gunzip)(packed)

export function digestManifest(
  manifest: Omit<Manifest, 'digest' | 'snapshot' | 'created_at' | 'history_tables'>,
): string {
  return sha256OfText(canonicalJson(digestible(manifest)))
}

/** True if a manifest is unchanged since it was written. */
export function hasItsDigest(manifest: Manifest): boolean {
  return digestManifest(manifest) === manifest.digest
}

/** Describes the part of a lake in a snapshot that an earlier version built on several machines. */
export function describeShard({ number, of }: ShardEntry): string {
  return `shard ${String(number)}/${String(of)} of a lake, not a whole one`
}

export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Writes a manifest, and a copy with a checksum of its own, into the folder of a snapshot. */
export async function writeManifest(files: LakeFiles, folder: string, manifest: Manifest): Promise<void> {
  await writeManifestText(files, folder, printManifest(manifest))
}

/** Reads the manifest of a snapshot; null if it is damaged. Snapshots of earlier compilers have no copy. */
export async function readSnapshotManifest(folder: string): Promise<Manifest | null> {
  return (await readManifestText(folder))?.manifest ?? null
}

/**
 * Reads a manifest with its text; null if it is damaged. Whoever passes the text on must take this text: a second
 * reading could return a wrong bit.
 */
export async function readManifestText(
  folder: string,
): Promise<{ readonly text: string; readonly manifest: Manifest } | null> {
  const text = await readManifestFile(join(folder, MANIFEST))
  const copy = await readManifestCopy(folder)
  const manifest = copy !== null && text !== copy ? null : parseManifest(text)
  return text === null || manifest === null ? null : { text, manifest }
}

/**
 * Restores a damaged manifest from its copy, or a damaged copy from the manifest. Returns the name of the damaged
 * file; null if none was damaged, or if the manifest cannot be restored.
 */
export async function restoreManifest(files: LakeFiles, folder: string): Promise<string | null> {
  const [path, copyPath] = [join(folder, MANIFEST), join(folder, MANIFEST_COPY)]
  const [text, copy] = [await readManifestFile(path), await readManifestCopy(folder)]
  if (copy !== null && text !== copy && parseManifest(copy) !== null) {
    await replaceFile(files, path, copy)
    return MANIFEST
  }
  if (copy === null && parseManifest(text) !== null && text !== null && (await isDamagedCopy(copyPath))) {
    await replaceFile(files, copyPath, gzipSync(text))
    return MANIFEST_COPY
  }
  return null
}

/** Manifest that was parsed last: a build reads the served one four times, and would check its 240 months each time. */
let parsedLast: { readonly text: string; readonly manifest: Manifest } | null = null

function parseManifest(text: string | null): Manifest | null {
  if (text === null) return null
  if (parsedLast?.text === text) return parsedLast.manifest
  const parsed = manifestSchema.safeParse(parseJson(text))
  if (!parsed.success || !hasItsDigest(parsed.data)) return null
  parsedLast = { text, manifest: parsed.data }
  return parsed.data
}

/** Reads the text of a manifest; null if there is none, or if the disk cannot read it. */
async function readManifestFile(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error) || isUnreadableDisk(error)) return null
    throw error
  }
}

/** Reads the text of the copy; null if there is none, or if it cannot be read or unpacked. */
export async function readManifestCopy(folder: string): Promise<string | null> {
  try {
    return (await unpack(await readFile(join(folder, MANIFEST_COPY)))).toString('utf8')
  } catch (error) {
    if (isMissing(error) || isDamage(error)) return null
    throw error
  }
}

async function isDamagedCopy(path: string): Promise<boolean> {
  try {
    await unpack(await readFile(path))
    return false
  } catch (error) {
    if (isMissing(error)) return false
    if (isDamage(error)) return true
    throw error
  }
}

function isDamage(error: unknown): boolean {
  if (isUnreadableDisk(error)) return true
  return error instanceof Error && 'code' in error && /^Z_|^ERR_BUFFER/.test(String(error.code))
}
