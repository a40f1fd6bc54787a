import { expect, it } from 'vitest'
import { createFairQueue } from '../../../server/limits/fair-queue.ts'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'

function joined(...keys: readonly string[]): WaitingKeys {
  const waiting = new WaitingKeys()
  for (const key of keys) waiting.add(key)
  return waiting
}

it('the turn of an item that two keys wait for is a turn of both', () => {
  const queue = createFairQueue<string>()
  queue.add({ waitingKeys: joined('a', 'b'), item: 'of a and b' })
  queue.add({ waitingKeys: joined('a'), item: 'of a' })
  queue.add({ waitingKeys: joined('b'), item: 'of b' })
  queue.add({ waitingKeys: joined('c'), item: 'of c' })

  const order = Array.from({ length: 4 }, () => queue.next(() => true)?.item)
  expect(order).toEqual(['of a and b', 'of c', 'of a', 'of b'])
  expect(queue.next(() => true)).toBeNull()
})
