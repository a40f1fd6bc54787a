import type { Key } from './key.ts'
import { type IncludesAddress, listAddresses } from './network.ts'

/** True if the key may be used from this address: one without a list may be used from everywhere. */
export function admitsAddress(key: Key, address: string): boolean {
  if (key.from === undefined) return true
  const includes = lists.get(key) ?? listAddresses(key.from)
  lists.set(key, includes)
  return includes(address)
}

const lists = new WeakMap<Key, IncludesAddress>()
