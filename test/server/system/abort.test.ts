import { describe, expect, it, onTestFinished } from 'vitest'
import { createAbort } from '../../../server/system/abort.ts'

describe('a signal that many queries listen to', () => {
  it('warns of none of them, and reaches all', async () => {
    const warnings: Error[] = []
    const keep = (warning: Error) => warnings.push(warning)
    process.on('warning', keep)
    onTestFinished(() => void process.off('warning', keep))
    const controller = createAbort()
    let heard = 0
    for (let query = 0; query < 50; query++) controller.signal.addEventListener('abort', () => (heard += 1))

    controller.abort()
    await new Promise(setImmediate)

    expect(heard).toBe(50)
    expect(warnings.filter(({ name }) => name === 'MaxListenersExceededWarning')).toEqual([])
  })
})
