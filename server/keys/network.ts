import { BlockList, isIP } from 'node:net'

/** For one key: each request compares its address with all of them. */
const MOST_NETWORKS = 100

/** Reads networks that are separated by commas, such as `203.0.113.7,2001:db8::/32`. Throws a sentence for what is none. */
export function readNetworks(text: string): string[] {
  const networks = text.split(',').map((each) => each.trim())
  for (const network of networks) parseNetwork(network)
  if (networks.length > MOST_NETWORKS) throw new Error(`give at most ${String(MOST_NETWORKS)} addresses and networks`)
  return [...new Set(networks)]
}

/** True for an address or a network that a key can be bound to. */
export function isNetwork(text: string): boolean {
  return findNetwork(text) !== null
}

/** IPv4 in the form of IPv6. */
const MAPPED = new BlockList()
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6')

/** Says whether an address is in a network. */
export type IncludesAddress = (address: string) => boolean

/**
 * Makes the test of whether an address is in one of these networks. Each family has a list of its own: a joint list
 * finds every IPv4 address in `::/0`, which was written for IPv6. An address of IPv4 that came over IPv6
 * (`::ffff:203.0.113.7`) is compared as IPv4.
 */
export function listAddresses(networks: readonly string[]): IncludesAddress {
  const [list4, list6] = [new BlockList(), new BlockList()]
  for (const { address, prefix, family } of networks.map(parseNetwork)) {
    const isMapped = prefix >= 96 && MAPPED.check(address, family)
    const list = family === 'ipv4' || isMapped ? list4 : list6
    list.addSubnet(address, prefix, family)
  }
  return (address) => {
    const plain = address.replace(/%.*$/, '')
    const version = isIP(plain)
    if (version === 4) return list4.check(plain, 'ipv4')
    return version === 6 && (MAPPED.check(plain, 'ipv6') ? list4 : list6).check(plain, 'ipv6')
  }
}

interface Network {
  readonly address: string
  readonly prefix: number
  readonly family: 'ipv4' | 'ipv6'
}

function parseNetwork(text: string): Network {
  const network = findNetwork(text)
  if (network !== null) return network
  if (isIP(text.replace(/\/.*/, '')) === 6 && text.includes('.'))
    throw new Error(`"${text}" is IPv4 in the form of IPv6: write it as IPv4, such as 203.0.113.0/24`)
  throw new Error(`"${text}" is no address and no network: write such as 203.0.113.7, 203.0.113.0/24, 2001:db8::/32`)
}

function findNetwork(text: string): Network | null {
  const [, address = '', bits] = /^([0-9A-Fa-f.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  const longest = version === 4 ? 32 : 128
  const prefix = bits === undefined ? longest : Number(bits)
  if (version === 0 || prefix > longest || (version === 6 && address.includes('.'))) return null
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' }
}
