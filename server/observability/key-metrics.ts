import { Counter, type Registry } from 'prom-client'
import type { Key } from '../keys/key.ts'

/** Keys that have a series of their own; the bytes of all others are counted together. */
const MOST_KEYS = 500
const OTHERS = { key: 'other', customer: 'other' }

/** Creates the count of bytes by key: by its visible beginning and its customer, `public` for all who send none. */
export function createKeyMetrics(registry: Registry, prefix: string): (key: Key, bytes: number) => void {
  const sent = new Counter({
    name: `${prefix}key_sent_bytes_total`,
    help: 'Bytes that were sent to each key, heads included; public: to all who came without one; other: to keys beyond the first 500.',
    labelNames: ['key', 'customer'],
    registers: [registry],
  })
  const known = new Set<string>()
  return ({ id, customer }, bytes) => {
    if (known.size < MOST_KEYS) known.add(id)
    sent.inc(known.has(id) ? { key: id, customer } : OTHERS, bytes)
  }
}
