import { expect, it } from 'vitest'
import { copyBuffer } from '../../../server/system/buffer-copy.ts'

it('keeps no byte but those that it is given, however small they are', () => {
  const pooled = Buffer.from('R$ 0,01')
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length)
  const kept = copyBuffer(pooled)
  expect(kept.equals(pooled)).toBe(true)
  expect(kept.buffer.byteLength).toBe(pooled.length)
  pooled.fill(0)
  expect(kept.toString()).toBe('R$ 0,01')
})
