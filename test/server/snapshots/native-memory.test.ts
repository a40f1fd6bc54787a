import { expect, it, vi } from 'vitest'
import { COLLECT_AFTER_BYTES, countChunks } from '../../../server/snapshots/native-memory.ts'

const COLUMNS = 64
/** A chunk has room for 2,048 rows of 8 bytes a value. */
const CHUNKS = COLLECT_AFTER_BYTES / (COLUMNS * 2_048 * 8)

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it('collects garbage once for every 32 MiB of results, and not before', async () => {
  const collect = vi.fn()
  const count = countChunks(collect)
  for (let at = 1; at < CHUNKS; at++) count(COLUMNS)
  await nextTurn()
  expect(collect).not.toHaveBeenCalled()
  count(COLUMNS)
  await nextTurn()
  expect(collect).toHaveBeenCalledTimes(1)
  for (let at = 0; at < CHUNKS; at++) count(COLUMNS)
  await nextTurn()
  expect(collect).toHaveBeenCalledTimes(2)
})
