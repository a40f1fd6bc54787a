import { expect, it, vi } from 'vitest'
import {
  COLLECT_ALL_AFTER_BYTES,
  COLLECT_YOUNG_AFTER_BYTES,
  countChunks,
} from '../../../server/snapshots/native-memory.ts'

const COLUMNS = 64
/** A chunk has room for 2,048 rows of 8 bytes a value. */
const CHUNK_BYTES = COLUMNS * 2_048 * 8

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it('collects young garbage for every 32 MiB of results, all of it for every 128 MiB, and none before', async () => {
  const [young, all] = [vi.fn(), vi.fn()]
  const count = countChunks(young, all)
  const countBytes = async (bytes: number) => {
    for (let at = 0; at < bytes; at += CHUNK_BYTES) count(COLUMNS)
    await nextTurn()
    return [young.mock.calls.length, all.mock.calls.length]
  }

  expect(await countBytes(COLLECT_YOUNG_AFTER_BYTES - CHUNK_BYTES)).toEqual([0, 0])
  expect(await countBytes(CHUNK_BYTES)).toEqual([1, 0])
  expect(await countBytes(COLLECT_YOUNG_AFTER_BYTES)).toEqual([2, 0])
  expect(await countBytes(COLLECT_ALL_AFTER_BYTES - 2 * COLLECT_YOUNG_AFTER_BYTES)).toEqual([4, 1])
  expect([COLLECT_YOUNG_AFTER_BYTES, COLLECT_ALL_AFTER_BYTES]).toEqual([32, 128].map((mib) => mib * 1024 ** 2))
})
