import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { createKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { openKeyCache } from '../../../server/keys/key-cache.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
/** Longer than the pause between two writes. */
const A_WRITE_MS = 2500

it('warns once of last uses that it cannot write, and again after it could', async () => {
  const store = openFileKeyStore(new Lake(await temporaryFolder()))
  const settings = { customer: 'acme', name: 'web', scopes: ['*'], rateLimit: 7, expiresAt: null }
  const key = await createKey(store, settings, NOW)
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const disk = { isFull: true }
  const recordUses = () => (disk.isFull ? Promise.reject(new Error('no room')) : Promise.resolve())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const cache = await openKeyCache({ ...store, recordUses }, log, () => NOW)
  const countAfterUse = async () => {
    expect(cache.find(key, '127.0.0.1')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(A_WRITE_MS)
    return lines.filter((line) => line.includes('cannot write the last uses of keys yet')).length
  }

  const full = [await countAfterUse(), await countAfterUse()]
  disk.isFull = false
  const empty = await countAfterUse()
  disk.isFull = true
  const fullAgain = await countAfterUse()
  disk.isFull = false
  await cache.close()

  expect([...full, empty, fullAgain]).toEqual([1, 1, 1, 2])
})
