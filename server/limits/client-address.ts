import { ipKeyGenerator } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Reads the client's address as the farthest trusted proxy saw it. Falls back to the peer where the proxy names none. */
export function readClientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const peer = socket.remoteAddress ?? ''
  const noted = String(headers['x-forwarded-for'] ?? '').split(',')
  const seen = trustedProxies === 0 ? undefined : noted.slice(-trustedProxies)[0]
  const address = stripPort(seen?.trim() ?? '')
  return isIP(address) === 0 ? peer : address
}

/** Creates the reader of the client's address behind this many trusted proxies. */
export function createAddressReader(trustedProxies: number): (req: IncomingMessage) => string {
  return (req) => readClientAddress(req, trustedProxies)
}

/** Gives the address that counts for a rate limit: IPv4 whole, IPv6 by its /56, which belongs to one household or machine. */
export function toCountedAddress(address: string): string {
  return ipKeyGenerator(address)
}

/** Gives the network of an address, /24 or the /48 of IPv6. It identifies a provider or a firm and not a person. */
export function toNetwork(address: string): string {
  const known = networks.get(address)
  if (known !== undefined) return known
  const plain = ipKeyGenerator(address, 48)
  const network = plain.includes('/') ? plain : plain.replace(/\.\d+$/, '.0/24')
  networks.set(address, network)
  return network
}

/** Every request has a line in the log, and parsing an IPv6 address takes longer than sending a cached answer. */
const networks = new LRUCache<string, string>({ max: 1000 })

/** Removes the port, which some proxies add. */
function stripPort(noted: string): string {
  return noted.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')
}
