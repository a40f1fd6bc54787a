import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { tableFromIPC } from 'apache-arrow'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { FORMATS, type Format } from '../../../schemas/api/format.ts'
import { serveFake } from '../helpers/fake-app.ts'
import { ask } from '../helpers/http.ts'
import { inTurn, written } from '../helpers/synthetic-list.ts'

/** A workbook takes ten times as long a row as the others, and text that does not get shorter fills its bound as well. */
const ROWS: Readonly<Record<Format, number>> = {
  json: 120_000,
  csv: 120_000,
  ndjson: 120_000,
  xml: 120_000,
  arrow: 120_000,
  xlsx: 140_000,
}
/** DuckDB gives this many rows at once. */
const PIECE = 2048
const MIB = 1024 ** 2
/** Enough for a few pieces and their bytes. The whole answer is several times as large in the smallest format. */
const BOUND = 12 * MIB

/** A collection takes longer than the rows between two of these. */
const BETWEEN_MEASURES = MIB

const formats = Object.keys(FORMATS) as Format[]

const noise = (seed: string) => createHash('sha512').update(seed).digest('base64')

function rowAt(at: number): Row {
  return {
    // Text that does not get shorter in a zip.
    name: `synthetic holding ${String(at)} ${noise(`${String(at)}a`)}${noise(`${String(at)}b`)}`,
    day: '2025-10-31',
    held: at % 2 === 0,
    whole: at,
    long: new ExactNumber(String(at)),
    wide: new ExactNumber(`${String(at + 1)}000000000000000000`),
    money: new ExactNumber(`-${String(at)}.25`),
    fine: null,
    extra: at % 3 === 0 ? {} : { note: '=1+1', rate: new ExactNumber('0.500000') },
    parts: [],
  }
}

async function* manyRows(count: number): AsyncGenerator<readonly Row[]> {
  for await (const start of inTurn(Array.from({ length: Math.ceil(count / PIECE) }, (_none, piece) => piece * PIECE))) {
    yield Array.from({ length: Math.min(PIECE, count - start) }, (_none, at) => rowAt(start + at))
  }
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/**
 * Measures the memory in use without garbage: text and rows on the heap, and bytes outside it. Another thread frees those
 * bytes after a collection, and the next collection waits for it.
 */
function inUse(): number {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Measures the most memory above the start while `take` reads the pieces, and counts the bytes. */
async function growth(format: Format, take: (piece: string | Uint8Array) => void) {
  const start = inUse()
  let [most, bytes, measured] = [0, 0, 0]
  for await (const piece of written(format, manyRows(ROWS[format]))) {
    take(piece)
    bytes += Buffer.byteLength(piece)
    if (bytes - measured < BETWEEN_MEASURES) continue
    measured = bytes
    most = Math.max(most, inUse() - start)
  }
  return { most, bytes }
}

const COUNT: Readonly<Record<Format, (whole: Buffer) => number>> = {
  json: (whole) => (JSON.parse(whole.toString()) as { data: unknown[] }).data.length,
  csv: (whole) => whole.toString().split('\r\n').length - 2,
  ndjson: (whole) => whole.toString().split('\n').length - 1,
  xml: (whole) => whole.toString().split('<item>').length - 1,
  arrow: (whole) => tableFromIPC(whole).numRows,
  xlsx: (whole) =>
    Buffer.from(unzipSync(whole)['xl/worksheets/sheet1.xml'] ?? [])
      .toString()
      .split('<row ').length - 2,
}

describe.each(formats)('many rows in %s', (format) => {
  it('are written with only a few pieces in memory', async () => {
    const { most, bytes } = await growth(format, () => undefined)

    expect(most).toBeLessThan(BOUND)
    expect(bytes).toBeGreaterThan(2 * BOUND)
  })

  it('all arrive, and would not fit into that memory together', async () => {
    const kept: Buffer[] = []

    const { most } = await growth(format, (piece) => kept.push(Buffer.from(piece)))

    expect(COUNT[format](Buffer.concat(kept))).toBe(ROWS[format])
    expect(most).toBeGreaterThan(2 * BOUND)
  })
})

it('an answer that fails before its first byte is an error in JSON, whatever its format', async () => {
  const api = await serveFake(() => Promise.resolve({ body: { success: true, data: 'no list' }, fileName: 'fake' }))

  const { status, headers, text } = await ask(api.port, '/v1/fake/x?format=csv&download=1', {
    headers: { 'x-api-key': api.key },
  })

  expect([status, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8'])
  expect(headers).not.toHaveProperty('content-disposition')
  expect(JSON.parse(text)).toMatchObject({ success: false, code: 'internal_error' })
  api.stop()
})
