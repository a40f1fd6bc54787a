import { parseSnapshotTime } from '../snapshots/snapshot-id.ts'
import { type LogHead, parseHead } from './head.ts'
import { computeRoot, hashLeaf } from './merkle.ts'
import { type LogEntry, printEntry, readEntries, type ReadLogFile } from './tiles.ts'

export type KnownHead = Pick<LogHead, 'size' | 'root'>

/** A log whose files match its head, and which continues what was known of it. */
export interface CheckedLog {
  readonly head: LogHead
  readonly entries: readonly LogEntry[]
}

/** Reads a log from its files, and compares it with its head and with the head that was seen last. */
export async function checkLog(
  note: string,
  read: ReadLogFile,
  known: KnownHead | null,
): Promise<CheckedLog | { readonly fault: string }> {
  const head = parseHead(note)
  if (head === null) return { fault: UNREADABLE }
  const entries = await readEntries(read, head.size)
  if (entries === null) return { fault: 'the log lacks files that its head counts, or they contradict each other' }
  return checkEntries(note, entries, known)
}

/**
 * Compares the entries of a log with its head, and with the head that was seen last. The root of the first entries is
 * computed from the same hashes as the root of all, so a publisher cannot show one history then and another now.
 * Returns a sentence about what is wrong.
 */
export function checkEntries(
  note: string,
  entries: readonly LogEntry[],
  known: KnownHead | null,
): CheckedLog | { readonly fault: string } {
  const head = parseHead(note)
  if (head === null) return { fault: UNREADABLE }
  if (known !== null && head.size < known.size)
    return {
      fault: `the head of the log is an old one: it has ${String(head.size)} entries, and had ${String(known.size)}`,
    }
  const leaves = entries.map((each) => hashLeaf(printEntry(each)))
  if (leaves.length !== head.size || printRoot(leaves) !== head.root)
    return { fault: 'the log is not the one of its head' }
  if (known !== null && printRoot(leaves.slice(0, known.size)) !== known.root)
    return {
      fault: `the history was rewritten: the first ${String(known.size)} entries of the log are others than before`,
    }
  const newest = entries.at(-1)
  if (newest?.snapshot !== head.snapshot || newest.manifest_sha256 !== head.manifest_sha256)
    return { fault: 'the head of the log names another snapshot than its last entry' }
  // If a clock was ahead, an entry of a later time stands before the right ones, so only repeats are wrong.
  const isRepeated = new Set(entries.map(({ snapshot }) => snapshot)).size < entries.length
  return isRepeated ? { fault: 'a snapshot is in the log twice' } : { head, entries }
}

const UNREADABLE = 'the head of the log cannot be read'

function printRoot(leaves: readonly Buffer[]): string {
  return computeRoot(leaves).toString('base64')
}

/** True for a snapshot that was published after the head was signed: the next head logs it. */
export function isAwaited({ signed_at }: Pick<LogHead, 'signed_at'>, snapshot: string): boolean {
  return Date.parse(parseSnapshotTime(snapshot)) > Date.parse(signed_at)
}

/** Explains how a snapshot contradicts the log; null if its manifest is the logged one. */
export function findUnlogged(entries: readonly LogEntry[], { snapshot, manifest_sha256 }: LogEntry): string | null {
  const logged = entries.find((each) => each.snapshot === snapshot)
  if (logged === undefined) return `the snapshot ${snapshot} is not in the log`
  return logged.manifest_sha256 === manifest_sha256 ? null : `the manifest of ${snapshot} is not the one in the log`
}
