import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { manifestSchema } from '../../schemas/core/manifest.ts'
import { createKey } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import { holdConnection, TWO_THREADS, withConnection } from '../helpers/duckdb.ts'
import { median, milliseconds, report } from './measure.ts'

const FUNDS = 300
/** This port and the next four must be free. */
export const PORT = 18_080

export interface BenchClient {
  /** Measures the milliseconds until an answer has arrived: plain bytes, or an encoding that the client can unpack. */
  readonly get: (path: string, encoding?: 'identity' | 'gzip') => Promise<number>
  readonly stop: () => void
}

/** Starts the server in its own process, as in production: the client's work does not count for the server. */
export async function startBenchServer(dataDir: string, port: number): Promise<BenchClient> {
  const key = await createKey(
    openFileKeyStore(dataDir),
    { name: 'bench', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null },
    new Date(),
  )
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', UV_THREADPOOL_SIZE: '16' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${String(port)}`
  await untilReady(`${address}/readyz`)
  // By default `fetch` asks for compressed bytes, which the bare query does not make.
  const get = (path: string, encoding = 'identity') =>
    milliseconds(async () => {
      const headers = { 'x-api-key': key, 'accept-encoding': encoding }
      const response = await fetch(`${address}${path}`, { headers })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answered ${String(response.status)}`)
    })
  return { get, stop: () => child.kill('SIGTERM') }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      // The server does not listen yet.
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not become ready`)
}

/** Measures portfolios that are requested once, so that none is cached, against the bare query for the same rows. */
export async function measurePortfolio(dataDir: string, month: string): Promise<void> {
  const { file, funds } = await filedFunds(dataDir, month)
  const { it: connection, close } = await holdConnection(TWO_THREADS)
  await connection.run('SET parquet_metadata_cache = true')
  const bare = await connection.prepare(`SELECT * FROM read_parquet('${file}') WHERE cnpj = $cnpj`)
  const { get, stop } = await startBenchServer(dataDir, PORT)
  const times: { api: number; packed: number; query: number }[] = []
  for (const cnpj of funds) {
    const query = await milliseconds(async () => {
      bare.bind({ cnpj })
      const reader = await bare.runAndReadAll()
      reader.getRowObjectsJson()
    })
    const path = `/v1/fund/${cnpj}/portfolio?date=${month}-28`
    // Each encoding is an answer of its own, so the second request is made anew too.
    times.push({ query, api: await get(path), packed: await get(path, 'gzip') })
  }
  const settled = times.slice(20)
  const [api, query] = [median(settled.map((time) => time.api)), median(settled.map((time) => time.query))]
  report(
    'portfolio over HTTP, cold / bare query',
    `${(api / query).toFixed(2)} ×  (p50 ${api.toFixed(1)} ms against ${query.toFixed(1)} ms)`,
    {
      value: api / query,
      limit: 1.5,
      unit: '×',
    },
  )
  const packed = median(settled.map((time) => time.packed))
  report('the same, packed with gzip / bare query', `${(packed / query).toFixed(2)} ×  (p50 ${packed.toFixed(1)} ms)`)
  stop()
  await close()
}

/** Requests the same funds from one month and from many months, in turn, without a date. */
export async function measureGrowth(oneDir: string, manyDir: string, months: number): Promise<void> {
  const { funds } = await filedFunds(oneDir, '2025-10')
  const [one, many] = [await startBenchServer(oneDir, PORT + 1), await startBenchServer(manyDir, PORT + 2)]
  const times: { one: number; many: number }[] = []
  for (const cnpj of funds) {
    times.push({ one: await one.get(`/v1/fund/${cnpj}/portfolio`), many: await many.get(`/v1/fund/${cnpj}/portfolio`) })
  }
  const settled = times.slice(20)
  const [a, b] = [median(settled.map((time) => time.one)), median(settled.map((time) => time.many))]
  report(
    `portfolio p50, ${String(months)} months / 1 month`,
    `${(b / a).toFixed(2)} ×  (${b.toFixed(1)} ms against ${a.toFixed(1)} ms)`,
    {
      value: b / a,
      limit: 1.2,
      unit: '×',
    },
  )
  one.stop()
  many.stop()
}

async function filedFunds(dataDir: string, month: string): Promise<{ file: string; funds: string[] }> {
  const current = resolve(dataDir, 'current')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(current, 'manifest.json'), 'utf8')))
  const entry = manifest.partitions.find(({ partition }) => partition === `competence_month=${month}`)
  const file = join(current, entry?.tables['cvm_fund_portfolio']?.file ?? '')
  const select = `SELECT cnpj FROM read_parquet('${file}') GROUP BY cnpj ORDER BY md5(cnpj) LIMIT ${String(FUNDS)}`
  const rows = await withConnection((connection) => connection.runAndReadAll(select), TWO_THREADS)
  return { file, funds: rows.getColumns().flat().map(String) }
}
