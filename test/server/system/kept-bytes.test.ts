import { expect, it } from 'vitest'
import { copyToKeep } from '../../../server/system/kept-bytes.ts'

it('keeps no byte but those that it is given, however small they are', () => {
  const pooled = Buffer.from('R$ 0,01')
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length)
  const kept = copyToKeep(pooled)
  expect(kept.equals(pooled)).toBe(true)
  expect(kept.buffer.byteLength).toBe(pooled.length)
  pooled.fill(0)
  expect(kept.toString()).toBe('R$ 0,01')
})
