import { describe, expect, it } from 'vitest'
import { type Duck, withDuck } from '../../pipeline/duckdb.ts'
import { script } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folders.ts'

/** Longer than any test waits, unless it is interrupted. */
const ENDLESS =
  'SELECT count(*) AS times FROM range(10_000_000) a, range(10_000_000) b WHERE (a.range * b.range) % 7 = 3'

const options = async () => ({ threads: 1, temporary: await temporaryFolder() })

describe('a DuckDB that work is done with', () => {
  it('runs queries in the order in which they are given, also those given at once', async () => {
    const answers = await withDuck(await options(), (duck) =>
      Promise.all([
        duck.run('CREATE TABLE t (n INTEGER)'),
        duck.run('INSERT INTO t VALUES (1)'),
        duck.rows('SELECT * FROM t'),
      ]),
    )

    expect(answers[2]).toEqual([{ n: 1 }])
  })

  it('is not opened where no query comes, and is closed where it cannot be opened', async () => {
    const impossible = { ...(await options()), memoryLimit: 'no memory' }

    expect(await withDuck(impossible, () => Promise.resolve('done'))).toBe('done')
    await expect(withDuck(impossible, (duck) => duck.rows('SELECT 1'))).rejects.toThrow('Failed to set config')
  })

  it('continues after a query that fails', async () => {
    const rows = await withDuck(await options(), async (duck) => {
      await expect(duck.run('SELECT no_such_column')).rejects.toThrow('no_such_column')
      return duck.rows('SELECT 1 AS n')
    })

    expect(rows).toEqual([{ n: 1 }])
  })

  it('is closed when the work throws: running queries are interrupted, waiting ones never begin', async () => {
    const settled: Promise<PromiseSettledResult<unknown>[]>[] = []

    await expect(
      withDuck(await options(), (duck) => {
        settled.push(Promise.allSettled([duck.rows(ENDLESS), duck.run('CREATE TABLE never (n INTEGER)')]))
        return Promise.reject(new Error('the work failed'))
      }),
    ).rejects.toThrow('the work failed')

    const [[running, waiting] = []] = await Promise.all(settled)
    expect(running).toMatchObject({ status: 'rejected' })
    expect(waiting).toMatchObject({ reason: { message: expect.stringContaining('has ended') as string } })
  })

  it('is closed with the first error of several queries at once, however the others end', async () => {
    await expect(
      withDuck(await options(), (duck) => Promise.all([duck.run('SELECT no_such_column'), duck.rows(ENDLESS)])),
    ).rejects.toThrow('no_such_column')
  })

  it('with two connections runs two queries beside each other; a third one waits', async () => {
    const settled: Promise<PromiseSettledResult<unknown>[]>[] = []

    await expect(
      withDuck({ ...(await options()), connections: 2 }, async (duck) => {
        await duck.run('CREATE TABLE shared (n INTEGER)')
        const endless = duck.rows(ENDLESS)
        // This answers while that one runs.
        expect(await duck.rows('SELECT count(*)::INTEGER AS n FROM shared')).toEqual([{ n: 0 }])
        settled.push(Promise.allSettled([endless, duck.rows(ENDLESS), duck.run('CREATE TABLE never (n INTEGER)')]))
        throw new Error('the work failed')
      }),
    ).rejects.toThrow('the work failed')

    const [[, , waiting] = []] = await Promise.all(settled)
    expect(waiting).toMatchObject({ reason: { message: expect.stringContaining('has ended') as string } })
  })

  it('takes no query after the work has ended', async () => {
    const kept: Duck[] = []
    await withDuck(await options(), (duck) => {
      kept.push(duck)
      return Promise.resolve()
    })

    await expect(kept[0]?.rows('SELECT 1')).rejects.toThrow('has ended')
  })

  it('does not let work end well that has not awaited its queries', async () => {
    await expect(
      withDuck(await options(), (duck) => {
        void duck.run(ENDLESS)
        return Promise.resolve()
      }),
    ).rejects.toThrow('await them all')
  })

  it.each([1, 2])(
    'ends its process without a signal if one of many queries fails, with %i connections',
    async (count) => {
      const { ended } = script(`
      import { withDuck } from '$ROOT/pipeline/duckdb.ts'
      let refused = 0
      for (let round = 0; round < 40; round++) {
        await withDuck({ threads: 2, connections: ${String(count)}, temporary: '${await temporaryFolder()}' }, async (duck) => {
          await duck.run('CREATE TABLE t AS SELECT range AS n, range::VARCHAR AS text FROM range(100000)')
          const rows = () => duck.rows('SELECT * FROM t WHERE n % 97 = 1 ORDER BY text')
          await Promise.all([rows(), duck.run('SELECT no_such_column'), rows(), rows(), rows(), rows()])
        }).catch(() => (refused += 1))
      }
      console.log(refused)`)

      expect(await ended).toMatchObject({ exit: 0, stdout: '40\n' })
    },
  )
})
