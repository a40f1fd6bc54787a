import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'

/** The address of a client, as the farthest of the trusted proxies saw it; what is no address was not written by one. */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const peer = socket.remoteAddress ?? ''
  const noted = String(headers['x-forwarded-for'] ?? '').split(',')
  const seen = trustedProxies === 0 ? undefined : noted.slice(-trustedProxies)[0]
  const address = withoutPort(seen?.trim() ?? '')
  return isIP(address) === 0 ? peer : address
}

/** What counts as one: an IPv4 address, or the /56 of an IPv6 address, which one household or machine has as a whole. */
export function countedAddress(address: string): string {
  return ipKeyGenerator(address)
}

/** The network of an address, which tells a provider or firm and not a person: /24, or /48 of IPv6. */
export function networkOf(address: string): string {
  const known = networks.get(address)
  if (known !== undefined) return known
  const plain = ipKeyGenerator(address, 48)
  const network = plain.includes('/') ? plain : plain.replace(/\.\d+$/, '.0/24')
  networks.set(address, network)
  return network
}

/** Every request is logged, and reading an address of IPv6 takes longer than sending a kept answer. */
const networks = new LRUCache<string, string>({ max: 1000 })

/** Some proxies note the port too. */
function withoutPort(noted: string): string {
  return noted.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')
}
