import assert from 'node:assert/strict'
import { parseByteRange } from '../../../server/answer/byte-range.ts'
import type { FuzzTarget } from './target.ts'

export const range: FuzzTarget = {
  holds: 'a header Range gives the whole file, none of it, or the bytes that RFC 9110 says',
  run: (bytes) => {
    const length = 1 + (bytes[0] ?? 0) + 256 * (bytes[1] ?? 0)
    const header = bytes.subarray(2).toString('latin1')
    const found = parseByteRange(header, length)
    assert.deepEqual(found, readByRule(header, BigInt(length)))
  },
}

/** Follows RFC 9110, 14.1.2, in whole numbers of any size. */
function readByRule(header: string, length: bigint): ReturnType<typeof parseByteRange> {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header) ?? []
  if (first === '' && last === '') return null
  const end = last === '' || BigInt(last) >= length ? length - 1n : BigInt(last)
  if (first === '') {
    if (BigInt(last) === 0n) return 'unsatisfiable'
    return { start: Number(BigInt(last) >= length ? 0n : length - BigInt(last)), end: Number(length - 1n) }
  }
  if (last !== '' && BigInt(last) < BigInt(first)) return null
  return BigInt(first) >= length ? 'unsatisfiable' : { start: Number(first), end: Number(end) }
}
