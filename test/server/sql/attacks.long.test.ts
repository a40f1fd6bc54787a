import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLockedDatabase } from '../../../server/sql/run-statement.ts'
import { type Api, serve } from '../helpers/api.ts'
import { ask, eventually } from '../helpers/http.ts'
import type { SampleTwice } from '../helpers/sample-twice.ts'
import {
  demandPlainAnswer,
  listSqlProcesses,
  readSqlError,
  readTicks,
  serveSqlApi,
  SQL_LIMITS,
  type SqlApi,
  type SqlError,
  sqlRowsOf,
  WORKING,
} from '../helpers/sql.ts'
import { type Attack, ATTACKS, ENDLESS } from './attacks.ts'

/** What the kernel can hold a process by. */
const KERNEL = execFileSync('perl', ['runtime/confine.pl', '--kernel']).toString()

let served: SqlApi
let world: SampleTwice
let api: Api
let key: string
let post: SqlApi['post']

beforeAll(async () => {
  served = await serveSqlApi()
  ;({ world, api, key, post } = served)
})

afterAll(() => api.stop())

describe('An attack', () => {
  const names = Object.keys(ATTACKS)

  it.each(names)('%s gets an honest error, and the next statement an answer', async (name) => {
    const outcomes: Attack[] = []
    for (const { sql } of ATTACKS[name] ?? []) {
      const answer = await post({ sql })
      const error = readSqlError(answer)
      outcomes.push({ sql, refused: error.error_data.sql?.reason ?? error.code })
      // No error names a place on the machine.
      expect(answer.text).not.toMatch(/\/(work|tmp|root|home|usr|proc)\b.*\.(parquet|sql|json)|snapshots\//)
    }
    expect(outcomes).toEqual(ATTACKS[name])
    await demandPlainAnswer(served)
  })

  it('with parentheses without end is too long, or what it says', async () => {
    const nested = (times: number) => post({ sql: `SELECT ${'('.repeat(times)}1${')'.repeat(times)} AS a` })
    expect((await nested(10_000)).status).toBe(400)
    const answer = await nested(9_900)
    expect(answer.status === 200 ? sqlRowsOf(answer) : readSqlError(answer).code).toEqual([{ a: '1' }])
    await demandPlainAnswer(served)
  })

  it('without an end is stopped by the clock', async () => {
    const hasty = await serve(world.dataDir, { ...SQL_LIMITS, SQL_TIMEOUT_MS: '3000' })
    try {
      for (const sql of ENDLESS) {
        const path = `/v1/sql?sql=${encodeURIComponent(sql)}`
        const { status, text, headers } = await ask(hasty.port, path, { headers: { 'x-api-key': key } })
        const error = JSON.parse(text) as SqlError
        // Clients send a 503 again, and the statement would take as long again.
        expect([sql, status, error.error_data.sql]).toEqual([sql, 400, { reason: 'too_much_time', limit: 3000 }])
        expect(error.message).toContain('more than 3 seconds')
        expect(headers['retry-after']).toBeUndefined()
      }
    } finally {
      await hasty.stop({ keepData: true })
    }
  })

  it('is not helped by the database itself, which can read one folder and nothing else', async () => {
    const folder = await realpath(world.nameFolder(world.newest))
    const other = await realpath(world.nameFolder(world.old))
    symlinkSync('/etc/passwd', join(folder, 'link'))
    symlinkSync(other, join(folder, 'links'))
    writeFileSync(join(world.dataDir, 'secret.csv'), 'a\n1\n')
    const instance = await openLockedDatabase(folder, { memoryMib: 100, threads: 1 })
    const connection = await instance.connect()
    const read = (path: string) => `SELECT * FROM read_text('${path}')`
    const refused = [
      read('/etc/passwd'),
      read(`${folder}/link`),
      read(`${folder}/links/manifest.json`),
      read(`${folder}/../${world.old}/manifest.json`),
      read(`${other}/manifest.json`),
      read(`${world.dataDir}/secret.csv`),
      read(`${world.dataDir}/keys.json`),
      read('/proc/self/environ'),
      `SELECT * FROM '${other}/changelog/all/*.parquet'`,
      `SELECT * FROM glob('/etc/*')`,
      `SELECT * FROM read_csv('https://example.com/x.csv')`,
      `COPY (SELECT 1) TO '${world.dataDir}/x.csv'`,
      `ATTACH '${world.dataDir}/x.db'`,
      'INSTALL httpfs',
      'LOAD httpfs',
      'SET enable_external_access = true',
      'SET lock_configuration = false',
      `SET allowed_directories = ['/']`,
      `SET temp_directory = '/tmp'`,
      `SET memory_limit = '64GB'`,
    ]
    const answered: string[] = []
    for (const sql of refused)
      await connection.run(sql).then(
        () => answered.push(sql),
        () => undefined,
      )

    expect((await connection.runAndReadAll(read(`${folder}/manifest.json`))).currentRowCount).toBe(1)
    expect(answered).toEqual([])
    connection.closeSync()
    instance.closeSync()
  })
})

describe('The process that runs statements', () => {
  it('has nothing of the server: no environment, no file to write, its own limits', async () => {
    process.env['SECRET_OF_THE_SERVER'] = 'secret'
    await demandPlainAnswer(served)
    delete process.env['SECRET_OF_THE_SERVER']
    const [pid = 0] = listSqlProcesses()
    const limits = readFileSync(`/proc/${String(pid)}/limits`, 'utf8')

    expect(
      readFileSync(`/proc/${String(pid)}/environ`, 'utf8')
        .split('\0')
        .map((each) => each.split('=')[0])
        .sort(),
    ).toEqual(['', 'HOME', 'PWD', 'TSX_DISABLE_CACHE', 'TZ'])
    expect(limits).toMatch(/^Max file size +0 /m)
    expect(limits).toMatch(/^Max core file size +0 /m)
    expect(limits).toMatch(/^Max data size +\d+ /m)
    expect(readlinkSync(`/proc/${String(pid)}/cwd`)).toBe(await realpath(world.nameFolder(world.newest)))
  })

  it.runIf(KERNEL.includes('seccomp'))(
    'is held by the kernel: it gets no new privileges, and its calls are filtered',
    async () => {
      await demandPlainAnswer(served)
      const [pid = 0] = listSqlProcesses()

      expect(readFileSync(`/proc/${String(pid)}/status`, 'utf8')).toMatch(/^NoNewPrivs:\t1\nSeccomp:\t2$/m)
    },
  )

  it('takes nothing with it when it is killed: the statement gets an error, the next one a process of its own', async () => {
    await demandPlainAnswer(served)
    const [pid = 0] = listSqlProcesses()
    const [used, running] = [readTicks(pid), post({ sql: ENDLESS[0] })]
    await eventually(() => Promise.resolve(readTicks(pid) > used + WORKING ? true : null))
    process.kill(pid, 'SIGKILL')
    const answer = await running

    expect([answer.status, readSqlError(answer).error_data.reason]).toEqual([503, 'sql_process_ended'])
    await demandPlainAnswer(served)
    expect(listSqlProcesses()).not.toContain(pid)
  })

  it('is killed when the client leaves, which frees its place', async () => {
    await demandPlainAnswer(served)
    const [pid = 0] = listSqlProcesses()
    const [used, path] = [readTicks(pid), `/v1/sql?sql=${encodeURIComponent(ENDLESS[0] ?? '')}`]
    const leaving = request({ port: api.port, path, headers: { 'x-api-key': key } }).end()
    leaving.on('error', () => undefined)
    await eventually(() => Promise.resolve(readTicks(pid) > used + WORKING ? true : null))
    leaving.destroy()
    await eventually(() => Promise.resolve(listSqlProcesses().includes(pid) ? null : true))

    await demandPlainAnswer(served)
  })

  it('serves a key at most as often at once as it may, and refuses the rest at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post({ sql: 'SELECT sum(range) AS n FROM range(30000000)' })))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    expect(
      answers.filter(({ status }) => status === 429).map((answer) => readSqlError(answer).error_data.reason),
    ).toEqual(['concurrency'])
  })
})
