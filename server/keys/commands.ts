import { isPrintable, printable } from '../../schemas/core/printable.ts'
import { findSuccession, hashKey, isValid, type Key } from './key.ts'
import { type KeyKind, makeKeyText } from './key-text.ts'
import type { KeyStore } from './key-store.ts'
import { hasScope, listLinkableScopes } from './scopes.ts'

export const DEFAULT_RATE_LIMIT = 100

export interface NewKey {
  /** Without it, the name is the owner. */
  readonly customer?: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly rateLimit: number
  readonly expiresAt: string | null
  /** Addresses and networks that it may be used from; everywhere without them. */
  readonly from?: readonly string[]
}

/** A key command that cannot be carried out. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused'
}

const LONGEST_NAME = 200

/** Refuses a name that the list would not show as it is: it could pass for another name. */
function requirePrintable(what: string, text: string): void {
  if (text.trim() === '') throw new KeyRefused(`The ${what} is empty: say whose key it is, or what it is for.`)
  if (text.length > LONGEST_NAME)
    throw new KeyRefused(`The ${what} is longer than ${String(LONGEST_NAME)} characters: give a shorter one.`)
  if (!isPrintable(text))
    throw new KeyRefused(`The ${what} has invisible characters, ${printable(text)}: leave them out.`)
}

/** Makes a key and returns its text, which is not stored anywhere. */
export async function createKey(
  store: KeyStore,
  { customer, name, scopes, rateLimit, expiresAt, from }: NewKey,
  now: Date,
): Promise<string> {
  requirePrintable('name', name)
  requirePrintable('customer', customer ?? name)
  const { text, entry } = generateKey(
    {
      customer: customer ?? name,
      name,
      scopes: [...scopes],
      rate_limit: rateLimit,
      expires_at: expiresAt,
      ...(from !== undefined && { from: [...from] }),
    },
    now,
  )
  await store.change((keys) => [...keys, entry])
  return text
}

/** Settings of a new link; without scopes it has those of its key that a link may have. */
interface NewLink {
  readonly name: string
  readonly scopes?: readonly string[]
  readonly expiresAt: string
}

/** Makes a link that reads for a key, and returns its text, which is not stored anywhere. */
export async function createLink(store: KeyStore, of: string, link: NewLink, now: Date): Promise<string> {
  requirePrintable('name', link.name)
  let made = ''
  await store.change((keys) => {
    const key = findKey(keys, of)
    if (key.link_of !== undefined) throw new KeyRefused(`${of} is a link: name the key that it reads for.`)
    if (!isValid(key, now)) throw new KeyRefused(`${of} is no longer valid: name a key that is.`)
    const scopes = [...(link.scopes ?? listLinkableScopes(key))]
    const beyond = scopes.filter((scope) => !listLinkableScopes({ scopes }).includes(scope) || !hasScope(key, scope))
    if (beyond.length > 0) throw new KeyRefused(`A link of ${of} cannot have ${beyond.join(', ')}.`)
    if (scopes.length === 0) throw new KeyRefused(`${of} has no scope that a link may have.`)
    const { customer, rate_limit } = key
    const settings = { customer, rate_limit, name: link.name, scopes, expires_at: link.expiresAt }
    const { text, entry } = generateKey(settings, now, 'ml')
    made = text
    return [...keys, { ...entry, link_of: of }]
  })
  return made
}

/**
 * Binds a key to addresses and networks, or with null to none. Its links are bound with it, and so are those keys that
 * replaced it: links read for the newest of them.
 */
export function bindKey(store: KeyStore, id: string, from: readonly string[] | null): Promise<void> {
  return store.change((keys) => {
    const { link_of } = findKey(keys, id)
    if (link_of !== undefined) throw new KeyRefused(`${id} is a link: bind the key that it reads for, ${link_of}.`)
    const bound = findSuccession(keys, id)
    return keys.map((key) => {
      const { from: _old, ...unbound } = key
      return bound.includes(key) ? { ...unbound, ...(from !== null && { from: [...from] }) } : key
    })
  })
}

/** Ends a key by its id. A key that was revoked before keeps its time. */
export function revokeKey(store: KeyStore, id: string, now: Date): Promise<void> {
  return store.change((keys) =>
    replaceKey(keys, { ...findKey(keys, id), revoked_at: findKey(keys, id).revoked_at ?? now.toISOString() }),
  )
}

/** Makes a key with the settings of an older one. The older key ends now or, with grace, that much later. */
export async function rotateKey(store: KeyStore, id: string, graceMs: number, now: Date): Promise<string> {
  let made = ''
  await store.change((keys) => {
    const old = findKey(keys, id)
    if (old.link_of !== undefined) throw new KeyRefused(`${id} is a link: make another of ${old.link_of}.`)
    if (old.replaced_by !== null)
      throw new KeyRefused(`${id} was replaced by ${old.replaced_by} already: rotate that one.`)
    if (!isValid(old, now)) throw new KeyRefused(`${id} is no longer valid: make a new key instead.`)
    const { text, entry } = generateKey(old, now)
    made = text
    return [...replaceKey(keys, { ...endKey(old, graceMs, now), replaced_by: entry.id }), entry]
  })
  return made
}

/** Copies the keys that the other store does not have yet, with their last uses; returns how many. */
export async function importKeys(from: KeyStore, to: KeyStore): Promise<number> {
  const found = await from.read()
  let added = 0
  await to.change((keys) => {
    const fresh = found.filter(({ id }) => !keys.some((key) => key.id === id))
    added = fresh.length
    return [...keys, ...fresh]
  })
  await to.recordUses(await from.lastUses())
  return added
}

type KeySettings = Pick<Key, 'customer' | 'name' | 'scopes' | 'rate_limit' | 'expires_at' | 'from'>

function generateKey(
  { customer, name, scopes, rate_limit, expires_at, from }: KeySettings,
  now: Date,
  kind: KeyKind = 'mk',
): { text: string; entry: Key } {
  const { id, text } = makeKeyText(kind)
  const entry: Key = {
    id,
    customer,
    name,
    sha256: hashKey(text),
    scopes,
    rate_limit,
    created_at: now.toISOString(),
    expires_at,
    revoked_at: null,
    replaced_by: null,
    ...(from !== undefined && { from }),
  }
  return { text, entry }
}

function findKey(keys: readonly Key[], id: string): Key {
  const key = keys.find((each) => each.id === id)
  if (key === undefined) throw new KeyRefused(`There is no key ${id}: see the list.`)
  return key
}

const replaceKey = (keys: readonly Key[], changed: Key) => keys.map((key) => (key.id === changed.id ? changed : key))

/** Ends a key. Without grace it is revoked; with grace it expires then, but never later than it would have. */
function endKey(key: Key, graceMs: number, now: Date): Key {
  if (graceMs === 0) return { ...key, revoked_at: now.toISOString() }
  const end = new Date(now.getTime() + graceMs).toISOString()
  return { ...key, expires_at: key.expires_at !== null && key.expires_at < end ? key.expires_at : end }
}
