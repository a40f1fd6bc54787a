import { Message } from 'apache-arrow'
import type { ExportFormat } from '../../schemas/service/exports/export-job.ts'

/** Bytes of an answer for the file. The head, which a file has once, has no rows. */
interface JoinedBytes {
  readonly bytes: Uint8Array
  readonly rows: number
  readonly isHead: boolean
}

/** Parts the bytes of one answer into its head and its rows, and leaves out its end. */
type SplitAnswer = (pieces: AsyncIterable<Uint8Array>) => AsyncGenerator<JoinedBytes>

interface Joiner {
  readonly split: SplitAnswer
  /** Stands at the end of the file, once. */
  readonly tail: Uint8Array
}

const [NEWLINE, QUOTE] = ['\n', '"'].map((sign) => sign.charCodeAt(0))
const NOTHING = new Uint8Array(0)

/** Parts a CSV: the first record is its head. A line break between quotes ends no record. */
async function* splitCsv(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<JoinedBytes> {
  let [inHead, inQuotes] = [true, false]
  for await (const piece of pieces) {
    let [start, rows] = [0, 0]
    for (let at = 0; at < piece.length; at += 1) {
      if (piece[at] === QUOTE) inQuotes = !inQuotes
      if (piece[at] !== NEWLINE || inQuotes) continue
      if (inHead) {
        yield { bytes: piece.subarray(0, at + 1), rows: 0, isHead: true }
        start = at + 1
        inHead = false
      } else rows += 1
    }
    if (start < piece.length) yield { bytes: piece.subarray(start), rows, isHead: inHead }
  }
}

async function* splitLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<JoinedBytes> {
  for await (const bytes of pieces) {
    let rows = 0
    for (const byte of bytes) if (byte === NEWLINE) rows += 1
    if (bytes.length > 0) yield { bytes, rows, isHead: false }
  }
}

/** A mark stands before the length of a message in an Arrow stream; a length of 0 ends the stream. */
const MARK_BYTES = 4
const FRAME_BYTES = 8
const END_OF_STREAM = Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0)

/** Parts an Arrow stream into its messages: the schema, which is the head, and the batches of rows. */
async function* splitArrow(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<JoinedBytes> {
  let waiting = Buffer.alloc(0)
  for await (const piece of pieces) {
    waiting = Buffer.concat([waiting, piece])
    for (let message = readMessage(waiting); message !== null; message = readMessage(waiting)) {
      if (message.bytes.length > FRAME_BYTES) yield message
      waiting = waiting.subarray(message.bytes.length)
    }
  }
  if (waiting.length > 0) throw new Error('an Arrow stream ends within a message')
}

/** Reads the first message; null while it is not there as a whole. */
function readMessage(bytes: Buffer): JoinedBytes | null {
  if (bytes.length < FRAME_BYTES) return null
  const length = bytes.readInt32LE(MARK_BYTES)
  if (length === 0) return { bytes: bytes.subarray(0, FRAME_BYTES), rows: 0, isHead: false }
  if (bytes.length < FRAME_BYTES + length) return null
  const message = Message.decode(bytes.subarray(FRAME_BYTES, FRAME_BYTES + length))
  const end = FRAME_BYTES + length + message.bodyLength
  if (bytes.length < end) return null
  const rows = message.isRecordBatch() ? message.header().length : 0
  return { bytes: bytes.subarray(0, end), rows, isHead: message.isSchema() }
}

/** The endpoints' own code writes the parts: their bytes are joined, and none is written again. */
export const JOINERS: Readonly<Record<ExportFormat, Joiner>> = {
  csv: { split: splitCsv, tail: NOTHING },
  ndjson: { split: splitLines, tail: NOTHING },
  arrow: { split: splitArrow, tail: END_OF_STREAM },
}
