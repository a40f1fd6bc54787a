import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { manifestSchema } from '../../schemas/core/manifest.ts'
import { configFrom } from '../../server/config.ts'
import { createKey } from '../../server/keys.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { median, milliseconds, report } from './measure.ts'

const FUNDS = 300

interface Client {
  readonly server: RunningServer
  readonly get: (path: string) => Promise<number>
}

async function serve(dataDir: string): Promise<Client> {
  const key = await createKey(
    dataDir,
    { name: 'bench', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null },
    new Date(),
  )
  const server = await startServer(configFrom({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const get = (path: string) =>
    milliseconds(async () => {
      const response = await fetch(`http://127.0.0.1:${String(server.port)}${path}`, { headers: { 'x-api-key': key } })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answered ${String(response.status)}`)
    })
  return { server, get }
}

/** A portfolio asked for once, so nothing of it is kept, against the bare query that fetches the same rows. */
export async function measurePortfolio(dataDir: string, month: string): Promise<void> {
  const { connection, file, funds } = await bareDatabase(dataDir, month)
  const bare = await connection.prepare(`SELECT * FROM read_parquet('${file}') WHERE cnpj = $cnpj`)
  const { server, get } = await serve(dataDir)
  const times: { api: number; query: number }[] = []
  for (const cnpj of funds) {
    const query = await milliseconds(async () => {
      bare.bind({ cnpj })
      const reader = await bare.runAndReadAll()
      reader.getRowObjectsJson()
    })
    times.push({ query, api: await get(`/v1/fund/${cnpj}/portfolio?date=${month}-28`) })
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
  await server.stop()
}

/** The same funds asked of one month and of many, in turn, with the date left out. */
export async function measureGrowth(oneDir: string, manyDir: string, months: number): Promise<void> {
  const { funds } = await bareDatabase(oneDir, '2025-10')
  const [one, many] = [await serve(oneDir), await serve(manyDir)]
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
  await one.server.stop()
  await many.server.stop()
}

async function bareDatabase(
  dataDir: string,
  month: string,
): Promise<{ connection: DuckDBConnection; file: string; funds: string[] }> {
  const current = resolve(dataDir, 'current')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(current, 'manifest.json'), 'utf8')))
  const entry = manifest.partitions.find(({ partition }) => partition === `competence_month=${month}`)
  const file = join(current, entry?.tables['cvm_fund_portfolio']?.file ?? '')
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
  await connection.run('SET parquet_metadata_cache = true')
  const rows = await connection.runAndReadAll(
    `SELECT cnpj FROM read_parquet('${file}') GROUP BY cnpj ORDER BY md5(cnpj) LIMIT ${String(FUNDS)}`,
  )
  return { connection, file, funds: rows.getColumns().flat().map(String) }
}
