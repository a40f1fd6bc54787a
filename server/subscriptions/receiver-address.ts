import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are not the public Internet (the special-purpose registry of IANA, and multicast). */
const SPECIAL_IPV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/**
 * Parts of 2000::/3, the only public range of IPv6, that are not public: protocols, tunnels to other addresses, and
 * examples.
 */
const SPECIAL_IPV6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/**
 * True for an address of the public Internet. In IPv6 only 2000::/3 is public, so loopback, link-local, unique local,
 * multicast, IPv4-mapped and NAT64 addresses are not, however they are written.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  // Node looks for a mapped address among those of IPv4 too: it is none of 2000::/3.
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Ports of receivers: others belong to services that take whatever text comes. */
const PORTS: ReadonlySet<string> = new Set(['', '443', '8443'])
const LONGEST_URL = 2000

/** Why an address cannot take events. */
export type AddressFault = 'not_a_url' | 'not_https' | 'has_user' | 'other_port' | 'not_public'

/**
 * Requests may go to these places in the operator's own network, as `host:port`: by http too, to a private address, at
 * any port.
 */
export type OwnHosts = ReadonlySet<string>

/**
 * Parses the address of a receiver, or says why it cannot be one. Its name is not looked up before something is sent.
 */
export function readReceiverUrl(text: string, own: OwnHosts): URL | AddressFault {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return 'not_a_url'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'not_https'
  if (url.username !== '' || url.password !== '') return 'has_user'
  url.hash = ''
  if (isOwnHost(url, own)) return url
  if (url.protocol !== 'https:') return 'not_https'
  if (!PORTS.has(url.port)) return 'other_port'
  const host = readHost(url)
  if (isIP(host) === 0) return /^[^.]+\.?$|\.(?:localhost|local|internal)\.?$/i.test(host) ? 'not_public' : url
  return isPublicAddress(host) ? url : 'not_public'
}

export function isOwnHost(url: URL, own: OwnHosts): boolean {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port
  return own.has(`${url.hostname}:${port}`)
}

/** Reads the host, without the brackets of IPv6. */
export function readHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/** Reads a list of own hosts. Throws a sentence for what is none. */
export function readOwnHosts(text: string): OwnHosts {
  const hosts = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  for (const host of hosts) {
    const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null
    if (url === null || !/:\d+$/.test(host) || url.pathname !== '/')
      throw new Error(`"${host}" is no host with a port: write such as hooks.internal:8080`)
  }
  return new Set(hosts.map((host) => host.toLowerCase()))
}
