import { describe, expect, it } from 'vitest'
import {
  readSignedAddress,
  SHARED_FILES,
  signAddress,
  type SignedFile,
} from '../../../server/sharing/signed-address.ts'

const SECRET = Buffer.from('s'.repeat(32))
const file: SignedFile = {
  table: 'cvm_fund',
  sha256: 'a'.repeat(64),
  snapshot: '20260110T030000Z',
  key: 'mk_01234567',
  expires: 1_800_000_000,
}

function read(address: string, secret = SECRET): SignedFile | null {
  const { pathname, searchParams } = new URL(address, 'http://host')
  return readSignedAddress(pathname.slice(SHARED_FILES.length), Object.fromEntries(searchParams), secret)
}

describe('a signed address', () => {
  it('is read as what was signed', () => {
    expect(read(signAddress(file, SECRET))).toEqual(file)
  })

  it('is none of ours when any part of it is another: table, file, snapshot, key, time or signature', () => {
    const address = signAddress(file, SECRET)
    const changes: readonly [string, string][] = [
      ['/cvm_fund/', '/cvm_fund_class/'],
      ['aaaa.parquet', 'aaab.parquet'],
      ['snapshot=20260110T030000Z', 'snapshot=20260210T030000Z'],
      ['key=mk_01234567', 'key=mk_76543210'],
      ['expires=1800000000', 'expires=1900000000'],
      [/signature=(.)/.exec(address)?.[0] ?? '', address.includes('signature=0') ? 'signature=1' : 'signature=0'],
    ]
    for (const [from, to] of changes) {
      const changed = address.replace(from, to)
      expect(changed).not.toBe(address)
      expect(read(changed), to).toBeNull()
    }
  })

  it('is none of ours with another secret, nor where texts move from one part to the next', () => {
    expect(read(signAddress(file, Buffer.from('t'.repeat(32))))).toBeNull()
    const moved = signAddress({ ...file, key: `${file.key}","1` }, SECRET)
    expect(read(moved.replace(/key=[^&]+/, `key=${file.key}`))).toBeNull()
  })

  it('has no path: what is no name of a table or no hash is refused before anything is computed', () => {
    const address = signAddress(file, SECRET)
    for (const path of ['/../cvm_fund', '/cvm_fund/x', '/cvm_fund/..%2F..%2Fkeys.json', '/__proto__', '//', '']) {
      const query = Object.fromEntries(new URL(address, 'http://host').searchParams)
      expect(readSignedAddress(`${path}/${file.sha256}.parquet`, query, SECRET), path).toBeNull()
      expect(readSignedAddress(path, query, SECRET), path).toBeNull()
    }
  })

  it('is refused with a parameter that is missing, repeated, strange or in another form', () => {
    const path = `/cvm_fund/${file.sha256}.parquet`
    const query = Object.fromEntries(new URL(signAddress(file, SECRET), 'http://host').searchParams)
    expect(readSignedAddress(path, query, SECRET)).toEqual(file)
    for (const name of ['snapshot', 'key', 'expires', 'signature']) {
      expect(readSignedAddress(path, { ...query, [name]: undefined }, SECRET), name).toBeNull()
      expect(readSignedAddress(path, { ...query, [name]: [query[name], query[name]] }, SECRET), name).toBeNull()
    }
    for (const strange of [{ path: '/etc/passwd' }, { expires: '1e12' }, { expires: '-1' }, { signature: 'zz' }])
      expect(readSignedAddress(path, { ...query, ...strange }, SECRET)).toBeNull()
  })
})
