import { type BlockList, isIP } from 'node:net'
import type { Key } from './key.ts'
import { listAddresses } from './network.ts'

/** True if the key may be used from this address: one without a list may be used from everywhere. */
export function admitsAddress(key: Key, address: string): boolean {
  if (key.from === undefined) return true
  const list = lists.get(key) ?? listAddresses(key.from)
  lists.set(key, list)
  const plain = address.replace(/%.*$/, '')
  // An address of IPv4 that came over IPv6 (`::ffff:203.0.113.7`) is compared as what it is.
  return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
}

const lists = new WeakMap<Key, BlockList>()
