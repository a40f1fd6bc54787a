import type { SignatureVerdict, SigningKey } from '../signature/manifest-signature.ts'
import { LOG_ORIGIN, splitNote, verifyNote } from '../signature/signed-note.ts'

/** Content of a head: the length of the log, its newest snapshot, and how long the head is fresh. */
export interface LogHead {
  readonly size: number
  /** Root of the tree over all entries, in base64. */
  readonly root: string
  readonly snapshot: string
  readonly manifest_sha256: string
  readonly signed_at: string
  /**
   * Whoever reads the head after this time has an old one: the publisher stopped, or somebody in between withholds
   * later heads.
   */
  readonly expires_at: string
}

/** The builder signs every night: two nights may fail before a reader is told. */
const FRESH_MS = 3 * 24 * 3_600_000

export const MOST_HEAD_BYTES = 16 * 2 ** 10

const HEAD = new RegExp(
  [
    `^${LOG_ORIGIN}`,
    String.raw`([1-9]\d{0,8})`,
    '([A-Za-z0-9+/]{43}=)',
    String.raw`snapshot (\d{8}T\d{6}Z)`,
    'manifest ([0-9a-f]{64})',
    String.raw`signed (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)`,
    String.raw`expires (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)\n$`,
  ].join('\\n'),
)

/** Prints a head as a checkpoint of C2SP tlog-checkpoint, with four lines of ours below the three of every log. */
export function printHead(head: LogHead): string {
  const { size, root, snapshot, manifest_sha256: manifest, signed_at: signed, expires_at: expires } = head
  const own = [`snapshot ${snapshot}`, `manifest ${manifest}`, `signed ${signed}`, `expires ${expires}`]
  return [LOG_ORIGIN, String(size), root, ...own, ''].join('\n')
}

/** Reads the head in a note, whoever signed it; null if it has another form. */
export function parseHead(note: string): LogHead | null {
  const [, size, root = '', snapshot = '', manifest_sha256 = '', signed_at = '', expires_at = ''] =
    HEAD.exec(splitNote(note).text) ?? []
  if (size === undefined) return null
  return { size: Number(size), root, snapshot, manifest_sha256, signed_at, expires_at }
}

/** Compares a head with its signatures. */
export function judgeHead(note: string, trusted: readonly SigningKey[]): SignatureVerdict {
  const head = parseHead(note)
  if (head === null) return { state: 'wrong', why: 'the head cannot be read' }
  return verifyNote(note, head.signed_at, trusted)
}

export function isStale({ expires_at }: Pick<LogHead, 'expires_at'>, now: Date): boolean {
  return Date.parse(expires_at) <= now.getTime()
}

/** Times of a head that is signed now. */
export function freshTimes(now: Date): Pick<LogHead, 'signed_at' | 'expires_at'> {
  return { signed_at: toSecond(now), expires_at: toSecond(new Date(now.getTime() + FRESH_MS)) }
}

function toSecond(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
