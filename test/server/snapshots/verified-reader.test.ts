import { createHash } from 'node:crypto'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PlacedFile } from '../../../server/integrity/damaged-file.ts'
import { type Database, openDatabase } from '../../../server/snapshots/database.ts'
import { createVerifiedReader } from '../../../server/snapshots/verified-reader.ts'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { flipBit } from '../../fuzz/flipped-bits.ts'
import { quietIntegrity } from '../helpers/integrity.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

let folder: string
let file: PlacedFile
let good: Buffer
let bad: Buffer
let db: Database

beforeEach(async () => {
  folder = await temporaryFolder()
  const path = join(folder, 'numbers.parquet')
  await withDuck({ threads: 1, temporary: folder }, (duck) =>
    duck.run(`COPY (SELECT i, 'n' || i AS name FROM range(5000) t(i)) TO ${literal(path)}`),
  )
  good = await readFile(path)
  // DuckDB keeps the footer of the file, where this bit is.
  bad = flipBit(good, good.length - 200, 2)
  const sha256 = createHash('sha256').update(good).digest('hex')
  file = { path, bytes: good.length, sha256, table: 'numbers', month: null }
  db = await openDatabase({ folder, memoryLimit: '300MB', concurrency: 1, timeoutMs: 60_000 }, [])
})

afterEach(() => {
  db.close()
})

const ask = () => db.query(`SELECT sum(i)::VARCHAR AS total FROM read_parquet(${literal(file.path)})`, {})

/** Waits for the beginning of a second, because DuckDB tells the versions of a file apart by seconds. */
const waitForSecond = () => setTimeout(1_000 - (Date.now() % 1_000))

describe('a file that is damaged under a read, and repaired', () => {
  it('is not read again by that database, which may keep the damaged bytes', async () => {
    const integrity = quietIntegrity()
    const reader = createVerifiedReader(integrity)
    await waitForSecond()
    const read = reader.read([file], async () => {
      await writeFile(file.path, bad)
      try {
        return await ask()
      } finally {
        await writeFile(file.path, good)
        // Another request hashes the repaired file.
        await integrity.verifyAgain([file])
      }
    })
    await expect(read).rejects.toMatchObject({ code: 'unavailable', message: /being written/ })
    expect(reader.hasReadWrites()).toBe(true)
    await expect(reader.read([file], ask)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is not read by a request that begins before the disturbed read has ended', async () => {
    const integrity = quietIntegrity()
    const reader = createVerifiedReader(integrity)
    let endFirst: () => void = () => undefined
    const first = reader.read([file], () => new Promise<void>((resolve) => (endFirst = resolve)))
    while (integrity.findVersion(file) === null) await setTimeout(1)
    await writeFile(file.path, bad)
    await writeFile(file.path, good)
    await expect(reader.read([file], ask)).rejects.toMatchObject({ code: 'unavailable' })
    endFirst()
    await expect(first).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is read by a database that is opened afterwards', async () => {
    const integrity = quietIntegrity()
    const reader = createVerifiedReader(integrity)
    await integrity.verify([file])
    await writeFile(file.path, bad)
    await expect(reader.read([file], ask)).rejects.toMatchObject({ code: 'unavailable', message: /damaged/ })
    await writeFile(file.path, good)
    expect(await reader.read([file], ask)).toEqual([{ total: '12497500' }])
    expect(reader.hasReadWrites()).toBe(false)
  })
})

describe('a file to which nobody writes', () => {
  it('is read though links to it come and go meanwhile, and the next read needs no other database', async () => {
    const reader = createVerifiedReader(quietIntegrity())
    const churn = async () => {
      const { ctimeMs } = await stat(file.path)
      while ((await stat(file.path)).ctimeMs === ctimeMs) {
        await link(file.path, `${file.path}.copy`)
        await rm(`${file.path}.copy`)
      }
      return ask()
    }
    expect(await reader.read([file], churn)).toEqual([{ total: '12497500' }])
    expect(await reader.read([file], churn)).toEqual([{ total: '12497500' }])
    expect(reader.hasReadWrites()).toBe(false)
  })

  it('keeps its version when it is hashed again', async () => {
    const integrity = quietIntegrity()
    await integrity.verify([file])
    const before = integrity.findVersion(file)
    await integrity.hashAgain(file)
    expect(before).not.toBeNull()
    expect(integrity.findVersion(file)).toBe(before)
    await writeFile(file.path, good)
    expect(integrity.findVersion(file)).toBeNull()
    await integrity.verify([file])
    expect(integrity.findVersion(file)).not.toBe(before)
  })
})
