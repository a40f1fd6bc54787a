import { expect, it } from 'vitest'
import { retryWithOneThread } from '../../../pipeline/compile/out-of-memory.ts'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

/** A compile whose DuckDB has too little memory for some numbers of threads, and the numbers that it was run with. */
function compileThatNeedsMemory(isTooMuch: (threads: number) => boolean) {
  const tried: number[] = []
  const compile = async (threads: number) => {
    tried.push(threads)
    const memoryLimit = isTooMuch(threads) ? '20MB' : '200MB'
    const options = { threads, temporary: await temporaryFolder(), memoryLimit }
    return withDuck(options, (duck) =>
      duck.rows("SELECT length(list(repeat('x', 100) || range)) AS n FROM range(500_000)"),
    )
  }
  return { tried, compile }
}

it('a compile for which DuckDB has too little memory runs again with one thread', async () => {
  const { tried, compile } = compileThatNeedsMemory((threads) => threads > 1)

  expect(await retryWithOneThread(4, compile)).toEqual([{ n: '500000' }])
  expect(tried).toEqual([4, 1])
})

it('a compile that needs too much memory with one thread holds back its partition', async () => {
  const { tried, compile } = compileThatNeedsMemory(() => true)

  await expect(retryWithOneThread(2, compile)).rejects.toMatchObject({ name: 'BuildError', code: 'OUT_OF_MEMORY' })
  expect(tried).toEqual([2, 1])
})

it('a compile that fails for another reason does not run again', async () => {
  const tried: number[] = []
  const failing = retryWithOneThread(4, (threads) => {
    tried.push(threads)
    return Promise.reject(new Error('no column cnpj'))
  })

  await expect(failing).rejects.toThrow('no column cnpj')
  expect(tried).toEqual([4])
})
