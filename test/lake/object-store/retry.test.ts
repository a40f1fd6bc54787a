import { describe, expect, it } from 'vitest'
import { StoreError } from '../../../lake/object-store/object-store.ts'
import { readWhole, retryUnreachable, watchBody, watchSilence } from '../../../lake/object-store/retry.ts'

const THREE = { attempts: 3, firstPauseMs: 1, silenceMs: 600_000 }

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text))
}

describe('a request to a store', () => {
  it('is tried again while the store cannot be reached, and not more often than it may', async () => {
    let tries = 0
    const request = () => Promise.reject(new StoreError('unreachable', `try ${String((tries += 1))}`))
    await expect(retryUnreachable(THREE, request)).rejects.toThrow('try 3')
  })

  it.each(['refused', 'precondition', 'unsupported', 'too long'] as const)(
    'that is %s is not tried again',
    async (fault) => {
      let tries = 0
      const request = () => Promise.reject(new StoreError(fault, `try ${String((tries += 1))}`))
      await expect(retryUnreachable(THREE, request)).rejects.toThrow('try 1')
    },
  )

  it('is not tried again when nobody waits for it any more', async () => {
    const over = new AbortController()
    over.abort()
    let tries = 0
    const request = () => Promise.reject(new StoreError('unreachable', `try ${String((tries += 1))}`))
    await expect(retryUnreachable(THREE, request, over.signal)).rejects.toThrow('try 1')
  })

  it('ends when nothing comes for a while', async () => {
    const silence = watchSilence(1)
    await new Promise((resolve) => {
      silence.signal.addEventListener('abort', resolve)
    })
    expect(silence.signal.reason).toMatchObject({ fault: 'unreachable' })
  })
})

describe('the body of an object', () => {
  it('is read to its end, up to the bytes that it may have', async () => {
    expect((await readWhole(pieces('ab', 'cd'), 4, 'x')).toString()).toBe('abcd')
    await expect(readWhole(pieces('ab', 'cd'), 3, 'x')).rejects.toMatchObject({ fault: 'too long' })
  })

  it('that breaks off counts as a store that cannot be reached', async () => {
    async function* broken() {
      yield await Promise.resolve(Buffer.from('ab'))
      throw new Error('socket hang up')
    }
    const watched = watchBody(broken(), watchSilence(600_000), 'x')
    await expect(readWhole(watched, 100, 'x')).rejects.toMatchObject({ fault: 'unreachable' })
  })
})
