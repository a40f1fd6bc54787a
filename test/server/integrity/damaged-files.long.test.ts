import { Lake } from '../../../lake/lake.ts'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Manifest, publishedFiles } from '../../../schemas/core/manifest.ts'
import { createIntegrity } from '../../../server/integrity/file-integrity.ts'
import { hashFile } from '../../../server/integrity/hash-file.ts'
import { scrub } from '../../../server/integrity/scrub.ts'
import { follow } from '../../../server/snapshots/follow.ts'
import { flipBit } from '../../fuzz/flipped-bits.ts'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { begin, readBytes, hashBytes } from '../helpers/download.ts'
import { ask, eventually } from '../helpers/http.ts'
import { quietIntegrity } from '../helpers/integrity.ts'
import { type SampleTwice, sampleTwice } from '../helpers/sample-twice.ts'

const LIMITS = { concurrency: 2, timeoutMs: 60_000, olderSnapshots: 2 }

let dataDir: string
let newest: string
let manifest: Manifest
let nameFolder: SampleTwice['nameFolder']

const silentLog = () => pino({ level: 'silent' })

beforeAll(async () => {
  ;({ dataDir, newest, manifest, nameFolder } = await sampleTwice())
})

afterAll(() => rm(dataDir, { recursive: true }))

/** Finds the file of a table in the newest snapshot; of a monthly table the given month. */
function findPath(table: string, month = 'all'): string {
  const found = publishedFiles(manifest).find(({ file }) => file.startsWith(`${table}/`) && file.includes(month))
  if (found === undefined) throw new Error(`no ${table} ${month}`)
  return join(nameFolder(newest), found.file)
}

/** Does something while a bit of a file is flipped, by default in its middle. */
async function whileDamaged<T>(path: string, work: () => Promise<T>, at?: number): Promise<T> {
  const bytes = await readFile(path)
  await writeFile(path, flipBit(bytes, at ?? Math.floor(bytes.length / 2), 3))
  try {
    return await work()
  } finally {
    await writeFile(path, bytes)
  }
}

describe('a flipped bit in the manifest', () => {
  it('keeps the snapshot from opening', async () => {
    const path = join(nameFolder(newest), 'manifest.json')
    const text = await readFile(path, 'utf8')
    const at = text.indexOf('"retrieved_at": "') + '"retrieved_at": "202'.length
    await whileDamaged(
      path,
      async () => {
        const following = await follow(new Lake(dataDir), { ...LIMITS, integrity: quietIntegrity() }, silentLog())
        expect(following.current()).toBeNull()
        await following.close()
      },
      at,
    )
  })
})

describe('a server whose disk damages a file', () => {
  let api: Api
  const PORTFOLIO = '/v1/fund/62415896000127/portfolio?date=20251031'
  const FILE = '/v1/bulk/cvm_fund_portfolio/competence_month=2025-10'

  beforeEach(async () => {
    api = await serve(dataDir, { METRICS_PORT: '0', SCRUB_BYTES_PER_SECOND: '0' })
    return () => api.stop({ keepData: true })
  })

  const damagedTables = async () => {
    const { text } = await ask(api.metricsPort ?? 0, '/metrics')
    return Number(/^market_data_damaged_tables (\d+)$/m.exec(text)?.[1])
  }

  it('answers 503 with table and month, reports the damage everywhere, and answers again once the file is restored', async () => {
    await whileDamaged(findPath('cvm_fund_portfolio_packed', '2025-10'), async () => {
      const refused = readProblem(await api.get(PORTFOLIO))
      const [ready, status] = [await ask(api.port, '/readyz'), await ask(api.port, '/status?format=json')]

      expect(refused).toMatchObject({
        status: 503,
        code: 'unavailable',
        error_data: { reason: 'damaged_data', table: 'cvm_fund_portfolio_packed', month: '2025-10' },
      })
      expect(refused.message).toContain('cvm_fund_portfolio_packed 2025-10')
      expect(refused.message).not.toContain(dataDir)
      expect((await api.get('/v1/datasets')).status).toBe(200)
      expect(ready.status).toBe(200)
      expect(ready.text).toContain('cvm_fund_portfolio_packed 2025-10')
      expect(JSON.parse(status.text)).toMatchObject({
        data: { status: 'attention', degraded: [expect.stringContaining('cvm_fund_portfolio_packed 2025-10')] },
      })
      expect(await damagedTables()).toBe(1)
    })

    expect((await api.get(PORTFOLIO)).status).toBe(200)
    await eventually(async () => ((await damagedTables()) === 0 ? true : null))
    expect((await ask(api.port, '/readyz')).text).not.toContain('degraded')
  })

  it('serves nothing of the file, neither whole nor in ranges', async () => {
    await whileDamaged(findPath('cvm_fund_portfolio', '2025-10'), async () => {
      for (const range of [{}, { range: 'bytes=0-99' }]) {
        expect(readProblem(await api.get(FILE, { headers: range }))).toMatchObject({ status: 503 })
      }
    })

    expect((await api.get(FILE)).status).toBe(200)
  })

  it('opens the snapshot again when a table that was left out at the opening is restored', async () => {
    const path = findPath('cvm_fund_class')
    const own = await whileDamaged(path, async () => {
      const started = await serve(dataDir, { SCRUB_BYTES_PER_SECOND: '0' })
      expect((await started.get(PORTFOLIO)).status).toBe(503)
      expect((await ask(started.port, '/readyz')).status).toBe(200)
      return started
    })
    try {
      await eventually(async () => ((await own.get(PORTFOLIO)).status === 200 ? true : null))
    } finally {
      await own.stop({ keepData: true })
    }
  })

  it('does not count by damaged calendars, and still answers its status', async () => {
    const own = await whileDamaged(findPath('calendar_holiday'), async () => {
      const started = await serve(dataDir, { SCRUB_BYTES_PER_SECOND: '0' })
      expect(readProblem(await started.get('/v1/datasets'))).toMatchObject({ status: 503, code: 'unavailable' })
      expect((await started.get(PORTFOLIO)).status).toBe(200)
      expect((await ask(started.port, '/status?format=json')).text).toContain('calendar_holiday')
      return started
    })
    await own.stop({ keepData: true })
  })

  it('detects a replaced file and a missing file', async () => {
    const path = findPath('cvm_fund_portfolio_packed', '2025-10')
    const bytes = await readFile(path)
    await writeFile(`${path}.other`, flipBit(bytes, 5_000, 1))
    await rename(path, `${path}.good`)
    expect((await api.get(`${PORTFOLIO}&provenance=true`)).status).toBe(503)
    await rename(`${path}.other`, path)
    expect((await api.get(`${PORTFOLIO}&provenance=true`)).status).toBe(503)
    await rename(`${path}.good`, path)

    expect((await api.get(`${PORTFOLIO}&provenance=true`)).status).toBe(200)
  })
})

describe('a bit that flips while nobody writes', () => {
  /**
   * Flips a bit as a disk does: neither the size nor the time of the last write shows it, and here ctime does not
   * either.
   */
  async function rot(path: string, bytes: Buffer): Promise<void> {
    const { atime, mtime } = await stat(path)
    await writeFile(path, bytes)
    await utimes(path, atime, mtime)
  }

  it('is found by the scrub, which reads all files in turn, and is refused from then on', async () => {
    const rotten = new Set<string>()
    const read: string[] = []
    // A disk that gives other bytes under the same stat.
    const integrity = createIntegrity(silentLog(), async (path, ...how) => {
      read.push(path)
      const hashed = await hashFile(path, ...how)
      return hashed !== null && rotten.has(path) ? { ...hashed, sha256: 'f'.repeat(64) } : hashed
    })
    const following = await follow(new Lake(dataDir), { ...LIMITS, integrity }, silentLog())
    const path = findPath('cvm_fund_portfolio', '2025-10')
    const lines = new URL('../../../schemas/datasets/cvm_fund_portfolio/api/lines/wide_lines.sql', import.meta.url)
    const query = () => following.use(null, (snapshot) => snapshot.query(lines, { cnpjs: ['1'] }, ['2025-10']))
    rotten.add(path)
    const failed: unknown[] = []
    const stop = scrub(integrity, { bytesPerSecond: 2 ** 30, failed: (error) => failed.push(error) })
    await eventually(() => Promise.resolve(following.damaged().length > 0 || null))
    await eventually(() => Promise.resolve((integrity.findLongestUnread()?.readAt ?? 0) > 0 || null))
    stop()

    await expect(query()).rejects.toMatchObject({ code: 'unavailable', errorData: { table: 'cvm_fund_portfolio' } })
    expect(following.damaged()).toEqual(['cvm_fund_portfolio 2025-10'])
    expect(new Set(read)).toEqual(new Set(publishedFiles(manifest).map(({ file }) => join(nameFolder(newest), file))))
    expect(failed).toEqual([])
    await following.close()
  })

  it('never completes a download: the connection breaks before the last bytes', async () => {
    const path = findPath('cvm_fund_portfolio', '2025-10')
    const bytes = await readFile(path)
    const stale = await stat(path)
    // Knows the file from before the damage, and gets the stat of that time.
    const api = await serve(dataDir, { SCRUB_BYTES_PER_SECOND: '0' })
    const FILE = '/v1/bulk/cvm_fund_portfolio/competence_month=2025-10'
    try {
      expect(hashBytes(await readBytes(await begin(api, FILE)))).toBe(hashBytes(bytes))
      await rot(path, flipBit(bytes, bytes.length - 100, 2))
      const got = await begin(api, FILE).then(
        (answer) => (answer.statusCode === 200 ? readBytes(answer).then(hashBytes, () => 'broken') : 'refused'),
        () => 'broken',
      )
      expect(['broken', 'refused']).toContain(got)
      expect(stale.size).toBe(bytes.length)
    } finally {
      await writeFile(path, bytes)
      await api.stop({ keepData: true })
    }
  })
})
