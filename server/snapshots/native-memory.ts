import { type Collector, exposeCollector } from '../../runtime/collect-garbage.ts'

/** DuckDB allocates a chunk for this many rows, however few it has, and each value takes about 8 bytes. */
const BYTES_A_COLUMN = 2_048 * 8
/** Bytes that may wait for a collection of young objects, which takes some 3 ms, and of all, which takes 50 to 100. */
export const COLLECT_YOUNG_AFTER_BYTES = 32 * 1024 ** 2
export const COLLECT_ALL_AFTER_BYTES = 128 * 1024 ** 2

/**
 * Returns a function that counts a chunk of a result by its columns and collects garbage when enough chunks wait: young
 * objects often, because most results are young when their request ends, and all of them seldom, because that stops every
 * request.
 * DuckDB's memory is freed only when V8 collects the JavaScript objects that own it. V8 sees small objects and is in no
 * hurry: 300 portfolios in a row left 450 MiB behind, and leave 120 MiB with this.
 */
export function countChunks(young: () => void, all: () => void): (columns: number) => void {
  const countYoung = collectAfter(COLLECT_YOUNG_AFTER_BYTES, young)
  const countAll = collectAfter(COLLECT_ALL_AFTER_BYTES, all)
  return (columns) => {
    countYoung(columns * BYTES_A_COLUMN)
    countAll(columns * BYTES_A_COLUMN)
  }
}

/** Returns a function that counts bytes which only a collection frees, and collects garbage when enough of them wait. */
function collectAfter(most: number, collect: () => void): (bytes: number) => void {
  let waiting = 0
  return (bytes) => {
    waiting += bytes
    if (waiting < most) return
    waiting = 0
    setImmediate(collect)
  }
}

let collector: Collector = { collectAll: () => undefined, collectYoung: () => undefined }

/**
 * Lets this process collect when the server asks. Its heap holds only the server's own objects, so a collection takes
 * little.
 */
export function startCollecting(): void {
  collector = exposeCollector()
}

/** Frees DuckDB's memory that only a collection of V8 frees, also that of objects which lived for long. */
export function collectAll(): void {
  collector.collectAll()
}

function collectYoung(): void {
  collector.collectYoung()
}

/** Counts the chunks of all databases of this process. */
export const countChunk = countChunks(collectYoung, collectAll)
/** Bytes of long texts that may wait: reading all lines of a month would else leave 150 MB behind at once. */
const COLLECT_AFTER_TEXTS = 8 * 1024 ** 2
/**
 * Counts the bytes of long texts in results, which chunks do not count. They are read while a snapshot is opened, for
 * seconds, and grow old meanwhile: a collection of young objects would leave them, and the peak 30 MiB higher.
 */
export const countTexts = collectAfter(COLLECT_AFTER_TEXTS, collectAll)
