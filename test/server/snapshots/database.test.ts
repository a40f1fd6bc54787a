import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DatabaseOptions, openDatabase } from '../../../server/snapshots/database.ts'
import { findProcessSpill } from '../../../server/snapshots/spill-folder.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { eventually } from '../helpers/http.ts'

const OPTIONS = { folder: '/nowhere', memoryLimit: '300MB', concurrency: 2, timeoutMs: 60_000 }
const SLOW = 'SELECT count(*)::INTEGER AS times FROM range(3_000) a, range(30_000) b WHERE (a.range * b.range) % 7 = 8'

/** Lists folders of databases: the process has one spill folder, with a folder in it for each. */
const spilt = async () => {
  const folder = await findProcessSpill()
  const entries = folder === null ? [] : await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** What servers of this worker have open beside the test. */
let others: readonly string[]

beforeAll(async () => {
  vi.stubEnv('TMPDIR', await temporaryFolder())
})
beforeEach(async () => {
  others = await spilt()
})
afterAll(() => vi.unstubAllEnvs())

const openWith = (more: Partial<DatabaseOptions>, setUp: readonly string[] = []) =>
  openDatabase({ ...OPTIONS, ...more }, setUp)

it('every connection of a database keeps the footers of the files that it reads', async () => {
  const db = await openWith({ concurrency: 3 })

  const kept = ["SELECT current_setting('parquet_metadata_cache') AS kept", {}] as const
  const answers = await Promise.all(Array.from({ length: 3 }, () => db.query(...kept)))
  db.close()

  expect(answers.flat()).toEqual(Array(3).fill({ kept: true }))
})

describe('a closed database', () => {
  it('lets running and waiting queries end, and only then closes everything', async () => {
    const happened: string[] = []
    const db = await openWith({ concurrency: 1, onClosed: () => happened.push('closed') })
    const answers = ['running', 'waiting'].map(async (name) => {
      expect(await db.query(SLOW, {})).toEqual([{ times: 0 }])
      happened.push(name)
    })

    db.close()
    await Promise.all(answers)

    // The session is given back just before the answer is delivered.
    await eventually(() => Promise.resolve(happened.length === 3 || null))
    expect(happened.toSorted()).toEqual(['closed', 'running', 'waiting'])
    expect(happened[0]).toBe('running')
    expect((await spilt()).filter((name) => !others.includes(name))).toEqual([])
  })

  it('still delivers the rows of a finished result', async () => {
    const db = await openWith({})
    const { pieces } = await db.rows("SELECT range::VARCHAR || repeat('x', 100) AS text FROM range(100_000)", {})

    db.close()

    let count = 0
    for await (const piece of pieces) count += piece.length
    expect(count).toBe(100_000)
  })
})

describe('a database that cannot be opened', () => {
  it.each([
    ['with a statement that fails', {}, ['CREATE TABLE t AS SELECT * FROM range(1000000)', 'SELECT no_such_column']],
    ['with a setting that is none', { memoryLimit: 'much' }, []],
  ])('%s says so and leaves nothing on disk', async (_name, more, setUp) => {
    await expect(openWith(more, setUp)).rejects.toThrow()

    expect((await spilt()).filter((name) => !others.includes(name))).toEqual([])
  })
})
