import { stat } from 'node:fs/promises'
import type { PublishedFile } from '../../schemas/core/manifest.ts'
import { isMissing, isUnreadableDisk } from '../disk.ts'
import { sha256OfFile } from '../hash.ts'

/** Permanent name of a published file: its place in a snapshot, and its content. */
export type FileName = Pick<PublishedFile, 'file' | 'sha256'>

export function fileKey({ file, sha256 }: FileName): string {
  return `${file} ${sha256}`
}

/** Gives the hash of a file, or the reason why it cannot be read. */
export function hashOrDescribe(path: string): Promise<string> {
  return sha256OfFile(path).catch(describeUnreadableFile)
}

/** Describes how a file differs from its published form; null if it does not. */
export async function findFileFault(
  path: string,
  { bytes, sha256 }: Pick<PublishedFile, 'bytes' | 'sha256'>,
): Promise<string | null> {
  try {
    const { size } = await stat(path)
    if (size !== bytes) return `has ${String(size)} bytes, not ${String(bytes)}`
    return (await sha256OfFile(path)) === sha256 ? null : 'has other content'
  } catch (error) {
    return describeUnreadableFile(error)
  }
}

/** Describes a file that is gone or that the disk cannot read; throws any other error. */
function describeUnreadableFile(error: unknown): string {
  if (isMissing(error)) return 'is missing'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isUnreadableDisk(error) || code === 'EISDIR') return `cannot be read (${code})`
  throw error
}
