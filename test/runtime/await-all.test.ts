import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { awaitAll } from '../../runtime/await-all.ts'
import { forEachFile } from '../../lake/durable-files.ts'
import { temporaryFolder } from '../helpers/folders.ts'

describe('work done at once', () => {
  it('has its results in order', async () => {
    expect(await awaitAll([pause(5, 'a'), Promise.resolve('b')])).toEqual(['a', 'b'])
  })

  it('stops the others after the first error, waits for their end, and throws that error', async () => {
    const happened: string[] = []
    const stop = new AbortController()
    const long = once(stop.signal, 'abort').then(async () => {
      await pause(5)
      happened.push('ended')
    })

    const failed = awaitAll<unknown>([long, Promise.reject(new Error('first'))], () => {
      happened.push('given up')
      stop.abort()
      return Promise.resolve()
    })

    await expect(failed).rejects.toThrow('first')
    expect(happened).toEqual(['given up', 'ended'])
  })

  it('on many files ends when one of them fails', async () => {
    const folder = await temporaryFolder()
    const names = Array.from({ length: 10 }, (_, at) => String(at))

    await expect(
      forEachFile(names, async (name) => {
        if (name === '0') throw new Error('the first cannot be written')
        await pause(5)
        await writeFile(join(folder, name), '')
      }),
    ).rejects.toThrow('cannot be written')

    expect(await readdir(folder)).toHaveLength(9)
  })
})
