import { hostname, userInfo } from 'node:os'
import type { Key } from './key.ts'

/** Facts of a key in the log of changes: everything but its hash. */
const SHOWN = [
  'customer',
  'name',
  'scopes',
  'rate_limit',
  'created_at',
  'expires_at',
  'revoked_at',
  'replaced_by',
  'link_of',
  'from',
] as const satisfies readonly (keyof Key)[]

type Shown = Readonly<Partial<Record<(typeof SHOWN)[number], unknown>>>

/** A line of the log of changes: who changed which key when, and from what to what. */
export interface KeyChange {
  readonly at: string
  readonly by: Author
  /** Visible beginning of the key. */
  readonly key: string
  readonly change: 'made' | 'changed' | 'removed'
  /** Facts that the change replaced. */
  readonly before?: Shown
  readonly after?: Shown
}

/** System user who runs the command, and who became that user by sudo. */
interface Author {
  readonly user: string
  readonly sudo_user?: string
  readonly host: string
}

/** Lists what differs between the keys before a change and after it. */
export function listKeyChanges(before: readonly Key[], after: readonly Key[], now = new Date()): KeyChange[] {
  const known = new Map(before.map((key) => [key.id, key]))
  const kept = new Set(after.map(({ id }) => id))
  const made = { at: now.toISOString(), by: readAuthor() }
  const changes = after.flatMap((key): KeyChange[] => {
    const old = known.get(key.id)
    if (old === undefined) return [{ ...made, key: key.id, change: 'made', after: pick(key, SHOWN) }]
    const differing = SHOWN.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(key[name]))
    if (differing.length === 0) return []
    return [{ ...made, key: key.id, change: 'changed', before: pick(old, differing), after: pick(key, differing) }]
  })
  const removed = before.filter(({ id }) => !kept.has(id))
  return [...changes, ...removed.map(({ id }): KeyChange => ({ ...made, key: id, change: 'removed' }))]
}

function pick(key: Key, names: readonly (typeof SHOWN)[number][]): Shown {
  return Object.fromEntries(names.map((name) => [name, key[name]]))
}

function readAuthor(): Author {
  const sudo = process.env['SUDO_USER']
  return { user: readUser(), ...(sudo !== undefined && { sudo_user: sudo }), host: hostname() }
}

/** In a container, a user often has a number and no name. */
function readUser(): string {
  try {
    return userInfo().username
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return `uid ${String(process.getuid?.() ?? 'unknown')}`
  }
}
