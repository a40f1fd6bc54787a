import { describe, expect, it } from 'vitest'
import { KeptValues } from '../../../../schemas/fund/api/kept-values.ts'

/** Reads each key as an object of its own, and remembers what was asked. */
function createReader() {
  const asked: (readonly string[])[] = []
  const read = (missing: readonly string[]) => {
    asked.push(missing)
    return Promise.resolve((key: string) => {
      if (!missing.includes(key)) throw new Error(`${key} was not read`)
      return { key }
    })
  }
  return { asked, read }
}

const names = (values: readonly { readonly key: string }[]) => values.map(({ key }) => key)

describe('values that stay in memory', () => {
  it('are read once, and given in the order of their keys', async () => {
    const [kept, { asked, read }] = [new KeptValues<{ key: string }>(10), createReader()]

    expect(names(await kept.readAll(['b', 'a'], read))).toEqual(['b', 'a'])
    expect(names(await kept.readAll(['a', 'c', 'b'], read))).toEqual(['a', 'c', 'b'])
    expect(names(await kept.readAll(['c', 'a'], read))).toEqual(['c', 'a'])
    expect(asked).toEqual([['b', 'a'], ['c']])
  })

  it('are given where another request empties the memory while the rest is read', async () => {
    const [kept, { read }] = [new KeptValues<{ key: string }>(3), createReader()]
    await kept.readAll(['a', 'b'], read)
    const slow = kept.readAll(['a', 'd'], async (missing) => {
      await kept.readAll(['e', 'f', 'g'], read)
      return read(missing)
    })

    expect(names(await slow)).toEqual(['a', 'd'])
  })

  it('are no more than the bound, whatever is asked', async () => {
    const [kept, { asked, read }] = [new KeptValues<{ key: string }>(2), createReader()]

    expect(names(await kept.readAll(['a', 'b', 'c'], read))).toEqual(['a', 'b', 'c'])
    await kept.readAll(['a', 'b', 'c'], read)
    expect(asked).toEqual([['a', 'b', 'c'], ['c']])
  })
})
