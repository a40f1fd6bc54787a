import { describe, expect, it } from 'vitest'
import { isPublicAddress, readOwnHosts, readReceiverUrl } from '../../../server/subscriptions/receiver-address.ts'

const NONE = readOwnHosts('')

describe('The address of a receiver', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback, another of its network', '127.9.9.9'],
    ['this network', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.31.0.1'],
    ['private', '192.168.1.1'],
    ['link-local, which has the metadata of clouds', '169.254.169.254'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '203.0.113.9'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['loopback', '::1'],
    ['unspecified', '::'],
    ['link-local', 'fe80::1'],
    ['unique local', 'fd00::1'],
    ['multicast', 'ff02::1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped, of a public one', '::ffff:1.1.1.1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64, local use', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['documentation', '2001:db8::1'],
    ['no address', 'localhost'],
  ])('is not public where it is %s: %s', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001:830::200e'])(
    'is public where it is one of the Internet: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    ['http://example.org/hooks', 'not_https'],
    ['ftp://example.org', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['no address', 'not_a_url'],
    [`https://example.org/${'x'.repeat(2000)}`, 'not_a_url'],
    ['https://me:secret@example.org/', 'has_user'],
    ['https://example.org:22/', 'other_port'],
    ['https://example.org:6379/', 'other_port'],
    ['https://localhost/', 'not_public'],
    ['https://redis/', 'not_public'],
    ['https://printer.local/', 'not_public'],
    ['https://127.0.0.1/', 'not_public'],
    ['https://2130706433/', 'not_public'],
    ['https://0x7f.1/', 'not_public'],
    ['https://[::1]/', 'not_public'],
    ['https://[::ffff:10.0.0.1]/', 'not_public'],
  ])('is refused before anything is sent: %s', (text, fault) => {
    expect(readReceiverUrl(text, NONE)).toBe(fault)
  })

  it('may be of the operator, by http and at any port, only where the operator names host and port', () => {
    const own = readOwnHosts('hooks.internal:8080, 127.0.0.1:9000')
    expect(String(readReceiverUrl('http://hooks.internal:8080/in#part', own))).toBe('http://hooks.internal:8080/in')
    expect(String(readReceiverUrl('http://127.0.0.1:9000/', own))).toBe('http://127.0.0.1:9000/')
    expect(readReceiverUrl('http://hooks.internal:8081/', own)).toBe('not_https')
    expect(readReceiverUrl('https://127.0.0.1/', own)).toBe('not_public')
    expect(() => readOwnHosts('hooks.internal')).toThrow(/is no host with a port/)
  })
})
