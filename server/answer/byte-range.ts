/** Bytes of a file from the first to the last, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Parses a header `Range` with one range. It gives null, for the whole file, when the header is malformed or lists several.
 * Express's own parser refuses the last ten of nine bytes, which are the whole file (RFC 9110, 14.1.2).
 */
export function parseByteRange(header: string, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header) ?? []
  if (first === '') {
    if (last === '') return null
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  return start >= bytes ? 'unsatisfiable' : { start, end: Math.min(last === '' ? bytes : Number(last), bytes - 1) }
}
