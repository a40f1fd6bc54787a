import fc from 'fast-check'

/** Bytes with a meaning to one reader or another. */
const TOKENS = [
  ...[
    '\0',
    '\t',
    '\n',
    '\r\n',
    ' ',
    ';',
    ',',
    '@',
    '"',
    '""',
    "'",
    '-',
    '0',
    '9',
    '.',
    '/',
    '\\',
    '=',
    '&',
    '%',
    '*',
    ':',
  ],
  ...[
    '<',
    '>',
    '</',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '\x07',
    '\x85',
    '\xa0',
    '\xad',
    '\xff',
    '\xef\xbb\xbf',
    '\xc2\xa0',
    '\xc2\x85',
  ],
  ...['null', '1e9', '-1', '99999999999999999999', '__proto__', '../', 'constructor', 'A', 'W/', '--', '/*'],
].map((text) => Buffer.from(text, 'latin1'))

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const length = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }) }, fc.integer({ min: 1, max: 200 }))

/** A change of one place of an input; places are fractions of its length. */
const edit = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: place, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('set' as const), at: place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant('insert' as const), at: place, token: fc.constantFrom(...TOKENS) }),
  fc.record({ kind: fc.constant('replace' as const), at: place, token: fc.constantFrom(...TOKENS) }),
  fc.record({ kind: fc.constant('remove' as const), at: place, length }),
  fc.record({ kind: fc.constant('repeat' as const), at: place, length, times: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('move' as const), at: place, to: place, length }),
  fc.record({ kind: fc.constant('take' as const), at: place, from: place, other: place, length }),
)
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

const change = fc.record({ of: place, edits: fc.array(edit, { minLength: 1, maxLength: 5, size: 'max' }) })

const LONGEST = 4_096

/** Makes new inputs of those that are known, for ever; which ones follows from the seed. */
export function* mutate(corpus: readonly Buffer[], seed: number): Generator<Buffer> {
  for (let round = 0; ; round += 1) {
    for (const { of, edits } of fc.sample(change, { seed: seed + round, numRuns: 256 })) {
      // Half of the inputs come from those that were found last.
      const recent = of < 0.5 ? corpus : corpus.slice(-8)
      const begun = pick(recent, of < 0.5 ? 2 * of : 2 * of - 1)
      yield edits.reduce((bytes, each) => apply(bytes, each, corpus), begun).subarray(0, LONGEST)
    }
  }
}

function pick(from: readonly Buffer[], fraction: number): Buffer {
  return from[Math.floor(fraction * from.length)] ?? Buffer.alloc(0)
}

function apply(bytes: Buffer, each: Edit, corpus: readonly Buffer[]): Buffer {
  const at = Math.floor(each.at * (bytes.length + 1))
  if (each.kind === 'flip') return putByte(bytes, at, (bytes[at] ?? 0) ^ (1 << each.bit))
  if (each.kind === 'set') return putByte(bytes, at, each.byte)
  if (each.kind === 'insert') return put(bytes, at, at, each.token)
  if (each.kind === 'replace') return put(bytes, at, at + each.token.length, each.token)
  if (each.kind === 'remove') return put(bytes, at, at + each.length, Buffer.alloc(0))
  if (each.kind === 'move') {
    const to = Math.floor(each.to * (bytes.length + 1))
    return put(bytes, to, to, bytes.subarray(at, at + each.length))
  }
  if (each.kind === 'take') {
    const other = pick(corpus, each.other)
    const from = Math.floor(each.from * other.length)
    return put(bytes, at, at, other.subarray(from, from + each.length))
  }
  const repeated = bytes.subarray(at, at + each.length)
  return put(bytes, at, at, Buffer.concat(Array.from({ length: each.times }, () => repeated)))
}

function putByte(bytes: Buffer, at: number, byte: number): Buffer {
  return put(bytes, at, at + 1, Buffer.of(byte))
}

function put(bytes: Buffer, from: number, to: number, inserted: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, from), inserted, bytes.subarray(to)])
}
